"""What each drawn thing is: its value, what it needs, what is left, and the rule about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from faubourg.core import presentation
from faubourg.core.model import NOBODY, Message, Seat
from faubourg.core.presentation import Explanation, Look
from faubourg.core.wording import NONE, person, yes
from faubourg.games.big_city import components as box
from faubourg.games.big_city import places
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.board import ROTATIONS, SIDES, Plan
from faubourg.games.big_city.building import score_lines
from faubourg.games.big_city.cards import obsolete
from faubourg.games.big_city.components import Plot
from faubourg.games.big_city.narrate.codes import told, worth_at
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState, Standing

HOME: Final = box.NUMBER_OF["residence-1"]
OFFICE: Final = box.NUMBER_OF["office-1"]
PIECE_RULES: Final = {
    **dict.fromkeys(box.RESIDENCES, "4.1"), **dict.fromkeys(box.OFFICES, "4.7"),
    **dict.fromkeys(box.PARKS, "4.2"), **dict.fromkeys(box.FACTORIES, "4.3"),
    **{box.NUMBER_OF[name]: rule for name, rule in {
        "city-hall": "3.2.10", "church": "3.2.11", "cinema": "3.2.13", "post-office": "3.2.14",
        "bank": "3.2.15", "shopping-centre": "3.2.16", "parking-lot": "6.6.3",
        "hospital": "6.6.5", "school": "6.6.6", "police-station": "6.6.8",
        "petrol-station": "6.6.11", "restaurant": "6.6.13",
    }.items()},
}  # fmt: skip
WORD_RULES: Final = {
    "pass": "3.7.1", "stop": "3.1.2", "ask": "6.1.3", "confirm": "6.1.5", "first": "6.1.6",
    "second": "6.1.6", "both": "6.1.6", "discard": "3.1.3", "under": "3.6.1", "forward": "6.1.2",
    "offer": "6.1.5",
}  # fmt: skip
CELL: Final = re.compile(r"-?[0-9]{1,3},-?[0-9]{1,3}")
KINDS: Final = (("residence", box.RESIDENCES), ("office", box.OFFICES))  # the other ones together


class Asked(NamedTuple):
    """By whom, and what is known."""

    rules: BigCityRules
    known: BigCityState
    viewer: Seat | None

    @property
    def plan(self) -> Plan:
        return self.rules.plan(self.known)


Way: TypeAlias = Callable[[Asked, str], Explanation | None]


class Explaining(presentation.Narrator[BigCityRules, BigCityState]):
    """What each drawn thing is."""

    def explain(self, known: BigCityState, look: Look, name: str) -> Explanation | None:
        """By its kind, and which one: "plot:15", "piece:bank", "deck:3", "points:2"."""
        kind, _, which = name.partition(":")
        if kind == "summary" and (seat := _seat(self.rules.seats, which)) is not None:
            title = told("explain-who", person(seat))
            return Explanation(title, (self.summary(known, seat),), "1.15")
        if name in WORD_RULES:
            return Explanation(told(f"button-{name}"), (), WORD_RULES[name])
        way = WAYS.get(kind)
        return way(Asked(self.rules, known, look.viewer), which) if way else None


def _seat(seats: int, number: str) -> Seat | None:
    return {str(seat + 1): seat for seat in range(seats)}.get(number)


def _number(most: int, which: str) -> int | None:
    """One of the numbers from 1 on."""
    return {str(number): number for number in range(1, most + 1)}.get(which)


# The city


def _plot(asked: Asked, name: str) -> Explanation | None:
    if name not in box.PLOT_NAMES:
        return None
    plot = box.PLOT_NAMES.index(name)
    piece = asked.known.standing_on(plot)
    title = told("touch-plot", number=int(name))
    if piece is not None:
        return Explanation(title, (_built(piece),), _rule_of(piece))
    return Explanation(title, tuple(_free(asked, plot)), "4.4")


def _rule_of(piece: Standing) -> str:
    return PIECE_RULES[piece.piece] if piece.piece in box.INSTALLATIONS else "4.13"


def _built(piece: Standing) -> Message:
    name = box.PIECES[piece.piece].name
    if piece.piece in box.INSTALLATIONS:
        kind = "park" if piece.piece in box.PARKS else "factory"
        return told("explain-installed", piece=name, kind=kind)
    return told("explain-built", person(piece.seat), piece=name, points=piece.points)


def _free(asked: Asked, plot: Plot) -> list[Message]:
    """4: what a small building would bring there now, and whether one has its card."""
    plan, known = asked.plan, asked.known
    if not plan.city >> plot & 1:
        return [told("explain-away"), *_card_of(asked, plot)]
    home, office = (worth_at(plan, known, n, 1 << plot).points for n in (HOME, OFFICE))
    zone = "periphery" if plan.periphery >> plot & 1 else "centre"
    free = told("explain-free", zone=zone, home=home, office=office)
    return [free, *_card_of(asked, plot)]


def _card_of(asked: Asked, plot: Plot) -> list[Message]:
    if asked.viewer is None:
        return []
    return [told("explain-card", held=yes(asked.known.hands[asked.viewer] >> plot & 1))]


def _street(asked: Asked, which: str) -> Explanation | None:
    name, _, side = which.partition(":")
    if name not in box.PLOT_NAMES or side not in SIDES:
        return None
    plot, plan = box.PLOT_NAMES.index(name), asked.plan
    if not plan.city >> plot & 1:
        return None
    laid = plan.street_of[plot][SIDES.index(side)] in asked.known.trams
    line = told("explain-street", tram=yes(laid), hall=yes(asked.known.on[box.CITY_HALL]))
    title = told("touch-street", plot=name, side=side)
    return Explanation(title, (line,), "4.6" if laid else "3.4.4")


def _cell(asked: Asked, which: str) -> Explanation | None:
    known = asked.known
    if known.step != steps.ORIGIN or not CELL.fullmatch(which):
        return None
    fits = f"cell:{which}" in places.allowed(asked.plan, known.chosen // ROTATIONS)
    return Explanation(told("draw-place" if fits else "draw-no-place"), (), "2.12")


# Pieces, cards and decks


def _piece(asked: Asked, name: str) -> Explanation | None:
    if name not in box.NUMBER_OF:
        return None
    number = box.NUMBER_OF[name]
    lines = tuple(_piece_lines(asked, number))
    return Explanation(told("touch-piece", piece=name), lines, PIECE_RULES[number])


def _piece_lines(asked: Asked, number: int) -> list[Message]:
    piece, known = box.PIECES[number], asked.known
    own = number in box.INSTALLATIONS
    times = "both" if len(piece.times) > 1 else piece.times[0] if piece.times else NONE
    lines = [
        told("explain-value", base=piece.base, times=times),
        told("explain-takes", plots=int(piece.shape[1:]), own=yes(own)),
    ]
    if number == box.CITY_HALL:
        lines.insert(1, told("explain-hall"))
    if piece.after_hall and not known.on[box.CITY_HALL]:
        lines.append(told("explain-after-hall"))
    return lines if own else [*lines, told("explain-left", left=known.supply[number])]


def _card(asked: Asked, name: str) -> Explanation | None:
    if name not in box.CARD_NAMES:
        return None
    title, card = told("touch-card", card=name), box.CARD_NAMES.index(name)
    if card >= box.PLOTS:
        lines = tuple(_piece_lines(asked, box.NUMBER_OF[name]))
        return Explanation(title, lines, "3.3.1")
    if asked.viewer is not None and obsolete(asked.known, asked.viewer) >> card & 1:
        return Explanation(title, (told("explain-obsolete"),), "1.16")
    found = _plot(asked, name)
    return found and Explanation(title, found.lines, "3.2.5")


def _deck(asked: Asked, which: str) -> Explanation | None:
    number = _number(box.DISTRICTS, which)
    if number is None:
        return None
    known = asked.known
    title = told("explain-deck", number=number, left=known.deck_size(number - 1))
    drawn = told("explain-drawn", drawn=known.drawn[number - 1], most=box.DRAWS_PER_DECK)
    return Explanation(title, (drawn,), "3.8.4")


def _district(asked: Asked, which: str) -> Explanation | None:
    number = _number(box.DISTRICTS, which)
    if number is None:
        return None
    line = told("explain-district", plots=box.PLOTS_OF[number - 1].bit_count())
    rule = "2.9" if asked.known.turn == NOBODY else "3.5.2"
    return Explanation(told("touch-district", number=number), (line,), rule)


def _turn(_: Asked, which: str) -> Explanation | None:
    turns = {str(90 * rotation): 90 * rotation for rotation in range(ROTATIONS)}
    if which not in turns:
        return None
    return Explanation(told("touch-turn", number=turns[which]), (), "1.3")


def _wish(_: Asked, which: str) -> Explanation | None:
    number = _number(box.DISTRICTS, which)
    return Explanation(told("touch-wish", number=number), (), "6.1.3") if number else None


def _accept(asked: Asked, which: str) -> Explanation | None:
    seat = _seat(asked.rules.seats, which)
    return None if seat is None else Explanation(told("touch-accept", person(seat)), (), "6.1.6")


# Numbers


def _trams(asked: Asked, _: str) -> Explanation:
    left = box.SEGMENTS - len(asked.known.trams)
    return Explanation(
        told("explain-trams", left=left, all=box.SEGMENTS),
        (told("explain-tram"), told("explain-lay")),
        "3.4.2",
    )


def _points(asked: Asked, which: str) -> Explanation | None:
    seat = _seat(asked.rules.seats, which)
    if seat is None:
        return None
    won = {line.key.partition("score-")[2]: line.points for line in score_lines(asked.known, seat)}
    parts = {kind: sum(won.pop(box.PIECES[n].name, 0) for n in some) for kind, some in KINDS}
    parts["other"] = sum(won.values())
    lines = [told("explain-part", kind=kind, points=points) for kind, points in parts.items()]
    title = told("explain-points", person(seat), points=asked.known.scores[seat])
    return Explanation(title, tuple(lines), "5.5")


WAYS: Final[dict[str, Way]] = {
    "plot": _plot, "street": _street, "cell": _cell, "piece": _piece, "card": _card,
    "deck": _deck, "district": _district, "turn": _turn, "wish": _wish, "accept": _accept,
    "trams": _trams, "points": _points,
}  # fmt: skip
