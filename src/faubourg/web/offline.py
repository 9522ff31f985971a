"""The folder of `faubourg offline`, served beside the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import get
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from faubourg.table import wire
from faubourg.web.cards import FOR_EVER
from faubourg.web.services import Services

PLACE: Final = "/offline"
# Its pages are in a frame of their own window; Python for browsers is made of WebAssembly.
POLICY: Final = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; frame-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"
)


def is_offline(path: str) -> bool:
    return path == PLACE or path.startswith(f"{PLACE}/")


def offline_routes(folder: str) -> list[Any]:
    """None without a folder."""
    if not folder:
        return []
    files = create_static_files_router(
        f"{PLACE}/files", [Path(folder)], include_in_schema=False, html_mode=True
    )
    return [window, shown_days, files]


@get(f"{PLACE}/files/days.json", include_in_schema=False)
async def shown_days(services: Services) -> wire.ShownDays:
    """In place of those that the folder was built with."""
    return services.days.shown()


@get(PLACE, include_in_schema=False)
async def window() -> Redirect:
    """Kept by the browser, so that the address that people know leads there in flight mode, too."""
    return Redirect(
        f"{PLACE}/files/index.html", status_code=301, headers={"Cache-Control": FOR_EVER}
    )
