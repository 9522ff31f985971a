"""Writes the golden records (golden.py): `python -m games.la_citta.make_golden` in tests/."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import golden
from golden import Golden, at_random, in_doubt

from faubourg.bots import make_bot
from faubourg.core.match import Match
from faubourg.core.model import Action, Seat
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.city import food, population_of, territory
from faubourg.games.la_citta.state import TURN, LaCittaState

CityMatch: TypeAlias = Match[LaCittaState, Action]


def with_care(match: CityMatch, seat: Seat, rng: Random) -> None:
    """The best of some actions, by points and by food for everybody."""
    legal = match.rules.legal(match.state, seat)
    some = rng.sample(legal, min(len(legal), 12))
    match.play(seat, max(some, key=lambda action: promise(match, seat, action)))


def promise(match: CityMatch, seat: Seat, action: Action) -> int:
    after = match.state.clone()
    match.rules.apply(after, seat, action)
    spare = food(after, territory(after, seat)) - population_of(after, seat)
    return match.rules.total(after, seat) + min(spare, 4) + after.gold[seat]


def idly(match: CityMatch, seat: Seat, rng: Random) -> None:
    """With care, but passing half of the turns."""
    if match.state.step == TURN and rng.random() < 0.5:
        match.play(seat, match.rules.parse("pass"))
    else:
        with_care(match, seat, rng)


def by_judgement(match: CityMatch, seat: Seat, rng: Random) -> None:
    """As our greedy bot plays."""
    match.play(seat, make_bot("greedy", GAME).choose(match.observe(seat), rng))


EXPANSION = {"expansion": "on"}
GOLDEN = [
    Golden("two", 2, "two players", seed="golden21"),
    Golden("three", 3, "three players", seed="golden3"),
    Golden("four", 4, "four players", seed="golden14"),
    Golden("five", 5, "five players", seed="golden1"),
    Golden("growth", 5, "the owner chooses which cities grow, as citizens run out",
           player=by_judgement, seed="golden4"),
    Golden("starvation", 3, "hunger, its penalty and its points", player=at_random),
    Golden("demolition", 2, "a market goes and its citizens with it", player=at_random,
           seed="golden33"),
    Golden("elimination", 3, "a player is eliminated, the others play on", player=at_random,
           seed="golden2"),
    Golden("last_one", 2, "one player is left before year 6", {"setup": "advanced"}, at_random),
    Golden("tied_voice", 3, "two Voices, used differently for two cities", seed="golden2"),
    Golden("order", 3, "one Voice, and the order of cities matters", seed="golden131"),
    Golden("shuffle", 4, "cards that nobody has seen are shuffled", player=idly),
    Golden("reshuffles", 4, "at two reshuffles running an unseen card is in front of somebody",
           player=idly, seed="golden1"),
    Golden("questions", 3, "two players look at the same hidden card"),
    Golden("expansion", 3, "roads, replaced and demolished, and all its buildings", EXPANSION,
           seed="golden6"),
    Golden("no_large_harvest", 2, "harvests on farmhouses only",
           {**EXPANSION, "large_harvest": "no"}),
    Golden("advanced", 4, "terrain by chance, castles by choice", {"setup": "advanced"}),
    Golden("advanced_expansion", 5, "both", {"setup": "advanced", **EXPANSION}),
    Golden("chosen_first", 3, "the table names the first player", {"first_player": "3"}),
    Golden("undo", 2, "choices taken back and done again", player=in_doubt(at_random),
           seed="golden1"),
]  # fmt: skip


if __name__ == "__main__":
    golden.make(GAME, GOLDEN, with_care, in_order=True)
