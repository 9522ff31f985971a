"""What PettingZoo and Gymnasium are told of rows, masks, refusals and pictures."""

from __future__ import annotations

from operator import index
from typing import Any, Final

import numpy
from gymnasium import spaces

from faubourg.core.model import Reason, Seat
from faubourg.core.presentation import Look
from faubourg.core.registry import BadOption, find_game
from faubourg.core.texts import Texts
from faubourg.research.episode import Episode
from faubourg.research.pictures import drawn
from faubourg.research.settings import Mask, Setting

Observed = dict[str, Any]  # row and mask
MODES: Final = ["human", "ansi", "svg"]  # text on the terminal, as a string, a picture as a string


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    row = spaces.Box(0, 255, (setting.encoder.length,), numpy.uint8)
    return spaces.Dict(observation=row, action_mask=spaces.Box(0, 1, (actions,), numpy.int8))


def observed(episode: Episode, seat: Seat, mask: Mask | None = None) -> Observed:
    """With the mask, where it is there already."""
    row = numpy.frombuffer(episode.row(seat), numpy.uint8)
    return {"observation": row, "action_mask": episode.mask(seat) if mask is None else mask}


def number(episode: Episode, action: Any) -> int:
    """Of an action; what is not whole is no other action's number."""
    try:
        return index(action)
    except TypeError:
        told = f"{action!r} is no number of an action; expected 0 to {episode.actions - 1}"
        raise TypeError(told) from None


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
    if mode == "svg":
        return drawn(rules, episode.state, viewer)
    known = rules.known(episode.state, viewer)
    front = next((seat for seat in known.actors if seat >= 0), 0) if viewer is None else viewer
    look = Look(seat=front, viewer=viewer)
    told = find_game(rules.key).drawer(rules).draw_text(known, Texts("en"), look)
    if mode == "ansi":
        return told
    print(told)
    return None


def waiting(mask: Any) -> Any:
    """With one action more, for seats that are not asked: to wait."""
    longer = numpy.zeros(len(mask) + 1, numpy.int8)
    longer[:-1] = mask
    longer[-1] = not mask.any()
    return longer
