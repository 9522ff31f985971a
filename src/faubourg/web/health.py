"""For whoever watches the server: does the process live, and can it serve?"""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE as UNAVAILABLE

from faubourg.web.services import Services

DEADLINE: Final = 2.0  # seconds in which the database must answer
RETRY_AFTER: Final = "5"  # seconds


class Health(msgspec.Struct, omit_defaults=True):
    """Whether all is well, and what is not."""

    status: str  # ok or unready
    reason: str = ""


@get("/health", summary="The process lives")
async def health() -> Health:
    """Touches no database: a server whose database is gone need not be restarted."""
    return Health("ok")


@get(
    "/ready",
    summary="The server can serve",
    responses={UNAVAILABLE: ResponseSpec(Health, description="Not now; the reason is given")},
)
async def ready(services: Services) -> Response[Health]:
    reason = services.why_not_ready()
    if not reason and not await services.probe.answers(DEADLINE):
        reason = "the database does not answer"
    if not reason:
        return Response(Health("ok"))
    again = {"Retry-After": RETRY_AFTER}
    return Response(Health("unready", reason), status_code=UNAVAILABLE, headers=again)


router = Router("/", route_handlers=[health, ready], opt={"exclude_from_csrf": True})
