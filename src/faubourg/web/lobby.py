"""Opening tables: who sits where, and the offer of chance."""

from __future__ import annotations

import contextlib
import secrets
from asyncio import to_thread
from dataclasses import dataclass

from faubourg.bots import make_bot
from faubourg.core.chance import commitment
from faubourg.core.model import Value
from faubourg.core.names import clean_name
from faubourg.core.record import ALONE, SEALED
from faubourg.core.registry import AnyRules, Game, find_game
from faubourg.table.history import Note
from faubourg.table.people import FREE, Device, hashed, link_secret
from faubourg.table.table import NOTES, TableRow
from faubourg.table.wire import NewTable, Offer, SeatWish
from faubourg.web.access import Connection, asker, device_of, offered_secret, secret_of
from faubourg.web.chores import Box
from faubourg.web.live_table import LiveTable
from faubourg.web.schema import NewSeat
from faubourg.web.seats import way_for
from faubourg.web.services import Services
from faubourg.web.store import Conflict

NEIGHBOURS = ("Odile", "Basile", "Irène", "Hector", "Mathilde", "Jules", "Clémence", "Anatole")


@dataclass(frozen=True)
class Host:
    """Who opens a table."""

    secret: str
    device: Device
    address: str = ""


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
    table_id = secrets.token_hex(5)
    secret = offered_secret(services.key, wish.offer or secrets.token_urlsafe(16))
    row = TableRow(
        table_id, game.key, rules.seats, dict(rules.options), wish.content, secret.hex(),
        commitment(secret), host.device.browser, "table", False, rules.edition,
        SEALED if any(seat.kind == "link" for seat in wish.seats) else ALONE,
    )  # fmt: skip
    people = [_seat(game, host, row, number, wish) for number in range(rules.seats)]
    services.limits.table(host.address, host.device.browser)
    await services.store.add_table(row, people)
    await services.tables.get(table_id, host.address)
    return table_id


async def _rules(services: Services, host: Host, game: Game, wish: NewTable) -> AnyRules:
    """Somebody's own box is tried where it can do no harm, before it is used here."""
    if wish.content:
        services.limits.work(host.address, host.device.browser)
        box = Box(game.key, len(wish.seats), wish.options, wish.content)
        await services.clerk.check(host.address, box)
    return await to_thread(game.rules, len(wish.seats), wish.options, wish.content)


def _seat(game: Game, host: Host, row: TableRow, number: int, table: NewTable) -> NewSeat:
    wish, link = table.seats[number], hashed(link_secret(host.secret, row.id, number))
    name = clean_name(wish.name)
    if wish.kind == "bot":
        make_bot(wish.bot, game)  # refuses an unknown one
        return NewSeat(name or NEIGHBOURS[number % 8], wish.bot, link, nonce="")
    if wish.kind == "link":
        return NewSeat(name, "", link, state=FREE)
    # Where others come by a link, the page only commits to a nonce: what came in clear is not used.
    nonce = table.nonce if row.luck == ALONE else None
    promise = table.promise or None if row.luck == SEALED else None
    held = ((host.device.browser, host.device.label),)
    return NewSeat(name, "", link, nonce, held, promise=promise)


def quick_wish(game: Game, offer: str, nonce: str) -> NewTable:
    """One person against one bot, or as near to that as the game allows."""
    count = min(max(2, game.fewest), game.most)
    bots = [SeatWish("bot", bot="greedy") for _ in range(count - 1)]
    return NewTable(game.key, [SeatWish("me"), *bots], {}, offer, nonce)


async def open_rematch(services: Services, table: LiveTable) -> str:
    """The same people and bots with the same options; everybody keeps their seat.

    A table has one rematch: whoever asks again, or second, is led to the same one. It belongs to
    who opened the first table, whoever asks; every page commits to a nonce anew.
    """
    old = table.row
    table_id = hashed(f"rematch {old.id} {old.secret}")[:10]
    secret = secrets.token_bytes(32)
    browsers = {h.browser for h in table.people.holders if not h.guest}
    row = TableRow(
        table_id, old.game, old.seats, old.options, old.content, secret.hex(), commitment(secret),
        old.owner, "table", False, table.game.rules(old.seats, old.options, old.content).edition,
        way_for(len(browsers)),
    )  # fmt: skip
    people = [_again(table, seat) for seat in range(old.seats)]
    with contextlib.suppress(Conflict):
        await services.store.add_table(row, people)
    await services.tables.get(table_id)
    return table_id


def _again(table: LiveTable, seat: int) -> NewSeat:
    """A bot that stood in goes; there is no invitation, as everybody has a seat."""
    row, people = table.seats[seat], table.people
    devices = tuple((h.browser, h.label) for h in people.devices(seat).values())
    bot = "" if devices else row.bot or "greedy"
    return NewSeat(row.name, bot, "", "" if bot else None, devices)


async def open_replay(services: Services, host: Host, text: str, content: str = "") -> str:
    """A record as a table that nobody sits at."""
    services.limits.work(host.address, host.device.browser)
    found = await services.clerk.read(host.address, text, content)
    record, header = found.record, found.record.header
    table_id = secrets.token_hex(5)
    row = TableRow(
        table_id, header.game, header.seats, header.options, content, record.secret,
        f"replay {table_id}", "", "replay", record.finished, header.edition, header.luck,
    )  # fmt: skip
    names = [*map(clean_name, header.players), *[""] * header.seats]  # there may be fewer
    nonces = [*header.nonces, *[""] * header.seats]
    promises = [*header.commitments, *[""] * header.seats]
    people = [
        NewSeat(names[seat], "", f"replay {seat}", nonces[seat], promise=promises[seat])
        for seat in range(header.seats)
    ]
    notes = [Note(n.after, f"{NOTES}{n.key}", _plain(n.values)) for n in record.notes]
    await services.store.add_table(row, people, record.entries, notes)
    await services.store.keep(table_id, found.snapshot)
    return table_id


def _plain(values: dict[str, Value]) -> dict[str, Value]:
    """What a note of somebody's record says may be a name."""
    return {key: clean_name(v) if isinstance(v, str) else v for key, v in values.items()}
