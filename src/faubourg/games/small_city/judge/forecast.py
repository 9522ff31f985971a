"""The rest of the game as a plain plan would have it: numbers only, no cells."""

from __future__ import annotations

from typing import Final

from faubourg.games.small_city import components as box
from faubourg.games.small_city.benefits import GRANTS
from faubourg.games.small_city.judge.facts import Facts, Frame
from faubourg.games.small_city.judge.survey import ORDER, Policy, Weights
from faubourg.games.small_city.pollution import deaths
from faubourg.games.small_city.votes import UNIVERSITY_VOTES

PARK_CELLS: Final = 3  # of one build action, at most
# What is taken from the council's industry, by column.
OFFERED: Final = (box.WOOD, box.WOOD, box.STONE, box.METAL)
UNITS: Final = (1, 2, 2, 2)


class Forecast:
    """A borough in numbers, and round by round what a plan without finesse makes of it."""

    def __init__(self, facts: Facts, frame: Frame, policy: Policy, w: Weights) -> None:
        survey, people = facts.survey, facts.people
        self.frame, self.policy, self.w = frame, policy, w
        self.left = facts.rounds  # rounds after the one that is played
        self.votes = float(facts.votes)
        self.pollution = float(facts.pollution)
        self.money = float(facts.money)
        self.raw = [float(count) for count in facts.raw]
        self.hall = float(facts.hall)
        self.rooms = facts.rooms
        self.career = float(facts.career)
        self.board = float(people.board)
        self.abroad = people.abroad
        self.guests = people.guests
        self.levels = list(survey.levels)
        self.beds = sum(self.levels)  # of all levels
        self.small = self.levels.count(1)  # homes of level 1
        self.ranked: list[int] = []  # the levels, largest first; empty when one has changed
        self.culture = list(survey.culture)
        self.room = list(survey.room)
        self.parks = float(survey.parks)
        self.space = float(survey.space)
        self.ground = list(facts.ground)
        self.near_small, self.near_large = survey.near_small, survey.near_large
        self.wanted = list(facts.wanted)
        self.sizes = list(survey.sizes)
        slots = survey.slots
        self.works = slots[box.WOOD_SLOT] + slots[box.STONE_SLOT] + slots[box.METAL_SLOT]
        self.factories = [float(n) for n in slots[box.WOOD_SLOT : box.METAL_SLOT + 1]]
        self.rests = slots[box.REST] if frame.victory == "citizen" else 0
        self.rival = facts.rival
        self.shops = w.shift * slots[box.CASH]  # citizens who keep one, in a round
        self.buying = slots[box.CASH_TO_VOTES]
        self.industry, self.economy, self.discs = facts.industry, facts.economy, facts.discs
        self.university = facts.university
        self.value = 0.0  # gained, in the victories that have one
        self.spared = 0  # raw materials left out, by the Architect
        self.came = 0  # cultural buildings built in the forecast
        self.made = 0.0
        self.jobs = 0.0

    def play(self) -> None:
        """All rounds to come."""
        while self.left:
            self.left -= 1
            self.round()

    def round(self) -> None:
        self.build()
        self.settle_in()
        self.work()
        self.vote()
        self.pollute()
        self.rise()
        self.invest()

    # Construction

    def build(self) -> None:
        """Culture first, then homes for those who wait, then parks."""
        builds = box.BUILD_ACTIONS
        if self.wanted and self.can_pay(self.wanted[0]):
            self.add_culture()
            builds -= 1
        self.grow()
        if not self.works and self.money >= 1 and self.left > 1 and self.space > 3:
            self.add_factory()
            builds -= 1
        homes = min(builds, self.policy.homes)
        while homes and self.can_house():
            self.add_home()
            homes -= 1
            builds -= 1
        self.add_parks(builds)

    def can_pay(self, kind: box.Kind) -> bool:
        wood, stone, metal = self.frame.prices[kind - ORDER[0]]
        short = max(0.0, wood - self.raw[0]) + max(0.0, stone - self.raw[1])
        return short + max(0.0, metal - self.raw[2]) <= self.spared

    def lacks_raw(self) -> bool:
        return self.left > 0 and bool(self.wanted) and not self.can_pay(self.wanted[0])

    def add_culture(self) -> None:
        kind = self.wanted.pop(0)
        for raw, cost in enumerate(self.frame.prices[kind - ORDER[0]]):
            self.raw[raw] = max(0.0, self.raw[raw] - cost)
        size = self.frame.cells[kind - ORDER[0]]
        self.sizes.append(size)
        self.space -= size
        self.came += 1
        for home, is_served in enumerate(self.near_large if size > 1 else self.near_small):
            if is_served:
                self.culture[home] += 1

    def add_factory(self) -> None:
        self.works += 1
        self.factories[box.WOOD] += 1
        self.money -= 1
        self.space -= 2

    def idle(self) -> float:
        """Empty places in homes that a citizen of the town hall can reach this round."""
        return min(float(self.small), self.beds - self.board)

    def can_house(self) -> bool:
        if self.money < 1 or self.space < 1 or self.ground[0] < 1:
            return False
        return self.hall >= 1 + self.idle() or self.frame.victory == "economic"

    def add_home(self) -> None:
        """Where there is most culture."""
        best = len(self.ground) - 1
        while self.ground[best] <= 0:
            best -= 1
        for number in range(best + 1):
            self.ground[number] -= self.w.room
        self.ground[0] = max(0, self.ground[0])
        served = self.came if len(self.levels) < self.w.reach else 0
        self.put_home(1, best + served, self.w.room)
        self.money -= 1
        self.space -= 1
        if self.hall >= 1:
            self.hall -= 1
            self.board += 1

    def put_home(self, level: int, culture: int, room: int) -> None:
        self.levels.append(level)
        self.culture.append(culture)
        self.room.append(room)
        self.beds += level
        self.small += level == 1
        self.ranked = []

    def enlarge(self, home: int, level: int) -> None:
        """To a level above the first."""
        old = self.levels[home]
        self.levels[home] = level
        self.beds += level - old
        self.small -= old == 1
        self.ranked = []

    def add_parks(self, builds: int) -> None:
        lack = self.board + self.hall + self.guests - self.parks
        if not self.frame.for_votes and self.pollution + self.left * lack < self.w.dangerous:
            return
        cells = min(min(lack, self.money), min(float(PARK_CELLS * builds), self.space))
        if cells > 0:
            self.parks += cells
            self.money -= cells
            self.space -= cells

    def grow(self) -> None:
        """5.5: as far as culture and cells allow."""
        for home, level in enumerate(self.levels):
            target = min(self.culture[home], self.room[home])
            if target > level and target > 1 and self.space > 0:
                self.enlarge(home, target)
                self.space -= target - level

    # Citizens and income

    def settle_in(self) -> None:
        """7.1 to 7.4: from the town hall through tiles of level 1."""
        self.board += self.abroad
        self.abroad = 0
        beds = self.beds + self.shops + self.rests
        coming = min(min(self.hall, float(self.small)), beds - self.board)
        if coming > 0:
            self.hall -= coming
            self.board += coming

    def work(self) -> None:
        """Some make wood for the next building, some keep shops; others arrive (7.5)."""
        self.made = 0.0
        if self.policy.making and self.lacks_raw():
            self.make()
        spare = max(0.0, self.board - self.beds)
        kept = min(self.shops, self.board / 3 if self.left >= self.w.late else spare)
        self.jobs = max(spare, self.made + kept)
        self.money += kept + self.guests
        self.trade()
        self.arrive(self.works - self.made)

    def make(self) -> None:
        """What the next cultural building lacks."""
        for raw, cost in enumerate(self.frame.prices[self.wanted[0] - ORDER[0]]):
            if cost > self.raw[raw] and self.factories[raw]:
                units = min(self.w.shift * self.factories[raw], self.board / 3)
                self.raw[raw] += units
                self.made += units

    def arrive(self, vacancies: float) -> None:
        coming = min(min(vacancies, self.rooms - self.hall), self.career)
        if coming > 0:
            self.hall += coming
            self.career -= coming

    def trade(self) -> None:
        """8.2.4, late: money that buys nothing else."""
        if self.buying and self.left < self.w.late:
            spent = min(self.money, 4 * self.w.shift * self.buying)
            self.money -= spent
            self.votes += 1.2 * spent

    # Votes and pollution

    def vote(self) -> None:
        if not self.ranked:
            self.ranked = self.levels[:]
            self.ranked.sort()
            self.ranked.reverse()
        self.votes += polled(self.ranked, self.board - self.jobs)
        if self.university:
            self.votes += UNIVERSITY_VOTES

    def pollute(self) -> None:
        generated = self.board + self.guests + self.made - self.parks
        if generated > 0:
            self.pollution += generated
            self.bury(min(self.board, self.deaths(generated)))

    def deaths(self, generated: float) -> float:
        """17.2.2 and 10.3."""
        if self.frame.difficulty:
            return deaths(self.frame.difficulty, int(generated))
        worst = generated > self.rival and self.pollution >= box.FIRST_VICTIMS
        return self.w.victim if worst else 0.0

    def bury(self, dead: float) -> None:
        self.board -= dead
        self.space -= dead

    def rise(self) -> None:
        """16.3.2 and 16.4.4."""
        if self.frame.victory == "economic":
            self.value += sum(level * level for level in self.levels)
            self.value += sum(size * size for size in self.sizes)
        elif self.frame.victory == "citizen":
            self.value += self.board + self.abroad

    # Council

    def invest(self) -> None:
        """One line before the other; paid in votes where there are some."""
        if self.policy.industry and self.lacks_raw() and self.can_enter(self.industry):
            self.enter_industry()
        elif self.can_enter(self.economy):
            self.enter_economy()
        elif self.lacks_raw() and self.can_enter(self.industry):
            self.enter_industry()

    def enter_industry(self) -> None:
        if not self.industry:
            self.discs -= 1
        self.industry += 1
        self.pay(self.industry)
        self.raw[OFFERED[self.industry - 1]] += UNITS[self.industry - 1]

    def enter_economy(self) -> None:
        if not self.economy:
            self.discs -= 1
        self.economy += 1
        self.pay(self.economy)
        self.reward(GRANTS[self.economy - 1], GRANTS[self.economy - 1])

    def reward(self, money: int, votes: int) -> None:
        """Money as long as there is use for it."""
        if self.left >= self.w.late and self.money < self.w.purse:
            self.money += money
        else:
            self.votes += votes

    def can_enter(self, column: int) -> bool:
        if column == box.COLUMNS or not (column or self.discs):
            return False
        return self.votes > column or self.money > column

    def pay(self, column: int) -> None:
        if self.votes >= column and self.money < column + self.w.purse:
            self.votes -= column
        else:
            self.money -= column


def polled(ranked: list[int], citizens: float) -> float:
    """9.1, the largest tiles first; parts of citizens bring their part."""
    found = 0.0
    for level in ranked:
        if citizens <= 0:
            break
        there = min(float(level), citizens)
        found += there * (there + 1) / 2
        citizens -= there
    return found
