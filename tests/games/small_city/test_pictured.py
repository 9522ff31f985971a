"""In every borough that the rules page shows, citizens stand where one can stand."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest

from faubourg.core.examples import Example, scene
from games.small_city.pictured import PICTURES


@pytest.mark.parametrize("example", PICTURES, ids=lambda example: example.name)
def test_every_citizen_stands_on_a_slot(example: Example) -> None:
    for borough in scene("small_city", example).known.city.boroughs:
        slots, standing = reduce(or_, borough.slots), reduce(or_, borough.citizens)
        assert standing & ~slots == 0
