"""The city of the day: today's ways to play, and the boards of days that are over."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from litestar.response import Redirect

from faubourg.core import solo
from faubourg.core.daily import NoDay
from faubourg.core.model import Rank
from faubourg.core.registry import find_game
from faubourg.core.texts import Texts
from faubourg.table import daily, wire
from faubourg.table.alone import ranks_of
from faubourg.table.daily import NoWay, Way, day_name
from faubourg.web import lobby
from faubourg.web.access import AnyRequest, browser_of, texts_of
from faubourg.web.cards import game_card
from faubourg.web.live_table import LiveTable
from faubourg.web.pages import Form, page
from faubourg.web.seating import NotNow
from faubourg.web.services import Services
from faubourg.web.tries import Par, Try

MOST_DAYS: Final = 60  # in the list of those gone by
MOST_ROWS: Final = 100  # of one board; one's own comes on top
Day = Annotated[str, Parameter(max_length=20)]


def day_or_404(request: AnyRequest, services: Services, words: str) -> date:
    """As the page writes it; what is wrong with it is said in the reader's language."""
    hint, known = "web.daily-no-day", {}
    try:
        day = date.fromisoformat(words)
        hint = "web.daily-future" if day > daily.today() else hint
        services.days.check(day)
        if words == day.isoformat():
            return day
    except (ValueError, NoDay):
        pass
    known = {"first": day_name(texts_of(request), services.days.anchor.first.isoformat())}
    raise NotFoundException(f"no city of {words[:20]!r}", extra={"hint": hint, **known})


def way_or_404(name: str) -> Way:
    try:
        return daily.find_way(name)
    except NoWay as error:
        raise NotFoundException(str(error), extra={"hint": "web.daily-no-way"}) from error


@get("/daily", include_in_schema=False)
async def today(request: AnyRequest, services: Services) -> Response[str]:
    texts, day, browser = texts_of(request), daily.today(), browser_of(request)
    days = services.days
    mine = {one.way: one for one in await days.mine(day, browser)}
    shown = {
        "day": day.isoformat(),
        "called": day_name(texts, day.isoformat()),
        "left": _left(day, texts),
        "name": await days.name(browser),
        "games": await to_thread(_games, texts, mine, await days.ended(day)),
        "past": [_past(texts, *one) for one in await days.past(MOST_DAYS)],
        "chain": _chain(services, texts, day),
    }
    return page(request, "daily.html", shown)


def _left(day: date, texts: Texts) -> str:
    minutes = int((daily.end_of(day) - daily.now()).total_seconds() // 60)
    time = texts.say("web.clock-hours", {"hours": minutes // 60, "minutes": minutes % 60})
    return texts.say("web.daily-left", {"time": time})


def _past(texts: Texts, day: str, games: int) -> dict[str, str]:
    called = texts.say("web.daily-games", {"count": games})
    return {"day": day, "called": day_name(texts, day), "games": called}


def _chain(services: Services, texts: Texts, day: date) -> dict[str, object]:
    anchor = services.days.anchor
    first = day_name(texts, anchor.first.isoformat())
    known = {"first": first, "end": anchor.end, "number": anchor.number(day)}
    over = day < daily.today()
    secret = services.days.shown_secret(day) if over else ""
    return {**known, "secret": secret, "commitment": services.days.commitment(day)}


def _games(
    texts: Texts, mine: Mapping[str, Try], ended: Mapping[str, int]
) -> list[dict[str, object]]:
    """By game, with its ways to play and how far one is with each."""
    found: dict[str, list[dict[str, object]]] = {}
    for way in daily.ways():
        count = texts.say("web.daily-ended", {"count": ended.get(way.name, 0)})
        line = {"value": way.name, "called": way.called(texts), "ended": count}
        told = _own(way, mine.get(way.name), texts)
        found.setdefault(way.game, []).append({**line, **told})
    return [{**game_card(find_game(key), texts), "ways": ways} for key, ways in found.items()]


def _own(way: Way, own: Try | None, texts: Texts) -> dict[str, str]:
    if own is None:
        return {"table": "", "done": ""}
    if own.ended is None:
        return {"table": own.table, "done": ""}
    score = _score(ranks_of(find_game(way.game)), own.score, texts)
    return {"table": own.table, "done": texts.say("web.daily-done", {"score": score})}


def _score(ranks: Sequence[Rank], score: int | None, texts: Texts) -> str:
    if score is None:
        return texts.say("web.daily-lost")
    fewer = "yes" if solo.fewer_is_better(ranks) else "no"
    return texts.say("web.daily-score", {"score": score, "fewer": fewer}).replace("-", "−")


@post("/daily/{day:str}", include_in_schema=False)
async def play(request: AnyRequest, services: Services, day: Day, data: Form) -> Redirect:
    """Ranked today; unranked with the chance of a day that is over, which is known by then."""
    when, way = day_or_404(request, services, day), way_or_404(data.get("way", ""))
    ranked = "unranked" not in data
    if ranked != (when == daily.today()):
        raise NotNow("web.daily-new-day" if ranked else "web.daily-not-over")
    host, name = lobby.host_of(request), data.get("name", "")
    table_id = await lobby.open_day(services, host, when, way, name, ranked=ranked)
    return Redirect(f"/table/{table_id}")


@get("/daily/{day:str}", include_in_schema=False)
async def past_day(request: AnyRequest, services: Services, day: Day) -> Response[str] | Redirect:
    """Its boards, with all games to look at."""
    when, texts = day_or_404(request, services, day), texts_of(request)
    if when == daily.today():
        return Redirect("/daily")
    found, pars = await services.days.board(when, browser_of(request))
    boards = [_board(way, found, pars.get(way.name), texts) for way in daily.ways()]
    before, after = when - timedelta(1), when + timedelta(1)
    shown = {
        "day": day, "called": day_name(texts, day), "boards": boards,
        "before": before.isoformat() if before >= services.days.anchor.first else "",
        "after": after.isoformat() if after < daily.today() else "",
        "chain": _chain(services, texts, when),
    }  # fmt: skip
    return page(request, "daily_past.html", shown)


def _board(way: Way, every: Sequence[Try], par: Par | None, texts: Texts) -> dict[str, object]:
    ranks = ranks_of(find_game(way.game))
    found = [one for one in every if one.way == way.name]
    places = solo.places(ranks, [one.score for one in found])
    ordered = sorted(zip(places, found, strict=True), key=lambda row: row[0])
    shown = [row for at, row in enumerate(ordered) if at < MOST_ROWS or row[1].mine]
    own = [place for place, one in ordered if one.mine][:1]
    return {
        "value": way.name, "game": texts.say(f"{way.game}.name"), "called": way.called(texts),
        "rows": [_row(place, one, ranks, texts) for place, one in shown],
        "more": len(ordered) - len(shown),
        "yours": [texts.say("web.daily-yours", {"place": p, "of": len(found)}) for p in own],
        "bots": _bots(ranks, par, texts),
    }  # fmt: skip


def _row(place: int, one: Try, ranks: Sequence[Rank], texts: Texts) -> dict[str, object]:
    rank = solo.reached(ranks, one.score)
    return {
        "place": place, "name": one.name or texts.say("web.daily-nobody"), "mine": one.mine,
        "score": _score(ranks, one.score, texts), "rank": texts.say(rank.key) if rank else "",
        "table": one.table,
    }  # fmt: skip


def _bots(ranks: Sequence[Rank], par: Par | None, texts: Texts) -> list[str]:
    if par is None:
        return [texts.say("web.daily-par-waiting")]
    told = {"par": par.par, "bound": par.bound}
    return [
        texts.say(f"web.daily-{key}", {"score": _score(ranks, score, texts)})
        for key, score in told.items()
    ]


async def end_lines(services: Services, table: LiveTable, browser: str, texts: Texts) -> list[str]:
    """Under the result of a ranked try: that it counts, and after its day the place."""
    if not table.row.day:
        return []
    called = {"day": day_name(texts, table.row.day)}
    if table.is_held_back:
        return [texts.say("web.daily-yours-ended", called)]
    found, _ = await services.days.board(date.fromisoformat(table.row.day), browser)
    own = [one.way for one in found if one.table == table.id]
    if not own:
        return [texts.say("web.daily-yours-late")]
    same = [one for one in found if one.way == own[0]]
    places = solo.places(ranks_of(table.game), [one.score for one in same])
    place = next(p for p, one in zip(places, same, strict=True) if one.table == table.id)
    return [texts.say("web.daily-yours-placed", {**called, "place": place, "of": len(same)})]


@get("/api/days", summary="The chain of the cities of the day, as far as it is shown")
async def shown_days(services: Services) -> wire.ShownDays:
    """All secrets of days that are over follow from the last one: `faubourg offline --days`."""
    return services.days.shown()


daily_pages = Router("/", route_handlers=[today, play, past_day, shown_days])
