"""No text of a stranger can freeze the server: what would take long is refused by its looks."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import httpx
import pytest
from playing import play_on
from web.browser import Browser

from attacks.mutants import mutants, written
from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.content import BadContent, read_toml
from faubourg.core.match import Match
from faubourg.core.presentation import Look
from faubourg.core.record import BadRecord
from faubourg.core.registry import find_game, games
from faubourg.core.texts import Texts

BOXES = sorted(key for key, game in games().items() if game.export is not None)
DEADLINE = 120  # seconds; before they were refused, one of these files took as long
DIGITS = "9" * 5_000  # more than Python is willing to read

# TOML


TOML = {
    "a deep key": f"{'.'.join('a' * 40_000)}=1",
    "a deep key with spaces": f"{' . '.join('a' * 20_000)} = 1",
    "a deep quoted key": '"".' * 20_000 + "a = 1",
    "a deep table": f"[{'.'.join('a' * 40_000)}]",
    "a deep key inside of a table": f"a = {{ {'.'.join('a' * 40_000)} = 1 }}",
    "a deep key behind a text that closes late": 'a = ["""b"""", {' + "b." * 30_000 + "b = 1}]",
    "many keys of some depth": "\n".join(f"{'a.' * 40}b{n} = 1" for n in range(1_000)),
    "deep lists": f"a = {'[' * 40_000}{']' * 40_000}",
    "deep lists in lines": "a = " + "[\n" * 2_000 + "]\n" * 2_000,
    "deep tables": f"a = {'{a=' * 20_000}1{'}' * 20_000}",
    "many tables": "\n".join(f"[a{n}]" for n in range(12_000)),
    "a list of many tables": "[[a]]\n" * 15_000,
    "a long line": f"a = '{'b' * 90_000}'",
    "a long number": f"a = {DIGITS}",
    "a long hexadecimal number": f"a = 0x{'f' * 5_000}",
    "a long fraction": f"a = 0.{DIGITS}",
    "a long comment": "#" * 90_000,
    "half a character": "a = '\ud800'",
    "a long file": "\n" * 200_000,
}


def test_no_toml_keeps_the_parser_busy() -> None:
    """In a process that is killed when it takes too long."""
    program = "\n".join([
        "import json, sys",
        "from faubourg.core.content import BadContent",
        "from faubourg.core.registry import find_game",
        "for text in json.load(sys.stdin):",
        "    try: find_game('town_center').rules(2, content=text)",
        "    except BadContent as error: print(json.dumps(str(error)))",
    ])  # fmt: skip
    ran = subprocess.run(
        [sys.executable, "-c", program], input=json.dumps([*TOML.values()]), capture_output=True,
        text=True, timeout=DEADLINE, check=False,
    )  # fmt: skip
    said = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(said) == len(TOML), ran.stderr
    assert all("expected" in line and len(line) < 300 for line in said), said


@pytest.mark.parametrize("key", BOXES)
def test_a_file_ten_times_as_long_as_ours_is_still_read(key: str) -> None:
    export = find_game(key).export
    assert export is not None
    lines = export().splitlines()
    assert read_toml("\n".join([*["# of my box"] * 9 * len(lines), *lines])) == read_toml(export())


@pytest.mark.parametrize(
    "text",
    [
        'a = "a.b.c.d.e.f [[[[[[[[[ #"',
        "a = 'a.b.c.d.e.f {{{{{{{{{ \"'",
        r'a = "\"a.b.c.d.e.f\" [[[[[[[[["',
        "a = 1 # a.b.c.d.e.f [[[[[[[[[ \" '",
        "a = [[1, 2], [3, 4]]\r\n",
        "a.b.c = 1.5",
    ],
)
def test_what_stands_in_quotes_and_comments_is_free(text: str) -> None:
    assert read_toml(text)["a"]


@pytest.mark.parametrize("text", ["a = ", 'a = "b', "a = 'b", "a = 2021-02-30", "a = 'b\\'c'"])
def test_what_is_no_toml_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadContent, match="not TOML"):
        read_toml(text)


# Component data


def sit_down(key: str, text: str, seed: str) -> None:
    """Play a while with this box, look at the table and judge it."""
    game, rng = find_game(key), Random(seed)
    seats = rng.choice((game.fewest, game.most))
    match = Match(game.rules(seats, content=text), Chance.seeded(seed))
    play_on(match, rng, 60)
    game.judge(match.rules).terms(match.state, 0)
    view = match.rules.known(match.state, 0)
    assert game.drawer(match.rules).draw(view, Texts("en"), Look()).startswith("<svg")


@pytest.mark.parametrize("key", BOXES)
def test_a_changed_file_is_refused_or_can_be_played_with(key: str) -> None:
    refused = 0
    for what, text in mutants(find_game(key), 40, f"{key} 1"):
        try:
            sit_down(key, text, what)
        except BadContent as error:
            refused += 1
            assert len(str(error)) < 1_000, what
        except Exception as error:
            raise AssertionError(what) from error
    assert 0 < refused < 40


def largest(key: str) -> str:
    """Every number of the box as large as it may be."""
    export = find_game(key).export
    assert export is not None
    return written(_enlarged(read_toml(export())))


def _enlarged(table: dict[str, object]) -> dict[str, object]:
    most = {"zones": {"easy": [10], "expert": [10]}, "money": 999, "raw": [99] * 3}
    return {name: most.get(name, _most(value)) for name, value in table.items()}


def _most(value: object) -> object:
    if isinstance(value, dict):
        return _enlarged(value)
    return 99 if isinstance(value, int) else value


@pytest.mark.parametrize("key", ["arcologies", "la_citta", "small_city"])
def test_the_largest_numbers_can_be_played_with(key: str) -> None:
    sit_down(key, largest(key), "large")


def test_the_largest_boards_can_be_played_with() -> None:
    boards = {side: ["C" * 9] * 9 for side in ("A", "B", "central_park")}
    sit_down("town_center", written({"boards": boards}), "large")


# The doors of the server


def send(browser: Browser, seats: str = "2", content: str = "") -> httpx.Response:
    kinds = {"seat-0-kind": "me", "seat-1-kind": "here"}
    return browser.send_form("/tables", game="la_citta", seats=seats, content=content, **kinds)


def test_a_cell_far_away_opens_no_table(browser: Browser) -> None:
    content = browser.get("/content/la_citta").text
    assert "A1 = [[3, 4]," in content
    answer = send(browser, content=content.replace("A1 = [[3, 4],", "A1 = [[999999999, 4],"))
    assert answer.status_code == 422 and "from -20 to 80" in answer.text


@pytest.mark.parametrize("seats", [DIGITS, "0", "-1", "²", "2.0", "", "1e1"])
def test_odd_numbers_of_seats_are_refused(browser: Browser, seats: str) -> None:
    assert send(browser, seats).status_code == 422


@pytest.mark.parametrize(
    "path", ["/new/la_citta?seats=", "/qr/abc/", "/api/tables/abc?at=", "/api/tables/abc?seat="]
)
def test_a_number_of_thousands_of_digits_in_an_address_is_refused(
    browser: Browser, path: str
) -> None:
    assert 400 <= browser.get(path + DIGITS).status_code < 500


def test_a_number_of_thousands_of_digits_in_a_body_is_refused(browser: Browser) -> None:
    table = browser.open()
    body = f'{{"seat": 0, "action": {DIGITS}, "expected": 0}}'
    headers = {"content-type": "application/json"}
    answer = browser.post(f"/api/tables/{table}/play", content=body, headers=headers)
    assert answer.status_code == 400


def test_half_a_character_in_a_box_is_refused(browser: Browser) -> None:
    body = b'{"game": "la_citta", "seats": [{"kind": "me"}, {"kind": "here"}], "content": "%s"}'
    headers = {"content-type": "application/json"}
    for content in (rb"\ud800", b"\xed\xa0\x80"):
        answer = browser.post("/api/tables", content=body % content, headers=headers)
        assert answer.status_code == 400
    with pytest.raises(BadContent, match="lone surrogate"):
        find_game("la_citta").rules(2, content="a = '\ud800'")


# Records


def lines_of_a_game() -> list[str]:
    game = find_game("town_center")
    match = Match(game.rules(2), Chance.seeded("record"))
    header = record.Header(
        "town_center", match.rules.edition, 2, dict(match.rules.options), match.rules.content,
        "", [], ["Ada", "Basile"],
    )  # fmt: skip
    return record.dump(record.Record(header, [])).splitlines(keepends=True)


HEADER, END = lines_of_a_game()


def resealed(line: dict[str, object]) -> str:
    header = json.loads(HEADER)
    del header["seal"]
    return "".join(record._seal([header, line]))


CHANCE_LINE: dict[str, object] = {
    "n": 1, "seat": -1, "action": "a", "stream": "bag", "k": 0, "outcomes": [["a", 1]],
}  # fmt: skip
BAD_LINES: list[tuple[dict[str, object], str]] = [
    ({**CHANCE_LINE, "action": "a" * 100_000}, "100000 characters"),
    ({**CHANCE_LINE, "stream": "a" * 100_000}, "100000 characters"),
    ({**CHANCE_LINE, "outcomes": [["a" * 100_000, 1]]}, "pairs of an action"),
    ({**CHANCE_LINE, "outcomes": [["a", 10**4_000]]}, "pairs of an action"),
    ({**CHANCE_LINE, "k": 10**4_000}, "k is 1000"),
    ({**CHANCE_LINE, "n": 10**4_000}, "n is 1000"),
    ({"n": 1, "seat": 10**4_000, "action": "a"}, "seat is 1000"),
    ({"n": 1, "seat": 0, "action": "a" * 100_000}, "100000 characters"),
    ({"b" * 100_000: 1}, "fields"),
    ({"note": "a" * 100_000, "values": {}}, "a note"),
    ({"end": 10**4_000, "secret": "", "finished": False}, "end is 1000"),
    ({"end": 0, "secret": "x" * 100_000, "finished": False}, "hexadecimal"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "told"), BAD_LINES, ids=[told for _, told in BAD_LINES])
def test_what_no_record_has_is_refused_with_its_line(line: dict[str, object], told: str) -> None:
    with pytest.raises(BadRecord, match=told) as refused:
        record.load(resealed(line))
    assert refused.value.line == 2 and len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "line",
    [
        f'{{"n": {DIGITS}}}',
        f'{{"n": -{DIGITS}}}',
        '{"n": "\\ud800"}',
        f'{{"n": {"[" * 100_000}{"]" * 100_000}}}',
        *(f'{{"n": {"[" * deep}{"]" * deep}}}' for deep in range(900, 1_000, 3)),
    ],
    ids=lambda line: f"{line[:12]} {len(line)}",
)
def test_what_python_cannot_read_or_write_is_no_line(line: str) -> None:
    with pytest.raises(BadRecord) as refused:
        record.load(HEADER + line)
    assert refused.value.line == 2


def test_a_chance_entry_of_a_hundred_thousand_letters_opens_no_table(browser: Browser) -> None:
    text = resealed({**CHANCE_LINE, "action": "a" * 100_000}).encode()
    answer = browser.post("/replay", files={"record": ("r.jsonl", text, "text/plain")})
    assert answer.status_code == 400 and "line 2" in answer.text
