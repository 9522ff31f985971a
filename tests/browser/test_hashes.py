"""The page's hashes are those of Python, whatever they are made of."""

from __future__ import annotations

import hashlib
import hmac
from random import Random

import pytest

from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-hashes")

HASHES = """async ([key, texts]) => {
  const { sha256Hex, hmacSha256 } = await import('/static/js/hashes.js');
  return texts.map((text) => [sha256Hex(text), [...hmacSha256(new Uint8Array(key), text)]]);
}"""
# Around the length of a block and of its padding, which are counted in bytes, not in letters.
LENGTHS = (0, 1, 31, 32, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000, 200_000)
WORDS = [
    "", "abc", "\0", "Zoé", "Å\u030a", "王小明", "🎲", "\u2028", "\ufeff", "line\nline", '["a",0]',
]  # fmt: skip


@pytest.mark.parametrize("length", [0, 1, 32, 63, 64, 65, 200])
def test_hashes_are_those_of_python(visit: Visit, length: int) -> None:
    rng = Random(length)
    letters = [*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x4E00, 0x4E80), 0x1F3B2]
    texts = [*WORDS, *("".join(map(chr, rng.choices(letters, k=count))) for count in LENGTHS)]
    texts += ["a" * count for count in LENGTHS]
    key = rng.randbytes(length)
    found = visit().go("/rules/town_center").evaluate(HASHES, [list(key), texts])
    assert found == [
        [hashlib.sha256(text.encode()).hexdigest(), list(hmac.digest(key, text.encode(), "sha256"))]
        for text in texts
    ]
