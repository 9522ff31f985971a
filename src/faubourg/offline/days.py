"""Cities of days that are over, as a server has shown them: unranked, as often as one likes."""

from __future__ import annotations

from datetime import date

import msgspec
from msgspec import Struct

from faubourg.core.daily import Anchor, Shown
from faubourg.offline.home import HOST, new_id
from faubourg.offline.requests import NotFound, NotNow, Reply, Request, lead_to, route
from faubourg.table import opening, wire
from faubourg.table.daily import NoWay, find_way


class Wish(Struct):
    """The form of the page."""

    way: str
    day: str
    shown: str  # what the page has from a server: JSON of wire.ShownDays


@route("POST", "/daily/past")
async def play_past_day(request: Request) -> Reply:
    wish = request.read(Wish)
    told = msgspec.json.decode(wish.shown, type=wire.ShownDays)
    try:
        way, shown, day = find_way(wish.way), _shown(told), date.fromisoformat(wish.day)
        secret = shown.of(day)
    except NoWay as error:
        raise NotFound(str(error)) from error
    except ValueError as error:  # NoDay is one, too
        raise NotNow(request.texts.say("web.offline-no-day")) from error
    opened = opening.of_day(way, shown.anchor, day, secret, HOST, new_id(way.game))
    return lead_to(f"/table/{await request.tables.open(opened)}")


def _shown(told: wire.ShownDays) -> Shown:
    anchor = Anchor(date.fromisoformat(told.first), told.end)
    return Shown(anchor, date.fromisoformat(told.day), bytes.fromhex(told.secret))
