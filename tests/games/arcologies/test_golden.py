"""What the golden records of this game are kept for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from golden import match_of, moments, takes_back_and_does_again
from marks import rule

from faubourg.core.model import Action
from faubourg.games.arcologies import square
from faubourg.games.arcologies.actions import AcceptDraw, BuildArcology, GoOn
from faubourg.games.arcologies.kit import takes_off
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import BUILT, SEALED
from games.arcologies.make_golden import CityMatch


def launched(match: CityMatch) -> int:
    return sum(takes_off(borough) for borough in match.state.city.boroughs)


def takes_off_alone(match: CityMatch) -> bool:
    """One wins by taking off, and nobody else does."""
    return launched(match) == 1 and len(match.rules.ranking(match.state)[0]) == 1


def wins_solo(match: CityMatch) -> bool:
    assert isinstance(match.rules, ArcologiesRules)
    return launched(match) == 1 and bool(match.rules.rank(match.state))


def loses_solo(match: CityMatch) -> bool:
    return bool(match.state.city.boroughs[0].gone)


def takes_off_twice(match: CityMatch) -> bool:
    return launched(match) == 2


def eliminates(match: CityMatch) -> bool:
    """Somebody is out, and two are left who played on."""
    gone = [borough.gone for borough in match.state.city.boroughs]
    first = min((when for when in gone if when), default=0)
    return sorted(gone)[:2] == [0, 0] and 0 < first // 10 < match.state.round


def leaves_one(match: CityMatch) -> bool:
    gone = [bool(borough.gone) for borough in match.state.city.boroughs]
    return sorted(gone) == [False, True] and launched(match) == 0


def answers(match: CityMatch) -> set[type[Action]]:
    return {type(step.action) for _, step in moments(match)}


def accepts_a_draw(match: CityMatch) -> bool:
    return {AcceptDraw, GoOn} <= answers(match) and match.state.quiet < 16


def ends_by_itself(match: CityMatch) -> bool:
    return match.state.quiet == 16 and AcceptDraw not in answers(match)


def splits(match: CityMatch) -> bool:
    """An arcology is built where a tile lies partly in the square."""
    kit = match.rules.kit if isinstance(match.rules, ArcologiesRules) else None
    for state, step in moments(match):
        if kit is not None and isinstance(step.action, BuildArcology):
            borough = state.plans[step.seat].city.boroughs[step.seat]
            cells = square.square_at(kit, step.action.corner).cells
            if square.straddling(kit, borough, cells):
                return True
    return False


def goes_other_ways(match: CityMatch) -> bool:
    """Somebody is locked inside, and an arcology came after three builds."""
    boroughs = match.state.city.boroughs
    return any(any(b.extras[SEALED:]) for b in boroughs) and any(b.extras[BUILT] for b in boroughs)


SHOWN: dict[str, Callable[[CityMatch], bool]] = {
    "solo_launch": wins_solo, "solo_lost": loses_solo, "two": takes_off_alone,
    "three": takes_off_alone, "four": takes_off_alone, "double_take_off": takes_off_twice,
    "elimination": eliminates, "last_one": leaves_one, "accepted_draw": accepts_a_draw,
    "quiet_end": ends_by_itself, "split_tiles": splits, "other_ways": goes_other_ways,
    "undo": takes_back_and_does_again,
}  # fmt: skip


@rule("2.1", "4.4.4", "8.2", "8.3", "8.9", "8.12", "8.13", "8.14", "9.3", "9.4")
@pytest.mark.parametrize("name", SHOWN)
def test_a_record_shows_what_it_is_kept_for(name: str) -> None:
    assert SHOWN[name](match_of("arcologies", name))
