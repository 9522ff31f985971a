"""What a seat knows, for programs that read JSON: the server's, bots from outside, anybody's."""

from __future__ import annotations

from typing import Any, TypedDict

from faubourg.core.model import Action, Rules, Seat
from faubourg.core.snapshot import Plain, describe


class Told(TypedDict):
    """All a program needs to choose; docs/web-protocol.md says what each field means."""

    game: str
    edition: int
    options: dict[str, str]
    seat: Seat | None  # None: a spectator
    actors: list[Seat]
    legal: list[tuple[int, str]]  # index in the catalogue and notation
    points: list[int]
    state: dict[str, Plain]


def tell(rules: Rules[Any, Any], known: Any, seat: Seat | None) -> Told:
    """Made from what the seat knows alone."""
    legal: list[Action] = [] if seat is None else rules.legal(known, seat)
    seen = [rules.score_seen(known, seat, other) for other in range(rules.seats)]
    state = describe(known, rules.field_names())
    assert isinstance(state, dict)
    return Told(
        game=rules.key, edition=rules.edition, options=dict(rules.options), seat=seat,
        actors=list(known.actors), legal=[(act.index, rules.notation(act)) for act in legal],
        points=[sum(line.points for line in lines) for lines in seen], state=state,
    )  # fmt: skip
