"""What is asked of a seat, short facts, and what the page calls what it shows."""

from __future__ import annotations

import re
from typing import Final

from faubourg.core.model import CHANCE, Message, Seat
from faubourg.core.presentation import Phase
from faubourg.core.wording import Values, person, yes
from faubourg.games.small_city import (
    actions,
    citizens,
    construction,
    flow,
    income,
    pollution,
    special,
)
from faubourg.games.small_city.components import CARDS, KINDS, LINES, RAWS
from faubourg.games.small_city.narrate import codes, story
from faubourg.games.small_city.narrate.codes import promise_values, raws, told
from faubourg.games.small_city.state import Borough, Plan, SmallCityState
from faubourg.games.small_city.storing import total_room
from faubourg.games.small_city.table import Table

PHASES: Final = (
    "actions", "construction", "citizens", "income", "votes", "pollution", "council", "visit",
)  # fmt: skip
CITIZENS_AND_INCOME = {"moves", "slot", "houses", "commerce", "making", "storing"}


def prompt(table: Table, seat: Seat) -> Message:
    """What the seat is asked to do; whom one waits for; or how the game ended."""
    actors = table.known.actors
    if not actors:
        return story.victory(table, "prompt")
    if actors == (CHANCE,):
        return told("prompt-chance", step=table.step)
    if seat not in actors:
        return told("prompt-wait", person(actors[0]), step=table.step, more=len(actors) - 1)
    if table.grounds[seat].ask:
        return _ask_for_tile(table, seat)
    if table.step == "construction":
        return _ask_for_plan(table, seat)
    if table.step in CITIZENS_AND_INCOME:
        return _ask_citizens(table, seat)
    return _ask_plainly(table, seat)


def _ask_for_tile(table: Table, seat: Seat) -> Message:
    """What a tile just laid asks for (5.3.5, 5.3.7, 6.3.3, 6.5.2)."""
    ground = table.grounds[seat]
    return told(
        f"prompt-ask-{ground.ask}", codes.laid_values(ground.laid), raws(ground.borough.owed)
    )


def _ask_for_plan(table: Table, seat: Seat) -> Message:
    """5.1.2: how many build actions are left, and whether the zone may still be extended."""
    plan = table.known.plans[seat]
    borough = plan.city.boroughs[seat]
    if construction.is_lost(borough):
        return told("prompt-plan-lost", codes.alone(table), pollution=borough.pollution)
    return told(
        "prompt-plan",
        codes.alone(table),
        left=max(0, construction.builds_left(plan)),
        extend=_may_extend(plan, borough),
        extended=yes(plan.extended),
        anew=yes(table.known.real),
        money=borough.money,
    )


def _may_extend(plan: Plan, borough: Borough) -> str:
    """5.1.2: after a first build the larger zone leaves no other."""
    if construction.why_not_extend(plan, borough) is not None:
        return "no"
    return "instead" if plan.builds else "yes"


def _ask_citizens(table: Table, seat: Seat) -> Message:
    ground = table.grounds[seat]
    if table.step == "moves":
        return told("prompt-moves", must=codes.must_still_move(table, seat))
    if table.step == "slot":
        place = codes.at_cell(table, table.picked_in, table.picked)
        return told("prompt-slot", place, abroad=yes(table.picked_in != seat))
    if table.step == "houses":
        houses = citizens.empty_houses(table.kit, ground.borough).bit_count()
        return told("prompt-houses", citizens=ground.borough.hall, houses=houses)
    if table.step == "commerce":
        sell, buy, give = income.uses_of(table.known, seat) or (0, 0, 0)
        commas = {"then-buy": yes(sell and buy), "then-give": yes((sell or buy) and give)}
        values: Values = {"sell": sell, "buy": buy, "give": give, "all": sell + buy + give}
        return told("prompt-commerce", values, commas)
    if table.step == "making":
        return _ask_making(table)
    return told(
        "prompt-storing", codes.units_left(table), room=total_room(table.kit, ground.borough)
    )


def _ask_making(table: Table) -> Message:
    """8.3.3: what there is of the kinds that are short, and how many wait for it."""
    waiting = [sum(by_borough) for by_borough in table.unmade]
    there = [left if count else 0 for left, count in zip(table.city.raw, waiting, strict=True)]
    return told("prompt-making", raws(there), citizens=sum(waiting))


def _ask_plainly(table: Table, seat: Seat) -> Message:
    step, known, ground = table.step, table.known, table.grounds[seat]
    purse: Values = {"money": ground.borough.money, "votes": ground.borough.votes}
    if step == "street":
        return told("prompt-street", person(known.host), strip=yes(_in_strip(table)))
    if step == "cards":
        how = "solo" if table.kit.solo else "first" if seat == known.host else "later"
        return told("prompt-cards", purse, how=how)
    if step == "planning":
        return told("prompt-planning", size=ground.size, next=ground.shown)
    if step == "halls":
        return told("prompt-halls", codes.alone(table), size=ground.size)
    if step in ("victims", "graves"):
        left = max(1, known.victims.count(seat))
        return told(f"prompt-{step}", left=left, own=yes(known.corpse == seat))
    if step in ("offer", "grant", "tile"):
        return told(f"prompt-{step}", codes.offered(table.space))
    if step == "special":
        return told("prompt-special", cards=len(ground.borough.drawn))
    assert step in ("promises", "support", "councillor", "council")
    return told(f"prompt-{step}", purse, codes.alone(table))


def _in_strip(table: Table) -> bool:
    """4.1.6: whether the zone has no street."""
    host = table.grounds[table.known.host]
    return not special.street_cells(table.kit, table.known) & host.zone


# Short facts

DANGER: Final = 75  # pollution: from here on it is worth a warning


def facts(table: Table) -> list[Message]:
    """The phase, the host, what is scarce, dangers, and the reader's own promises."""
    return [
        told("chip-phase", codes.alone(table), phase=table.known.phase),
        _host(table),
        *_scarce(table),
        *_danger(table),
        *_promise(table),
    ]


def phases(known: SmallCityState, last: bool, solo: bool) -> list[Phase]:
    """The present one and the next: the board shows them all."""
    if not known.actors:
        return _phases(["over"], solo)
    place = known.phase
    after = "over" if last and place == len(PHASES) else PHASES[place % len(PHASES)]
    return _phases([PHASES[place - 1] if place else "setup", after], solo)


def _phases(keys: list[str], solo: bool) -> list[Phase]:
    """The first one is now."""
    values: list[Values] = [{"phase": key, "solo": yes(solo)} for key in keys]
    return [
        Phase(told("phase-name", each), told("phase-about", each), each is values[0])
        for each in values
    ]


def _host(table: Table) -> Message:
    if table.kit.solo:
        return told("chip-difficulty", difficulty=table.kit.difficulty)
    return told("chip-host", person(table.known.host))


def _scarce(table: Table) -> list[Message]:
    gone = [raw for raw, count in zip(RAWS, table.city.raw, strict=True) if not count]
    lines = [told("chip-no-raw", raw=raw) for raw in gone]
    return lines if table.supply["warehouse"] else [*lines, told("chip-no-warehouse")]


def _danger(table: Table) -> list[Message]:
    """10.2.1, and 10.3 with who would have victims."""
    alone = codes.alone(table)
    lines = [
        told("chip-danger", person(ground.seat), alone, pollution=ground.borough.pollution)
        for ground in table.grounds
        if not ground.eliminated and ground.borough.pollution >= DANGER
    ]
    victims = _victims(table) if 1 < table.known.phase < pollution.POLLUTION else []
    return lines + [
        told("chip-victim", person(seat), alone, deaths=victims.count(seat))
        for seat in dict.fromkeys(victims)
    ]


def _victims(table: Table) -> list[Seat]:
    """10.3.1 to 10.3.4 and 17.2.2: after the next phase 6, as things stand."""
    after = table.known.clone()
    after.city = table.city.clone()
    for seat in flow.in_game(after):
        borough, generated = after.city.boroughs[seat], table.grounds[seat].coming
        borough.generated, borough.pollution = generated, borough.pollution + generated
    return pollution.who_has_victims(table.kit, after)


def _promise(table: Table) -> list[Message]:
    """The reader's own, while it is broken."""
    seat = table.viewer
    if seat is None or not table.grounds[seat].promise:
        return []
    ground = table.grounds[seat]
    missing = ground.broken("promise", ground.promise)
    values = promise_values(ground.promise, missing)
    lines = [told("chip-promise", values) if missing else told("chip-promise-held", values)]
    for number in ground.specials:
        if broken := ground.broken("special", number):
            lines.append(told("chip-special", promise_values(number, broken, special=True)))
    return lines


def summary(table: Table, seat: Seat) -> Message:
    """Money, votes, pollution, people and goods, in one line."""
    ground = table.grounds[seat]
    borough = ground.borough
    if ground.eliminated:
        return told("summary-out")
    purse = {"money": borough.money, "votes": borough.votes, "pollution": borough.pollution}
    return told(
        "summary", purse, raws(ground.all_held()), citizens=ground.citizens_home,
        abroad=ground.citizens_abroad, hall=borough.hall, victory=table.kit.victory,
        value=borough.value, specials=len(borough.specials),
    )  # fmt: skip


# Names of what the page shows

CELL: Final = re.compile(r"[a-z]\d{1,2}")
IN_BOROUGH: Final = re.compile(r"(\d)-([a-z]\d{1,2})")
UNIT: Final = re.compile(r"([a-z]+)-(\d)")
OVERLAYS: Final = {"culture", "homes", "industry", "police"}
PANELS: Final = {
    "tray", "circle", "council", "supply", "phases", "hall", "stores", "citizens", "promise",
    "plan", "pollution", "income", "abroad", "players", "commerce", "cards", "desk",
}  # fmt: skip
WORDS: Final = {
    "zone", "decline", "commit", "stop", "no-warehouse", "leave-none", "no-guard", "demolish",
    "hall", "supply", "start",
}  # fmt: skip
USES: Final = {"raw_to_cash", "cash_to_votes", "raw_to_votes"}


def overlay_name(key: str) -> Message:
    return told("overlay", key=key) if key in OVERLAYS else Message("plain", {"words": key})


def panel_name(key: str) -> Message:
    """A panel of the table, or of one player: "city:2"."""
    kind, _, number = key.partition(":")
    if number.isdecimal():
        return told("panel-player", person(int(number) - 1))
    return told("panel", key=kind) if kind in PANELS else Message("plain", {"words": key})


def button(name: str, solo: bool) -> Message:
    """For a name as draw.touches gives it: a word, or a kind and which one, "cell:c4"."""
    kind, _, what = name.partition(":")
    found = _touch(kind, what, solo) if what else _word(kind)
    return found or Message("plain", {"words": name})


def _word(word: str) -> Message | None:
    if word in KINDS:
        return told("touch-tile", codes.tile_values(word))
    if word in CARDS:
        return told("touch-card", card=word)
    if word in RAWS:
        return told("touch-raw", raw=word)
    if word in LINES:
        return told("touch-line", line=word)
    if word in ("money", "votes"):
        return told("touch-pay", pay=word)
    return told("button", key=word) if word in WORDS else None


def _touch(kind: str, what: str, solo: bool) -> Message | None:
    """A kind and which one: "tile:school", "turn:90", "slot:2-c4", "card:mayor"."""
    if kind == "turn":
        return told("touch-turn", degrees=int(what))
    if kind == "mirror":
        return told("touch-mirror", mirrored=what)
    if kind in ("promise", "special"):
        return told(f"touch-{kind}", promise=int(what))
    if kind == "spend":
        return told("touch-buy", money=int(what), votes=int(what) + 1)
    if kind == "pay" and what in actions.PAYS:
        return told("touch-pay", pay=what)
    if what in USES:
        return told("touch-use", use=what)
    return _place(kind, what, solo) or _space(kind, what) or _word(what)


def _place(kind: str, what: str, solo: bool) -> Message | None:
    """A cell of the borough in front, or of another one."""
    if CELL.fullmatch(what):
        return told("touch-cell", cell=what)
    found = IN_BOROUGH.fullmatch(what)
    if found is None or kind not in ("citizen", "slot", "abroad"):
        return None
    owner = person(int(found[1]) - 1)
    return told("touch-abroad", owner, cell=found[2], key=kind, solo=yes(solo))


def _space(kind: str, what: str) -> Message | None:
    """A space of the council, "space:industry-2", or a unit, "unit:wood-2"."""
    found = UNIT.fullmatch(what)
    if found is None:
        return None
    if kind == "space" and found[1] in LINES:
        return told("touch-space", line=found[1], column=int(found[2]))
    if kind == "unit" and found[1] in RAWS:
        return told("touch-unit", person(int(found[2]) - 1), raw=found[1])
    return None
