"""What one player chooses in secret sends no frame to anybody else, and moves no number there."""

from __future__ import annotations

import json
from operator import itemgetter
from typing import Final

import pytest

from browser.server import Server
from browser.table_page import Table, open_by_form, wait_until, whose_turn
from browser.test_la_citta import ASK, decide, sit_down_before
from browser.test_together import join
from browser.visitors import Visit, Visitor
from faubourg.core.registry import AnyRules, find_game

pytestmark = pytest.mark.xdist_group("browser-hidden")

# By game: its options, the words that begin a hidden choice, and those that lead there.
GAMES: Final[dict[str, tuple[dict[str, str], str, tuple[str, ...]]]] = {
    "big_city": ({"trade": "on"}, "offer", ("forward", "ask")),
    "small_city": ({}, "build park", ()),
    "arcologies": ({}, "build park", ()),
}


def first(actions: list[int], rules: AnyRules, *begins: str) -> int | None:
    """The place of the first one with one of these beginnings; other ways have no words."""
    own = dict(enumerate(rules.catalogue))
    words = [rules.notation(own[index]) if index in own else "" for index in actions]
    fitting = [p for begin in begins for p, told in enumerate(words) if told.startswith(begin)]
    return fitting[0] if fitting else None


def until_in_secret(tables: list[Table], rules: AnyRules, game: str) -> int:
    """Whose page can make a hidden choice."""
    _, hidden, way = GAMES[game]
    for _ in range(30):
        acting = whose_turn(tables)
        actions = [action for action, *_ in acting.now()["actions"]]
        if first(actions, rules, hidden) is not None:
            return tables.index(acting)
        place = first(actions, rules, *way) or 0
        acting.decide_by_command(itemgetter(place))
        for table in tables:
            table.wait_until_in_step()
    raise AssertionError("nothing to choose in secret")


def heard(visitor: Visitor, table: Table) -> list[int]:
    """The numbers of all frames so far; what the page is now told in answer is the last."""
    before = len(visitor.frames)
    table.turn()
    wait_until(table.page, lambda: len(visitor.frames) > before)
    return [json.loads(frame)["number"] for frame in visitor.frames]


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_reaches_the_others(server: Server, visit: Visit, game: str) -> None:
    options, hidden, _ = GAMES[game]
    rules = find_game(game).rules(2, options)
    people = [visit(), visit(), visit()]
    owner = open_by_form(people[0].page, server.address, ["me", "link"], ["Odette"], game, options)
    tables = [owner, join(people[1], owner.invitation())]
    tables.append(Table(people[2].go(f"/table/{owner.id}")))
    choosing = until_in_secret(tables, rules, game)
    others = [(people[place], tables[place]) for place in range(3) if place != choosing]
    before = [heard(visitor, table) for visitor, table in others]

    mine = tables[choosing]
    steps = mine.steps()
    place = first([int(action) for action in mine.actions()], rules, hidden)
    assert place is not None
    mine.choose_from_list(place)
    mine.confirm()
    mine.undo()
    mine.wait_for_steps(steps)
    mine.redo()
    mine.wait_for_steps(steps + 1)

    for (visitor, table), known in zip(others, before, strict=True):
        assert heard(visitor, table) == [*known, known[-1]]


def test_looking_at_hidden_cards_is_one_choice_for_the_others(server: Server, visit: Visit) -> None:
    """La Città: that somebody looks is public; the cards come one by one to who looks, alone."""
    people = [visit(), visit(), visit()]
    tables, asking = sit_down_before(people, server)
    before = [heard(visitor, table) for visitor, table in zip(people, tables, strict=True)]

    decide(tables[asking], ASK, "voice:1", "voice:3")
    for table in tables:
        table.wait_until_in_step()

    for place, known in enumerate(before):
        ask_and_new_card = known[-1] + 2 + (2 if place == asking else 0)
        told = heard(people[place], tables[place])
        assert told == [*known, ask_and_new_card, ask_and_new_card]
