"""For all tests: rubbish is looked for seldom, since a test's process ends soon."""

import gc
from pathlib import Path

import pytest

gc.set_threshold(100_000, 50, 100)
# What our own modules assert shows its values too, not only what tests do.
pytest.register_assert_rewrite(*sorted(path.stem for path in Path(__file__).parent.iterdir()))
