"""One's games for one in words: the best of each mode, and what the next rank asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from faubourg.core import solo
from faubourg.core.model import Rank, Value
from faubourg.core.registry import Game, rules_of
from faubourg.core.texts import Texts


@dataclass(frozen=True)
class Played:
    """A finished game for one."""

    table: str
    game: str
    mode: solo.Mode
    score: int | None  # None if it was lost


def alone_card(game: Game, played: Sequence[Played], texts: Texts) -> dict[str, object] | None:
    """How to play it alone: its modes and ranks with one's own records; None if one cannot."""
    if game.fewest > 1:
        return None
    modes = [mode_card(game, mode, played, texts) for mode in solo.modes(game)]
    own = [one for one in played if one.game == game.key]
    newest = [one.score for one in own if one.mode == own[0].mode]
    ranks, lines = rank_list(game, texts), record_lines(game, newest, texts)
    return {"modes": modes, "ranks": ranks, "lines": lines}


def end_lines(
    game: Game, table: str, mode: solo.Mode, played: Sequence[Played], texts: Texts
) -> list[str]:
    """Of a finished game, with what all those before have counted."""
    same = [one for one in played if (one.game, one.mode) == (game.key, mode)]
    scores = [one.score for one in same]
    return [*_new_best(game, table, same, texts), *record_lines(game, scores, texts)]


def _new_best(game: Game, table: str, same: Sequence[Played], texts: Texts) -> list[str]:
    others = [one.score for one in same if one.table != table]
    before = solo.best(ranks_of(game), others)
    now = solo.best(ranks_of(game), [one.score for one in same])
    return [texts.say("web.solo-new-best")] if others and now != before else []


def ranks_of(game: Game) -> list[Rank]:
    return rules_of(game.key, 1, (), "").solo_ranks()


def mode_card(
    game: Game, mode: solo.Mode, played: Sequence[Played], texts: Texts
) -> dict[str, object]:
    """A way to play alone, with one's own record."""
    scores = [one.score for one in played if (one.game, one.mode) == (game.key, mode)]
    return {
        "fields": [(f"option-{key}", value) for key, value in mode],
        "name": mode_name(game, mode, texts),
        "games": texts.say("web.solo-games", {"count": len(scores)}) if scores else "",
        "lines": record_lines(game, scores, texts),
    }


def mode_name(game: Game, mode: solo.Mode, texts: Texts) -> str:
    options = {option.key: option for option in solo.solo_options(game)}
    return ", ".join(texts.tell(options[key].named(game.key, value)) for key, value in mode)


def record_lines(game: Game, scores: Sequence[int | None], texts: Texts) -> list[str]:
    """The best score with its rank, and the next rank; nothing before the first game."""
    if not scores:
        return []
    ranks = ranks_of(game)
    best = solo.best(ranks, scores)
    wanted = solo.next_rank(ranks, best)
    lines = [texts.say("web.solo-none") if best is None else _best(ranks, best, texts)]
    if wanted and wanted.mark is not None:
        lines.append(_next(ranks, wanted, texts))
    return lines


def _best(ranks: Sequence[Rank], best: int, texts: Texts) -> str:
    have = solo.reached(ranks, best)
    if have is None:
        return texts.say("web.solo-best", {"score": best})
    return texts.say("web.solo-best-rank", {"score": best, "rank": texts.say(have.key)})


def _next(ranks: Sequence[Rank], wanted: Rank, texts: Texts) -> str:
    fewer = "yes" if solo.fewer_is_better(ranks) else "no"
    mark = wanted.mark or 0
    values: dict[str, Value] = {"rank": texts.say(wanted.key), "mark": mark, "fewer": fewer}
    return texts.say("web.solo-next", values)


def rank_list(game: Game, texts: Texts) -> list[dict[str, object]]:
    """The highest first; without a limit for one that any score reaches."""
    ranks = ranks_of(game)
    sign = "≤" if solo.fewer_is_better(ranks) else "≥"
    return [
        {"name": texts.say(r.key), "mark": "" if r.mark is None else f"{sign} {r.mark}"}
        for r in reversed(ranks)
    ]
