"""The application: routes, errors, headers, limits."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from faubourg.bots import UnknownBot
from faubourg.core.content import BadContent
from faubourg.core.match import IllegalAction
from faubourg.core.registry import BadOption, UnknownGame
from faubourg.table.answers import refused
from faubourg.table.commands import Behind
from faubourg.table.floor import Conflict, NoTable
from faubourg.table.wire import Numbered, Refusal
from faubourg.web import (
    clerk,
    health,
    limits,
    metrics,
    seating,
    share,
    sockets,
    weight,
)  # fmt: skip
from faubourg.web.access import COOKIE, YEAR, new_secret, texts_of
from faubourg.web.api import api, keep_out
from faubourg.web.cards import FOR_EVER, picture_file
from faubourg.web.carrying import carrying
from faubourg.web.daily_pages import daily_pages
from faubourg.web.hint_api import hint_api
from faubourg.web.home import home, possible, records
from faubourg.web.illustrations import example_file
from faubourg.web.learn import learning
from faubourg.web.logs import observe, route_of
from faubourg.web.my_turns import my_turns
from faubourg.web.notice_api import notice_api, notice_pages
from faubourg.web.offline import POLICY, is_offline, offline_routes
from faubourg.web.packing import packed_file
from faubourg.web.pages import page, pages
from faubourg.web.puzzle_pages import puzzle_pages
from faubourg.web.review_api import review_api
from faubourg.web.seat_api import seat_api
from faubourg.web.services import Services, Settings
from faubourg.web.store import FAULTS
from faubourg.web.talk import talk_api

HERE: Final = Path(__file__).parent
LARGEST_BODY: Final = 2_000_000
RETRY_AFTER: Final = "3"  # seconds, for a database that does not answer
log = logging.getLogger("faubourg.server")

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings, key: str = "") -> Litestar:
    """The whole server; `key` signs the CSRF tokens and must be the same in all processes."""
    app = Litestar(
        route_handlers=[*_routes(), *offline_routes(settings.offline)],
        dependencies={"services": Provide(_services, sync_to_thread=False)},
        lifespan=[_lifespan],
        csrf_config=CSRFConfig(secret=key or new_secret(), cookie_samesite="lax"),
        guards=[keep_out],
        middleware=[weight.compress, _give_secret, limits.count_requests],
        before_send=[_add_headers],
        exception_handlers={
            Behind: _behind,
            IllegalAction: _refused,
            seating.NotNow: _not_now,
            clerk.TooMuch: _too_much,
            BadOption: _bad_wish,
            BadContent: _bad_wish,
            UnknownGame: _bad_wish,
            UnknownBot: _bad_wish,
            Conflict: _conflict,
            NoTable: _no_table,
            RecursionError: _too_deep,
            **dict.fromkeys(FAULTS, _no_database),
            UnicodeDecodeError: _no_text,
            HTTPException: _error,
            Exception: _our_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Faubourg", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # who runs us decides; see server.make
    )
    app.asgi_handler = observe(app.asgi_handler)
    app.state.services = Services(settings)
    return app


def _routes() -> list[Any]:
    return [
        home, records, possible, pages, learning, carrying, share.pictures, picture_file,
        example_file, api, packed_file, seat_api, talk_api, hint_api, review_api, notice_api,
        notice_pages, my_turns, puzzle_pages, daily_pages, health.router, sockets.live, _static(),
    ]  # fmt: skip


def _services(scope: Scope) -> Services:
    found: Services = scope["litestar_app"].state.services
    return found


def _static() -> Any:
    return create_static_files_router("/static", [HERE / "static"], include_in_schema=False)


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.open()
    try:
        yield
    finally:
        await services.close()


def _give_secret(app: Any) -> Any:
    """A browser without a secret gets one with the first answer."""

    async def middleware(scope: Any, receive: Any, send: Any) -> None:
        plain = scope["path"] in limits.WATCHED
        if scope["type"] == "http" and not plain and not Request(scope).cookies.get(COOKIE):
            scope["state"][COOKIE] = new_secret()
        await app(scope, receive, send)

    return middleware


async def _add_headers(message: Message, scope: Scope) -> None:
    """On every answer, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    if is_offline(scope["path"]):
        headers.setdefault("Content-Security-Policy", POLICY)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", _keeping(scope, message["status"]))
    secret = scope["state"].get(COOKIE)
    if secret:
        cookie = f"{COOKIE}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        headers.add("Set-Cookie", cookie)
    message["headers"] = _with_right_cookies(message["headers"], scope, message["status"])


def _with_right_cookies(headers: Any, scope: Scope, status: int) -> list[tuple[bytes, bytes]]:
    """None on a file that others may keep; never in clear for a browser that came by https.

    Behind a proxy only the request says which of the two it was, so this comes last.
    """
    if weight.is_public(scope, status):
        return [(name, value) for name, value in headers if name.lower() != b"set-cookie"]
    if scope["scheme"] != "https":
        return list(headers)
    return [
        (name, value + b"; Secure" if name.lower() == b"set-cookie" else value)
        for name, value in headers
    ]


def _keeping(scope: Scope, status: int) -> str:
    """Only an address that names its content may be kept: a new version has another one."""
    if is_offline(scope["path"]):
        return "no-cache"
    if not scope["path"].startswith("/static"):
        return "no-store"
    marked = status == 200 and scope["query_string"].startswith(b"v=")
    return FOR_EVER if marked else "no-cache"


AnyRequest = Request[Any, Any, Any]


def _wants_page(request: AnyRequest) -> bool:
    return not request.url.path.startswith(("/api", "/schema"))


def _behind(request: AnyRequest, error: Behind) -> Response[Numbered]:
    return Response(Numbered(error.number), status_code=409)


def _refused(request: AnyRequest, error: IllegalAction) -> Response[Refusal]:
    return Response(refused(texts_of(request), error), status_code=422)


def _not_now(request: AnyRequest, error: seating.NotNow) -> Response[Any]:
    words = texts_of(request).say(error.key)
    if _wants_page(request):
        return _answer(request, 409, words)
    return Response(Refusal(words), status_code=422)


def _too_much(request: AnyRequest, error: clerk.TooMuch) -> Response[Any]:
    return _answer(request, 422, texts_of(request).say("web.too-much"))


def _bad_wish(request: AnyRequest, error: Exception) -> Response[Any]:
    return _answer(request, 422, str(error))


def _conflict(request: AnyRequest, error: Conflict) -> Response[Any]:
    return _answer(request, 409, str(error))


def _no_table(request: AnyRequest, error: NoTable) -> Response[Any]:
    """It was there when the request came: the host has removed it meanwhile."""
    return _answer(request, 404, f"no table {error}")


def _no_database(request: AnyRequest, error: Exception) -> Response[Any]:
    """It is locked, full, restarted: nothing was done, and soon it can be."""
    log.warning("database", extra={"fields": {"route": route_of(request.scope), "fault": error}})
    answer: Response[Any] = _answer(request, 503, "")
    if not _wants_page(request):
        answer = Response(Refusal(texts_of(request).say("web.error-503")), status_code=503)
    answer.headers["Retry-After"] = RETRY_AFTER
    return answer


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    return _answer(request, 400, "nested too deeply")


def _no_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[Any]:
    return _answer(request, 400, "not a text in UTF-8")


def _error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    more = error.extra if isinstance(error.extra, dict) else {}
    hint = texts_of(request).say(more["hint"], more) if "hint" in more else ""
    answer = _answer(request, error.status_code, error.detail, hint)
    answer.headers.update(error.headers or {})
    return answer


def _our_fault(request: AnyRequest, error: Exception) -> Response[Any]:
    """Whatever nobody expected: logged here, told without details but by the same name."""
    metrics.FAULTS.inc()
    fault = token_hex(4)
    told = {"fault": fault, "method": request.method, "route": route_of(request.scope),
            "table": request.path_params.get("table_id", "")}  # fmt: skip
    log.error("fault", exc_info=error, extra={"fields": told})
    return _answer(request, 500, "", fault=fault)


def _answer(
    request: AnyRequest, status: int, detail: str, hint: str = "", fault: str = ""
) -> Response[Any]:
    """The detail is for those who mend things, in English; the hint is for everybody."""
    if not _wants_page(request):
        told = {"detail": detail, "fault": fault} if fault else {"detail": detail}
        return Response(told, status_code=status, media_type=MediaType.JSON)
    texts = texts_of(request)
    key = f"web.error-{status}"
    title = texts.say(key if texts.has(key) else "web.error-other")
    context = {"status": status, "title": title, "detail": detail, "hint": hint, "fault": fault}
    return page(request, "error.html", context, status)
