"""Positions to solve: the list of each game by difficulty, and one of them with its answer."""

from __future__ import annotations

import logging
from asyncio import to_thread
from typing import Annotated, Any

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from faubourg.bots import puzzles
from faubourg.bots.hint_words import HintTeller
from faubourg.bots.puzzle_words import verdict
from faubourg.bots.puzzles import LEVELS, BadPuzzles, Puzzle
from faubourg.core.foresight import ghost_of, guesses_at
from faubourg.core.observation import Observation
from faubourg.core.presentation import Look
from faubourg.core.registry import Game, find_game, games
from faubourg.core.texts import Texts
from faubourg.web.access import AnyRequest, asker, texts_of
from faubourg.web.pages import game_or_404, page
from faubourg.web.services import Services

log = logging.getLogger("faubourg.server")
Answer = Annotated[int, Parameter(ge=-1, le=1_000_000)]


def has_puzzles(game: Game) -> bool:
    return bool(puzzles.shipped(game)) or puzzles.own_file(game).is_file()


def offered(game: Game) -> list[Puzzle]:
    """A file of the host's own that holds none takes away none of ours."""
    try:
        return puzzles.all_of(game)
    except BadPuzzles as error:
        log.warning("%s", error)
        return puzzles.shipped(game)


@get("/puzzles", include_in_schema=False)
async def every_game(request: AnyRequest) -> Response[str]:
    texts, found = texts_of(request), [game for game in games().values() if has_puzzles(game)]
    return page(request, "puzzles.html", {"lists": [_list(game, texts) for game in found]})


@get("/puzzles/{key:str}", include_in_schema=False)
async def one_game(request: AnyRequest, key: str) -> Response[str]:
    return page(request, "puzzles.html", {"lists": [_list(game_or_404(key), texts_of(request))]})


def _list(game: Game, texts: Texts) -> dict[str, object]:
    """By difficulty; each with its number, which stays while the files do."""
    found = list(enumerate(offered(game), start=1))
    levels = [
        {"name": texts.say("puzzle-level", {"level": level}),
         "puzzles": [_line(n, one, texts) for n, one in found if one.level == level]}
        for level in LEVELS
    ]  # fmt: skip
    return {"key": game.key, "name": texts.say(f"{game.key}.name"), "levels": levels}


def _line(number: int, one: Puzzle, texts: Texts) -> dict[str, object]:
    values = {"seats": one.seats, "choices": len(one.worths)}
    return {"number": number, "about": texts.say("web.puzzle-about", values)}


@get("/puzzles/{key:str}/{number:int}", include_in_schema=False)
async def one_puzzle(
    request: AnyRequest, services: Services, key: str, number: int, answer: Answer = -1
) -> Response[str]:
    """With an answer: whether it solves it, and why the best choice is the best."""
    game, texts = game_or_404(key), texts_of(request)
    found = offered(game)
    if not 1 <= number <= len(found):
        raise NotFoundException(f"no puzzle {number} of {key}; there are {len(found)}")
    async with services.painting.take(asker(request)[0]):
        try:
            shown = await to_thread(_shown, found[number - 1], texts, answer)
        except BadPuzzles as error:  # of the host's own, from an older edition of the rules
            raise NotFoundException(str(error)) from error
    more = {"number": number, "next": number % len(found) + 1, "game_key": key}
    return page(request, "puzzle.html", {**shown, **more})


def _shown(one: Puzzle, texts: Texts, answer: int) -> dict[str, object]:
    match = puzzles.position(one)
    seen = match.observe(one.seat)
    names = [texts.say("web.player-number", {"number": seat + 1}) for seat in range(one.seats)]
    teller = HintTeller(find_game(one.game), seen.rules, texts, names, one.seat)
    given = next((act for act in seen.legal if act.index == answer), None)
    told = verdict(one, teller, seen, seen.rules.notation(given)) if given is not None else None
    who = {"who": names[one.seat]}
    return {
        "game": texts.say(f"{one.game}.name"),
        "you": texts.say("web.puzzle-seat", who) if one.seats > 1 else "",
        "level": texts.say("puzzle-level", {"level": one.level}),
        "status": [teller.say(words) for words in teller.narrator.status(seen.known, one.seat)],
        "prompt": teller.say(teller.narrator.prompt(seen.known, one.seat)),
        **_drawn(one, teller, seen, told is not None),
        "choices": [{"index": a.index, "label": teller.label(seen.known, a)} for a in seen.legal],
        "told": told,
        "answer": answer,
    }  # fmt: skip


def _drawn(
    one: Puzzle, teller: HintTeller, seen: Observation[Any, Any], solved: bool
) -> dict[str, object]:
    """The board as the seat knows it; once there is an answer, with the best choice on it."""
    rules, known, ghost, lit = seen.rules, seen.known, None, frozenset[str]()
    if solved:
        best = rules.parse(one.best)
        ghost = ghost_of(rules, one.seat, best, guesses_at(rules, known, one.seat))
        lit = frozenset(teller.drawer.touches(known, one.seat, best))
    look = Look(one.seat, lit=lit, ghost=ghost, names=tuple(teller.names), viewer=one.seat)
    panels = teller.drawer.panels(known, teller.texts, look)
    named = [
        {"title": teller.say(teller.narrator.panel_name(key)), "svg": svg}
        for key, svg in panels.items()
        if key != f"city:{one.seat + 1}"  # which is the board
    ]
    return {"board": teller.drawer.draw(known, teller.texts, look), "panels": named}


puzzle_pages = Router("/", route_handlers=[every_game, one_game, one_puzzle])
