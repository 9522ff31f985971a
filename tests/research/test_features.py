"""The pages that tell what bytes mean are those of the encoders."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from faubourg.research import features
from research.settings import GAMES, setting

PAGES = Path(__file__).parents[2] / "docs" / "features"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_that_of_the_encoder(game: str) -> None:
    """Written anew by: faubourg features GAME > docs/features/GAME.md"""
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert page == features.page(setting(game))


def test_programs_are_told_where_every_feature_lies() -> None:
    command = [sys.executable, "-m", "faubourg", "features", "town_center", "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    made = setting("town_center")
    assert (told["digest"], told["actions"]) == (made.digest, made.actions)
    ends = [each["first"] + each["size"] for each in told["features"]]
    assert [each["first"] for each in told["features"]] == [0, *ends[:-1]]
    assert ends[-1] == told["length"] == made.encoder.length
