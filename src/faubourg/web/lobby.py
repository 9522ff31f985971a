"""Opening tables: the form, who sits where, and the offer of chance."""

from __future__ import annotations

import contextlib
import re
import secrets
from asyncio import to_thread
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faubourg.bots import BOTS, USUAL, bots_for, level_of, make_bot
from faubourg.core.chance import commitment
from faubourg.core.content import LONGEST_CONTENT, BadContent
from faubourg.core.model import Value
from faubourg.core.names import clean_name
from faubourg.core.record import ALONE, SEALED
from faubourg.core.registry import AnyRules, BadOption, Game, Option, find_game
from faubourg.core.texts import Texts
from faubourg.table.company import bot_name
from faubourg.table.history import Note
from faubourg.table.people import FREE, Device, hashed, link_secret
from faubourg.table.table import NOTES, TableRow
from faubourg.table.wire import PROMISED, NewTable, Offer, SeatBot, SeatWish
from faubourg.web.access import Connection, asker, device_of, offered_secret, secret_of
from faubourg.web.chores import Box
from faubourg.web.live_table import LiveTable
from faubourg.web.schema import NewSeat
from faubourg.web.seats import way_for
from faubourg.web.services import Services
from faubourg.web.store import Conflict
from faubourg.web.turns import CLOCKS

NEIGHBOURS = ("Odile", "Basile", "Irène", "Hector", "Mathilde", "Jules", "Clémence", "Anatole")
HINTS = ("yes", "no")  # in the form


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
        SEALED if any(seat.kind == "link" for seat in wish.seats) else ALONE, clock=_clock(wish),
        hints=wish.hints,
    )  # fmt: skip
    hosted = services.settings.bot_names
    people = [_seat(game, host, row, number, wish, hosted) for number in range(rules.seats)]
    services.limits.table(host.address, host.device.browser)
    await services.store.add_table(row, people)
    await services.tables.get(table_id, host.address)
    return table_id


def _clock(wish: NewTable) -> int:
    if wish.clock not in (0, *CLOCKS):
        raise BadOption(
            f"a clock of {wish.clock} seconds; there are 0, {', '.join(map(str, CLOCKS))}"
        )
    return wish.clock


async def _rules(services: Services, host: Host, game: Game, wish: NewTable) -> AnyRules:
    """Somebody's own box is tried where it can do no harm, before it is used here."""
    if wish.content:
        services.limits.work(host.address, host.device.browser)
        box = Box(game.key, len(wish.seats), wish.options, wish.content)
        await services.clerk.check(host.address, box)
    return await to_thread(game.rules, len(wish.seats), wish.options, wish.content)


def _seat(
    game: Game, host: Host, row: TableRow, number: int, table: NewTable, hosted: Sequence[str]
) -> NewSeat:
    wish, link = table.seats[number], hashed(link_secret(host.secret, row.id, number))
    name = clean_name(wish.name)
    if wish.kind == "bot":
        check_bot(wish.bot, game, hosted)
        return NewSeat(name or NEIGHBOURS[number % 8], level_of(wish.bot), link, nonce="")
    if wish.kind == "link":
        return NewSeat(name, "", link, state=FREE)
    # Where others come by a link, the page only commits to a nonce: what came in clear is not used.
    nonce = table.nonce if row.luck == ALONE else None
    promise = table.promise or None if row.luck == SEALED else None
    held = ((host.device.browser, host.device.label),)
    return NewSeat(name, "", link, nonce, held, promise=promise)


def check_bot(name: str, game: Game, hosted: Sequence[str]) -> None:
    """One of ours, or a program that the host has given a name; UnknownBot for all others."""
    if name not in hosted:
        make_bot(name, game)


def quick_wish(game: Game, data: Mapping[str, str]) -> NewTable:
    """One person against one bot, or as near to that as the game allows; alone if wished."""
    count = 1 if "alone" in data else min(max(2, game.fewest), game.most)
    bots = [SeatWish("bot", bot=USUAL) for _ in range(count - 1)]
    options = {o.key: _chosen(data, o, count) for o in game.options if o.applies(count)}
    offer, nonce = data.get("offer", ""), short(data, "nonce", 64)
    return NewTable(game.key, [SeatWish("me"), *bots], options, offer, nonce)


async def open_rematch(services: Services, table: LiveTable, wished: Sequence[SeatBot] = ()) -> str:
    """The same people with the same options; everybody keeps their seat, and so do bots, unless
    others are wished for.

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
        way_for(len(browsers)), clock=old.clock, hints=old.hints,
    )  # fmt: skip
    bots = {one.seat: _other_bot(services, table, one) for one in wished}
    people = [_again(table, seat, bots.get(seat, "")) for seat in range(old.seats)]
    with contextlib.suppress(Conflict):
        await services.store.add_table(row, people)
    await services.tables.get(table_id)
    return table_id


def _other_bot(services: Services, table: LiveTable, wish: SeatBot) -> str:
    if wish.seat >= table.row.seats or not table.people.is_bots_own(wish.seat):
        raise BadOption(f"no bot sits in seat {wish.seat + 1}, so none can be changed there")
    check_bot(wish.bot, table.game, services.settings.bot_names)
    return level_of(wish.bot)


def _again(table: LiveTable, seat: int, wished: str) -> NewSeat:
    """A bot that stood in goes; there is no invitation, as everybody has a seat."""
    row, people = table.seats[seat], table.people
    devices = tuple((h.browser, h.label) for h in people.devices(seat).values())
    bot = "" if devices else wished or row.bot or USUAL
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


def form_of(
    game: Game,
    seats: int,
    texts: Texts,
    given: Mapping[str, str] | None = None,
    hosted: Sequence[str] = (),
) -> dict[str, object]:
    """What the page needs to show the form: with its defaults, or with what was given before."""
    usual = min(max(2, game.fewest), game.most)
    count = seats if game.fewest <= seats <= game.most else usual
    return {
        "game": {
            "key": game.key, "name": texts.say(f"{game.key}.name"),
            "fewest": game.fewest, "most": game.most, "has_content": game.export is not None,
        },
        "given": given or {},
        "seats": count,
        "options": [_option(game, o, count, texts) for o in game.options if o.applies(count)],
        "clocks": [
            {"value": str(clock), "name": texts.say(f"web.clock-{clock}")} for clock in (0, *CLOCKS)
        ],
        "hints": [{"value": v, "name": texts.say(f"web.hints-{v}")} for v in HINTS],
        "bots": [_bot(bot, texts) for bot in (*bots_for(game), *hosted)],
        "usual_bot": USUAL,
    }  # fmt: skip


def _bot(bot: str, texts: Texts) -> dict[str, object]:
    about = f"bot-{bot}-about" if bot in BOTS else "web.bot-hosted"
    return {"key": bot, "name": bot_name(bot, texts), "about": texts.say(about)}


def _option(game: Game, option: Option, seats: int, texts: Texts) -> dict[str, object]:
    key = f"{game.key}.option-{option.key}"
    return {
        "key": option.key,
        "name": texts.say(key),
        "help": texts.say(f"{key}-help"),
        "per_seat": option.per_seat,
        "folded": not option.matters and any(other.matters for other in game.options),
        "values": [
            {"value": value, "name": texts.tell(option.named(game.key, value))}
            for value in option.fitting(seats)
        ],
        "value": option.default,
    }


def read_form(data: Mapping[str, str]) -> NewTable:
    """The wish a form makes; what is missing or odd is named."""
    game = find_game(data.get("game", ""))
    count = small_number(data.get("seats", ""))
    if not game.fewest <= count <= game.most:
        raise BadOption(f"{data.get('seats', '')[:9]!r} seats; {game.key} is for {game.players}")
    seats = [_read_seat(data, number) for number in range(count)]
    options = {o.key: _chosen(data, o, count) for o in game.options if o.applies(count)}
    content = data.get("content", "").replace("\0", "").strip()
    if len(content) > LONGEST_CONTENT:
        raise BadContent(f"a box of {len(content)} characters; at most {LONGEST_CONTENT} are read")
    nonce, promise = short(data, "nonce", 64), data.get("promise", "")
    if not re.fullmatch(PROMISED, promise):
        raise BadOption(f"promise {promise[:70]!r}; expected 64 hexadecimal digits")
    clock = data.get("clock", "0")
    if clock not in map(str, (0, *CLOCKS)):
        raise BadOption(f"a clock of {clock[:9]!r} seconds; expected 0 or one of {CLOCKS}")
    return NewTable(
        game.key, seats, options, data.get("offer", ""), nonce, content, promise, int(clock),
        _hints(data),
    )  # fmt: skip


def _hints(data: Mapping[str, str]) -> bool:
    given = data.get("hints", HINTS[0])
    if given not in HINTS:
        raise BadOption(f"hints {given[:9]!r}; expected {' or '.join(HINTS)}")
    return given == HINTS[0]


def small_number(words: str) -> int:
    """Of one to three digits, for Python refuses to read thousands of them; 0 is none."""
    return int(words) if words.isdecimal() and len(words) < 4 else 0


def short(data: Mapping[str, str], key: str, longest: int) -> str:
    """A field as it can be stored."""
    return data.get(key, "").replace("\0", "").strip()[:longest]


def _read_seat(data: Mapping[str, str], number: int) -> SeatWish:
    kind = data.get(f"seat-{number}-kind", "")
    if not re.fullmatch("me|here|link|bot", kind):
        raise BadOption(f"seat {number + 1} is for {kind[:9]!r}; expected me, here, link or bot")
    name = data.get(f"seat-{number}-name", "")
    return SeatWish(kind, name, data.get(f"seat-{number}-bot", USUAL))


def _chosen(data: Mapping[str, str], option: Option, seats: int) -> str:
    if not option.per_seat:
        return data.get(f"option-{option.key}", option.default)
    words = [data.get(f"option-{option.key}-{seat}", option.default) for seat in range(seats)]
    return ",".join(words)
