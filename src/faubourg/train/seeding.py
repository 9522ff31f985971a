"""Which seeds are for what, so that nothing is reported on games that were learned from."""

from __future__ import annotations

import json
from importlib import resources


def seeds(name: str) -> tuple[int, int]:
    """A range of seeds; those for training, gating and reporting have none in common."""
    text = resources.files("faubourg.train").joinpath("seeds.json").read_text(encoding="utf-8")
    start, end = json.loads(text)[name]
    return start, end
