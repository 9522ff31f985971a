"""faubourg offline: a folder with pages that need no server.

What only a server needs is imported when it is needed, so that others can do without.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from faubourg.cli import common
from faubourg.cli.common import app, console

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Where to; a new or an empty folder.")]
Days = Annotated[
    str, typer.Option(metavar="URL", help="A server whose past cities of the day are wanted.")
]


@app.command()
def offline(folder: Folder, days: Days = "") -> None:
    """Build a folder to play from in any browser, with no server: on a web host, or a USB stick.

    It needs npm and the network once, to fetch Python for browsers. To try it: python -m
    http.server -d DIR
    """
    with common.server_parts():
        from faubourg.web.folder import build
        from faubourg.web.folder_days import fetch_days
        from faubourg.web.folder_python import CannotBuild
    try:
        shown = fetch_days(days)
        size = build(folder, lambda words: console.print(words, style="dim"), shown)
    except CannotBuild as error:
        common.complain(str(error))
    console.print(f"{folder}: {size / 1e6:.1f} MB for a first visit, later none")
