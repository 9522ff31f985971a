"""The politics deck, its display, and the cards that do not build (RULES.md chapter 5)."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.la_citta import actions, chapter, events, reasons
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import Hexes
from faubourg.games.la_citta.city import city_of, cubes_left, limit
from faubourg.games.la_citta.components import Card, Service
from faubourg.games.la_citta.state import City, LaCittaState, PerCard

EFFECTS: Final[dict[type[Action], Card]] = {
    actions.BreadAndGames: box.BREAD_AND_GAMES, actions.BlessedEra: box.BLESSED_ERA,
    actions.Harvest: box.BOUNTIFUL_HARVEST,
    actions.Ask: box.ASK_THE_PEOPLE,
}  # fmt: skip
OTHER_PRICES: Final = {
    box.MASTER_BUILDER: box.MASTER_PRICES, box.BREAD_AND_GAMES: box.STEP_PRICES,
    box.BLESSED_ERA: box.STEP_PRICES,
    box.BOUNTIFUL_HARVEST: (0,), box.ASK_THE_PEOPLE: box.ASK_PRICES,
}  # fmt: skip

Cards: TypeAlias = int  # a set of cards, one bit each: bit_of()
PLAYER_CARDS: Final = 1  # bit_of(NO_CARD)

# Taking a card


def card_of(action: Action) -> Card:
    """The politics card an action uses, or NO_CARD."""
    if isinstance(action, actions.Build):
        if action.way == actions.PLAYER_CARD:
            return box.NO_CARD
        return box.MASTER_BUILDER if action.way == actions.MASTER else box.CARD_OF[action.building]
    return EFFECTS.get(type(action), box.NO_CARD)


def price_of(action: Action) -> int:
    """5.2 to 5.6: what the effect costs."""
    if isinstance(action, actions.Build):
        prices = box.MASTER_PRICES if action.way == actions.MASTER else box.CARD_PRICES
        return prices[box.SIZES[action.building]]
    if isinstance(action, actions.BreadAndGames):
        return box.STEP_PRICES[action.cubes - 1]
    if isinstance(action, actions.BlessedEra):
        return box.STEP_PRICES[action.citizens - 1]
    if isinstance(action, actions.Ask):
        return box.ASK_PRICES[len(action.positions) == box.HIDDEN]
    return 0


def prices(card: Card) -> tuple[int, ...]:
    """5.2 to 5.6: what the effects of a card cost."""
    builds = [box.CARD_PRICES[box.SIZES[kind]] for kind in box.CARD_OF if box.CARD_OF[kind] == card]
    return tuple(builds) or OTHER_PRICES.get(card, ())


def why_not_take(state: LaCittaState, seat: Seat, card: Card, price: int) -> Reason | None:
    """5.1.1 and 5.1.3."""
    if card not in state.display:
        return reasons.NOT_OPEN
    return reasons.TOO_DEAR if price > state.gold[seat] else None


def bit_of(card: Card) -> Cards:
    """That of NO_CARD stands for the player cards."""
    return 1 << (card - box.NO_CARD)


def usable(state: LaCittaState, seat: Seat) -> Cards:
    """3.4.4 and 5.1.1: the cards that a seat may use, whatever they cost."""
    found = 0
    for card in state.display:
        found |= 1 << (card - box.NO_CARD)
    return found | PLAYER_CARDS if state.cards[seat] else found & ~PLAYER_CARDS


def take(state: LaCittaState, seat: Seat, card: Card, price: int) -> None:
    """1.6.5: the leftmost of equal cards; 5.1.2: it lies in front of the player."""
    state.display[state.display.index(card)] = box.NO_CARD
    state.taken[seat] += (card,)
    state.gold[seat] -= price
    state.bank += price


# The deck


def draw_unseen(state: LaCittaState, seat: Seat) -> None:
    """3.4.20: nobody looks at the card; 5.1.8: there may be none."""
    if not state.deck:
        shuffle(state)
    state.taken[seat] += (box.UNSEEN if state.deck else box.NO_CARD,)
    state.deck -= 1 if state.deck else 0


def shuffle(state: LaCittaState) -> None:
    """5.1.7: the discard becomes the deck.

    5.1.9: of the cards that nobody has seen, some lie in the discard and some in front of players.
    Where there are both, chance sets those in front of players aside, one by one. What was set
    aside at the shuffle before lies in the discard by now, because a year has ended since.
    """
    if not any(state.discard) and not state.discard_unseen:
        return
    if state.events is not None:
        state.events.append(events.Shuffled())
    before, nothing = state.aside, (0,) * len(state.aside)
    stirred, in_front = _plus(state.unseen, before), _in_front(state)
    shuffled = _plus(stirred, state.discard)
    earlier = state.shuffles if were_set_aside(state) else ()
    state.shuffles = (*earlier, (stirred, shuffled, in_front))
    only_in_front = not state.discard_unseen
    state.aside = stirred if only_in_front else nothing
    state.to_set_aside = 0 if only_in_front else in_front
    state.returned = before if state.to_set_aside else nothing
    state.unseen = list(state.discard if only_in_front else shuffled)
    state.deck = sum(state.discard) + state.discard_unseen
    state.discard = [0] * len(nothing)
    state.discard_unseen = 0


def were_set_aside(state: LaCittaState) -> int:
    """How many unseen cards lay in front of players at the last shuffle."""
    return state.shuffles[-1][2] if state.shuffles else 0


def _in_front(state: LaCittaState) -> int:
    """Cards drawn by passing this year."""
    return sum(cards.count(box.UNSEEN) for cards in state.taken)


def _plus(one: list[int] | PerCard, other: list[int] | PerCard) -> PerCard:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def not_aside(state: LaCittaState) -> list[int]:
    """Per card: what was unseen when a shuffle began and has not been set aside since."""
    stirred, _, _ = state.shuffles[-1]
    return [n - aside for n, aside in zip(stirred, state.aside, strict=True)]


def may_lie_in_front(state: LaCittaState) -> list[int]:
    """5.1.9: of those, the ones that came from the deck that has run out."""
    return [n - back for n, back in zip(not_aside(state), state.returned, strict=True)]


def set_aside(state: LaCittaState, card: Card) -> None:
    aside = list(state.aside)
    aside[card] += 1
    state.aside = tuple(aside)
    state.unseen[card] -= 1
    state.to_set_aside -= 1
    if not state.to_set_aside:
        state.returned = (0,) * len(aside)


def lay(state: LaCittaState, card: Card) -> None:
    """5.1.6: into the free place."""
    state.display[state.display.index(box.NO_CARD)] = card
    state.unseen[card] -= 1
    state.deck -= 1


def discard_taken(state: LaCittaState) -> None:
    """3.4.22: the cards in front of players; nobody learns those that were drawn unseen."""
    for seat, cards in enumerate(state.taken):
        for card in cards:
            if card == box.UNSEEN:
                state.discard_unseen += 1
            elif card != box.NO_CARD:
                state.discard[card] += 1
        state.taken[seat] = ()


# Bread and Games


def why_not_games(state: LaCittaState, seat: Seat, action: actions.BreadAndGames) -> Reason | None:
    """5.3.3 to 5.3.5; 9.3.2: half an arch is enough."""
    if not cities.owns_castle(state, seat, action.castle):
        return reasons.GAMES_NOT_YOURS
    if not cities.arches(state, city_of(state, action.castle), action.service):
        return reasons.NO_ARCH
    return reasons.TOO_FEW_CUBES if action.cubes > cubes_left(state, seat) else None


def with_arch(state: LaCittaState, found: list[City], service: Service) -> Hexes:
    """The castles of those cities that have an arch of this service."""
    arched = castles = 0
    for kind in box.ARCHED[service]:
        if state.kinds[kind]:
            arched |= state.kinds[kind]
    for city in found:
        if state.tiles[city] & arched:
            castles |= 1 << state.castles[city]
    return castles


def lay_cubes(state: LaCittaState, action: actions.BreadAndGames) -> None:
    """5.3.1 and 5.3.6."""
    place = city_of(state, action.castle) * len(box.EACH_SERVICE) + action.service
    state.games[place] += action.cubes


# Blessed Era


def why_not_bless(state: LaCittaState, seat: Seat, action: actions.BlessedEra) -> Reason | None:
    """5.4.2 to 5.4.4."""
    if not cities.owns_castle(state, seat, action.castle):
        return reasons.ERA_NOT_YOURS
    city = city_of(state, action.castle)
    if state.population[city] + action.citizens > limit(state, city):
        return reasons.NO_ROOM
    return reasons.TOO_FEW_CITIZENS if action.citizens > state.citizens else None


def with_room(state: LaCittaState, own: list[City], most: int) -> list[Hexes]:
    """5.4.3: the castles of those cities that can take one citizen, two, and so on."""
    castles = [0] * most
    for city in own:
        room = limit(state, city) - state.population[city]
        for number in range(min(most, max(0, room))):
            castles[number] |= 1 << state.castles[city]
    return castles


def bless(state: LaCittaState, action: actions.BlessedEra) -> None:
    """5.4.1."""
    state.population[city_of(state, action.castle)] += action.citizens
    state.citizens -= action.citizens


# Bountiful Harvest


def farmhouses(kit: chapter.Kit, state: LaCittaState) -> Hexes:
    """5.5.2, 9.5.2 and 10.4: tiles that can carry a cube."""
    large = kit.options["large_harvest"] == "yes"
    return state.kinds[box.FARMHOUSE] | (state.kinds[box.LARGE_FARMHOUSE] if large else 0)


def why_not_harvest(
    kit: chapter.Kit, state: LaCittaState, seat: Seat, action: actions.Harvest
) -> Reason | None:
    """5.5.2 to 5.5.6."""
    if state.year == box.YEARS:
        return reasons.LAST_YEAR
    if not cubes_left(state, seat):
        return reasons.NO_CUBE
    if not farmhouses(kit, state) >> action.hex & 1:
        return reasons.NO_FARMHOUSE
    if not cities.territory(state, seat) >> action.hex & 1:
        return reasons.NOT_YOUR_FARMHOUSE
    return reasons.HARVESTED if state.harvest >> action.hex & 1 else None


def to_harvest(kit: chapter.Kit, state: LaCittaState, seat: Seat) -> Hexes:
    """The same, for all hexes at once."""
    if state.year == box.YEARS or not cubes_left(state, seat):
        return 0
    return farmhouses(kit, state) & cities.territory(state, seat) & ~state.harvest
