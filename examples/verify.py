"""Check the chance in records of Faubourg (format 2) without Faubourg: python verify.py FILE..."""

import hmac
import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any

HEADER = "commitment commitments content edition faubourg game luck nonces options players seats"
ENTRY, DRAW = "action n seat", "action k n outcomes seat stream"
NOTE, END = "note values", "end finished secret"


def fair(header: dict[str, Any]) -> bool:
    """Whether each seat has a nonce, and the commitments are those that fit nonces and luck."""
    luck, nonces, seats = header["luck"], header["nonces"] + [], header["seats"]
    hashes = [sha256(nonce.encode()).hexdigest() if nonce != "" else "" for nonce in nonces]
    right = {"sealed": any(hashes) and hashes, "alone": [], "open": [], "daily": []}.get(luck)
    return (header["commitments"], seats) == (right, len(nonces) or (luck == "alone" and seats))


def outcome(key: bytes, nonces: list[str], draw: dict[str, Any]) -> object:
    sums, number, attempt = list(accumulate(weight for _, weight in draw["outcomes"])), 2**256, 0
    while number >= 2**256 - 2**256 % sums[-1]:  # so that no outcome is favoured
        message = json.dumps([nonces, draw["stream"], draw["k"], attempt], separators=(",", ":"))
        number = int.from_bytes(hmac.digest(key, message.encode(), "sha256"))
        attempt += 1
    return draw["outcomes"][sum(top <= number % sums[-1] for top in sums)][0]


def claims(data: bytes) -> Iterator[tuple[int, bool, str]]:
    """All that must be true: a line's number, whether it is, and what to say if it is not."""
    kind, seal, n, streams, header = "", "", 0, list[str](), dict[str, Any]()
    key = bytes.fromhex((re.findall(rb'"secret"\W+([0-9a-f]{64})"', data) or [b""])[-1].decode())
    for number, text in enumerate(data.removesuffix(b"\n").split(b"\n"), 1):
        yield number, kind != END, "this stands behind the closing line"
        line = json.loads(text.decode(), parse_float=int, parse_constant=int)
        given, kind, header = line.pop("seal"), " ".join(sorted(line)), header or line
        plain = json.dumps(line, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        seal = sha256((seal + plain).encode()).hexdigest()[:16]
        yield number, header["faubourg"] == 2, f"format {header['faubourg']!a} instead of format 2"
        yield number, given == seal, "the seal is wrong"
        yield number, kind in ([ENTRY, DRAW, NOTE, END] if number > 1 else [HEADER]), "unknown line"
        yield number, number > 1 or fair(line), "the nonces do not fit the seats or the commitments"
        fits = key != b"" and sha256(key).hexdigest() == header["commitment"]
        n, seats, nonces = n + ("n" in line), range(header["seats"]), header["nonces"]
        yield number, line.get("n", n) == n, f"this should be entry {n}"
        yield number, line.get("seat", 0) in ([-1] if kind == DRAW else seats), "no such seat"
        if kind == DRAW:
            yield number, all(0 < weight < 2**53 for _, weight in line["outcomes"]), "a bad weight"
            yield number, line["k"] == streams.count(line["stream"]), "draws are missing or doubled"
            yield number, not fits or outcome(key, nonces, line) == line["action"], "a false draw"
            streams.append(line["stream"])
        if kind == END:
            yield number, line["end"] == n, f"there are {n} entries"
            fits = fits and line["secret"] == key.hex()
            yield number, fits, "the secret is wrong" if line["secret"] else "the game is not over"
    yield number, kind == END, "the closing line is missing"
    yield 0, True, f"{len(streams)} draws, all honest (luck: {header['luck']})"


def verdict(path: str) -> str:
    number = 1
    try:
        for number, fact, words in claims(Path(path).read_bytes()):
            if not fact:
                return f"line {number}: {words}"
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return f"line {number}: this cannot be read as a line of a record"
    return words


if __name__ == "__main__":
    verdicts = [f"{path}: {verdict(path)}" for path in sys.argv[1:] or sys.exit(__doc__)]
    print("\n".join(verdicts).encode(errors="backslashreplace").decode())
    sys.exit(not all(line.endswith(")") for line in verdicts))  # as only the good ones do
