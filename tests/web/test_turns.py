"""Fair turns: who asks for much waits for itself."""

from __future__ import annotations

import asyncio

import pytest

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


async def rests(wishes: list[tuple[str, float]], *asked: str) -> list[float]:
    """How long they have to wait after all this, by a clock that only painting moves."""
    now = 0.0
    turns = Turns(share=0.25, clock=lambda: now)
    for who, seconds in wishes:
        if who:
            async with turns.take(who):
                now += seconds
        else:
            now += seconds  # nobody asks for anything
    return [turns.rest(who) for who in asked]


@pytest.mark.parametrize("wishes, asked, expected", [
    # Alone; then all who ask for much have one share together, others do not wait for them.
    ([("a", BURST + 1)], "a", [4.0]),
    ([("a", BURST + 1), ("b", BURST + 1)], "b", [8.0]),
    ([("a", BURST + 1), ("b", BURST + 1), ("honest", BURST / 2)], ["honest"], [0.0]),
    # It is not divided by who has gone.
    ([("a", BURST + 1), ("", 100), ("b", BURST + 1), ("", 100), ("c", BURST + 1)], "c", [4.0]),
    # Nor by who has rested: a heavy page long ago does not count any more.
    ([("a", 2 * BURST), ("", 100), ("a", BURST / 2), ("b", 1.5 * BURST)], "b", [1.0]),
])  # fmt: skip
def test_who_has_asked_for_much_rests(
    wishes: list[tuple[str, float]], asked: list[str], expected: list[float]
) -> None:
    assert asyncio.run(rests(wishes, *asked)) == expected
