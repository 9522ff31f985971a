"""People at a table who want to be told, and a server whose time is the test's."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from faubourg.web.services import Services
from web.browser import LINK, ME, AnyClient, Browser, share_luck
from web.receivers import LetterBox

AN_HOUR = timedelta(hours=1)
LATER = timedelta(minutes=30)


def services_of(client: AnyClient) -> Services:
    found: Services = client.app.state.services
    return found


def look(client: AnyClient, later: timedelta = LATER) -> None:
    """The server looks around, so much later; all it sends has arrived then."""

    async def run() -> None:
        notices = services_of(client).notices
        await notices.look(datetime.now(UTC) + later)
        await notices.delivered()

    with client.portal() as portal:
        portal.call(run)


def together(*people: Browser, game: str = "town_center", clock: int = 0) -> str:
    """A table with one seat for each, at which the first one is to act."""
    owner, *friends = people
    options = {"first_player": "1"} if game == "town_center" else {}
    seats = [ME, *[LINK] * len(friends)]
    table = owner.open(*seats, game=game, options=options, clock=clock)
    for seat, friend in enumerate(friends, start=1):
        assert friend.join(owner.link(table, seat)).status_code == 302
    share_luck(table, *people)
    return table


def pass_turn(one: Browser, table: str) -> None:
    """Until somebody else is to act."""
    for _ in range(100):
        if not one.look(table)["yours"]:
            return
        one.play(table)
    raise AssertionError("the turn never ends")


def ask_for_letters(one: Browser, table: str, address: str = "zoe@example.org") -> int:
    return one.post(f"/api/tables/{table}/notices/mail", {"address": address}).status_code


def want_letters(
    one: Browser, table: str, box: LetterBox, address: str = "zoe@example.org"
) -> None:
    assert ask_for_letters(one, table, address) == 201
    confirm = box.links(box.next())[0]
    answer = one.request("POST", confirm)
    assert answer.status_code == 200, (confirm, answer.text)
