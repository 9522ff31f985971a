"""A page asks for few files: its style sheets are one, and its modules are one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from faubourg.web.folder import PLAIN
from faubourg.web.packing import MODULES, NAMES, STATIC, packed
from web.browser import AnyClient, Browser

FOR_EVER = "public, max-age=31536000, immutable"
ASKED = re.compile(r'<(?:link rel="stylesheet" href|script[^>]* src)="([^"]+)"')
APART = {"night.js", "types.js"}  # runs before anything is drawn; holds types alone


def pages(browser: Browser) -> list[str]:
    table = browser.open()
    return ["/", "/new/big_city", "/rules/town_center", "/learn/town_center", "/carry", "/daily",
            "/nowhere", f"/table/{table}"]  # fmt: skip


def stems(folder: str) -> list[Path]:
    """But for folders, what comes by itself, and what pages without a server fetch as it is."""
    inside = [file for file in (STATIC / folder).iterdir() if file.is_file()]
    found = [file for file in inside if file.name not in APART]
    return [file for file in found if f"{folder}/{file.name}" not in PLAIN]


def test_every_page_asks_for_three_files_at_most_and_keeps_them(browser: Browser) -> None:
    for path in pages(browser):
        asked = ASKED.findall(browser.get(path).text)
        assert 2 <= len(asked) <= 3, path
        for address in asked:
            answer = browser.get(address)
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == FOR_EVER
            assert "set-cookie" not in answer.headers


def test_each_is_given_for_what_it_is(client: AnyClient) -> None:
    asked = ASKED.findall(client.get("/").text)
    kinds = [client.get(address).headers["content-type"] for address in asked]
    script = "text/javascript"
    assert [kind.split(";")[0] for kind in kinds] == ["text/css", script, script]


def test_no_file_is_forgotten() -> None:
    """Whoever adds one names it; where another module imports it, it comes by itself."""
    sheets = "".join(packed(name) for name in NAMES if name.endswith(".css"))
    assert all(file.read_text("utf-8") in sheets for file in stems("css"))
    modules = "".join(packed(name) for name in NAMES if name.endswith(".js"))
    assert all(f"const $js_{file.stem}_js =" in modules for file in stems("js"))


@pytest.mark.parametrize("page", MODULES)
def test_a_module_stands_once_after_all_that_it_imports(page: str) -> None:
    script, known = packed(f"{page}.js"), set[str]()
    assert not re.search(r"^\s*(import|export)\b", script, re.MULTILINE)
    for line in script.splitlines():
        if taken := re.fullmatch(r"const (?:\w+|\{.*\}) = (\$\w+);", line):
            assert taken[1] in known
        elif begun := re.match(r"const (\$\w+) = \(\(\) => \{", line):
            assert begun[1] not in known
            known.add(begun[1])
    assert "$js_nonces_js" in known or page == "rules"


@pytest.mark.parametrize("wrong", [
    "/static/packed/0000000000/table.js", "/static/packed/0000000000/table.css",
    "/static/packed/0000000000/chess.js", "/static/packed/0000000000/table.txt",
    "/static/packed/..%2f../table.js",
])  # fmt: skip
def test_a_wrong_mark_is_not_found_and_not_kept(client: AnyClient, wrong: str) -> None:
    answer = client.get(wrong)
    assert answer.status_code == 404 and "immutable" not in answer.headers["cache-control"]
