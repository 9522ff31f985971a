"""Checks records of finished games without Faubourg: python verify.py FILE... (docs/records.md)."""

import hmac
import json
import sys
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any

Line = dict[str, Any]


def require(holds: bool, line: int, problem: str) -> None:
    if not holds:
        raise ValueError(f"line {line}: {problem}")


def read(path: str) -> list[Line]:
    """The lines of a record, each with the seal that its words and all before it give."""
    lines = [json.loads(text) for text in Path(path).read_bytes().strip(b"\n").split(b"\n")]
    old = "format 1 does not say what was drawn from: ask faubourg verify"
    require(lines[0].get("faubourg") == 2, 1, old if lines[0].get("faubourg") == 1 else "no record")
    seal = ""
    for number, line in enumerate(lines, 1):
        given = line.pop("seal", None)
        plain = json.dumps(line, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        seal = sha256((seal + plain).encode()).hexdigest()[:16]
        require(given == seal, number, "the line or its place was changed")
    require("end" in lines[-1], len(lines), "the record breaks off here")
    return lines


def open_secret(header: Line, end: Line, last: int) -> bytes:
    """The secret, once it and the nonces are known to be those committed to."""
    if header["luck"] == "sealed":
        hashes = [nonce and sha256(nonce.encode()).hexdigest() for nonce in header["nonces"]]
        require(hashes == header["commitments"] and any(hashes), 1, "nonces not committed to")
    require(end["finished"], last, "the game is not over: its secret is still secret")
    secret = bytes.fromhex(end["secret"])
    require(sha256(secret).hexdigest() == header["commitment"], last, "not the secret committed to")
    return secret


def draw(secret: bytes, nonces: list[str], line: Line, attempt: int = 0) -> str:
    """What must come out, from the stream, its count and the weighted outcomes of the line."""
    message = json.dumps([nonces, line["stream"], line["k"], attempt], separators=(",", ":"))
    number = int.from_bytes(hmac.digest(secret, message.encode(), "sha256"), "big")
    tops = list(accumulate(weight for _, weight in line["outcomes"]))
    if number >= 2**256 - 2**256 % tops[-1]:  # it would favour the first outcomes
        return draw(secret, nonces, line, attempt + 1)
    rest, outcomes = number % tops[-1], zip(line["outcomes"], tops, strict=True)
    return str(next(name for (name, _), top in outcomes if rest < top))


def check(path: str) -> str:
    lines, counts, entries = read(path), dict[str, int](), 0
    header, end = lines[0], lines[-1]
    secret = open_secret(header, end, len(lines))
    for number, line in enumerate(lines[1:-1], 2):
        entries += "note" not in line
        require("note" in line or line["n"] == entries, number, "an entry is missing or doubled")
        if line.get("seat") == -1:
            counts[line["stream"]] = counts.get(line["stream"], 0) + 1
            require(line["k"] == counts[line["stream"]] - 1, number, "a draw is missing or doubled")
            due = draw(secret, header["nonces"], line)
            require(line["action"] == due, number, f"the draw must be {due!r}")
    require(end["end"] == entries, len(lines), "not as many entries as announced")
    return f"{sum(counts.values())} draws, all honest (luck: {header['luck']})"


if __name__ == "__main__":
    wrong = 0
    for path in sys.argv[1:]:
        try:
            print(f"{path}: {check(path)}")
        except Exception as error:  # a file can hold anything
            wrong = 1
            print(f"{path}: {error if isinstance(error, (OSError, ValueError)) else 'no record'}")
    sys.exit(wrong)
