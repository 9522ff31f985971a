"""Learning a value by self-play: what `faubourg train` does. Playing never needs it."""

import os

# As many processes play as there are cores; threads of their own would only be in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
