"""What must hold in every state of every game. Each check raises AssertionError with its place."""

from __future__ import annotations

import json
import pickle
from itertools import combinations
from random import Random
from typing import Any

from faubourg.core import snapshot
from faubourg.core.catalogue import members, pick_one
from faubourg.core.model import CHANCE, Action, Event, Seat
from faubourg.core.registry import AnyRules

OTHERS = 60  # illegal actions tried where the whole catalogue is too long
LOOKED_AT = 120  # of a long catalogue, on average; `make soak` takes all of it at every state


def check_someone_can_act(rules: AnyRules, state: Any) -> None:
    for seat in state.actors:
        if seat == CHANCE:
            assert state.actors == (CHANCE,), "chance acts alone"
            assert rules.chances(state), "chance has nothing to do"
        else:
            assert rules.legal_set(state, seat), f"seat {seat} has no legal action"


def check_legal_is_the_filter(rules: AnyRules, state: Any, seat: Seat, rng: Random) -> None:
    """The legal set, and some others; the whole catalogue when rng.random() says so."""
    legal = rules.legal_set(state, seat)
    size = len(rules.catalogue)
    whole = rng.random() < min(0.1, LOOKED_AT / size) or size <= OTHERS
    tried = rules.catalogue if whole else _some(rules, state, seat, rng)
    for action in tried:
        refused = rules.why_not(state, seat, action)
        assert (refused is None) == bool(legal >> action.index & 1), (
            f"seat {seat}, {rules.notation(action)}: why_not says {refused}"
        )


def _some(rules: AnyRules, state: Any, seat: Seat, rng: Random) -> list[Action]:
    return [*rules.legal(state, seat), *rng.choices(rules.catalogue, k=OTHERS)]


def check_pick(rules: AnyRules, state: Any, seat: Seat, seed: int) -> None:
    """It is the same as from the whole set, of which the list is another form."""
    legal = rules.legal_set(state, seat)
    assert rules.pick(state, seat, Random(seed)).index == pick_one(legal, Random(seed))
    assert [action.index for action in rules.legal(state, seat)] == members(legal)


def check_idle_seats(rules: AnyRules, state: Any, rng: Random) -> None:
    for seat in range(rules.seats):
        if seat not in state.actors:
            assert rules.legal_set(state, seat) == 0
            assert rules.why_not(state, seat, rng.choice(rules.catalogue)) is not None


def check_copies(rules: AnyRules, state: Any) -> None:
    """A clone, a dump and a pickle give an equal state, and the clone shares nothing."""
    assert state.clone() == state
    plain = json.loads(json.dumps(snapshot.dump(state)))
    assert snapshot.load(type(state), plain) == state
    assert pickle.loads(pickle.dumps(state)) == state


def check_chance(rules: AnyRules, state: Any) -> None:
    weighted = rules.chances(state)
    assert all(weight > 0 for _, weight in weighted)
    assert len({action.index for action, _ in weighted}) == len(weighted)
    assert rules.stream(state)


def known_to(rules: AnyRules, state: Any) -> dict[Seat | None, Any]:
    """By viewer; they are dear, and the checks compare them with many others."""
    return {viewer: rules.known(state, viewer) for viewer in (None, *range(rules.seats))}


def check_knowledge(rules: AnyRules, state: Any, seat: Seat, seed: int) -> None:
    """For one seat alone."""
    views = {viewer: rules.known(state, viewer) for viewer in (None, seat)}
    check_guess(rules, state, views, seat, seed)


def check_guess(
    rules: AnyRules, state: Any, views: dict[Seat | None, Any], seat: Seat, seed: int
) -> None:
    """A guess looks the same to its seat and to a spectator, and uses only what the seat knows."""
    guess = rules.determinize(state, seat, Random(seed))
    assert rules.known(guess, seat) == views[seat]
    assert rules.known(guess, None) == views[None]
    assert rules.legal_set(guess, seat) == rules.legal_set(state, seat)
    for other in range(rules.seats):
        for viewer in (seat, None):
            assert isinstance(rules.score_seen(views[viewer], viewer, other), list)
    again = rules.determinize(guess, seat, Random(seed + 1))
    assert again == rules.determinize(state, seat, Random(seed + 1)), "the guess saw a secret"


def check_known(rules: AnyRules, state: Any, seat: Seat | None, rng: Random) -> None:
    """What is known is a state like any other, and nothing of it comes from what is hidden."""
    known = rules.known(state, seat)
    told = repr(known)
    assert rules.known(known, seat) == known, "what is known of it is less"
    assert snapshot.load(type(known), snapshot.dump(known)) == known  # so a bot elsewhere is told
    for other in range(rules.seats):
        assert rules.score(known, other) == rules.score(rules.known(state, seat), other)
    assert rules.ranking(known)
    if seat is None:
        return
    guess = rules.imagine(known, seat, rng)
    assert rules.known(guess, seat) == known, "a guess is not what is known"
    assert rules.legal_set(known, seat) == rules.legal_set(state, seat)
    for action in rng.choices(rules.catalogue, k=OTHERS // 4):
        assert rules.why_not(known, seat, action) == rules.why_not(state, seat, action)
    assert repr(known) == told, "asking has changed it"


def check_no_peeking(rules: AnyRules, state: Any, rng: Random) -> None:
    """What a seat cannot see, it cannot guess from: two secrets that look alike guess alike."""
    for actor in state.actors:
        one, other = (_after(rules, state, actor, rng) for _ in range(2))
        for seat in range(rules.seats):
            if rules.known(one, seat) == rules.known(other, seat):
                guesses = [rules.determinize(s, seat, Random(7)) for s in (one, other)]
                assert guesses[0] == guesses[1], f"seat {seat} guesses from what it cannot see"


def _after(rules: AnyRules, state: Any, actor: Seat, rng: Random) -> Any:
    """The state after some action of the actor, chance included."""
    after = state.clone()
    rules.apply(after, actor, _any_action(rules, state, actor, rng))
    return after


def _any_action(rules: AnyRules, state: Any, actor: Seat, rng: Random) -> Any:
    if actor != CHANCE:
        return rules.pick(state, actor, rng)
    return rng.choice([outcome for outcome, _ in rules.chances(state)])


def check_listening(rules: AnyRules, state: Any, actor: Seat, rng: Random) -> None:
    """Who listens changes nothing, and no copy listens with it."""
    action, alone, heard = _any_action(rules, state, actor, rng), state.clone(), state.clone()
    heard.events = []
    rules.apply(alone, actor, action)
    rules.apply(heard, actor, action)
    assert heard == alone and heard.clone().events is None
    assert snapshot.dump(heard) == snapshot.dump(alone)
    assert all(isinstance(event, Event) and hash(event) for event in heard.events)


def check_commits_commute(rules: AnyRules, state: Any, rng: Random) -> None:
    """Two who act at once may act in either order."""
    one, other = rng.sample(state.actors, 2)
    first, second = rules.pick(state, one, rng), rules.pick(state, other, rng)
    left, right = state.clone(), state.clone()
    rules.apply(left, one, first)
    rules.apply(left, other, second)
    rules.apply(right, other, second)
    rules.apply(right, one, first)
    assert left == right


def check_scores(rules: AnyRules, state: Any) -> None:
    totals = [sum(line.points for line in rules.score(state, s)) for s in range(rules.seats)]
    ranking = rules.ranking(state)
    assert sorted(seat for place in ranking for seat in place) == list(range(rules.seats))
    order = [seat for place in ranking for seat in place]
    best_first = [totals[seat] for seat in order if not rules.is_out(state, seat)]
    assert best_first == sorted(best_first, reverse=True)
    assert not any(rules.is_out(state, seat) for seat in order[: len(best_first)])


def check_knowledge_is_plain(views: dict[Seat | None, Any]) -> None:
    for view in views.values():
        json.dumps(snapshot.dump(view))


def check_state(rules: AnyRules, state: Any, rng: Random) -> None:
    """All of the above."""
    check_someone_can_act(rules, state)
    check_idle_seats(rules, state, rng)
    for seat in state.actors:
        if seat == CHANCE:
            check_chance(rules, state)
        else:
            check_legal_is_the_filter(rules, state, seat, rng)
            check_pick(rules, state, seat, rng.randrange(1 << 30))
    if len(state.actors) > 1:
        check_commits_commute(rules, state, rng)


def check_secret_luck(rules: AnyRules, state: Any, rng: Random) -> None:
    """Who may not read what came up cannot tell it from anything else that might have."""
    if state.actors != (CHANCE,):
        return  # a match never stands there, only its timeline does
    outcomes = [action for action, _ in rules.chances(state)]
    some = rng.sample(outcomes, min(3, len(outcomes)))
    for viewer in (None, *range(rules.seats)):
        seen = [_known_after(rules, state, viewer, action) for action in some]
        reads = [rules.sees(state, viewer, CHANCE, action) for action in some]
        for (one, first), (other, second) in combinations(zip(seen, reads, strict=True), 2):
            if not first and not second:
                assert one == other, f"{viewer} may not read what came up, but it shows"
            if one == other:
                assert not first or not second, f"{viewer} reads in the log what is hidden"


def _known_after(rules: AnyRules, state: Any, viewer: Seat | None, action: Action) -> Any:
    then = state.clone()
    rules.apply(then, CHANCE, action)
    return rules.known(then, viewer)


def check_secrets_are_told_of(rules: AnyRules, state: Any) -> None:
    """Whoever asks whether a game has secrets is told the truth."""
    hides = any(rules.known(state, viewer) != state for viewer in (None, *range(rules.seats)))
    assert rules.has_secrets or not hides, "something is hidden, but has_secrets is not said"


def check_state_deeply(rules: AnyRules, state: Any, rng: Random) -> None:
    """What need not be asked at every step."""
    check_copies(rules, state)
    check_scores(rules, state)
    views = known_to(rules, state)
    check_knowledge_is_plain(views)
    check_no_peeking(rules, state, rng)
    check_secrets_are_told_of(rules, state)
    for actor in state.actors[:1]:
        check_listening(rules, state, actor, rng)
    for seat in range(rules.seats):
        check_guess(rules, state, views, seat, rng.randrange(1 << 30))
    for viewer in (None, *range(rules.seats)):
        check_known(rules, state, viewer, rng)
