"""The table page in the words of who sits at it. A change of the page is a change here only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, cast

from playwright.sync_api import Locator, Page, expect

from browser import scripts

# Where things are on the page.
SENTENCE: Final = "#sentence"
BADGE: Final = "#badge"
BACK: Final = "#come-back"
OFFLINE: Final = "#offline"
BOARD: Final = "#sheet"
DRAWN: Final = "#sheet [data-name], #panels [data-name]"
LIT: Final = "#sheet [data-name].open, #panels [data-name].open"
BAR: Final = "#deal"
PLAY: Final = "#deal [data-do=play]"
OFFERED: Final = "#deal [data-do=touch], #deal [data-do=pick]"
REFUSAL: Final = "#refusal"
NOTE: Final = "#note"
OWNER: Final = "#owner"
CHOICES: Final = "#choices-list button"
LINES: Final = "#choices-list > *"
SLIDER: Final = "#scrub"
LOG: Final = "#log > li"
PLAYERS: Final = "#players > li"
WAITED_FOR: Final = "#players .dots"  # somebody else is to act
SINCE: Final = "#since .since-card"
MOVES: Final = "#since .since-moves > li > button"
RINGS: Final = "#sheet .since-ring"
GAINS: Final = "#since .gains"  # who got what
RESULT: Final = "#result"
EXPLANATION: Final = "#explanation"
GOAL: Final = "#goal"
PHASES: Final = "#phases > li"
BUBBLE: Final = "#lesson .bubble"
RING: Final = ".lesson-rings .ring"
TELL_CARD: Final = "#tell-card"  # shall we tell you when it is your turn?
TELL: Final = "#tell"  # the dialog about it
CLOCK: Final = "#clock"
BOT: Final = "greedy"
TURN_SIGN: Final = "●"  # begins the title of the page while it is one's turn
OFTEN: Final = 25  # milliseconds between two looks; a look at every frame would have all painted


class Table:
    """One page at a table."""

    def __init__(self, page: Page, *, by_finger: bool = False) -> None:
        self.page = page
        self.by_finger = by_finger
        page.locator(PLAYERS).first.wait_for()

    # What one sees

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/", 1)[-1].split("?")[0].split("#")[0]

    def sentence(self) -> str:
        return self.page.locator(SENTENCE).inner_text()

    def badge(self) -> str:
        badge = self.page.locator(BADGE)
        return badge.inner_text() if badge.is_visible() else ""

    def is_my_turn(self) -> bool:
        return self.page.title().startswith(TURN_SIGN)

    def is_over(self) -> bool:
        return self.page.locator(RESULT).is_visible()

    def steps(self) -> int:
        """How many steps stand so far."""
        return int(self.page.locator(SLIDER).get_attribute("max") or 0)

    def at(self) -> int:
        """The step that is shown."""
        return int(self.page.locator(SLIDER).input_value())

    def moment(self) -> str:
        """The same in words, which the server's answer brings."""
        return self.page.locator("#step").inner_text()

    def board(self) -> str:
        """The drawing; equal only if it looks the same, wherever the pointer is."""
        return str(self.page.locator(f"{BOARD} svg").first.evaluate(scripts.UNPOINTED))

    def things(self) -> list[str]:
        """Names of all that is drawn."""
        return cast("list[str]", self.page.locator(DRAWN).evaluate_all(scripts.NAMES))

    def lit(self) -> list[str]:
        """Names of what may be touched next."""
        return cast("list[str]", self.page.locator(LIT).evaluate_all(scripts.NAMES))

    def log(self) -> list[str]:
        return self.page.locator(LOG).all_inner_texts()

    def since(self) -> Locator:
        """The card with what others did since my last decision."""
        return self.page.locator(SINCE)

    def moves(self) -> Locator:
        return self.page.locator(MOVES)

    def rings(self) -> Locator:
        """Around what others have changed on the board."""
        return self.page.locator(RINGS)

    def gains(self) -> Locator:
        """The sheet that says who got what, and why."""
        return self.page.locator(GAINS)

    def player(self, seat: int) -> Locator:
        return self.page.locator(PLAYERS).nth(seat)

    def players(self) -> list[str]:
        return self.page.locator(f"{PLAYERS} .player-name").all_inner_texts()

    def score(self, seat: int = 0) -> int:
        words = self.player(seat).locator(".total").inner_text()
        return int(words.split()[0].replace("−", "-"))

    def shown(self) -> int:
        """Whose board is in front."""
        pressed = self.page.locator(f"{PLAYERS} button[aria-pressed]").evaluate_all(
            "all => all.findIndex((e) => e.getAttribute('aria-pressed') === 'true')"
        )
        return int(pressed)

    def refusal(self) -> str:
        """The reason, once it is said."""
        self.page.locator(REFUSAL).wait_for(state="visible")
        return self.page.locator(f"{REFUSAL} p").inner_text()

    def has_refusal(self) -> bool:
        return self.page.locator(REFUSAL).is_visible()

    def note(self) -> Locator:
        """What a touched thing is, where one cannot act."""
        return self.page.locator(NOTE)

    def owner(self) -> Locator:
        """Whose board is in front, in words."""
        return self.page.locator(f"{OWNER} > span:not(.mark)")

    def refusal_link(self) -> Locator:
        return self.page.locator(f"{REFUSAL} a")

    def choices(self) -> list[str]:
        self.open_list()
        return self.page.locator(f"{CHOICES} > span").all_text_contents()

    def actions(self, which: str = "") -> list[str]:
        """The same, as the server numbers them."""
        self.open_list()
        values = self.page.locator(f"{CHOICES}{which}").evaluate_all(scripts.VALUES)
        return cast("list[str]", values)

    def is_ready(self) -> bool:
        """Whether one action is meant and only waits to be played."""
        return self.page.locator(PLAY).is_visible()

    def offered(self) -> Locator:
        """What only words can show: the buttons of the bar."""
        return self.page.locator(OFFERED)

    def meant(self) -> str:
        return self.page.locator(f"{BAR} strong").first.inner_text()

    def invitation(self) -> str:
        """The link for a friend."""
        return self.page.locator("#invitations input").first.input_value()

    def invitations(self) -> Locator:
        return self.page.locator("#invitations > section")

    def offline(self) -> Locator:
        return self.page.locator(OFFLINE)

    def result(self) -> Locator:
        return self.page.locator(RESULT)

    def turn_back_button(self, what: str) -> Locator:
        return self.page.locator(f"#{what}")

    def bubble(self) -> Locator:
        """What a guided game says."""
        return self.page.locator(BUBBLE)

    def ringed(self) -> Locator:
        """Rings around what it speaks of."""
        return self.page.locator(RING)

    # What one does

    def press(self, button: Locator) -> None:
        if self.by_finger:
            button.tap()
        else:
            button.click()

    def touch(self, name: str) -> None:
        """Point at a thing where it can be seen, on the board first."""
        if not self.by_finger:
            return self.page.mouse.click(*self.point_on(name))
        before = self.page.evaluate(scripts.NEARNESS)
        self.page.touchscreen.tap(*self.point_on(name))
        if self.page.evaluate(scripts.CAME_CLOSER, [before, name]):  # it was too small
            self.page.touchscreen.tap(*self.point_on(name))

    def point_on(self, name: str) -> tuple[float, float]:
        """Where it is on top; else in the unfolded tray, or of the whole board."""
        point = self.page.evaluate(scripts.POINT_ON, [DRAWN, name])
        for way in ("#at-hand.folded > #at-hand-fold", "#zoom-fit"):
            if point is None and self.page.locator(way).count():
                self.page.locator(way).dispatch_event("click")
                point = self.page.evaluate(scripts.POINT_ON, [DRAWN, name])
        assert point is not None, f"{name} is nowhere to be touched"
        x, y = point
        return x, y

    def point_at(self, name: str) -> None:
        """Without touching it."""
        x, y = self.point_of(name)
        self.page.mouse.move(x, y)

    def point_of(self, name: str) -> tuple[float, float]:
        point = self.page.evaluate(scripts.POINT_ON, [DRAWN, name])
        assert point is not None, f"{name} is nowhere to be seen"
        x, y = point
        return x, y

    def explanation(self) -> Locator:
        """What the page says a thing is."""
        return self.page.locator(EXPLANATION)

    def confirm(self) -> None:
        """Play what is meant, and wait until it stands.

        Its button may lie where one has just tapped: two quick taps there are taken for a slip.
        """
        pressed = wait_in(self.page, scripts.PRESS, [PLAY, SLIDER])
        self.wait_for_change(pressed["steps"])

    def confirm_unasked(self) -> None:
        """Play the only choice there is. Two quick taps at one place the page takes for a slip."""
        before, play = self.steps(), self.page.locator(PLAY)
        if self.by_finger:
            play.dispatch_event("click")
        else:
            play.click()
        self.wait_for_change(before)

    def read_gains(self) -> None:
        """Whoever finds a sheet reads it first, and puts it away."""
        if self.gains().is_visible():
            self.press(self.gains().get_by_role("button"))

    def open_list(self) -> None:
        """The list of choices is made when it is opened."""
        fold = self.page.locator("#choices-fold")
        if fold.is_visible() and not fold.evaluate("fold => fold.open"):
            self.press(fold.locator(":scope > summary"))
            self.page.locator(LINES).first.wait_for()

    def choose_from_list(self, place: int) -> None:
        self.open_list()
        line = self.page.locator(CHOICES).nth(place)
        if not line.is_visible():
            self.press(line.locator("xpath=ancestor::details[1]/summary"))
        self.press(line)

    def undo(self) -> None:
        """Also when it is said to be impossible: then one is told why."""
        near = self.page.locator("#bar-undo")  # on a phone, while nothing is chosen
        (near if near.is_visible() else self.turn_back_button("undo")).click(force=True)

    def redo(self) -> None:
        self.turn_back_button("redo").click(force=True)

    def turn(self) -> None:
        self.press(self.page.locator("#turn"))

    def overlay(self, name: str) -> Locator:
        return self.page.locator("#overlays").get_by_role("button", name=name)

    def scrub_to(self, step: int) -> None:
        self.page.locator(SLIDER).fill(str(step))
        self.wait_until_at(step)

    def step_button(self, what: str) -> Locator:
        """back, on or run"""
        return self.page.locator("#run" if what == "run" else f"#step-{what}")

    def come_back(self) -> None:
        self.press(self.page.locator(BACK))

    def show_board(self, seat: int) -> None:
        """Bring somebody's board to the front."""
        self.press(self.player(seat).locator("button").first)
        expect(self.player(seat).locator("button").first).to_have_attribute("aria-pressed", "true")

    def decide_on_board(self, rng: Random) -> None:
        """One decision by pointing alone: at what is lit, or at a button of the bar."""
        self.read_gains()
        if (seen := self.open())["ready"]:
            return self.confirm_unasked()
        while not seen["ready"]:
            place = rng.randrange(len(seen["lit"]) + seen["offered"])
            if place < len(seen["lit"]):
                self.touch(seen["lit"][place])
            else:
                self.press(self.offered().nth(place - len(seen["lit"])))
            seen = self.open()
        self.confirm()

    def open(self) -> Any:
        """What one could do next: play, touch, or press."""
        return wait_in(self.page, scripts.OPEN, [LIT, OFFERED, PLAY])

    def decide_by_command(self, choose: Callable[[list[Any]], Any]) -> None:
        """As the page would send it, where the way to a decision is not what is asked about.

        Of actions, each a number, names and words, one is chosen.
        """
        now = self.now()
        (action, *_), expected = choose(now["actions"]), now["number"]
        told = self.page.evaluate(scripts.ACT, [self.id, now["seat"], action, expected])
        assert told is True, told
        wait_in(self.page, scripts.STEPPED, [SLIDER, now["steps"]])

    def now(self) -> Any:
        """What the page would be told now, but for the drawings."""
        return self.page.evaluate(scripts.NOW, self.id)

    def decide_from_list(self, rng: Random) -> None:
        if self.is_ready():
            return self.confirm_unasked()
        actions, before = self.actions(), self.now()
        place = rng.randrange(len(actions))
        self.choose_from_list(place)
        if int(actions[place]) not in before["beginnings"]:
            return self.confirm()
        wait_in(self.page, scripts.STEPPED, [SLIDER, before["steps"]])
        self.decide_from_list(rng)

    # What one waits for

    def wait_for_change(self, before: int) -> None:
        """Something has happened, and what I have played is no longer on its way."""
        wait_in(self.page, scripts.CHANGED, [SLIDER, before, f"{PLAY}[aria-disabled=true]"])

    def wait_for_steps(self, steps: int) -> None:
        expect(self.page.locator(SLIDER)).to_have_attribute("max", str(steps))

    def wait_until_in_step(self) -> None:
        """All that has happened at the table has reached this page, which looks at the present."""
        # Not wait_for_function, which takes the promise itself for the answer.
        seen = [self.id, SLIDER, SENTENCE, TURN_SIGN]
        wait_until(self.page, lambda: bool(self.page.evaluate(scripts.IN_STEP, seen)))

    def wait_until_at(self, step: int) -> None:
        """The step line is written by the server's answer, the slider by the hand."""
        wait_in(self.page, scripts.IS_AT, [SLIDER, str(step)])

    def wait_for_my_turn(self) -> None:
        wait_in(self.page, "(sign) => document.title.startsWith(sign)", TURN_SIGN)

    def wait_until_others_are_done(self) -> bool:
        """Until only I am to act; whether the game goes on."""
        return bool(
            wait_in(
                self.page,
                "([others, mine, result]) => !document.querySelector(result).hidden ? 'over'"
                " : document.title.startsWith(mine) && !document.querySelector(others)",
                [WAITED_FOR, TURN_SIGN, RESULT],
            )
            != "over"
        )


def wait_in(page: Page, question: str, about: object) -> Any:
    """What the page answers, once it is not nothing."""
    return page.wait_for_function(question, arg=about, polling=OFTEN).json_value()


def wait_until(page: Page, done: Callable[[], bool]) -> None:
    """For what only the test can see; each look lets the browser go on."""
    for _ in range(10_000):  # looks; only what hangs takes so many
        if done():
            return
        page.evaluate("often => new Promise((go) => setTimeout(go, often))", OFTEN)
    raise AssertionError("it did not happen")


def whose_turn(tables: Sequence[Table], *, but: str = "\0") -> Table:
    """Who is to act, and is not asked this, once the news has reached its page."""

    def acts(table: Table) -> bool:
        return table.is_my_turn() and not table.sentence().startswith(but)

    wait_until(tables[0].page, lambda: any(acts(table) for table in tables))
    return next(table for table in tables if acts(table))


def finish(*tables: Table) -> None:
    """The rest of a game, by commands; all of these are then told its end."""
    while not all([table.page.evaluate(scripts.PLAY_ON, table.id) for table in tables]):
        pass
    for table in tables:
        expect(table.result()).to_be_visible()


def open_table(
    page: Page,
    address: str,
    kinds: list[str],
    names: list[str] | None = None,
    game: str = "town_center",
    options: dict[str, str] | None = None,
) -> Table:
    """By the command: the form is one page more. Me, here or bot for each seat."""
    page.request.get(f"{address}/api/offer")  # brings the cookies
    (token,) = [c["value"] for c in page.context.cookies(address) if c["name"] == "csrftoken"]
    called = [*(names or []), *[""] * len(kinds)]
    seats = [{"kind": kind, "name": called[at], "bot": BOT} for at, kind in enumerate(kinds)]
    wish = {"game": game, "seats": seats, "options": options or {}}
    told = page.request.post(f"{address}/api/tables", data=wish, headers={"x-csrftoken": token})
    page.goto(f"{address}/table/{told.json()['table']}")
    return Table(page)


def open_by_form(
    page: Page,
    address: str,
    kinds: list[str],
    names: list[str] | None = None,
    game: str = "town_center",
    options: dict[str, str] | None = None,
    clock: str = "0",
) -> Table:
    """As a person does; where others come, the page gives its part of the luck with the form."""
    page.goto(f"{address}/new/{game}?seats={len(kinds)}")
    for seat, kind in enumerate(kinds):
        choice = page.locator(f'input[name="seat-{seat}-kind"][value="{kind}"]')
        page.locator("label").filter(has=choice).click()
    for seat, name in enumerate(names or []):
        page.locator(f'input[name="seat-{seat}-name"]').fill(name)
    for key, value in (options or {}).items():
        page.locator(f'label:has(input[name="option-{key}"][value="{value}"])').click()
    page.locator('select[name="clock"]').select_option(clock)
    page.locator("#new-table button").click()
    page.wait_for_url("**/table/*")
    return Table(page)
