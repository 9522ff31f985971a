"""What PettingZoo and Gymnasium are told of rows, masks, refusals and pictures."""

from __future__ import annotations

from typing import Any, Final

import numpy
from gymnasium import spaces

from faubourg.core.model import Reason, Seat
from faubourg.core.presentation import Look
from faubourg.core.registry import BadOption, find_game
from faubourg.core.texts import Texts
from faubourg.drawing.svg import standalone
from faubourg.research.episode import Episode
from faubourg.research.settings import Setting

Observed = dict[str, Any]  # row and mask
MODES: Final = ["human", "ansi", "svg"]  # text on the terminal, as a string, a picture as a string


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    row = spaces.Box(0, 255, (setting.encoder.length,), numpy.uint8)
    return spaces.Dict(observation=row, action_mask=spaces.Box(0, 1, (actions,), numpy.int8))


def observed(episode: Episode, seat: Seat) -> Observed:
    row = numpy.frombuffer(episode.row(seat), numpy.uint8)
    return {"observation": row, "action_mask": episode.mask(seat)}


def refusal(reason: Reason | None) -> dict[str, str]:
    """Nothing, or why the last action was not done, with the number of its rule."""
    return {} if reason is None else {"refused": reason.key, "rule": reason.rule}


def check_mode(mode: str | None) -> str | None:
    if mode not in (None, *MODES):
        raise BadOption(f"render_mode {mode!r}; expected {' or '.join(MODES)}")
    return mode


def render(episode: Episode, mode: str | None, viewer: Seat | None) -> str | None:
    """What the viewer knows; None is a spectator."""
    if mode is None:
        return None
    rules = episode.rules
    known, drawer = rules.known(episode.state, viewer), find_game(rules.key).drawer(rules)
    front = viewer if viewer is not None else next((s for s in known.actors if s >= 0), 0)
    look, texts = Look(seat=front, viewer=viewer), Texts("en")
    if mode == "svg":
        return standalone(drawer.draw(known, texts, look))
    told = drawer.draw_text(known, texts, look)
    if mode == "human":
        print(told)
        return None
    return told


def waiting(mask: Any) -> Any:
    """With one action more, for seats that are not asked: to wait."""
    longer = numpy.zeros(len(mask) + 1, numpy.int8)
    longer[:-1] = mask
    longer[-1] = not mask.any()
    return longer
