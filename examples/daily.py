"""Check that a record of Faubourg has the chance of its day: python daily.py FILE [FIRST END]

FIRST and END are what you have noted from the page of the daily city: without them the record is
believed where its chain began and ended. verify.py, beside this file, checks every draw.
"""

import json
import sys
from datetime import date
from hashlib import sha256
from pathlib import Path


def verdict(path: str, *noted: str) -> str:
    lines = [json.loads(line) for line in Path(path).read_bytes().splitlines()]
    header, note, end = lines[0], lines[1].get("values", {}), lines[-1]
    if header["luck"] != "daily" or lines[1].get("note") != "daily" or not end["secret"]:
        return "this is no finished game with the chance of a day"
    if noted and noted != (note["first"], note["end"]):
        return "the chain is not the one you have noted"
    link = bytes.fromhex(end["secret"])
    days = (date.fromisoformat(note["day"]) - date.fromisoformat(note["first"])).days + 1
    for _ in range(days):  # one hash for each day leads back to what was published first
        link = sha256(link).digest()
    if days < 1 or link.hex() != note["end"]:
        return f"the secret, hashed {days} times, does not give the end of the chain"
    told = {"daily": note["day"], "game": header["game"], "options": header["options"]}
    words = json.dumps(told, separators=(",", ":"), sort_keys=True)
    if header["nonces"] != [sha256(words.encode()).hexdigest()]:
        return "the nonce is not that of this game on this day"
    return f"the chance of {header['game']} on {note['day']}, day {days} of its chain"


if __name__ == "__main__":
    if len(sys.argv) not in (2, 4):
        sys.exit(__doc__)
    words = verdict(*sys.argv[1:])
    print(words)
    sys.exit(not words.startswith("the chance of"))
