"""What lies beside the map explains: buildings, cards, voices, the year and the reserve."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Message
from faubourg.core.presentation import Explanation
from faubourg.core.wording import NONE, person, yes
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import politics, year
from faubourg.games.la_citta.narrate.asking import PHASES
from faubourg.games.la_citta.narrate.codes import told
from faubourg.games.la_citta.narrate.places import BUILDING_RULES, Asked, Way
from faubourg.games.la_citta.state import UNKNOWN

KINDS: Final = {box.BUILDINGS[kind]: kind for kind in box.SIZES}
CARD_RULES: Final = {
    "palace": "5.2.1", "baths": "5.2.2", "hospital": "5.2.3", "cathedral": "5.2.4",
    "university": "5.2.5", "master-builder": "5.2.6", "bread-and-games": "5.3.1",
    "blessed-era": "5.4.1", "bountiful-harvest": "5.5.1", "ask-the-people": "5.6.1",
    "port": "9.7.1", "large-farmhouse": "9.7.2", "estate": "9.7.3",
}  # fmt: skip
PHASE_RULES: Final = ("3.1.1", "3.2.1", "3.3.1", "3.4.1", "3.5.2", "3.6.3", "3.7.1", "3.8.1")
COUNT_RULES: Final = {"cubes": "5.3.2", "citizens": "5.4.1"}
OPEN: Final = "open"


def kind(asked: Asked, name: str) -> Explanation | None:
    """A building in the reserve."""
    if name not in KINDS:
        return None
    building = KINDS[name]
    size, pool = box.SIZES[building], box.POOL_OF[building]
    other = [box.BUILDINGS[shared] for shared in box.POOLS[pool] if shared != building]
    lines = (
        told("explain-gives", kind=name),
        told("explain-price", size=size, price=box.CARD_PRICES[size],
             master=box.MASTER_PRICES[size]),
        told("explain-left", left=asked.known.pools[pool], building=other[0] if other else NONE),
    )  # fmt: skip
    return Explanation(told("building-title", building=name), lines, BUILDING_RULES[name])


def card(asked: Asked, name: str) -> Explanation | None:
    if name not in box.CARDS:
        return None
    known, number = asked.known, box.CARDS.index(name)
    lines = [told("explain-effect", card=name, price=politics.prices(number)[0])]
    if name in KINDS:
        lines.append(told("explain-gives", kind=name))
    lines.append(told("explain-purse", person(asked.seat), gold=known.gold[asked.seat]))
    shown, unseen = known.display.count(number), known.unseen[number]
    lines.append(told("explain-copies", shown=shown, unseen=unseen))
    return Explanation(told("card-name", card=name), tuple(lines), CARD_RULES[name])


def gold(asked: Asked, _: str) -> Explanation:
    line = told("explain-take-gold", gold=box.GOLD_TAKEN, bank=asked.known.bank)
    return Explanation(told("button", key="gold"), (line,), "3.4.5")


def found(asked: Asked, _: str) -> Explanation:
    known, seat = asked.known, asked.seat
    lines = (
        told("explain-new-city", citizens=box.START_CITIZENS),
        told("explain-castles", castles=cities.castles_left(known, seat),
             done=yes(known.founded >> seat & 1)),
    )  # fmt: skip
    return Explanation(told("button", key="found"), lines, "3.4.9")


def idle(asked: Asked, _: str) -> Explanation:
    left = max(0, box.ROUNDS - asked.known.round)
    return Explanation(told("button", key="pass"), (told("effect-pass", left=left),), "3.4.20")


def player_cards(asked: Asked, _: str) -> Explanation:
    """Those of the player in front."""
    left, turns = asked.known.cards[asked.seat], len(asked.known.taken[asked.seat])
    lines = (
        told("explain-card-uses"),
        told("explain-cards-left", person(asked.seat), cards=left, turns=turns, of=box.ROUNDS),
    )
    return Explanation(told("panel", key="actions"), lines, "3.4.4")


def voice(asked: Asked, which: str) -> Explanation | None:
    """The open card, or one of the three that were hidden."""
    known = asked.known
    if which == OPEN:
        return Explanation(told("explain-open-voice"), (_seen(known.open, True),), "3.1.1")
    positions = [str(place + 1) for place in range(box.HIDDEN)]
    if which not in positions:
        return None
    place = positions.index(which)
    revealed = place < known.revealed
    looked = [seat for seat, seen in enumerate(known.looked) if seen >> place & 1]
    lines = [_seen(known.hidden[place], revealed)]
    lines += [told("explain-looked", person(seat)) for seat in looked]
    title = told("touch-voice", count=place + 1)
    return Explanation(title, tuple(lines), "3.5.2" if revealed else "3.1.2")


def _seen(service: box.Service, revealed: bool) -> Message:
    code = NONE if service == UNKNOWN else box.SERVICES[service]
    return told("explain-voice", service=code, revealed=yes(revealed))


def service(asked: Asked, name: str) -> Explanation | None:
    if name not in box.SERVICES:
        return None
    known, number = asked.known, box.SERVICES.index(name)
    seen, left = [known.open, *known.hidden].count(number), year.undrawn(known)[number]
    lines = [told("explain-arches", service=name), told("explain-heard", seen=seen, left=left)]
    if number in year.heard(known):
        lines.append(told("explain-is-voice"))
    return Explanation(told("service-title", service=name), tuple(lines), "1.4.1")


def counted(which: str) -> Way:
    """How many cubes or citizens a card brings."""

    def told_of(asked: Asked, number: str) -> Explanation | None:
        if number not in [str(step) for step in box.STEPS_EACH]:
            return None
        left = cities.cubes_left(asked.known, asked.seat)
        line = told(f"explain-{which}-left", cubes=left, citizens=asked.known.citizens)
        title = told(f"touch-{which}", count=int(number))
        return Explanation(title, (line,), COUNT_RULES[which])

    return told_of


def phase(_: Asked, number: str) -> Explanation | None:
    numbers = [str(place + 1) for place in range(len(PHASES))]
    if number not in numbers:
        return None
    place = numbers.index(number)
    title = told("explain-phase", phase=PHASES[place], number=place + 1)
    return Explanation(title, (told("phase-about", phase=PHASES[place]),), PHASE_RULES[place])


def one_year(asked: Asked, number: str) -> Explanation | None:
    numbers = [str(place + 1) for place in range(box.YEARS)]
    if number not in numbers:
        return None
    place, now = numbers.index(number) + 1, asked.known.year
    when = "past" if place < now else "now" if place == now else "later"
    title = told("explain-year", year=place, years=box.YEARS)
    return Explanation(title, (told("explain-when", when=when, years=box.YEARS),), "1.5.1")


def deck(asked: Asked, _: str) -> Explanation:
    known = asked.known
    discard = sum(known.discard) + known.discard_unseen
    line = told("explain-deck", deck=known.deck, discard=discard)
    return Explanation(told("draw-deck-line"), (line,), "5.1.6")


def reserve(asked: Asked, _: str) -> Explanation:
    known = asked.known
    line = told("draw-reserve-line", citizens=known.citizens, gold=known.bank)
    return Explanation(told("draw-reserve"), (line,), "1.4.5")


def button(key: str, rule: str) -> Way:
    def told_of(_: Asked, __: str) -> Explanation:
        return Explanation(told("button", key=key), (told(f"effect-{key}"),), rule)

    return told_of
