"""Who got what: all that changes by itself is on a sheet, with its reasons, and adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pictures import EN, FR
from words import plain

from faubourg.core.model import Action, Message, Seat
from faubourg.core.presentation import Sheet
from faubourg.games.arcologies.events import PumpsMade
from faubourg.games.arcologies.state import PUMPS
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.actions import SUPPLY, Put, PutAbroad
from faubourg.games.small_city.components import EACH_RAW
from faubourg.games.small_city.state import CONSTRUCTION
from games.arcologies.random_games import choose, ready
from games.arcologies.table import table as arcologies_table
from games.small_city.random_games import crowded
from games.small_city.table import CityTable, start, table

AnyTable = CityTable[Any, Any]
GAMES: dict[str, Callable[[], AnyTable]] = {
    "alone": lambda: start(1, {"difficulty": "president"}),
    "crowded alone": lambda: next(crowded(1, {}, "sheet")),
    "crowded": lambda: next(crowded(3, {}, "sheet")),
    "economic": lambda: next(crowded(2, {"victory": "economic"}, "sheet")),
    "citizen": lambda: next(crowded(2, {"victory": "citizen"}, "sheet")),
    "arcologies": lambda: next(ready(2, {}, "sheet")),
    "arcologies apart": lambda: next(ready(2, {"pumps_and_parks": "apart"}, "sheet 2")),
    "arcologies alone": lambda: next(ready(1, {}, "sheet 3")),
}
LOST = (Put, PutAbroad)  # choices by which a unit may leave the player


def goods(state: Any, seat: Seat, seats: int) -> int:
    """In store, and waiting for a place."""
    stored = sum(cities.raw_owned(state.city.boroughs[seat], raw) for raw in EACH_RAW)
    return stored + (sum(state.units) if state.units and state.turn == seat else 0)


def counted(state: Any, seat: Seat, seats: int) -> dict[str, int]:
    """What sheets tell of, by the name of the sheet."""
    borough = state.city.boroughs[seat]
    found = {"income": borough.money, "votes": borough.votes, "pollution": borough.pollution}
    pumps = borough.extras[PUMPS] if borough.extras else 0
    return {**found, "raw": goods(state, seat, seats), "value": borough.value, "pumps": pumps}


def sheets(game: AnyTable, events: list[Any]) -> list[Sheet]:
    known = game.rules.known(game.state, None)
    found = [game.narrator.sheet(event, known) for event in events]
    return [sheet for sheet in found if sheet is not None]


def step(game: AnyTable, seat: Seat, action: Action) -> list[Sheet]:
    game.state.events = []
    game.rules.apply(game.state, seat, action)
    told = sheets(game, game.state.events)
    game.state.events = None
    return told


def on_sheets(told: list[Sheet], seat: Seat) -> Counter[str]:
    found = Counter[str]()
    for sheet in told:
        key = sheet.title.key.partition("sheet-")[2]
        found[key] += sum(share.amount for share in sheet.shares if share.seat == seat)
    return found


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_changed_by_itself_is_on_a_sheet_and_adds_up(name: str) -> None:
    game, rng, compared = GAMES[name](), Random(name), Counter[str]()
    seats = game.rules.seats
    while game.state.actors:
        before, seat = game.state.clone(), game.state.actors[0]
        action = choose(game, seat, rng)  # type: ignore[arg-type]  # any lively choice will do
        told = step(game, seat, action)
        if not told or before.step == CONSTRUCTION:  # a plan changes much by choice
            continue
        for who in range(seats):
            if game.state.city.boroughs[who].gone:
                continue
            was, now = (counted(state, who, seats) for state in (before, game.state))
            found = on_sheets(told, who)
            for key in found:
                lost = key == "raw" and isinstance(action, LOST)
                if not lost or getattr(action, "store", SUPPLY) != SUPPLY:
                    assert now[key] - was[key] == found[key], (name, key, action)
                    compared[key] += bool(found[key])
    wanted = {"income", "votes", "pollution", "raw"} - ({"income"} if name == "alone" else set())
    wanted |= {"value"} if name in ("economic", "citizen") else set()
    wanted |= {"pumps"} if name == "arcologies" else set()
    assert wanted <= set(+compared) or name.endswith("alone"), compared


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_reasons_of_pollution_add_up(name: str) -> None:
    game, rng, compared = GAMES[name](), Random(name), 0
    while game.state.actors:
        seat = game.state.actors[0]
        for sheet in step(game, seat, choose(game, seat, rng)):  # type: ignore[arg-type]
            if sheet.title.key.endswith("sheet-pollution"):
                for share in sheet.shares:
                    assert share.amount == terms(share.why)
                    compared += 1
    assert compared or name == "alone"


def terms(why: Message) -> int:
    values = why.values
    plus = [values["citizens"], values["made"], values.get("dirt", 0)]
    return sum(map(int, plus)) - int(values["parks"])


def words(game: AnyTable, *actions: str) -> list[list[str]]:
    """Title, amount and reason of each share, in both languages."""
    for action in actions[:-1]:
        game.play(action)
    told = step(game, game.seat, game.action(actions[-1]))
    return [
        [plain(t.say(sheet.title.key, sheet.title.values)), str(share.amount),
         plain(t.say(share.why.key, share.why.values))]
        for t in (EN, FR) for sheet in told for share in sheet.shares if share.seat == game.seat
    ]  # fmt: skip


def test_goods_and_pollution_say_where_they_come_from() -> None:
    game = table("factory-1 a1; warehouse a2; park-2 d1* e1; residential-1 g1*; residential-1 g3*",
                 seats=1, phase=3, pollution=[7])  # fmt: skip
    assert words(game, "pick 1 d1", "go 1 a1", "stop") == [
        ["Income: raw materials", "1", "1 wood"],
        ["Revenus : matières premières", "1", "1 bois"],
    ]
    assert words(game, "put wood 1 a2")[:3] == [
        ["Votes", "2", "homes 2, now 2"],
        ["Pollution", "2", "citizens 3, raw materials 1, parks −2, level 9 now"],
        ["Voix", "2", "logements 2, soit 2 en tout"],
    ]


def test_pumps_are_on_a_sheet() -> None:
    game = arcologies_table("arcology c3", pumps=[3])
    (sheet,) = sheets(game, [PumpsMade(0, 2, 3)])
    (share,) = sheet.shares
    assert share.amount == 2
    for texts, title, why in (
        (EN, "Income: hydrogen pumps", "made by 2 pairs, now 3 of 6"),
        (FR, "Revenus : pompes à hydrogène", "l’œuvre de 2 duos, soit 3 sur 6"),
    ):
        assert plain(texts.say(sheet.title.key, sheet.title.values)) == title
        assert plain(texts.say(share.why.key, share.why.values)) == why
