"""Opening tables: who sits where, and the offer of chance."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence

from faubourg.bots import make_bot
from faubourg.core.chance import commitment
from faubourg.core.record import BadRecord, Record
from faubourg.core.registry import Game, find_game
from faubourg.core.replay import follow
from faubourg.core.texts import Texts
from faubourg.web.access import hashed, link_secret, offered_secret
from faubourg.web.live_table import LiveTable
from faubourg.web.services import Services
from faubourg.web.store import Conflict, NewSeat, TableRow
from faubourg.web.wire import NewTable, Offer, SeatWish

NEIGHBOURS = ("Odile", "Basile", "Irène", "Hector", "Mathilde", "Jules", "Clémence", "Anatole")

LONGEST_WORD = 64  # of a name, nonce or secret in a record


def make_offer(services: Services) -> Offer:
    """A secret is chosen and committed before anybody gives a nonce."""
    offer = secrets.token_urlsafe(16)
    return Offer(offer, commitment(offered_secret(services.key, offer)))


async def open_table(services: Services, owner: str, wish: NewTable, texts: Texts) -> str:
    """A new table as somebody wishes it; bad wishes raise with what was expected."""
    game = find_game(wish.game)
    rules = game.rules(len(wish.seats), wish.options, wish.content)
    table_id = secrets.token_hex(5)
    secret = offered_secret(services.key, wish.offer or secrets.token_urlsafe(16))
    row = TableRow(
        table_id, game.key, rules.seats, dict(rules.options), wish.content, secret.hex(),
        commitment(secret), hashed(owner), "table", False,
    )  # fmt: skip
    people = [_seat(game, owner, row.id, number, wish, texts) for number in range(rules.seats)]
    await services.store.add_table(row, people, [])
    await services.tables.get(table_id)
    return table_id


def _seat(
    game: Game, owner: str, table_id: str, number: int, table: NewTable, texts: Texts
) -> NewSeat:
    wish, link = table.seats[number], hashed(link_secret(owner, table_id, number))
    if wish.kind == "bot":
        make_bot(wish.bot, game)  # refuses an unknown one
        return NewSeat(wish.name or NEIGHBOURS[number % 8], wish.bot, link, nonce="")
    name = wish.name or texts.say("web.player-number", {"number": number + 1})
    if wish.kind == "link":
        return NewSeat(name, "", link)
    return NewSeat(name, "", link, nonce=table.nonce, browsers=(hashed(owner),))


def quick_wish(game: Game, offer: str, nonce: str) -> NewTable:
    """One person against one bot, or as near to that as the game allows."""
    count = min(max(2, game.fewest), game.most)
    bots = [SeatWish("bot", bot="greedy") for _ in range(count - 1)]
    return NewTable(game.key, [SeatWish("me"), *bots], {}, offer, nonce)


async def open_rematch(services: Services, table: LiveTable, owner: str) -> str:
    """The same people and bots with the same options; everybody keeps their seat.

    A table has one rematch: whoever asks again, or second, is led to the same one.
    """
    old = table.row
    table_id = hashed(f"rematch {old.id} {old.secret}")[:10]
    secret = secrets.token_bytes(32)
    row = TableRow(
        table_id, old.game, old.seats, old.options, old.content, secret.hex(), commitment(secret),
        hashed(owner), "table", False,
    )  # fmt: skip
    people = [_again(table, owner, table_id, seat) for seat in range(old.seats)]
    with contextlib.suppress(Conflict):
        await services.store.add_table(row, people, [])
    await services.tables.get(table_id)
    return table_id


def _again(table: LiveTable, owner: str, table_id: str, seat: int) -> NewSeat:
    row, link = table.seats[seat], hashed(link_secret(owner, table_id, seat))
    nonce = secrets.token_hex(8)  # the page that asks for a rematch has nothing to wait for
    return NewSeat(row.name, row.bot, link, nonce, table.holders.get(seat, ()))


async def open_replay(services: Services, record: Record, content: str = "") -> str:
    """A record as a table that nobody sits at."""
    header = record.header
    _check_fits(record)
    follow(record, content)
    table_id = secrets.token_hex(5)
    row = TableRow(
        table_id, header.game, header.seats, header.options, content, record.secret,
        f"replay {table_id}", "", "replay", record.finished,
    )  # fmt: skip
    names, nonces = _padded(header.players, header.seats), _padded(header.nonces, header.seats)
    people = [
        NewSeat(names[seat][:40], "", f"replay {seat}", nonces[seat])
        for seat in range(header.seats)
    ]
    await services.store.add_table(row, people, record.entries)
    return table_id


def _check_fits(record: Record) -> None:
    """What our own tables never have is refused, before anything is stored."""
    words = [*record.header.nonces, *record.header.players]
    if any(len(word) > LONGEST_WORD or "\0" in word for word in words):
        raise BadRecord(1, f"a name or nonce has more than {LONGEST_WORD} characters")
    if len(record.secret) > LONGEST_WORD:
        raise BadRecord(1, f"the secret has more than {LONGEST_WORD} characters")
    if record.secret and commitment(bytes.fromhex(record.secret)) != record.header.commitment:
        raise BadRecord(1, "the secret does not match the commitment in the header")
    for line, entry in enumerate(record.entries, start=2):
        if entry.words != " ".join(entry.words.split()):
            raise BadRecord(line, f"odd spaces in {entry.words[:40]!r}")


def _padded(words: Sequence[str], seats: int) -> list[str]:
    """A record may carry fewer names or nonces than seats."""
    return [*words, *[""] * seats][:seats]
