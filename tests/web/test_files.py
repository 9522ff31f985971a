"""What tells hands and secrets is for the eyes of the server's own user."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from faubourg.web.files import warn_of_readers, write_private
from faubourg.web.migrations import migrate
from faubourg.web.store import Store

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are others there")


def rights(path: Path) -> str:
    return f"{path.stat().st_mode & 0o777:o}"


def used(path: Path) -> dict[str, str]:
    """The rights of all files while a server has them open."""

    async def run() -> dict[str, str]:
        store = Store(f"sqlite:///{path}")
        await migrate(store.engine)
        await store.key()
        found = {file.name: rights(file) for file in path.parent.iterdir()}
        await store.close()
        return found

    return asyncio.run(run())


def test_a_new_database_is_readable_by_its_user_only(tmp_path: Path) -> None:
    assert used(tmp_path / "f") == {"f": "600", "f-wal": "600", "f-shm": "600"}


def test_a_database_that_is_there_keeps_its_rights_and_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "f"
    path.touch(0o640)
    path.chmod(0o640)
    assert used(path)["f"] == "640"
    warn_of_readers(f"sqlite:///{path}")
    assert "rights 640" in caplog.text and f"chmod 600 {path}" in caplog.text
    path.chmod(0o600)
    caplog.clear()
    for database in (f"sqlite:///{path}", f"sqlite:///{path}-none", "postgresql://host/name"):
        warn_of_readers(database)
    assert caplog.text == ""


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "new" / "record"
    write_private(path, "é\n")
    assert path.read_bytes() == "é\n".encode() and rights(path) == "600"
    assert rights(path.parent) == "700"
    with pytest.raises(UnicodeEncodeError):
        write_private(path, "\ud800")
    assert path.read_bytes() == "é\n".encode() and list(path.parent.iterdir()) == [path]
