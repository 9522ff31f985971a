"""Being told: what a page asks and says about it, and where the links of letters lead."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import Parameter

from faubourg.table import wire
from faubourg.web import mail, push, seating, subscriptions
from faubourg.web.access import AnyRequest, asker, browser_of, texts_of
from faubourg.web.api import TableId, find_table
from faubourg.web.pages import page
from faubourg.web.services import Services

WORKER: Final = Path(__file__).parent / "static" / "sw.js"
Secret = Annotated[str, Parameter(max_length=64)]


async def _holder(request: AnyRequest, services: Services, table_id: str) -> str:
    """The browser, if it plays here: who plays nowhere has nothing to be told."""
    table, browser = await find_table(services, table_id), browser_of(request)
    if browser not in table.people.browsers:
        raise PermissionDeniedException("only who plays here can be told")
    return browser


async def _shown(services: Services, browser: str) -> wire.Notices:
    pushed = await services.store.read(lambda c: subscriptions.is_pushed(c, browser))
    kept = await services.store.read(lambda c: subscriptions.mail_of(c, browser))
    notices = services.notices
    return wire.Notices(
        notices.pusher.public if notices.pusher else "",
        pushed,
        notices.wishes.post is not None,
        mail.masked(kept.address) if kept else "",
        kept is not None and kept.confirmed,
    )


@get("/notices", summary="How this browser is told that it is its turn")
async def shown(request: AnyRequest, services: Services, table_id: TableId) -> wire.Notices:
    return await _shown(services, await _holder(request, services, table_id))


@post("/notices/push", summary="Tell this browser by Web Push, at all its tables")
async def start_push(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.WantedPush
) -> wire.Notices:
    browser = await _holder(request, services, table_id)
    services.limits.notice(*asker(request))
    wanted = push.Subscription(data.endpoint, data.p256dh, data.auth)
    try:
        push.check(wanted, services.settings.notices.inside)
    except push.BadEndpoint as error:
        raise seating.NotNow("web.notice-bad-push") from error
    language = texts_of(request).language
    await services.store.write(lambda c: subscriptions.subscribe(c, browser, wanted, language))
    return await _shown(services, browser)


@post("/notices/push/stop", summary="No more Web Push to this browser")
async def stop_push(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.Nothing
) -> wire.Notices:
    browser = await _holder(request, services, table_id)
    await services.store.write(lambda c: subscriptions.stop_push(c, browser))
    return await _shown(services, browser)


@post("/notices/mail", summary="Tell this player by e-mail, once the address is confirmed")
async def start_mail(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.WantedMail
) -> wire.Notices:
    """The answer is the same whoever has the address and however often it was asked."""
    browser, now = await _holder(request, services, table_id), datetime.now(UTC)
    if services.notices.wishes.post is None:
        raise seating.NotNow("web.notice-no-mail")
    try:
        address = mail.clean(data.address)
    except mail.BadAddress as error:
        raise seating.NotNow("web.notice-bad-address") from error
    services.limits.notice(*asker(request))
    language, key = texts_of(request).language, services.key
    asked = await services.store.write(
        lambda c: subscriptions.ask(c, browser, address, language, key, now)
    )
    if asked is not None:
        services.notices.question(*asked, now)
    return await _shown(services, browser)


@post("/notices/mail/stop", summary="No more e-mail; the address is forgotten")
async def stop_mail(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.Nothing
) -> wire.Notices:
    browser = await _holder(request, services, table_id)
    await services.store.write(lambda c: subscriptions.stop_mail(c, browser))
    return await _shown(services, browser)


# Links of letters. They ask first: programs that only look at links must change nothing. Who has
# the letter has the secret, so no token of ours is needed, and mail programs can end it by a click.


@get("/notices/confirm/{secret:str}", include_in_schema=False)
async def confirm_page(request: AnyRequest, services: Services, secret: Secret) -> Response[str]:
    now = datetime.now(UTC)
    address = await services.store.read(lambda c: subscriptions.open_question(c, secret, now))
    if not address:
        raise NotFoundException("this link was used already, or is too old")
    return _page(request, "confirm", address)


@post("/notices/confirm/{secret:str}", include_in_schema=False, exclude_from_csrf=True)
async def confirm(request: AnyRequest, services: Services, secret: Secret) -> Response[str]:
    now, key = datetime.now(UTC), services.key
    address = await services.store.write(lambda c: subscriptions.confirm(c, secret, key, now))
    if not address:
        raise NotFoundException("this link was used already, or is too old")
    return _page(request, "confirmed", address)


async def _kept(services: Services, mail_id: str, proof: str) -> subscriptions.Mail | None:
    if not hmac.compare_digest(services.notices.proof(mail_id).encode(), proof.encode()):
        raise NotFoundException("this link ends nothing")
    return await services.store.read(lambda c: subscriptions.mail_named(c, mail_id))


@get("/notices/stop/{mail_id:str}/{proof:str}", include_in_schema=False)
async def stop_page(
    request: AnyRequest, services: Services, mail_id: Secret, proof: Secret
) -> Response[str]:
    kept = await _kept(services, mail_id, proof)
    return _page(request, "stop" if kept else "stopped", kept.address if kept else "")


@post("/notices/stop/{mail_id:str}/{proof:str}", include_in_schema=False, exclude_from_csrf=True)
async def stop(
    request: AnyRequest, services: Services, mail_id: Secret, proof: Secret
) -> Response[str]:
    """Also when it was ended before: who presses twice is told the same."""
    kept, now, key = await _kept(services, mail_id, proof), datetime.now(UTC), services.key
    if kept is not None:
        await services.store.write(lambda c: subscriptions.stop_address(c, kept, key, now))
    return _page(request, "stopped", "")


def _page(request: AnyRequest, kind: str, address: str) -> Response[str]:
    context = {"kind": kind, "address": mail.masked(address) if address else ""}
    return page(request, "notices.html", context)


@get("/sw.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """From here its scope is the whole site."""
    return Response(WORKER.read_bytes(), media_type="text/javascript")


notice_api = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[shown, start_push, stop_push, start_mail, stop_mail],
)
notice_pages = Router("/", route_handlers=[confirm_page, confirm, stop_page, stop, worker])
