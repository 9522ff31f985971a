"""faubourg replay: step through a record, draw it, or read its result."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from faubourg.cli.common import (
    AsJson,
    ContentFile,
    Language,
    RecordFile,
    app,
    console,
    errors,
    game_of,
    naming,
    players_of,
    read_content,
    read_record,
    show_json,
    texts_for,
)
from faubourg.cli.results import result, show_result
from faubourg.core.files import write_whole
from faubourg.core.presentation import Look
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch, follow
from faubourg.core.telling import Tale
from faubourg.core.texts import Texts
from faubourg.drawing.svg import standalone

SvgFolder = Annotated[Path | None, typer.Option("--svg", help="Write a picture per step there.")]


@app.command("replay")
def replay(
    file: RecordFile,
    svg: SvgFolder = None,
    content: ContentFile = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Step through a game (Enter, b back, q quit), or print its log when nobody is there."""
    kept = read_record(file)
    with naming(file):
        match = follow(kept, read_content(content))
    texts = texts_for(language)
    players = players_of(kept, texts)
    if svg is not None:
        _write_pictures(match, svg, players, texts)
    if as_json:
        show_json(result(match, players, texts))
    elif svg is None:
        _step_through(Tale(game_of(kept), match, texts, players))
        show_result(match, players, texts)


def _write_pictures(match: AnyMatch, folder: Path, players: list[str], texts: Texts) -> None:
    drawer = find_game(match.rules.key).drawer(match.rules)
    states = [state for state, _ in match.timeline()]
    for number, state in enumerate(track(states, "svg", console=errors, transient=True)):
        known = match.rules.known(state, None)
        seat = known.actors[0] if known.actors and known.actors[0] >= 0 else 0
        picture = drawer.draw(known, texts, Look(seat=seat, names=tuple(players)))
        write_whole(folder / f"{number:04}.svg", standalone(picture))
    console.print(texts.say("cli.pictures", {"count": len(states), "folder": str(folder)}))


def _step_through(tale: Tale) -> None:
    """Forward and back by keys in a terminal; otherwise everything at once."""
    pages = list(tale.pages())
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
