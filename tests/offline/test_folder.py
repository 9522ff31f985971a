"""The folder of `faubourg offline`: whole or not at all, and every link in it leads somewhere."""

from __future__ import annotations

import json
import re
from importlib.metadata import distribution
from pathlib import Path
from posixpath import normpath

import pytest

from faubourg.web import folder, folder_pages, folder_python, packing
from faubourg.web.folder_days import fetch_days
from faubourg.web.folder_pack import difference, joined, packed_files
from faubourg.web.folder_python import CannotBuild

IMPORTED = re.compile(r"^ *(?:from|import) (faubourg[\w.]*)(?: import ([\w, ]+))?", re.MULTILINE)
ASKED = ("/api/tables/TABLE", "/table/TABLE", "/unreadable")  # of Python
LINK = re.compile(r'\b(?:href|src|srcset)="([^"#?:]+)')


@pytest.mark.parametrize(
    "base, text",
    [("<a>b</a>", "<a>c</a>"), ("<svg>x</svg>", "<svg><style>y</style>x</svg>"), ("aa", "aaa"),
     ("<a>", "<a>"), ("", "x"), ("x", "")],
)  # fmt: skip
def test_what_differs_is_enough_to_have_the_whole(base: str, text: str) -> None:
    assert joined(base, difference(base, text)) == text


def test_what_others_are_like_comes_before_them() -> None:
    files = {name: b"<svg/>" for name in ("a.svg", "b.svg", "c.svg")}
    told = packed_files(files, {"a.svg": "b.svg", "b.svg": "c.svg"})
    assert [name for name, *_ in told] == ["c.svg", "b.svg", "a.svg"]


def test_every_link_leads_to_a_file_or_is_asked_of_python() -> None:
    pages = dict(folder_pages.pages())
    made = {*pages, *dict(folder_pages.sheets_and_modules()), *dict(folder_pages.boxes())}
    made |= {name for name, _ in folder_pages.pictures()}
    made |= {f"static/{name}" for name in folder.PLAIN}
    for path, html in pages.items():
        for link in LINK.findall(html):
            where = normpath(f"{path.rpartition('/')[0]}/{link}")
            assert where in made or link.startswith(ASKED), (
                path, link,
            )  # fmt: skip
        # Whatever attribute names a file: the folder may lie anywhere on a host.
        assert re.findall(r'="/(?:static|packed|picture|content)/[^"]*"', html) == [], path


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(CannotBuild, match="has other things in it"):
        folder.build(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(CannotBuild, match="is a file"):
        folder.build(tmp_path / "letter.txt")


def test_without_npm_one_is_told_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(CannotBuild, match="no npm here"):
        folder.build(tmp_path / "made")
    assert list(tmp_path.iterdir()) == []


def test_without_pip_one_is_told_how_to_have_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_python, "find_spec", lambda name: None)
    with pytest.raises(CannotBuild, match="uvx --with pip"):
        folder_python.fetch_wheel(tmp_path, tmp_path)


def test_days_come_from_a_server_that_shows_some(tmp_path: Path) -> None:
    (tmp_path / "api").mkdir()
    (tmp_path / "api" / "days").write_text('{"first":"2026-11-18","end":"ab"}', "utf-8")
    server = tmp_path.as_uri()
    assert json.loads(fetch_days(server))["end"] == "ab"
    assert fetch_days("") == "{}"
    (tmp_path / "api" / "days").write_text("<!doctype html>", "utf-8")
    for odd in (server, "http://127.0.0.1:1", "no address"):
        with pytest.raises(CannotBuild, match="expected a Faubourg server there"):
            fetch_days(odd)


def test_a_failed_download_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match="it failed: oh no. Is there a network"):
        folder_python._run(["sh", "-c", "echo oh no >&2; exit 1"], tmp_path, "it failed")


def test_what_is_left_out_is_imported_by_nothing_that_travels() -> None:
    ours = Path(folder.__file__).parents[1]
    files = [file for file in folder_python._our_files(ours) if file.suffix == ".py"]
    assert len(files) > 200
    named = {name.removesuffix(".py").replace("/", ".") for name in folder_python.LEFT_OUT}
    gone = {f"faubourg.{name}" for name in named}
    assert all((ours / name).is_file() for name in folder_python.LEFT_OUT)
    for file in files:
        wanted = set(IMPORTED.findall(file.read_text("utf-8")))
        modules = {one for one, _ in wanted}
        modules |= {f"{one}.{name.strip()}" for one, many in wanted for name in many.split(",")}
        assert not modules & gone, file


def test_of_typing_extensions_only_what_we_give_is_taken() -> None:
    for name in folder_python.PLAIN:
        found = distribution(name)
        for path in found.files or ():
            if path.suffix == ".py":
                text = Path(str(found.locate_file(path))).read_text("utf-8")
                taken = re.findall(r"^\s*(?:from|import) typing_extensions.*", text, re.MULTILINE)
                assert set(taken) <= {"from typing_extensions import Literal"}, path


def test_comments_do_not_travel_and_code_does() -> None:
    text = packing.packed_offline("home")
    assert "@param" not in text and "@typedef" not in text
    assert "function showRunning(" in text
