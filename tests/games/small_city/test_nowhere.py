"""What a touch in vain is told: the reason that decides, its rule, and when it would do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from random import Random
from typing import Any

import pytest
from pictures import EN, FR, every_picture, lit
from words import plain

from faubourg.core.explain import deepest
from faubourg.core.model import Reason
from faubourg.core.presentation import Look
from games.arcologies.random_games import ready
from games.arcologies.table import table as arcologies_table
from games.small_city.random_games import crowded, decisions, walk
from games.small_city.table import CityTable, Table, table
from games.small_city.test_narrate_refusals import full_zone

HALL = "town-hall c3 d3 c4 d4"
NAME = re.compile(r'data-name="([^"]+)"')


def told(game: CityTable[Any, Any], *names: str, nearest: Reason | None = None) -> tuple[str, ...]:
    """In both languages, and the rule."""
    found = game.narrator.refused(game.known, game.seat, frozenset(names), nearest)
    assert found is not None, names
    reason, values = found
    return (*(plain(texts.say(reason.key, values)) for texts in (EN, FR)), reason.rule)


POSITIONS: dict[str, Callable[[], Table]] = {
    "full": lambda: table(full_zone(), money=[9], supply="park-1=99"),
    "mayor": lambda: table(full_zone("", but="b2"), money=[9], supply="park-1=99", mayor="b2 b3"),
    "smoke": lambda: table(
        "refinery b2; refinery b5; refinery e2; refinery e5; refinery g3; refinery a7; refinery d7",
        money=[9],
    ),
    "village": lambda: table(f"{HALL}; residential-1 a1*", money=[9]),
    "empty": lambda: table(HALL, money=[9]),
    "homes": lambda: table(f"{HALL}; residential-1 a1*; school b2; refinery g7", money=[9]),
    "council": lambda: table(HALL, phase=7, money=[1], votes=[1], discs=["industry-2"]),
    "rich council": lambda: table(HALL, phase=7, money=[9], discs=["industry-4"]),
    "councillor": lambda: (
        table(HALL, phase=1, money=[9], discs=["economy-1"])
        .follow("street a1 b1")
        .circle()
        .play("take councillor")
    ),
    "moves": lambda: table("park-1 a1*; residential-1 c1", phase=3),
}


@pytest.mark.parametrize(("position", "name", "english", "french", "rule"), [
    ("full", "tile:residential-1",
     "There is no room for a residential 1 in your zone: no cell is free.",
     "Il n’y a pas de place pour une Zone Résidentielle 1 dans votre Zone Constructible : aucune "
     "case n’est libre.", "5.2.3"),
    ("full", "tile:port",
     "There is no room for a port in your zone: nowhere are 4 free cells in its shape.",
     "Il n’y a pas de place pour un Port dans votre Zone Constructible : nulle part 4 cases "
     "libres n’ont sa forme.", "5.2.3"),
    ("mayor", "tile:park-1",
     "The only room for a park 1 is on b2, and the mayor’s visit closes b2 this round.",
     "La seule place pour un Parc 1 est en b2, et la visite du maire ferme b2 ce tour-ci.",
     "4.1.10"),
    ("empty", "tile:commercial-1",
     "Commercial 1 needs 1 residential tile around one of its cells; where there is room for it "
     "there are none.",
     "Zone Commerciale 1 demande 1 Zone Résidentielle autour d’une de ses cases ; là où il y a "
     "de la place, il n’y en a aucune.", "6.2.2"),
    ("village", "tile:commercial-2",
     "Commercial 2 needs 2 residential tiles around one of its cells; where there is room for it "
     "b1 has the most, 1: a1.",
     "Zone Commerciale 2 demande 2 Zones Résidentielles autour d’une de ses cases ; là où il y a "
     "de la place, la mieux placée, b1, en a 1 : a1.", "6.2.2"),
    ("homes", "tile:residential-3",
     "Residential 3 needs 3 cultural buildings around one of its cells; where there is room for "
     "it there are 2 at most, around c2: town hall, school.",
     "Zone Résidentielle 3 demande 3 bâtiments culturels autour d’une de ses cases ; là où il y "
     "a de la place, il y en a 2 au plus, autour de c2 : Mairie, École.", "6.1.2"),
    ("homes", "tile:factory-3",
     "Factory 3 needs a refinery and a port around one of its cells; where there is room for it "
     "f6 has only the refinery.",
     "Usine 3 demande une Raffinerie et un Port autour d’une de ses cases ; là où il y a de la "
     "place, la mieux placée, f6, n’a que la Raffinerie.", "6.3.2"),
    ("village", "tile:warehouse",
     "A warehouse is not built alone: each new factory brings one, free of charge.",
     "Un Entrepôt ne se bâtit pas seul : chaque nouvelle Usine en apporte un, gratuitement.",
     "6.3.3"),
    ("village", "mirror:yes",
     "Choose a tile first, then how it is turned.",
     "Choisissez d’abord une tuile, puis son orientation.", "1.2.6"),
    ("council", "space:industry-4",
     "Your disc in industry stands in column 2: it can go on to column 3 or begin again in "
     "column 1.",
     "Votre disque (industrie) est en colonne 2 : il peut avancer en colonne 3 ou repartir en "
     "colonne 1.", "11.1.3"),
    ("council", "space:tourism-2",
     "A disc begins tourism in column 1, and goes on column by column.",
     "Un disque commence une ligne (tourisme) en colonne 1, puis avance de colonne en colonne.",
     "11.1.3"),
    ("council", "space:industry-3",
     "Column 3 costs $3 or 3 votes; you have $1 and 1 vote.",
     "La colonne 3 coûte 3 $ ou 3 Voix ; vous avez 1 $ et 1 Voix.", "11.1.6"),
    ("rich council", "space:industry-3",
     "Your disc in column 4 of industry stays there for good.",
     "Votre disque en colonne 4 (industrie) y reste pour toujours.", "11.1.3"),
    ("councillor", "space:economy-4",
     "Your disc in economy stands in column 1: it can go on to column 2.",
     "Votre disque (économie) est en colonne 1 : il peut avancer en colonne 2.", "11.1.3"),
    ("moves", "space:economy-3",
     "This is not the moment to invest: citizens are on the move. One invests in phase 7, or "
     "with the City councillor in phase 1.",
     "Ce n’est pas le moment d’investir : les Citoyens se déplacent. On investit en phase 7, ou "
     "en phase 1 avec le Conseiller Municipal.", "11.1.1"),
    ("moves", "cell:d4",
     "There is nothing to choose on this cell now: citizens are on the move.",
     "Rien à choisir sur cette case pour l’instant : les Citoyens se déplacent.", "1.6.5"),
])  # fmt: skip
def test_a_touch_in_vain_is_told_the_reason_that_decides(
    position: str, name: str, english: str, french: str, rule: str
) -> None:
    assert told(POSITIONS[position](), name) == (english, french, rule)


def test_what_cannot_be_built_anew_may_be_what_a_tile_grows_into() -> None:
    """5.5.7: one free cell will do."""
    cells = [f"{x}{y}" for y in range(1, 8) for x in "abcdefg" if x < "f" or y < 6]
    parks = "; ".join(f"park-1 {cell}" for cell in cells if cell not in ("e7", "d6", "d7"))
    game = table(f"{parks}; residential-1 e7*; school d6", money=[9], supply="park-1=99")
    english, french, rule = told(game, "tile:residential-2")
    assert english.endswith("But one of your tiles may grow into it: touch that tile.")
    assert french.endswith("Mais une de vos tuiles peut le devenir en s’agrandissant : touchez-la.")
    assert rule == "5.2.3" and "may grow" not in told(game, "tile:residential-3")[0]


def test_a_statue_that_fits_nowhere_is_told_where_it_comes_nearest() -> None:
    game = arcologies_table(
        "town-hall c3 d3 c4 d4; residential-1 a1*; commercial-1 b2", stock=["hall stone"]
    )
    assert told(game, "tile:statue-merchants", nearest=arcologies_reason(game)) == (
        "Merchants statue: its cell must be influenced by 2 commercial tiles; of the free cells "
        "b1 comes nearest, with one at b2.",
        "Statue des Marchands : il y faut l’influence de 2 Zones Commerciales ; la case libre la "
        "mieux placée, "
        "b1, n’en a qu’une, en b2.",
        "3.5",
    )


def arcologies_reason(game: CityTable[Any, Any]) -> Reason:
    reason = game.why_not("build statue-merchants g1")
    assert reason is not None
    return reason


def test_a_name_that_nothing_has_is_no_refusal_of_the_game() -> None:
    council, plan = table(phase=7, money=[9]), table(money=[9])
    for names in (["space:x-9"], ["promise:x"], ["promise:99"], ["tile:x"], []):
        for game in (council, plan):
            found = game.narrator.refused(game.known, 0, frozenset(names), None)
            assert found is None


# Whatever is drawn


def drawn_names(game: CityTable[Any, Any], rng: Random) -> list[str]:
    """What one could touch in vain: one thing of each kind."""
    can = lit(game)
    look = Look(seat=game.seat, viewer=game.seat, lit=can)
    names = sorted(set(NAME.findall(" ".join(every_picture(game, look)))) - can)
    return [rng.choice([*those]) for _, those in groupby(names, lambda name: name.split(":")[0])]


def nearest(game: CityTable[Any, Any], name: str) -> Reason | None:
    known, touches = game.known, game.drawer.touches
    tried = [a for a in game.rules.catalogue if name in touches(known, game.seat, a)]
    found = deepest(game.rules, known, game.seat, tried)
    return found[1] if found else None


@pytest.mark.parametrize("walks", [
    lambda: walk(1, {"difficulty": "senator"}, "vain"),
    lambda: crowded(2, {"victory": "electoral"}, "vain"),
    lambda: ready(2, {}, "vain"),
])  # fmt: skip
def test_nothing_that_is_drawn_is_refused_without_a_reason(
    walks: Callable[[], Iterator[CityTable[Any, Any]]],
) -> None:
    rng, met = Random("vain"), set[str]()
    for game in decisions(walks(), every=40):
        for name in drawn_names(game, rng):
            reason = nearest(game, name)
            found = game.narrator.refused(game.known, game.seat, frozenset({name}), reason)
            assert found or reason, (game.step, name)
            if found:
                words = [texts.say(found[0].key, found[1]) for texts in (EN, FR)]
                assert not any("???" in line or line[-1] != "." for line in words)
                met.add(found[0].key)
    assert {"small_city.wrong-step", "small_city.not-on-the-board"} <= met
