"""The form of a new table: what it offers, and the wish it makes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from faubourg.bots import BOTS, USUAL, bots_for
from faubourg.core.content import LONGEST_CONTENT, BadContent
from faubourg.core.registry import BadOption, Game, Option, find_game
from faubourg.core.texts import Texts
from faubourg.table.company import bot_name
from faubourg.table.wire import PROMISED, NewTable, SeatWish

HINTS = ("yes", "no")  # in the form


def usual_count(game: Game) -> int:
    return min(max(2, game.fewest), game.most)


def quick_wish(game: Game, data: Mapping[str, str]) -> NewTable:
    """One person against one bot, or as near to that as the game allows; alone if wished."""
    count = 1 if "alone" in data else usual_count(game)
    bots = [SeatWish("bot", bot=USUAL) for _ in range(count - 1)]
    options = {o.key: _chosen(data, o, count) for o in game.options if o.applies(count)}
    offer, nonce = data.get("offer", ""), short(data, "nonce", 64)
    return NewTable(game.key, [SeatWish("me"), *bots], options, offer, nonce)


def form_of(
    game: Game,
    seats: int,
    texts: Texts,
    given: Mapping[str, str] | None = None,
    hosted: Sequence[str] = (),
) -> dict[str, object]:
    """What the page needs to show the form: with its defaults, or with what was given before."""
    count = seats if game.fewest <= seats <= game.most else usual_count(game)
    return {
        "game": {
            "key": game.key, "name": texts.say(f"{game.key}.name"),
            "fewest": game.fewest, "most": game.most, "has_content": game.export is not None,
        },
        "given": given or {},
        "seats": count,
        "options": [_option(game, o, count, texts) for o in game.options if o.applies(count)],
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


def read_form(data: Mapping[str, str], clocks: Sequence[int] = ()) -> NewTable:
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
    if clock not in map(str, (0, *clocks)):
        raise BadOption(f"a clock of {clock[:9]!r} seconds; expected 0 or one of {clocks}")
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
