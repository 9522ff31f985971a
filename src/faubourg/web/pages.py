"""The pages: new table, table, joining, replay, rules."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Response, Router, get, post
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import Cookie, UploadFile
from litestar.enums import MediaType, RequestEncodingType
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import Body
from litestar.response import Redirect
from litestar.utils.empty import value_or_default

from faubourg.core.content import LONGEST_CONTENT, BadContent
from faubourg.core.model import Value
from faubourg.core.names import clean_name
from faubourg.core.record import BadRecord
from faubourg.core.registry import Game, UnknownGame, find_game
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.table import forms
from faubourg.table.daily import day_name, day_of
from faubourg.table.people import FREE, hashed, link_secret
from faubourg.table.wire import PROMISED
from faubourg.web import access, lobby, seat_api, seats, share
from faubourg.web.access import AnyRequest, browser_of, texts_of
from faubourg.web.api import COMES_IN, TableId, find_table
from faubourg.web.live_table import LiveTable
from faubourg.web.packing import address
from faubourg.web.rules_page import rules_page
from faubourg.web.services import Services

HERE: Final = Path(__file__).parent
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]

_templates = Environment(
    loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined
)


@cache
def static(path: str) -> str:
    """Where a static file is, with a mark of its content, so that browsers may keep it for ever."""
    mark = hashlib.sha256((HERE / "static" / path).read_bytes()).hexdigest()[:10]
    return f"/static/{path}?v={mark}"


def render(templates: Environment, template: str, texts: Texts, **context: object) -> str:
    """In the language of the texts."""
    say = partial(_say, texts)
    return templates.get_template(template).render(say=say, language=texts.language, **context)


def _say(texts: Texts, key: str, **values: Value) -> str:
    return texts.say(key, values)


def page(
    request: AnyRequest, template: str, context: Mapping[str, object], code: int = 200
) -> Response[str]:
    """A page in the reader's language and light."""
    html = render(
        _templates, template, texts_of(request), theme=access.theme_of(request),
        csrf=csrf_of(request), path=_here(request), static=static, packed=address, **context,
    )  # fmt: skip
    return Response(html, media_type=MediaType.HTML, status_code=code)


def _here(request: AnyRequest) -> str:
    """Where one is, to come back to after changing the language."""
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path


def csrf_of(request: AnyRequest) -> str:
    """The token the framework expects back; new browsers get theirs with this answer.

    It reads none for an address that is not there, or is free of it: then the browser's own counts.
    """
    from litestar.utils.scope.state import ScopeState

    known = ScopeState.from_scope(request.scope).csrf_token
    return value_or_default(known, request.cookies.get(CSRFConfig.cookie_name, ""))


def game_or_404(key: str) -> Game:
    try:
        return find_game(key)
    except UnknownGame as error:
        raise NotFoundException(str(error)) from error


@post("/play/{key:str}", include_in_schema=False)
async def play_now(request: AnyRequest, services: Services, key: str, data: Form) -> Redirect:
    """One click: a table with one bot, or alone."""
    wish = forms.quick_wish(game_or_404(key), data)
    table_id = await lobby.open_table(services, lobby.host_of(request), wish)
    return Redirect(f"/table/{table_id}")


@get("/new/{key:str}", include_in_schema=False)
async def new(request: AnyRequest, services: Services, key: str, seats: int = 0) -> Response[str]:
    hosted = services.settings.bot_names
    form = lobby.form_of(game_or_404(key), seats, texts_of(request), hosted=hosted)
    return page(request, "new.html", {**form, "error": "", "offer": lobby.make_offer(services)})


@post("/tables", include_in_schema=False)
async def create(request: AnyRequest, services: Services, data: Form) -> Response[str] | Redirect:
    """Open the table of the form; a mistake shows the form again with what is wrong."""
    texts = texts_of(request)
    try:
        table_id = await lobby.open_table(services, lobby.host_of(request), lobby.read_form(data))
    except (ValueError, LookupError) as error:
        game = game_or_404(data.get("game", ""))
        seats, hosted = forms.small_number(data.get("seats", "")), services.settings.bot_names
        form = lobby.form_of(game, seats, texts, data, hosted)
        context = {**form, "error": str(error), "offer": lobby.make_offer(services)}
        return page(request, "new.html", context, 422)
    return Redirect(f"/table/{table_id}")


@get("/table/{table_id:str}", include_in_schema=False)
async def table_page(request: AnyRequest, services: Services, table_id: TableId) -> Response[str]:
    table, texts = await find_table(services, table_id), texts_of(request)
    async with services.painting.take(access.asker(request)[0]):
        told = share.shared(request, table, texts.language)
    return page(request, "table.html", {**_table_context(table, texts), "share": told})


def _table_context(table: LiveTable, texts: Texts) -> dict[str, object]:
    title = texts.say(f"{table.row.game}.name")
    replay = table.row.kind == "replay"
    day = "" if replay else day_of(table.notes)
    return {
        "table": table.id, "title": title, "game": table.row.game, "replay": replay,
        "day": day, "day_name": day_name(texts, day), "ranked": bool(table.row.day),
        "names": ", ".join(table.names_in(texts)),
        "has_content": table.game.export is not None, "own_content": bool(table.row.content),
        "content": table.match.rules.content[:8],
        "secret": table.keeps_secrets or table.is_held_back,
        "turns": table.game.drawer(table.match.rules).TURNS,
        "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
    }  # fmt: skip


@get("/content/{key:str}", include_in_schema=False)
async def built_in(key: str) -> Response[str]:
    """The component data of a game as a file to edit: whoever owns the box can make it exact."""
    game = game_or_404(key)
    if game.export is None:
        raise NotFoundException(f"{key} has no component data to replace")
    return _content_file(f"{key}.toml", game.export())


@get("/table/{table_id:str}/content", include_in_schema=False)
async def content_of_table(services: Services, table_id: TableId) -> Response[str]:
    """The component data a table plays with, as the others at it may want to see."""
    table = await find_table(services, table_id)
    export = table.game.export
    if export is None:
        raise NotFoundException(f"{table.row.game} has no component data to replace")
    return _content_file(f"{table.row.game}-{table.id}.toml", table.row.content or export())


def _content_file(name: str, text: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/toml", headers=headers)


@get("/join/{table_id:str}/{secret:str}", include_in_schema=False, opt={COMES_IN: True})
async def join_page(
    request: AnyRequest, services: Services, table_id: TableId, secret: str
) -> Response[str] | Redirect:
    """Asks first: a program that only previews links must not take the seat."""
    table = await find_table(services, table_id)
    seat, invited = await _linked_seat(services, table, secret)
    browser, people, texts = browser_of(request), table.people, texts_of(request)
    if seat in people.held_by(browser):
        return Redirect(f"/table/{table_id}")
    taken = invited and people.seats[seat].state != FREE
    players = table.names_in(texts)
    context = {
        "table": table.id,
        "secret": secret,
        "name": table.names[seat],
        "called": players[seat],
        "game": texts.say(f"{table.row.game}.name"),
        "players": players,
        "commitment": table.row.commitment,
        "kind": "taken" if taken else "invited" if invited else "device",
        "knocked": any((k.seat, k.browser) == (seat, browser) for k in people.knocks),
    }
    return page(request, "join.html", context)


@post("/join/{table_id:str}/{secret:str}", include_in_schema=False, opt={COMES_IN: True})
async def join(
    request: AnyRequest, services: Services, table_id: TableId, secret: str, data: Form
) -> Redirect:
    """By an invitation or another link: each is used up by the first browser that comes."""
    table = await find_table(services, table_id)
    seat, invited = await _linked_seat(services, table, secret)
    device, link, who = access.device_of(request), hashed(secret), _arrival(request, data)
    if seat not in table.people.held_by(device.browser):
        await services.tables.change(
            table_id,
            lambda c, held: (
                seats.take(c, held, seat, who) if invited else seats.use_link(c, held, link, device)
            ),
        )
    return Redirect(f"/table/{table_id}")


def _arrival(request: AnyRequest, data: Mapping[str, str]) -> seats.Arrival:
    promise = data.get("promise", "")
    if not re.fullmatch(PROMISED, promise):
        raise ClientException(f"promise {promise[:70]!r}; expected 64 hexadecimal digits")
    name, nonce = clean_name(data.get("name", "")), forms.short(data, "nonce", 64)
    return seats.Arrival(access.device_of(request), name, promise, nonce)


@post("/knock/{table_id:str}/{secret:str}", include_in_schema=False, opt={COMES_IN: True})
async def knock(
    request: AnyRequest, services: Services, table_id: TableId, secret: str, data: Form
) -> Redirect:
    """With an invitation that is used up: its holder is asked whether this device may come in."""
    table = await find_table(services, table_id)
    seat, invited = await _linked_seat(services, table, secret)
    device = access.device_of(request)
    if invited and seat not in table.people.held_by(device.browser):
        await services.tables.change(table_id, lambda c, held: seats.knock(c, held, seat, device))
    return Redirect(f"/join/{table_id}/{secret}")


async def _linked_seat(services: Services, table: LiveTable, secret: str) -> tuple[int, bool]:
    """The seat a link leads to, and whether it is the seat's invitation, used or not."""
    invited = await services.store.seat_of_invitation(table.id, hashed(secret))
    if invited is not None and not table.people.is_bots_own(invited):
        return invited, True
    seat = await services.store.seat_of_link(table.id, hashed(secret))
    if seat is None:
        raise NotFoundException("this link leads to no seat, or it was used already")
    return seat, False


@get("/qr/{table_id:str}/{seat:int}", include_in_schema=False)
async def qr(
    request: AnyRequest, services: Services, table_id: TableId, seat: int
) -> Response[bytes]:
    """An invitation as a picture for a phone's camera; for the owner of the table only."""
    table = await find_table(services, table_id)
    owner = access.secret_of(request)
    if hashed(owner) != table.row.owner or seat not in range(table.row.seats):
        raise PermissionDeniedException("only who opened the table may show its invitations")
    if table.seats[seat].state != FREE:
        raise NotFoundException("this invitation was used already")
    picture = seat_api.qr_of(request, f"/join/{table.id}/{link_secret(owner, table.id, seat)}")
    return Response(picture.encode(), media_type="image/svg+xml")


@post("/replay", include_in_schema=False)
async def upload(
    request: AnyRequest,
    services: Services,
    data: Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)],
) -> Redirect:
    """A record from a file becomes a table to look at."""
    given = data.get("record")
    if not isinstance(given, UploadFile):
        raise _no_record("no file was given; expected a record in the field 'record'")
    try:
        text = (await given.read()).decode("utf-8")
        content = await _content(data.get("content"))
        table_id = await lobby.open_replay(services, lobby.host_of(request), text, content)
    except BadContent as error:
        raise _no_record(str(error)) from error
    except BadRecord as error:
        raise _no_record(f"{given.filename}: {error}") from error
    except UnicodeDecodeError as error:
        raise _no_record(f"{given.filename}: not a text file in UTF-8") from error
    return Redirect(f"/table/{table_id}")


async def _content(given: object) -> str:
    """The box a record was played with, if it was given; a field left empty has no name."""
    if not isinstance(given, UploadFile) or not given.filename:
        return ""
    text = (await given.read()).decode("utf-8")
    if len(text) > LONGEST_CONTENT or "\0" in text:
        raise BadContent(f"{given.filename}: no file with component data that we can read")
    return text


def _no_record(detail: str) -> ClientException:
    return ClientException(detail, extra={"hint": "web.no-record"})


@get("/rules/{key:str}", include_in_schema=False)
async def rules(request: AnyRequest, key: str) -> Response[str]:
    game = game_or_404(key)
    return page(request, "rules.html", await asyncio.to_thread(rules_page, game, texts_of(request)))


@post("/settings", include_in_schema=False)
async def settings(data: Form) -> Redirect:
    """Language and light, kept in cookies; back to where one was."""
    chosen = {
        access.LANGUAGE_COOKIE: data.get("language", ""),
        access.THEME_COOKIE: data.get("theme", ""),
    }
    known = (*LANGUAGES, *access.THEMES)
    cookies = [
        Cookie(key=name, value=value, max_age=access.YEAR, samesite="lax", httponly=True)
        for name, value in chosen.items()
        if value in known
    ]
    back = data.get("back", "/")
    local = back.startswith("/") and not back.startswith("//") and "\\" not in back
    return Redirect(back if local else "/", cookies=cookies)


pages = Router(
    "/",
    route_handlers=[
        play_now, new, create, built_in, table_page, content_of_table, join_page, join, knock,
        qr, upload, rules, settings,
    ],
)  # fmt: skip
