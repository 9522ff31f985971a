"""Build (3.2), place a park or a factory (3.3), and what a building is worth then (4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Reason, ScoreLine, Seat
from faubourg.games.big_city import board as boards
from faubourg.games.big_city import cards, events, reasons, turn
from faubourg.games.big_city import components as box
from faubourg.games.big_city.actions import Build, Catalogue
from faubourg.games.big_city.board import Plan, Site, Street
from faubourg.games.big_city.chapter import Choice, Kit, Part, something_done, united
from faubourg.games.big_city.components import PieceNumber, Plot, Plots
from faubourg.games.big_city.state import BigCityState, Standing

CROWDED: Final = "crowd"  # the hospital's bonus
# Per piece for one plot: so many neighbours it needs at least, of whatever class.
NEIGHBOURS: Final = [
    sum(least for name, least in piece.needs) if piece.shape == "I1" else 0 for piece in box.PIECES
]


@dataclass(frozen=True)
class Worth:
    """(base + bonuses) x times = points."""

    base: int
    bonuses: tuple[tuple[str, int], ...]
    multipliers: tuple[str, ...]
    points: int

    @property
    def times(self) -> int:
        return 1 + len(self.multipliers)


def worth(plan: Plan, state: BigCityState, number: PieceNumber, plots: Plots) -> Worth:
    """4.8: add and subtract first, then multiply."""
    piece = box.PIECES[number]
    bonuses = [pair for pair in piece.bonuses if has_influence(plan, state, plots, pair[0])]
    if number == box.HOSPITAL:
        bonuses.append((CROWDED, box.CROWD[(plan.around(plots) & state.occupied).bit_count()]))
    beside = tuple(name for name in piece.times if has_influence(plan, state, plots, name))
    total = piece.base + sum(points for _, points in bonuses)
    points = total * (1 + len(beside))
    if total <= 0 and number in box.RESIDENCES + box.OFFICES:
        points, beside = 1, ()  # 4.9
    return Worth(piece.base, tuple(bonuses), beside, points)


def has_influence(plan: Plan, state: BigCityState, plots: Plots, name: str) -> bool:
    """4.5: whether something touches a building; how often does not matter."""
    if name == "periphery":
        return bool(plots & plan.periphery)  # 1.11
    if name == "centre":
        return not plots & plan.periphery
    if name == "tram":
        return has_tram(plan, state, plots)
    return bool(plan.around(plots) & state.on_any(box.CLASSES[name]))


def has_tram(plan: Plan, state: BigCityState, plots: Plots) -> bool:
    """1.7: a covered street never has a segment, so any street of its plots will do."""
    for street in state.trams:
        if plan.along(street) & plots:
            return True
    return False


def score_lines(state: BigCityState, seat: Seat) -> list[ScoreLine]:
    """One line for each kind of building a player has, with how many there are."""
    lines = []
    for number, piece in enumerate(box.PIECES):
        own = [p.points for p in state.standing if p.seat == seat and p.piece == number]
        if own and number not in box.INSTALLATIONS:
            values = (("count", len(own)),)
            lines.append(ScoreLine(f"big_city.score-{piece.name}", sum(own), values))
    return lines


def inventory(state: BigCityState) -> dict[str, int]:
    """Cards, and pieces by kind, wherever they are."""
    cards = sum(hand.bit_count() for hand in state.hands) + state.out.bit_count()
    cards += sum(state.deck_size(deck) for deck in range(box.DISTRICTS))
    built = [piece.piece for piece in state.standing]
    pieces = {box.PIECES[n].name: left + built.count(n) for n, left in enumerate(state.supply)}
    return {"cards": cards, **pieces}


def _build(kit: Kit, state: BigCityState, seat: Seat, action: Build) -> None:
    """3.2.1 and 3.3.1: the piece, its cards and its points; 5.1: it may be the last."""
    plan, number = kit.plan(state), action.piece
    plots = plan.plots_at(box.PIECES[number].shape, action.plot, action.direction)
    points = worth(plan, state, number, plots).points
    cards.lay_open(state, seat, 1 << box.CARD_OF[number] if number in box.INSTALLATIONS else plots)
    state.supply[number] -= 1
    state.on[number] |= plots
    state.occupied |= plots
    state.standing = (*state.standing, Standing(number, plots, seat, points))
    state.scores[seat] += points
    something_done(state)
    if state.events is not None:
        state.events += [*_lead(state, seat, points), *_churches(plan, state, plots)]
    if state.occupied == box.ALL_PLOTS:  # then all districts are there too
        turn.end(state, "full")
        return
    turn.fill_hand(state, seat)
    turn.ask_to_draw(kit, state)


def _lead(state: BigCityState, seat: Seat, points: int) -> list[events.LeadTaken]:
    own = state.scores[seat]
    best = max(score for other, score in enumerate(state.scores) if other != seat)
    return [events.LeadTaken(seat, own, own - best)] if own - points <= best < own else []


def _churches(plan: Plan, state: BigCityState, plots: Plots) -> list[events.RoomForChurch]:
    """3.2.8, 3.2.11 and 3.2.12: where the plots just built on were the last to be free."""
    if not state.on[box.CITY_HALL] or not state.supply[box.CHURCH]:
        return []
    room = [
        plot
        for plot in members(box.DOUBLE_NUMBERS & plan.city & ~state.occupied)
        if box.PLOTS_OF[box.DISTRICT_OF[plot]] & plots
        and why_not_there(plan, state, box.CHURCH, 1 << plot) is None
    ]
    return [events.RoomForChurch(plot) for plot in room[:1]]


def _why_not_build(kit: Kit, state: BigCityState, seat: Seat, action: Build) -> Reason | None:
    plan = kit.plan(state)
    if action.piece in box.INSTALLATIONS:
        return _why_not_install(plan, state, seat, action)
    number, piece = action.piece, box.PIECES[action.piece]
    if not state.supply[number]:
        return reasons.NO_PIECE
    if not plan.city >> action.plot & 1:
        return reasons.NOT_IN_CITY
    plots = plan.plots_at(piece.shape, action.plot, action.direction)
    if not plots:
        return reasons.NO_SHAPE
    if plots & state.occupied:
        return reasons.OCCUPIED
    if plots & ~state.hands[seat]:
        return reasons.CARD_MISSING
    if trams_covered(plan, state, plots):
        return reasons.TRAM_IN_THE_WAY
    if piece.after_hall and not state.on[box.CITY_HALL]:
        return reasons.BEFORE_HALL
    return why_not_there(plan, state, number, plots)


def trams_covered(plan: Plan, state: BigCityState, plots: Plots) -> list[Street]:
    """3.2.7."""
    return [street for street in plan.covered_by(plots) if street in state.trams]


def why_not_there(
    plan: Plan, state: BigCityState, number: PieceNumber, plots: Plots
) -> Reason | None:
    """What each building asks of its place: 3.2.10 to 3.2.16 and 6.6."""
    piece = box.PIECES[number]
    if number in box.RESIDENCES:
        lots = state.on[box.PARKING_LOT]
        return reasons.BESIDE_PARKING if lots and plan.around(plots) & lots else None
    if piece.zone == "centre" and plots & plan.periphery:
        return reasons.HALL_NOT_CENTRAL if number == box.CITY_HALL else reasons.STATION_NOT_CENTRAL
    if piece.zone == "periphery" and not plots & plan.periphery:
        return reasons.NOT_PERIPHERAL
    if number == box.CHURCH and not plots & box.DOUBLE_NUMBERS:
        return reasons.NO_DOUBLE_NUMBER
    if piece.last_in_district and free_beside(state, plots):
        return reasons.DISTRICT_NOT_FULL if number == box.CHURCH else reasons.STATION_NOT_LAST
    if piece.needs and not _has_neighbours(plan, state, number, plots):
        return reasons.NEIGHBOURS[number]
    return None


def free_beside(state: BigCityState, plots: Plots) -> Plots:
    """3.2.12: the other plots of the district that are not occupied."""
    return box.PLOTS_OF[box.DISTRICT_OF[plots.bit_length() - 1]] & ~plots & ~state.occupied


def _has_neighbours(plan: Plan, state: BigCityState, number: PieceNumber, plots: Plots) -> bool:
    near = plan.around(plots)
    for name, least in box.PIECES[number].needs:
        if name == "tram":
            if not has_tram(plan, state, plots):
                return False
        elif count_near(state, near, name) < least:
            return False
    return True


def count_near(state: BigCityState, near: Plots, name: str) -> int:
    """1.13: different pieces of a class; near are plots around a building."""
    near &= state.on_any(box.CLASSES[name])
    return near.bit_count() if near.bit_count() < 2 else len(pieces_on(state, near))


def pieces_near(state: BigCityState, near: Plots, name: str) -> list[Standing]:
    """1.13: the same, one by one."""
    return pieces_on(state, near & state.on_any(box.CLASSES[name]))


def pieces_on(state: BigCityState, plots: Plots) -> list[Standing]:
    return [piece for piece in state.standing if piece.plots & plots]


def _why_not_install(plan: Plan, state: BigCityState, seat: Seat, action: Build) -> Reason | None:
    """3.3."""
    if not state.hands[seat] >> box.CARD_OF[action.piece] & 1:
        return reasons.CARD_NOT_HELD
    if not state.on[box.CITY_HALL]:
        return reasons.INSTALLATION_BEFORE_HALL
    if not plan.city >> action.plot & 1:
        return reasons.NO_PLOT_THERE
    plots = plan.plots_at(box.PIECES[action.piece].shape, action.plot, action.direction)
    if not plots:
        return reasons.WRONG_SHAPE
    if plots & state.occupied:
        return reasons.PLOT_OCCUPIED
    if trams_covered(plan, state, plots):
        return reasons.TRAM_UNDER
    return _why_not_zone(plan, action.piece, plots)


def _why_not_zone(plan: Plan, number: PieceNumber, plots: Plots) -> Reason | None:
    """3.3.6 and 3.3.7."""
    peripheral = (plots & plan.periphery).bit_count()
    if number in box.PARKS and peripheral > 1:
        return reasons.TOO_PERIPHERAL
    return reasons.TOO_CENTRAL if number in box.FACTORIES and peripheral < 2 else None


def build_set(kit: Kit, state: BigCityState, seat: Seat) -> int:
    """All that can be built, as a set of actions."""
    return united(_build_parts(kit, state, seat))


def _build_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    book, plan, hand = kit.book, kit.plan(state), state.hands[seat]
    found = [0] * book.kinds  # per piece: anchors and directions
    usable = hand & plan.city & ~state.occupied
    if usable:
        _add_buildings(book, plan, state, usable, found)
    if hand & ~box.ALL_PLOTS and state.on[box.CITY_HALL]:
        for number in box.INSTALLATIONS:
            if hand >> box.CARD_OF[number] & 1:
                found[number] = _installations(plan, state, number)
    return [(book.build[number], ways) for number, ways in enumerate(found) if ways]


def _add_buildings(
    book: Catalogue, plan: Plan, state: BigCityState, usable: Plots, found: list[int]
) -> None:
    crowded, pairs = [usable, 0, 0], False  # by neighbours there are at least
    plots = members(usable)
    for plot in plots:
        near = plan.near[plot]
        neighbours = (near & state.occupied).bit_count()
        for least in range(1, min(neighbours + 1, len(crowded))):
            crowded[least] |= 1 << plot
        pairs = pairs or near & usable != 0
    for number in _available(state, book.sizes[0]):
        places = crowded[NEIGHBOURS[number]]
        found[number] = _single_plots(plan, state, number, places) if places else 0
    if pairs:
        longer = [_available(state, numbers) for numbers in book.sizes[1:]]
        for plot in plots:
            _add_longer(plan, state, usable, longer, plot, boards.EAST, found)
            _add_longer(plan, state, usable, longer, plot, boards.SOUTH, found)


def _available(state: BigCityState, numbers: list[PieceNumber]) -> list[PieceNumber]:
    """3.2.2 and 3.2.8."""
    hall = state.on[box.CITY_HALL]
    return [n for n in numbers if state.supply[n] and (hall or not box.PIECES[n].after_hall)]


def _single_plots(plan: Plan, state: BigCityState, number: PieceNumber, usable: Plots) -> Plots:
    """Where a building for one plot may stand; most ask nothing, or for one part of the city."""
    piece = box.PIECES[number]
    if number == box.CHURCH:
        usable &= box.DOUBLE_NUMBERS
    if piece.needs or piece.last_in_district or state.on[box.PARKING_LOT]:
        found = 0
        for plot in members(usable):
            if why_not_there(plan, state, number, 1 << plot) is None:
                found |= 1 << plot
        return found
    if piece.zone:
        return usable & ~plan.periphery if piece.zone == "centre" else usable & plan.periphery
    return usable


def _add_longer(
    plan: Plan, state: BigCityState, usable: Plots, sizes: list[list[PieceNumber]], plot: Plot,
    side: boards.Side, found: list[int],
) -> None:  # fmt: skip
    """Doubles and triples from a plot to the east or south."""
    plots, last, place = 1 << plot, plot, 2 * plot + (side == boards.SOUTH)
    for numbers in sizes:
        after = plan.beyond[last][side]
        if after == boards.NOWHERE or not usable >> after & 1:
            return
        if plan.street_of[last][side] in state.trams:
            return
        plots, last = plots | 1 << after, after
        for number in numbers:
            if why_not_there(plan, state, number, plots) is None:
                found[number] |= 1 << place


def _installations(plan: Plan, state: BigCityState, number: PieceNumber) -> int:
    """3.3: where one fits now."""
    found, occupied, trams = 0, state.occupied, set(state.trams)
    for place, plots, covered in sites(plan, number):
        if not plots & occupied and trams.isdisjoint(covered):
            found |= 1 << place
    return found


def sites(plan: Plan, number: PieceNumber) -> list[Site]:
    """Where a park or factory fits into an empty city: place in the catalogue, plots, streets."""
    if number not in plan.sites:
        plan.sites[number] = _find_sites(plan, number)
    return plan.sites[number]


def _find_sites(plan: Plan, number: PieceNumber) -> list[Site]:
    """3.3.6 and 3.3.7."""
    found: list[Site] = []
    shape, on_edge = box.PIECES[number].shape, number in box.FACTORIES
    ways, covered = boards.CELL_STEPS[shape], boards.COVERED_STEPS[shape]
    for way, steps in enumerate(ways):
        for cell in members(plan.anchors(steps, on_edge)):
            plot = plan.at[cell]
            streets = [2 * cell + step for step in covered[way]]
            place = len(ways) * plot + way
            found.append((place, plan.plots_from(plot, steps), tuple(streets)))
    return found


CHOICES: Final[dict[type[Action], Choice]] = {Build: Choice(_build, _build_parts, _why_not_build)}
