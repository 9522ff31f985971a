#!/usr/bin/env python3
"""A bot from outside in plain Python: it builds where it can, and leaves the rest to luck.

faubourg play town_center --bots exec:examples/outside/bot.py
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)  # what the seat knows: docs/bots.md says what is in it
    rng = random.Random(question["seed"])  # the same seed gives the same game again
    choices = [notation for index, notation in question["legal"]]
    wanted = [notation for notation in choices if notation.startswith("build ")]
    print(json.dumps({"action": rng.choice(wanted or choices)}), flush=True)
