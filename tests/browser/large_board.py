"""A table whose board is a map far larger than the screen, whatever game is really played.

The page knows no game: it is given other drawings and other actions on the wire.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

SIDE: Final = 60  # of a plot, in units of the drawing
AMBER: Final = "#d9822b"


class Map:
    """Plots in columns and rows; it may grow to the west, so that every coordinate goes on."""

    def __init__(self, columns: int = 40, rows: int = 26, panels: int = 9) -> None:
        self.first, self.columns, self.rows, self.panels = 0, columns, rows, panels

    def names(self) -> list[str]:
        places = range(self.first, self.columns)
        return [f"plot:{x}.{y}" for x in places for y in range(self.rows)]

    def svg(self, ghost: str = "") -> str:
        width = (self.columns - self.first) * SIDE
        box = f"{self.first * SIDE} 0 {width} {self.rows * SIDE}"
        plots = "".join(self._plot(name, name == ghost) for name in self.names())
        return f'<svg viewBox="{box}" role="img"><title>Map</title>{plots}</svg>'

    def _plot(self, name: str, ghost: bool) -> str:
        x, y = (int(part) * SIDE for part in name.removeprefix("plot:").split("."))
        square = f'x="{x + 3}" y="{y + 3}" width="{SIDE - 6}" height="{SIDE - 6}"'
        mark = f'<rect class="lit" {square} fill="none" stroke="{AMBER}"/>'
        house = f'<rect class="ghost" {square} fill="#c75c4f"/>' if ghost else ""
        ground = f'<rect {square} fill="#cfe0bd"/>'
        title = f"<title>{name}</title>"
        return f'<g data-name="{name}" data-key="{name}">{title}{ground}{mark}{house}</g>'

    def panel(self, number: int) -> dict[str, str]:
        card = '<svg viewBox="0 0 300 120" role="img"><rect width="300" height="120"/></svg>'
        return {"key": f"deck{number}", "title": f"Deck {number}", "svg": card}

    def change(self, situation: dict[str, Any]) -> None:
        """What the server has sent becomes a table with this map."""
        situation["board"] = self.svg()
        situation["panels"] = [self.panel(number) for number in range(self.panels)]
        for player in situation["players"]:
            player["svg"] = ""  # one board for all
        if situation["yours"]:
            names = enumerate(self.names())
            situation["actions"] = [[n, [name], f"Build on {name}"] for n, name in names]


def lay(page: Page, board: Map) -> Callable[[], None]:
    """From now on tables opened in this page have this map; the answer shows it again."""
    lines: list[WebSocketRoute] = []
    last: list[dict[str, Any]] = []

    def change(news: str | bytes) -> None:
        told = json.loads(news)
        board.change(told)
        last[:] = [told]
        lines[-1].send(json.dumps(told))

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(change)

    def foresee(route: Route) -> None:
        index = int(route.request.url.split("action=")[1].split("&")[0])
        name = board.names()[index]
        told = {"board": board.svg(name), "label": name, "lines": [], "panels": []}
        route.fulfill(json=told)

    def again() -> None:
        board.change(last[0])
        lines[-1].send(json.dumps(last[0]))

    page.route_web_socket("**/live/*", connect)
    page.route("**/preview?*", foresee)
    return again
