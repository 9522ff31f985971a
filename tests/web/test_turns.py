"""Fair turns: who asks for much waits for itself."""

from __future__ import annotations

import asyncio

from faubourg.web.limits import BURST, Turns


async def draw(turns: Turns, who: str, done: list[str]) -> None:
    """What is done in turn never waits for anything, as drawing does not."""
    async with turns.take(who):
        done.append(who)


def test_who_asks_once_is_not_behind_all_who_ask_often() -> None:
    async def ask() -> list[str]:
        turns, done = Turns(), list[str]()
        await asyncio.gather(*(draw(turns, who, done) for who in "aaaab"))
        return done

    assert asyncio.run(ask()) == ["a", "a", "b", "a", "a"]


def test_between_two_turns_everything_else_goes_on() -> None:
    async def ask() -> list[str]:
        turns, done = Turns(), list[str]()
        drawing = asyncio.gather(*(draw(turns, "a", done) for _ in range(3)))
        while not drawing.done():
            await asyncio.sleep(0)
            done.append("else")
        return done

    told = "".join(word[0] for word in asyncio.run(ask()))
    assert told.count("a") == 3
    assert "aa" not in told


def test_who_goes_away_while_waiting_keeps_no_place() -> None:
    async def ask() -> list[str]:
        turns, done = Turns(), list[str]()
        async with turns.take("a"):
            waiting = [asyncio.create_task(draw(turns, who, done)) for who in "bc"]
            await asyncio.sleep(0)
            waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return done

    assert asyncio.run(ask()) == ["c"]


def test_all_who_ask_for_much_have_one_share_together() -> None:
    """And who has asked for little does not wait for them."""

    async def ask() -> list[float]:
        now = 0.0
        turns = Turns(share=0.25, clock=lambda: now)

        async def paint(who: str, seconds: float) -> None:
            nonlocal now
            async with turns.take(who):
                now += seconds

        await paint("first", BURST + 1)
        alone = turns.rest("first")
        await paint("second", BURST + 1)
        together = turns.rest("second")
        await paint("honest", BURST / 2)
        return [alone, together, turns.rest("honest")]

    assert asyncio.run(ask()) == [4.0, 8.0, 0.0]


def test_a_share_is_not_divided_by_who_has_gone() -> None:
    async def ask() -> float:
        now = 0.0
        turns = Turns(share=0.5, clock=lambda: now)
        for who in "ab":
            async with turns.take(who):
                now += BURST + 1
            now += 100
        async with turns.take("c"):
            now += BURST + 1
        return turns.rest("c")

    assert asyncio.run(ask()) == 2.0


def test_who_has_rested_is_as_anybody_again() -> None:
    """A heavy page long ago is no reason to share with those who flood now."""

    async def ask() -> float:
        now = 0.0
        turns = Turns(share=0.25, clock=lambda: now)

        async def paint(who: str, seconds: float) -> None:
            nonlocal now
            async with turns.take(who):
                now += seconds

        await paint("honest", 2 * BURST)
        now += 100
        await paint("honest", BURST / 2)
        await paint("flood", 1.5 * BURST)
        return turns.rest("flood")

    assert asyncio.run(ask()) == 1.0  # by the whole share
