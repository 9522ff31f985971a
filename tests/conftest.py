"""For all tests: rubbish is looked for seldom, since a test's process ends soon."""

import gc

gc.set_threshold(100_000, 50, 100)
