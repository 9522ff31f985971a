"""The folder of `faubourg offline`: whole or not at all, and every link in it leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import normpath

import pytest

from faubourg.web import folder, folder_pages, folder_python
from faubourg.web.folder_pack import difference, joined, packed_files
from faubourg.web.folder_python import CannotBuild

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
            assert where in made or link.startswith(("/api/tables/TABLE", "/table/TABLE")), (
                path, link,
            )  # fmt: skip


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


def test_a_failed_download_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match="it failed: oh no. Is there a network"):
        folder_python._run(["sh", "-c", "echo oh no >&2; exit 1"], tmp_path, "it failed")
