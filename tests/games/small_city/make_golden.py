"""Writes the golden records (golden.py): `python -m games.small_city.make_golden` in tests/."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import golden
from golden import Golden, Player, at_random, in_doubt

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Action, Seat
from faubourg.games.small_city import GAME, scoring
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.actions import Build, Demolish
from faubourg.games.small_city.knowledge import city_of
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.rules import BaseRules
from faubourg.games.small_city.state import City, SmallCityState
from faubourg.games.small_city.votes import votes_of

CONTENT = golden.RECORDS / "small_city" / "free_tiles.toml"
SOME = 4  # actions of a kind that are looked at

CityMatch: TypeAlias = Match[SmallCityState, Action]
Worth: TypeAlias = Callable[[BaseRules, City, Seat], float]


def by(worth: Worth) -> Player:
    """The best of some actions."""

    def play(match: CityMatch, seat: Seat, rng: Random) -> None:
        some = _some(match, seat, rng)
        match.play(seat, max(some, key=lambda action: _after(match, seat, action, worth)))

    return play


def _some(match: CityMatch, seat: Seat, rng: Random) -> list[Action]:
    """A few actions of each kind, and a few places for each kind of tile."""
    rules, found = match.rules, defaultdict[str, list[Action]](list)
    assert isinstance(rules, BaseRules)
    for action in rules.legal(match.state, seat):
        name = type(action).__name__
        if isinstance(action, Build):
            name = rules.kit.places.kinds[rules.kit.places.all[action.placement].kind]
        found[name].append(action)
    return [one for them in found.values() for one in rng.sample(them, min(len(them), SOME))]


def _after(match: CityMatch, seat: Seat, action: Action, worth: Worth) -> float:
    """What the city is worth to the seat after the action, as far as the seat can see it."""
    rules = match.rules
    assert isinstance(rules, BaseRules)
    after = match.state.clone()
    rules.apply(after, seat, action)
    return worth(rules, city_of(after, seat), seat)


def with_care(rules: BaseRules, city: City, seat: Seat) -> float:
    """Votes now and later, culture and its materials, citizens who work, little pollution."""
    kit, borough = rules.kit, city.boroughs[seat]
    homes = sum(tile.size**2 for tile in cities.tiles_of(kit, borough, box.RESIDENTIAL))
    culture = scoring.cultural_cells(kit, borough)
    works = sum(
        tile.size for tile in cities.tiles_of(kit, borough, (*box.FACTORY, box.REFINERY, box.PORT))
    )
    later = 3 * votes_of(kit, city, seat) + homes + 5 * culture + 3 * min(works, 6)
    dirt = borough.pollution + 2 * generates(kit, borough)
    return borough.votes + later + wealth(city, seat) - 0.3 * dirt


def wealth(city: City, seat: Seat) -> float:
    """Money, raw materials, places in the council, and citizens who earn at home or abroad."""
    borough = city.boroughs[seat]
    earning = [there.citizens[seat] & sum(there.slots[box.CASH : box.METAL_SLOT + 1])
               for there in city.boroughs]  # fmt: skip
    columns = sum((disc + 3) % 4 + 1 for disc in borough.discs if disc)
    at_work = sum(cells.bit_count() for cells in earning)
    return 0.6 * borough.money + 2 * sum(borough.stock) + 3 * at_work + 4 * columns


def smoking(rules: BaseRules, city: City, seat: Seat) -> float:
    """As much pollution as can be: citizens, houses for them, factories that draw them, money."""
    kit, borough = rules.kit, city.boroughs[seat]
    houses = len(cities.tiles_of(kit, borough, box.RESIDENTIAL[:1]))
    vacant = (
        sum(borough.slots[box.WOOD_SLOT : box.METAL_SLOT + 1]) & ~borough.citizens[seat]
    ).bit_count()
    crowd = cities.occupied(borough).bit_count()
    grants = max((disc - 8 for disc in borough.discs if 8 < disc <= 12), default=0)
    wanted = 3 * min(houses, 12) + 6 * min(vacant, 4) + 6 * crowd + borough.hall
    works = (
        sum(borough.slots[box.WOOD_SLOT : box.METAL_SLOT + 1]) & sum(borough.citizens)
    ).bit_count()
    means = 1.5 * borough.money + 8 * grants - 4 * borough.reserve
    return 4 * borough.pollution + wanted + means + 3 * works


def guarded(match: CityMatch, seat: Seat, rng: Random) -> None:
    """With care, but a police or fire station before all else: there are not enough of them."""
    places = match.rules.kit.places.all if isinstance(match.rules, BaseRules) else []
    legal = match.rules.legal(match.state, seat)
    builds = [action for action in legal if isinstance(action, Build)]
    stations = [action for action in builds if places[action.placement].kind in box.GUARDED]
    if stations:
        match.play(seat, rng.choice(stations))
    else:
        by(with_care)(match, seat, rng)


def burning(match: CityMatch, seat: Seat, rng: Random) -> None:
    """With all that smoke, and demolitions in the end."""
    legal = match.rules.legal(match.state, seat)
    torn = [action for action in legal if isinstance(action, Demolish)]
    if torn and match.state.city.boroughs[seat].pollution > 75:
        match.play(seat, max(torn, key=lambda action: _after(match, seat, action, dirt)))
    else:
        by(smoking)(match, seat, rng)


def dirt(rules: BaseRules, city: City, seat: Seat) -> float:
    return city.boroughs[seat].pollution + generates(rules.kit, city.boroughs[seat])


EVERY_OPTION = {
    "victory": "electoral", "sides": "expert,easy,expert", "first_player": "2", "last_word": "next",
    "mediator_parks": "no", "port_demolition": "two", "returning_guards": "yes",
    "metro_lost": "expel", "homecoming": "forced", "eliminated_borough": "gap",
    "column_four": "all",
}  # fmt: skip
GOLDEN = [
    Golden("solo_citizen", 1, "solo, nobody ever dies", {"difficulty": "citizen"}, at_random,
           seed="golden69", free=True),
    Golden("solo_mayor", 1, "solo, a death when 6 was generated", {"difficulty": "mayor"},
           at_random, seed="golden60", free=True),
    Golden("solo_deputy", 1, "solo, a death when 3 was generated", {"difficulty": "deputy"},
           seed="golden354"),
    Golden("solo_senator", 1, "solo, a death when 1 was generated", {"difficulty": "senator"},
           seed="golden3"),
    Golden("solo_president", 1, "solo, several deaths in a round", {"difficulty": "president"},
           by(smoking), free=True),
    Golden("two", 2, "two players"),
    Golden("three", 3, "three players"),
    Golden("four", 4, "four players"),
    Golden("random", 2, "two players at random", player=at_random, seed="golden2"),
    Golden("electoral", 3, "special promises, kept and broken", {"victory": "electoral"}),
    Golden("economic", 2, "property value", {"victory": "economic"}),
    Golden("citizen", 3, "citizens in play", {"victory": "citizen"}),
    Golden("cultural", 4, "cultural buildings for all", {"victory": "cultural"}),
    Golden("last_one", 2, "a player is eliminated, the last one left wins", player=burning,
           luck="19 14 13 8 0 18 8 1", free=True),
    Golden("shortage", 2, "a plan is handed back for want of tiles", player=guarded),
    Golden("victims", 2, "pollution kills, and cemeteries lie side by side", seed="golden2"),
    Golden("tourists", 3, "tourists work abroad and move on"),
    Golden("options", 3, "every option is not as usual", EVERY_OPTION),
    Golden("undo", 2, "choices taken back and done again", player=in_doubt(by(with_care), 0.2)),
]  # fmt: skip


def content() -> str:
    """Component data with which players build so much that somebody reaches level 100."""
    return re.sub(r"money = \d+", "money = 0", GAME.export() if GAME.export else "")


def played(one: Golden) -> CityMatch:
    """The whole game, the same every time."""
    seed = f"{one.name} {one.seed}"
    rules = GAME.rules(one.seats, one.options, content() if one.free else "")
    match: CityMatch = Match(rules, Chance.seeded(seed))
    numbers = ["", *one.luck.split(), *[""] * box.ROUNDS]  # the set-up needs no luck
    for round, number in enumerate(numbers[: box.ROUNDS + 1]):
        play_round(one, match, round, number)
    return match


def play_round(one: Golden, match: CityMatch, round: int, number: str) -> None:
    rng = Random(f"{one.name} {one.seed} {round} {number}")
    player = one.player or by(with_care)
    while match.state.actors and match.state.round == round:
        player(match, rng.choice(match.state.actors), rng)


if __name__ == "__main__":
    (golden.RECORDS / "small_city").mkdir(parents=True, exist_ok=True)
    CONTENT.write_text(content(), encoding="utf-8")
    golden.write("small_city", ((one, played(one)) for one in GOLDEN))
