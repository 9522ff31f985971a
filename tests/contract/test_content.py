"""Component data of all games: a record names those it was played with."""

from __future__ import annotations

import pytest

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.record import BadRecord, dump, load
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch, follow, record_of

# By game: some data of its file, and what may stand there as well.
CORRECTED = {
    "arcologies": ("stone = 1\nvotes = 3", "stone = 2\nvotes = 4"),
    "big_city": ('"456"', '"654"'),  # the middle row runs the other way
    "la_citta": ("palace = 4", "palace = 5"),
    "small_city": ("places = 2", "places = 3"),
    "town_center": ('"SSCCS"', '"SCCCS"'),
}


@pytest.mark.parametrize("key", CORRECTED)
def test_a_record_names_the_content_it_was_played_with(key: str) -> None:
    game, (old, new) = find_game(key), CORRECTED[key]
    usual = game.export() if game.export else ""
    mine = usual.replace(old, new)
    assert mine != usual
    match: AnyMatch = Match(game.rules(2, content=mine), Chance.seeded("content"))
    kept = load(dump(record_of(match, ["Ada", "Basile"])))
    assert kept.header.content == match.rules.content != game.rules(2).content
    assert game.rules(2, content=usual).content == game.rules(2).content
    assert follow(kept, mine).state == match.state
    with pytest.raises(BadRecord, match="component data"):
        follow(kept)
