"""What axe-core finds, in words that fit a failing test."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # no types
from playwright.sync_api import Page

GRAVE: Final = ("serious", "critical")
axe = Axe()


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Serious and critical ones; of the whole of axe, or of some rules only."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = rules
    found = axe.run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
