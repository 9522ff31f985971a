"""A server shows the folder of `faubourg offline` beside its tables."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from faubourg.web.app import create_app
from faubourg.web.services import Settings


def test_a_server_shows_the_folder_beside_its_tables(tmp_path: Path) -> None:
    made = tmp_path / "made"
    made.mkdir()
    (made / "index.html").write_text("<p>the window", "utf-8")
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite3", offline=str(made))
    with TestClient(create_app(settings)) as client:
        answer = client.get("/offline")
        assert answer.text == "<p>the window"
        assert "frame-ancestors 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-cache"
        assert "frame-ancestors 'none'" in client.get("/schema").headers["content-security-policy"]
