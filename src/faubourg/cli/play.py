"""faubourg play: a game in the terminal."""

from __future__ import annotations

import os
from datetime import datetime
from itertools import chain, count, cycle
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from faubourg.bots import BOTS, USUAL, level_of
from faubourg.bots.outside import make_any_bot
from faubourg.cli import common
from faubourg.cli.again import bots_wanted
from faubourg.cli.common import app, console
from faubourg.cli.session import Quit, Session
from faubourg.core.chance import Chance, new_nonce, new_secret
from faubourg.core.match import Match
from faubourg.core.model import is_over
from faubourg.core.names import seat_names
from faubourg.core.observation import Bot
from faubourg.core.registry import Game, find_game
from faubourg.core.replay import resume
from faubourg.core.texts import Texts

NEIGHBOURS = ("Odile", "Basile", "Irène", "Hector", "Mathilde", "Jules", "Clémence")

People = Annotated[int, typer.Option("--people", "-p", min=0, help="How many play at this screen.")]
BotNames = Annotated[
    str,
    typer.Option(
        "--bot", "--bots", "-b",
        help="Who plays the other seats, one after the other: names separated by commas, or "
        "exec:COMMAND for a program of your own.",
    ),
]  # fmt: skip
Names = Annotated[list[str], typer.Option("--name", help="A person's name; repeatable.")]
Load = Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")]
Seed = Annotated[str, typer.Option("--seed", help="The same luck again, for trying things out.")]


@app.command("play")
def play(
    game: common.GameKey = "",
    seats: common.Seats = None,
    people: People = 1,
    bot: BotNames = USUAL,
    name: Names = [],  # noqa: B006  # typer reads it, nobody changes it
    option: common.Options = [],  # noqa: B006
    load: Load = None,
    content: common.ContentFile = None,
    seed: Seed = "",
    language: common.Language = "",
) -> None:
    """Play in the terminal; type help there for the commands."""
    texts = common.texts_for(language)
    if load is not None:
        session = _loaded(load, common.read_content(content), people, bot, texts)
    elif game:
        chosen = find_game(game)
        count = common.usual_seats(chosen, seats)
        rules = chosen.rules(count, common.read_options(option), common.read_content(content))
        players = _names(count, people, name, texts)
        bots = _bots(chosen, players, people, bot, texts)
        session = Session(chosen, Match(rules, _chance(seed, count)), texts, players, bots)
    else:
        common.complain("which game? For example: faubourg play town_center")
    _run(session, load or _autosave_path(session.game))
    while people and is_over(session.match.state):
        wanted = bots_wanted(session.game, bot, not session.bots, texts)
        if wanted is None:
            break
        bot, session = wanted, _another(session, people, wanted, seed)
        _run(session, _autosave_path(session.game))


def _another(done: Session, people: int, bots: str, seed: str) -> Session:
    """The same game of the same people; a seed gives the same luck again."""
    rules, players = done.match.rules, list(done.players)
    match = Match(rules, _chance(seed, rules.seats))
    sitting = _bots(done.game, players, people, bots, done.texts)
    return Session(done.game, match, done.texts, players, sitting)


def _chance(seed: str, seats: int) -> Chance:
    nonces = tuple(new_nonce() for _ in range(seats))
    return Chance.seeded(seed) if seed else Chance(new_secret(), nonces)


def _names(seats: int, people: int, given: list[str], texts: Texts) -> list[str]:
    """Names as given, then "Player 2"; bots have names of their own."""
    persons = seat_names(given, common.numbered(people, texts))
    return (
        [*persons, *NEIGHBOURS][:seats] if people else [*NEIGHBOURS, texts.say("cli.you")][:seats]
    )


def _bots(game: Game, players: list[str], people: int, bots: str, texts: Texts) -> dict[int, Bot]:
    """From the first name on again, where there are fewer names than seats; who sits where."""
    names, found = cycle(name.strip() for name in bots.split(",")), dict[int, Bot]()
    for seat, player in list(enumerate(players))[people:]:
        name = next(names)
        found[seat] = make_any_bot(name, game)
        ours = level_of(name) in BOTS
        told = {"who": player, "bot": texts.say(f"bot-{name}") if ours else name}
        console.print(Text(texts.say("cli.sits", told)), soft_wrap=True)
    return found


def _loaded(path: Path, content: str, people: int, bot: str, texts: Texts) -> Session:
    kept = common.read_record(path)
    with common.naming(path):
        match = resume(kept, content)
    game = common.game_of(kept)
    console.print(Text(texts.say("cli.loaded", {"file": str(path)})))
    players = common.players_of(kept, texts)
    bots = _bots(game, players, people, bot, texts)
    return Session(game, match, texts, players, bots, kept.notes)


def _run(session: Session, path: Path) -> None:
    """Play to the end; who leaves early finds the game again."""
    say = session.texts.say
    console.print(Text(say("cli.welcome", {"game": say(f"{session.game.key}.name")})))
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        pass
    if session.match.entries:
        session.save(path)
        key = "cli.finished" if is_over(session.match.state) else "cli.left"
        console.print(Text(say(key, {"file": str(path)})), soft_wrap=True)


def _autosave_path(game: Game) -> Path:
    """A new file each time: no game is ever written over."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    name = f"{game.key}-{datetime.now():%Y-%m-%d-%H%M%S}"
    endings = chain([""], (f"-{number}" for number in count(2)))
    paths = (Path(state) / "faubourg" / f"{name}{ending}.jsonl" for ending in endings)
    return next(path for path in paths if not path.exists())
