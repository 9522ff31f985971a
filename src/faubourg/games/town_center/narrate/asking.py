"""What is asked of a seat, what its choices are called, and short facts about the table."""

from __future__ import annotations

from typing import Final

from faubourg.core import presentation
from faubourg.core.model import Action, Message, Seat
from faubourg.core.presentation import Phase, phases_of
from faubourg.core.wording import NONE, person, plainly, waiting, yes
from faubourg.games.town_center import actions, administration, construction, development, rules
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.narrate import codes
from faubourg.games.town_center.narrate.codes import CODES, counted, told, top_of, total
from faubourg.games.town_center.scoring import income, solo_rank, suburb_cubes
from faubourg.games.town_center.state import City, TownCenterState

WORDS: Final = ("confirm", "discard", "pass")  # that buttons have
PHASES: Final = ("investment", "construction", "development", "income", "administration")
PHASE_OF: Final = {
    **dict.fromkeys((steps.START, steps.LINE, steps.HALLS), "setup"),
    **dict.fromkeys((steps.DRAW, steps.TOWERS, steps.CHOOSE, steps.DRAFT), "investment"),
    steps.BUILD: "construction", steps.GROW: "development", steps.BUY: "administration",
    steps.OVER: "over",
}  # fmt: skip
GROWTH: Final = {box.RESIDENCE: development.residence_growth, box.SHOP: development.shop_growth}


class Asking(presentation.Narrator[rules.TownCenterRules, TownCenterState]):
    """What is asked of a seat, what its choices are called, and short facts about the table."""

    # Prompts

    def prompt(self, known: TownCenterState, seat: Seat) -> Message:
        """What the seat is asked to do; whom one waits for; or how the game ended."""
        if not known.actors:
            return self._ending(known)
        if seat not in known.actors:
            return waiting("town_center", known.actors, steps.STEPS[known.step])
        if known.step == steps.BUILD:
            return self._ask_builder(known, seat)
        if known.step == steps.GROW:
            return self._ask_grower(known, seat)
        if known.step == steps.BUY:
            return self._ask_buyer(known, seat)
        return self._ask_investor(known, seat)

    def _ending(self, known: TownCenterState) -> Message:
        winners = self.rules.ranking(known)[0]
        points = self.rules.total(known, winners[0])
        if self.rules.seats == 1:
            return told("prompt-over-solo", total(points), rank=solo_rank(points))
        if len(winners) > 1:
            return told("prompt-over-shared", total(points), count=len(winners))
        return told("prompt-over", person(winners[0]), total(points))

    def _ask_investor(self, known: TownCenterState, seat: Seat) -> Message:
        if known.step == steps.HALLS:
            return told("prompt-halls")
        if known.step == steps.CHOOSE:
            return told("prompt-choose", to="line" if self.rules.central_park else "bag")
        if known.step == steps.DRAFT:
            return told("prompt-draft", number=len(known.cities[seat].hand) + 1)
        return told("prompt-towers", count=sum(known.drawn))

    def _ask_builder(self, known: TownCenterState, seat: Seat) -> Message:
        city = known.cities[seat]
        if not city.hand:
            return told("prompt-confirm")
        possible = codes.buildable(self.rules, city, seat)
        if possible == NONE:
            return told("prompt-discard", counted(city.hand))
        if possible == "some":
            return _ask_for_one_of_two(city)
        optional = self.rules.customs.optional_offices and box.OFFICE in city.hand
        name = "prompt-build-one" if len(city.hand) == 1 else "prompt-build-two"
        alike = len(set(city.hand)) == 1
        values = {"cube": CODES[city.hand[0]], "optional": yes(optional), "alike": yes(alike)}
        return told(name, counted(city.hand), values)

    def _ask_grower(self, known: TownCenterState, seat: Seat) -> Message:
        board, city = self.rules.boards[seat], known.cities[seat]
        ready = [c for c, growth in GROWTH.items() if known.reserve[c] and growth(board, city)]
        return told("prompt-grow", kind=_one_or_both(ready))

    def _ask_buyer(self, known: TownCenterState, seat: Seat) -> Message:
        board, city = self.rules.boards[seat], known.cities[seat]
        left, on_sale = known.reserve, administration.on_sale
        kinds = [c for c in actions.ON_SALE if on_sale(board, city, left, c)]
        prices = {CODES[colour]: administration.price(city, colour) for colour in actions.ON_SALE}
        return told("prompt-buy", prices, kind=_one_or_both(kinds), money=city.money)

    # Labels

    def label(self, known: TownCenterState, seat: Seat, action: Action) -> Message:
        """The choice in a few words, with what the chooser must know: zone, price, size."""
        if isinstance(action, actions.PlaceHall):
            return told("label-hall", codes.where(self.rules, seat, action.position))
        if isinstance(action, actions.OfCube):
            return self._label_cube(known, seat, action)
        if isinstance(action, actions.OfTower):
            return _label_tower(known, action)
        if isinstance(action, actions.Discard):
            both = construction.lacks_money_for_two(known.cities[seat], self.rules.customs)
            return told("label-discard", counted([action.colour] * (2 if both else 1)))
        if isinstance(action, actions.PutBack):
            to = "line" if self.rules.central_park else "bag"
            return told("label-put-back", cube=CODES[action.colour], to=to)
        if isinstance(action, actions.Start):
            return told("label-start", person(action.seat))
        if isinstance(action, actions.Draw):
            return told("label-draw", cube=CODES[action.colour])
        return plainly("town_center", "label", self.rules.notation(action))

    def _label_cube(self, known: TownCenterState, seat: Seat, action: actions.OfCube) -> Message:
        spot = codes.where(self.rules, seat, action.position)
        cube = codes.standing_as(action.colour, self.rules.site.places[action.position][1])
        city = known.cities[seat]
        if isinstance(action, actions.Grow):
            cubes = city.cubes[action.colour] | 1 << action.position
            size = codes.unit_at(self.rules, seat, cubes, action.position).bit_count()
            return told("label-grow", spot, cube=cube, size=size)
        name = "label-buy" if isinstance(action, actions.Buy) else "label-build"
        return told(name, spot, cube=cube, cost=codes.cost_of(city, action))

    # Facts

    def status(self, known: TownCenterState, viewer: Seat | None) -> list[Message]:
        """Round, phase, and colours that run short; before and after the game the phase alone."""
        phase = told(f"phase-{steps.STEPS[known.step]}")
        if not known.round or not known.actors:
            return [phase]
        short = [told("chip-shortage", cube=CODES[colour]) for colour in self.shortages(known)]
        return [told("chip-round", round=known.round, rounds=box.ROUNDS), phase, *short]

    def shortages(self, known: TownCenterState) -> list[box.Colour]:
        """Colours the reserve has no more of, although a city as it stands could take one."""
        empty = [c for c, left in enumerate(known.reserve) if c != box.OFFICE and not left]
        if not empty:
            return []
        cities = list(enumerate(known.cities))
        return [c for c in empty if any(self._needs(s, city, c) for s, city in cities)]

    def _needs(self, seat: Seat, city: City, colour: box.Colour) -> bool:
        board = self.rules.boards[seat]
        if colour in actions.ON_SALE:
            return bool(administration.on_sale(board, city, [1] * len(box.COLOURS), colour))
        return bool(GROWTH[colour](board, city))

    def summary(self, known: TownCenterState, seat: Seat) -> Message:
        """A player's money, income, cubes in the Suburb, lift and hand, in one line."""
        board, city = self.rules.boards[seat], known.cities[seat]
        tallest = max(
            (city.cubes[box.LIFT] & column).bit_count() for column in [0, *board.site.columns]
        )
        return told(
            "summary",
            money=city.money,
            income=income(board, city),
            sprawl=suburb_cubes(board, city),
            lift=city.limit if city.limit > 1 else tallest,
            power=yes(city.limit > 1),
            hand=len(city.hand),
        )

    def phases(self, known: TownCenterState) -> list[Phase]:
        """3: behind the last round comes the end."""
        now = PHASE_OF[known.step]
        if now == "over":
            return phases_of("town_center", ["over"], now)
        before = ["setup"] if now == "setup" else []
        behind = ["over"] if known.round == box.ROUNDS else []
        return phases_of("town_center", [*before, *PHASES, *behind], now)

    # Names

    def overlay_name(self, key: str) -> Message:
        return told(f"overlay-{key}")

    def panel_name(self, key: str) -> Message:
        kind, _, number = key.partition(":")
        return told(f"panel-{kind}", person(int(number) - 1)) if number else told(f"panel-{kind}")

    def button(self, known: TownCenterState, name: str) -> Message:
        """For a name as draw.touches gives it: "confirm", "cube:shop", "cell:c4", "tower:2"."""
        kind, _, what = name.partition(":")
        if kind == "cube":
            return told("button-cube", cube=CODES[box.NAMES.index(what)])
        if kind == "cell":
            return told("button-cell", cell=what)
        if kind == "tower":
            return told("button-tower", tower=int(what))
        return told(f"button-{name}") if name in WORDS else super().button(known, name)


def _ask_for_one_of_two(city: City) -> Message:
    poor = city.money < box.OFFICE_COST * city.hand.count(box.OFFICE)
    return told("prompt-build-one-of-two", counted(city.hand), money=city.money, poor=yes(poor))


def _one_or_both(colours: list[box.Colour]) -> str:
    return CODES[colours[0]] if len(colours) == 1 else "both"


def _label_tower(known: TownCenterState, action: actions.OfTower) -> Message:
    tower = known.towers[action.tower] if action.tower < len(known.towers) else ()
    number = action.tower + 1
    if isinstance(action, actions.Pick):
        return told("label-pick", tower=number, cube=top_of(tower), other=top_of(tower[:-1]))
    return told("label-stack", tower=number, cube=CODES[action.colour], other=top_of(tower))
