"""faubourg review: what a game was worth to each player, what chance did, what decisions cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from rich.progress import track
from rich.text import Text

from faubourg.bots.review import Review, account, parts_of, review
from faubourg.bots.review_words import ReviewTeller, ShownAccount, ShownDecision, ShownReview
from faubourg.cli import common
from faubourg.cli.common import app, console
from faubourg.core import replay
from faubourg.core.model import Value
from faubourg.core.registry import Game
from faubourg.core.texts import Texts

AT_ONCE = 8  # parts of a game between two signs of progress


@app.command("review")
def review_file(
    file: common.RecordFile,
    content: common.ContentFile = None,
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """Look back at a game: value over time, luck, the costliest decisions and the best one."""
    kept = common.read_record(file)
    with common.naming(file):
        match = replay.follow(kept, common.read_content(content))
    texts, game = common.texts_for(language), common.game_of(kept)
    found = _made(game, match)
    told = ReviewTeller(game, match, texts, common.players_of(kept, texts)).tell(found)
    if as_json:
        seats = range(match.rules.seats)
        sums = [asdict(account(found, seat)) for seat in seats]
        common.show_json({**asdict(found), "accounts": sums, "told": asdict(told)})
    else:
        _show(told, texts)


def _made(game: Game, match: replay.AnyMatch) -> Review:
    slices = list(range(0, len(parts_of(match)), AT_ONCE)) or [0]
    parts = iter(track(slices, "", console=common.errors, transient=True))
    found = review(game, match, next(parts), AT_ONCE)
    for start in parts:
        found = found.joined(review(game, match, start, start + AT_ONCE))
    return found


def _show(told: ShownReview, texts: Texts) -> None:
    console.print(Text(texts.say("cli.review-title"), style="bold"))
    for line in (*told.lines, told.source):
        console.print(Text(line), soft_wrap=True)
    for each in told.accounts:
        for shown in _account(each, texts):
            console.print(shown, soft_wrap=True)


def _account(one: ShownAccount, texts: Texts) -> Iterator[Text]:
    yield Text(f"\n{one.name}", style="bold yellow")
    for line in one.lines:
        yield Text(f"  {line}")
    for key, found in (("costly", one.costly), ("best", [one.best] if one.best else [])):
        if found:
            yield Text(f"  {texts.say(f'cli.review-{key}')}", style="bold")
            yield from (line for each in found for line in _decision(each, texts))


def _decision(one: ShownDecision, texts: Texts) -> Iterator[Text]:
    values: dict[str, Value] = {"step": one.at + 1, "line": one.lines[0]}
    yield Text(f"    {texts.say('cli.review-step', values)}")
    yield from (Text(f"      {line}", style="dim") for line in one.lines[1:])
