"""faubourg replay and verify: look at a record, and whether its chance was honest."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from faubourg.cli import common, showing
from faubourg.cli.common import app, console
from faubourg.core import files, presentation, registry, replay
from faubourg.core.model import Value
from faubourg.core.texts import Texts
from faubourg.drawing.svg import standalone

SvgFolder = Annotated[Path | None, typer.Option("--svg", help="Write a picture per step there.")]


@app.command("replay")
def replay_file(
    file: common.RecordFile,
    svg: SvgFolder = None,
    content: common.ContentFile = None,
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """Step through a game (Enter, b back, q quit), or print its log when nobody is there."""
    kept = common.read_record(file)
    with common.naming(file):
        match = replay.follow(kept, common.read_content(content))
    texts = common.texts_for(language)
    players = common.players_of(kept, texts)
    if svg is not None:
        _write_pictures(match, svg, players, texts)
    if as_json:
        common.show_json(showing.result(match, players, texts))
    elif svg is None:
        _step_through(showing.Voice(common.game_of(kept), match, texts, players))
        showing.show_result(match, players, texts)


def _write_pictures(match: replay.AnyMatch, folder: Path, players: list[str], texts: Texts) -> None:
    drawer = registry.find_game(match.rules.key).drawer(match.rules)
    states = [state for state, _ in match.timeline()]
    for number, state in enumerate(track(states, "svg", console=common.errors, transient=True)):
        known = match.rules.known(state, None)
        seat = known.actors[0] if known.actors and known.actors[0] >= 0 else 0
        picture = drawer.draw(known, texts, presentation.Look(seat=seat, names=tuple(players)))
        files.write_whole(folder / f"{number:04}.svg", standalone(picture))
    console.print(texts.say("cli.pictures", {"count": len(states), "folder": str(folder)}))


def _step_through(voice: showing.Voice) -> None:
    """Forward and back by keys in a terminal; otherwise everything at once."""
    pages = list(voice.pages())
    if not sys.stdin.isatty():
        for page in pages:
            for line in page.lines:
                console.print(line, markup=False, soft_wrap=True)
        return
    place = 0
    while place < len(pages):
        page = pages[place]
        console.print(page.board, markup=False)
        for line in page.lines:
            console.print(line, markup=False)
        word = console.input(f"[dim]{place}/{len(pages) - 1}[/dim] > ").strip().lower()
        if word in ("q", "quit"):
            return
        place = max(0, place - 1) if word in ("b", "back") else place + 1


@app.command("verify")
def verify_file(
    file: common.RecordFile,
    content: common.ContentFile = None,
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """Recompute every outcome of chance; exit code 1 if an entry lies."""
    kept = common.read_record(file)
    with common.naming(file):
        verdict = replay.verify(kept, common.read_content(content))
    if as_json:
        common.show_json({"honest": verdict.honest, **asdict(verdict)})
    else:
        _tell_verdict(verdict, language)
    raise typer.Exit(0 if verdict.honest else 1)


def _tell_verdict(verdict: replay.Verdict, language: str) -> None:
    say = common.texts_for(language).say
    if verdict.honest:
        console.print(say("cli.honest", {"outcomes": verdict.outcomes}))
        console.print(say(f"luck-{verdict.luck}"))
        return
    values: dict[str, Value] = {
        "entry": verdict.liar,
        "given": verdict.given,
        "expected": verdict.expected,
    }
    console.print(say("cli.lies", values))
