"""All that the page and the terminal tell of one moment of a game, and the caches they use."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from types import FunctionType, MethodType
from typing import Any

import pytest

from faubourg.core import registry
from faubourg.core.match import EVERYBODY
from faubourg.core.model import CHANCE, Action, Message, Rules, Seat
from faubourg.core.presentation import Drawer, Look, Narrator
from faubourg.core.registry import AnyRules, Game
from faubourg.core.states import Step
from faubourg.core.telling import Teller
from faubourg.core.texts import Texts

FEW = 3  # labels and refusals at a moment
FRENCH = Texts("fr")
NAMES = tuple(f"P{number}" for number in range(1, 9))
ATOMS = (str, int, float, type(None), type, FunctionType, MethodType, Texts, Rules)
Cache = functools._lru_cache_wrapper


@dataclass(frozen=True)
class Moment:
    """A state, what was done in it and what came of it, with the views as one page keeps them."""

    game: Game
    rules: AnyRules
    state: Any
    seat: Seat  # who acted
    action: Action
    before: dict[Seat | None, Any]  # by viewer
    after: dict[Seat | None, Any]
    texts: Texts = FRENCH
    overlays: tuple[str, ...] = ()  # empty for all, and for none of them

    @property
    def narrator(self) -> Narrator[Any, Any]:
        return self.game.narrator(self.rules)

    @property
    def drawer(self) -> Drawer[Any, Any]:
        return self.game.drawer(self.rules)

    @property
    def viewer(self) -> Seat:
        """Who acted, or somebody who saw what chance did."""
        return 0 if self.seat == CHANCE else self.seat

    def tell(self) -> list[object]:
        """Words and pictures for whoever acted and for a spectator, the preview before the rest."""
        viewer = self.viewer
        return [
            *self._happening(viewer),
            *self._standing(self.before[viewer], viewer, viewer),
            *self._standing(self.after[viewer], viewer, viewer),
            *self._standing(self.after[None], viewer, None),
            *self._choices(viewer),
        ]

    def _happening(self, viewer: Seat) -> Iterator[object]:
        before, after = self.before, self.after
        if self.seat != CHANCE:
            told = before[viewer], self.seat, self.action, after[viewer]
            yield self.narrator.consequences(*told)
        look = Look(seat=viewer, ghost=after[viewer], viewer=viewer)
        yield self.pictures(before[viewer], look)
        yield self._log()

    def _log(self) -> list[Message]:
        teller = Teller(self.game, self.rules)
        teller.stand(self.state.clone(), 0)
        return teller.tell(Step(self.seat, self.action, self.state.actors, False, EVERYBODY))

    def _standing(self, view: Any, front: Seat, viewer: Seat | None) -> Iterator[object]:
        narrator, seats = self.narrator, range(self.rules.seats)
        yield narrator.status(view, viewer)
        yield [narrator.prompt(view, seat) for seat in seats]
        yield [narrator.summary(view, seat) for seat in seats]
        for overlay in self.overlays or ("", *self.drawer.OVERLAYS):
            yield self.pictures(view, Look(seat=front, overlay=overlay, viewer=viewer))

    def pictures(self, view: Any, look: Look) -> list[object]:
        drawer, named = self.drawer, replace(look, names=NAMES[: self.rules.seats])
        panels = drawer.panels(view, self.texts, named)
        text = drawer.draw_text(view, self.texts, named)
        return [drawer.draw(view, self.texts, named), panels, text]

    def _choices(self, viewer: Seat) -> Iterator[object]:
        """What can be done, and why the rest cannot."""
        rng, view, catalogue = Random(1), self.before[viewer], self.rules.catalogue
        legal = self.rules.legal(self.state, viewer)
        for action in rng.sample(legal, min(FEW, len(legal))):
            yield self.narrator.label(view, viewer, action)
            yield self.drawer.touches(view, viewer, action)
        for action in rng.sample(catalogue, min(10 * FEW, len(catalogue))):
            yield self._refusal(viewer, action)

    def _refusal(self, viewer: Seat, action: Action) -> object:
        reason = self.rules.why_not(self.state, viewer, action)
        if reason is None:
            return None
        values = self.narrator.reason_values(self.before[viewer], viewer, action, reason)
        return Message(reason.key, values)


def caches(rules: AnyRules) -> list[tuple[Any, str, Any]]:
    """Every cache of the games: who knows it, its name there, and itself."""
    for game in registry.games().values():
        assert game.narrator(rules) and game.drawer(
            rules
        )  # all modules are loaded before they are watched
    games = [m for key, m in sorted(sys.modules.items()) if key.startswith("faubourg.games.")]
    return [
        (owner, name, value)
        for owner in (*games, rules)
        for name, value in list(vars(owner).items())
        if isinstance(value, Cache)
    ]


class Watch:
    """Sees what caches give to those who ask, to compare it later with what they should give."""

    def __init__(self, rules: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
        self.given: dict[int, tuple[Any, functools.partial[Any]]] = {}  # with how to do it anew
        self.caches = caches(rules)
        for owner, name, cache in self.caches:
            monkeypatch.setattr(owner, name, self._spy(cache))

    def _spy(self, cache: Any) -> Callable[..., Any]:
        @functools.wraps(cache)
        def asked(*values: Any, **named: Any) -> Any:
            result = cache(*values, **named)
            if not isinstance(result, ATOMS):
                anew = functools.partial(cache.__wrapped__, *values, **named)
                self.given[id(result)] = result, anew
            return result

        return asked

    def forget(self) -> None:
        """As if nothing had ever been told."""
        self.given.clear()
        for _, _, cache in self.caches:
            cache.cache_clear()

    def spoilt(self) -> set[str]:
        """Functions whose caches keep something else than what is computed anew."""
        kept = list(self.given.values())
        return {anew.func.__qualname__ for result, anew in kept if not same(result, anew())}


def same(one: Any, other: Any) -> bool:
    """Equal field by field, also where a class does not say what equal means; the other is new."""
    if one is other or isinstance(one, ATOMS) or type(one) is not type(other):
        return bool(one == other)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):  # which may hold what was asked of it since
        return one.keys() >= other.keys() and all(same(one[key], other[key]) for key in other)
    if isinstance(one, set | frozenset):
        return bool(one == other)
    return all(same(getattr(one, name), getattr(other, name)) for name in _fields(one))


def _fields(thing: Any) -> list[str]:
    """Those that are there; a property not yet computed is not."""
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return [*slots, *getattr(thing, "__dict__", {})]
