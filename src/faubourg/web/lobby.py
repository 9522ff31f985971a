"""Opening tables on a server: who may, and the offer of chance."""

from __future__ import annotations

import contextlib
import secrets
from asyncio import to_thread
from collections.abc import Mapping, Sequence
from datetime import date

from faubourg.bots import level_of
from faubourg.core.chance import commitment
from faubourg.core.registry import AnyRules, BadOption, Game, find_game
from faubourg.core.texts import Texts
from faubourg.table import forms, opening
from faubourg.table.daily import Way
from faubourg.table.floor import Conflict
from faubourg.table.opening import Host, check_bot
from faubourg.table.wire import NewTable, Offer, SeatBot
from faubourg.web.access import Connection, asker, device_of, offered_secret, secret_of
from faubourg.web.chores import Box
from faubourg.web.live_table import LiveTable
from faubourg.web.services import Services
from faubourg.web.turns import CLOCKS

KINDS = ("me", "here", "link", "bot")  # of who sits at a seat


def host_of(connection: Connection) -> Host:
    return Host(secret_of(connection), device_of(connection), asker(connection)[0])


def make_offer(services: Services) -> Offer:
    """A secret is chosen and committed before anybody gives a nonce."""
    offer = secrets.token_urlsafe(16)
    return Offer(offer, commitment(offered_secret(services.key, offer)))


async def open_table(services: Services, host: Host, wish: NewTable) -> str:
    """A new table as somebody wishes it; bad wishes raise with what was expected."""
    game = find_game(wish.game)
    rules = await _rules(services, host, game, wish)
    _check_clock(wish)
    secret = offered_secret(services.key, wish.offer or secrets.token_urlsafe(16))
    hosted = services.settings.bot_names
    opened = opening.as_wished(game, rules, host, wish, secret, opening.new_id(), hosted)
    return await keep(services, host, opened)


async def open_day(
    services: Services, host: Host, day: date, way: Way, name: str, *, ranked: bool
) -> str:
    """A try at the city of a day; if this browser has begun a ranked one, that."""
    browser = host.device.browser
    with contextlib.suppress(Conflict):  # it was asked for twice at once
        if ranked and (known := await services.days.try_at(day, way, browser)):
            return known
        opened = services.days.opening(day, way, host, name, ranked=ranked)
        return await keep(services, host, opened, way.name)
    return await services.days.try_at(day, way, browser)


async def keep(services: Services, host: Host, opened: opening.Opening, way: str = "") -> str:
    services.limits.table(host.address, host.device.browser)
    await services.store.add_table(opened.row, opened.seats, (), opened.notes, way)
    await services.tables.get(opened.row.id, host.address)
    return opened.row.id


def _check_clock(wish: NewTable) -> None:
    if wish.clock not in (0, *CLOCKS):
        raise BadOption(
            f"a clock of {wish.clock} seconds; there are 0, {', '.join(map(str, CLOCKS))}"
        )


async def _rules(services: Services, host: Host, game: Game, wish: NewTable) -> AnyRules:
    """Somebody's own box is tried where it can do no harm, before it is used here."""
    if wish.content:
        services.limits.work(host.address, host.device.browser)
        box = Box(game.key, len(wish.seats), wish.options, wish.content)
        await services.clerk.check(host.address, box)
    return await to_thread(game.rules, len(wish.seats), wish.options, wish.content)


async def open_rematch(services: Services, table: LiveTable, wished: Sequence[SeatBot] = ()) -> str:
    """A table has one rematch: whoever asks again, or second, is led to the same one."""
    bots = {one.seat: _other_bot(services, table, one) for one in wished}
    opened = opening.rematch(table, opening.rematch_id(table), bots)
    with contextlib.suppress(Conflict):
        await services.store.add_table(opened.row, opened.seats)
    await services.tables.get(opened.row.id)
    return opened.row.id


def _other_bot(services: Services, table: LiveTable, wish: SeatBot) -> str:
    if wish.seat >= table.row.seats or not table.people.is_bots_own(wish.seat):
        raise BadOption(f"no bot sits in seat {wish.seat + 1}, so none can be changed there")
    check_bot(wish.bot, table.game, services.settings.bot_names)
    return level_of(wish.bot)


async def open_replay(services: Services, host: Host, text: str, content: str = "") -> str:
    services.limits.work(host.address, host.device.browser)
    found = await services.clerk.read(host.address, text, content)
    opened = opening.replay(found.record, content, opening.new_id())
    await services.store.add_table(opened.row, opened.seats, opened.entries, opened.notes)
    await services.store.keep(opened.row.id, found.snapshot)
    return opened.row.id


def form_of(
    game: Game,
    seats: int,
    texts: Texts,
    given: Mapping[str, str] | None = None,
    hosted: Sequence[str] = (),
) -> dict[str, object]:
    """With what only a server can offer: friends by a link, a clock, hints, the host's bots."""
    clocks = [
        {"value": str(clock), "name": texts.say(f"web.clock-{clock}")} for clock in (0, *CLOCKS)
    ]
    hints = [{"value": may, "name": texts.say(f"web.hints-{may}")} for may in forms.HINTS]
    shown = forms.form_of(game, seats, texts, given, hosted)
    return {**shown, "kinds": KINDS, "clocks": clocks, "hints": hints}


def read_form(data: Mapping[str, str]) -> NewTable:
    return forms.read_form(data, CLOCKS)
