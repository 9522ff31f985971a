"""The servers and browsers of the web tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from web.conftest import (  # noqa: F401  # fixtures
    app,
    browser,
    client,
    database,
    empty_file,
    postgres,
    postgres_server,
    sqlite,
)

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Litestar 2 announces what its third version will change; we follow when it is there."""
    announced = "ignore::litestar.exceptions.LitestarDeprecationWarning"
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.filterwarnings(announced))
