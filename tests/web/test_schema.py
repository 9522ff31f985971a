"""Requests made up from our own OpenAPI document: whatever is asked, nothing breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from faubourg.web.app import create_app
from faubourg.web.services import Settings
from web.browser import HERE, ME, AnyClient, Browser


@pytest.fixture
def strict(sqlite: str) -> Iterator[AnyClient]:
    app = create_app(Settings(sqlite, requests_per_minute=10**6, bot_pause=0), "a key")
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def operations(document: dict[str, Any]) -> list[Any]:
    loaded: Any = schemathesis.openapi.from_dict(document)
    return [result.ok() for result in loaded.get_all_operations()]


def test_no_request_of_the_schema_breaks_the_server(strict: AnyClient) -> None:
    browser = Browser(strict)
    table = browser.open(ME, HERE)
    found = operations(browser.get("/schema").json())
    assert len(found) == 42
    for operation in found:
        for case in _cases(operation):
            _send(browser, table, case)


def _cases(operation: Any, most: int = 15) -> list[Any]:
    cases: list[Any] = []

    @settings(max_examples=most, derandomize=True, database=None, deadline=None,
              phases=[Phase.generate], suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(case=st.one_of(operation.as_strategy(), operation.as_strategy()))
    def collect(case: Any) -> None:
        cases.append(case)

    collect()
    return cases


def _send(browser: Browser, table: str, case: Any) -> None:
    """With a table that is there, so that the request comes as far as it can."""
    path = case.path.replace("{table_id}", table)
    more: dict[str, Any] = {"params": case.query or {}}
    if case.method != "GET":
        answer = browser.request(
            case.method,
            path,
            json=_plain(case.body),
            headers={"x-csrftoken": browser.token},
            **more,
        )
    else:
        answer = browser.get(path, **more)
    assert answer.status_code < 500, (case.method, path, case.query, case.body, answer.text)
    assert "Traceback" not in answer.text


def _plain(body: Any) -> Any:
    return body if isinstance(body, dict | list | str | int | float | bool) else {}
