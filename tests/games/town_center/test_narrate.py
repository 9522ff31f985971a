"""The words of Town Center: everything that happens can be said, and reads as it should."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from faubourg.core.chance import Chance
from faubourg.core.explain import deepest
from faubourg.core.match import Match
from faubourg.core.model import CHANCE, Action, Message, Reason, Seat
from faubourg.core.states import Step
from faubourg.core.telling import Teller, with_names
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.games.town_center import GAME, draw, narrate, reasons
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.actions import Discard
from faubourg.games.town_center.components import LETTERS, RANKS
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState, put

TEXTS = [Texts(language) for language in LANGUAGES]
REASONS = [reason for reason in vars(reasons).values() if isinstance(reason, Reason)]
# What no random game reaches in a reasonable time is shown in a position of its own below.
RARE = {
    reasons.COLUMN_FULL,
    reasons.RESERVE_EMPTY,
    reasons.OFFICES_TOO_DEAR,
    reasons.BLOCKS_THE_OTHER,
    reasons.NOT_IN_FRONT,
}
TABLES = [
    (1, {"solo": "bag"}),
    (1, {"solo": "central_park"}),
    (2, {"offices": "optional", "first_player": "2"}),
    (2, {"two_offices": "none", "sides": "A,B"}),
    (3, {"first_round": "city_by_city"}),
    (4, {"shortage": "cyclic"}),
    (5, {"two_offices": "none", "offices": "optional"}),
    (8, {}),
]


class Table:
    """A position put down by hand: columns by cell, bottom first, for the first seat."""

    def __init__(self, step: int, two_offices: str = "one", **columns: str) -> None:
        self.rules = TownCenterRules(2, GAME.complete(2, {"two_offices": two_offices}))
        self.narrator = narrate.Narrator(self.rules)
        self.state: TownCenterState = self.rules.new_state()
        self.state.step = step
        self.state.round = 3
        self.state.actors = (0,)
        for cell, cubes in columns.items():
            for level, letter in enumerate(cubes):
                self.put(f"{cell}+{level}" if level else cell, letter)

    def put(self, position: str, letter: str) -> None:
        where = self.rules.site.names.index(position)
        put(self.rules.boards[0], self.state.cities[0], LETTERS.index(letter), where)

    def holding(self, hand: str, money: int = 3) -> Table:
        self.state.cities[0].hand = tuple(sorted(LETTERS.index(letter) for letter in hand))
        self.state.cities[0].money = money
        return self

    def refusal(self, words: str, language: str = "fr") -> str:
        action = self.rules.parse(words)
        reason = self.rules.why_not(self.state, 0, action)
        assert reason is not None
        view = self.rules.known(self.state, 0)
        values = self.narrator.reason_values(view, 0, action, reason)
        return plain(Texts(language).refuse(reason, values))

    def touched(self, cell: str) -> str:
        """The answer to a touch of a cell of one's own on which nothing can be done."""
        view = self.rules.known(self.state, 0)
        there = [a for a in self.rules.catalogue
                 if f"cell:{cell}" in draw.Drawer(self.rules).touches(view, 0, a)]  # fmt: skip
        found = deepest(self.rules, self.state, 0, there)
        assert found is not None
        return self.refusal(self.rules.notation(found[0]))

    def label(self, words: str, language: str = "fr") -> str:
        view = self.rules.known(self.state, 0)
        message = self.narrator.label(view, 0, self.rules.parse(words))
        return plain(Texts(language).tell(message))

    def prompt(self, language: str = "fr", seat: Seat = 0) -> str:
        message = self.narrator.prompt(self.rules.known(self.state, seat), seat)
        return plain(Texts(language).tell(message))

    def log(self, words: str, language: str = "fr", seat: Seat = 0) -> list[str]:
        teller = Teller(GAME, self.rules)
        teller.stand(self.state, 0)
        lines = teller.tell(Step(seat, self.rules.parse(words), (seat,), False, 0))
        return [plain(Texts(language).tell(line)) for line in lines]


def plain(words: str) -> str:
    """No-break spaces are checked in test_texts.py; here they would only hide."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


class Walk:
    """A random game in which much is said, in every language."""

    def __init__(self, seats: int, options: dict[str, str], seed: str) -> None:
        self.rules = TownCenterRules(seats, GAME.complete(seats, options))
        self.narrator = narrate.Narrator(self.rules)
        self.match = Match(self.rules, Chance.seeded(seed))
        self.rng = Random(seed)
        self.met: Counter[Reason] = Counter()

    def play(self) -> None:
        while self.match.state.actors:
            seat = self.rng.choice(self.match.state.actors)
            legal = self.rules.legal(self.match.state, seat)
            # A big table has so many decisions that a few of them say it all.
            if not self.rng.randrange(2 * self.rules.seats):
                self.say_position(seat, legal)
            self.refuse_some(seat)
            self.match.play(seat, self.rng.choice(legal))
        self.say_position(0, [])

    def say_position(self, seat: Seat, legal: list[Action]) -> None:
        state = self.match.state
        view, spectated = self.rules.known(state, seat), self.rules.known(state, None)
        other, narrator = self.rng.randrange(self.rules.seats), self.narrator
        said = [self.narrator.prompt(spectated, viewer) for viewer in (seat, other)]
        for action in [*legal[:6], *self.rng.sample(self.rules.catalogue, 6)]:
            said += [narrator.label(seen, seat, action) for seen in (view, spectated)]
        assert all(texts.tell(message) for message in said for texts in TEXTS)
        only_discards = bool(legal) and all(isinstance(action, Discard) for action in legal)
        asked = self.narrator.prompt(view, seat).key
        assert (asked == "town_center.prompt-discard") == only_discards

    def refuse_some(self, seat: Seat) -> None:
        for action in self.rng.sample(self.rules.catalogue, 12):
            reason = self.rules.why_not(self.match.state, seat, action)
            if reason is not None and self.met[reason] < 5:
                self.met[reason] += 1
                self.say_refusal(seat, action, reason)

    def say_refusal(self, seat: Seat, action: Action, reason: Reason) -> None:
        view = self.rules.known(self.match.state, seat)
        values = self.narrator.reason_values(view, seat, action, reason)
        assert all(texts.refuse(reason, values) for texts in TEXTS)

    def log(self) -> list[Message]:
        teller = Teller(GAME, self.rules)
        return [line for step in self.match.steps for line in teller.tell(step)]


@pytest.mark.parametrize("seats, options", TABLES)
def test_everything_in_a_game_can_be_said(seats: int, options: dict[str, str]) -> None:
    walk = Walk(seats, options, "tower")
    walk.play()
    lines = walk.log()
    assert all(texts.tell(line).endswith(".") for line in lines for texts in TEXTS)


def test_random_games_meet_almost_every_refusal() -> None:
    met: set[Reason] = set()
    for number in range(5):
        for seats, options in TABLES[:-1]:
            walk = Walk(seats, options, f"refusals {number}")
            walk.play()
            met |= set(walk.met)
    assert {reason.key for reason in REASONS if reason not in met | RARE} == set()


def test_a_caller_may_put_a_name_in_the_place_of_the_seat() -> None:
    table = Table(steps.BUY, c3="H")
    view = table.rules.known(table.state, 1)
    message = narrate.Narrator(table.rules).prompt(view, 1)
    assert message.values["player"] == 1
    named = with_names(message.values, ["Odile", "Basile"])
    assert (
        plain(Texts("fr").say(message.key, named)) == "On attend Odile, qui peut acheter un cube."
    )


def test_a_prompt_says_what_is_in_hand() -> None:
    assert (
        Table(steps.BUILD, c3="H").holding("S").prompt() == "Placez votre cube bleu : un commerce."
    )
    two = Table(steps.BUILD, c3="H").holding("SL")
    assert two.prompt() == (
        "Construisez vos deux cubes, dans l’ordre de votre choix : un commerce et un cube noir."
    )
    assert two.prompt("en") == "Build your two cubes in any order: a shop and a black cube."


def test_a_prompt_says_what_can_be_bought_and_for_how_much() -> None:
    table = Table(steps.BUY, c3="H", b2="U", c2="L").holding("", money=12)
    assert table.prompt() == (
        "Achetez un service public (10 $) ou un cube noir (10 $), ou passez. Vous avez 12 $."
    )
    assert table.prompt("en", seat=1) == "Waiting for Player 1 to buy a cube or pass."


def test_a_prompt_tells_an_office_without_money_to_go() -> None:
    assert Table(steps.BUILD, c3="H").holding("O", money=2).prompt() == (
        "Vous ne pouvez plus rien construire : rendez à la réserve ce qui vous reste (un bureau)."
    )


def test_a_prompt_says_when_only_one_of_two_cubes_can_be_built() -> None:
    poor = Table(steps.BUILD, c3="H").holding("OR", money=3)
    assert poor.prompt() == (
        "Vous ne pouvez construire qu’un de vos deux cubes (un bureau et une résidence) : "
        "l’autre ira à la réserve. Un bureau coûte 5 $, et vous avez 3 $."
    )
    assert poor.prompt("en") == (
        "You can build only one of your two cubes (an office and a residence): the other one "
        "goes to the reserve. An office costs $5, and you have $3."
    )
    assert Table(steps.BUILD, c3="H").holding("OO", money=7).prompt("en") == (
        "You can build only one of your two cubes (2 offices): the other one "
        "goes to the reserve. An office costs $5, and you have $7."
    )
    assert crowded("RR", "a2").prompt("en") == (
        "You can build only one of your two cubes (2 residences): the other one "
        "goes to the reserve."
    )


def crowded(hand: str, *free: str) -> Table:
    """Offices everywhere but on some cells."""
    table = Table(steps.BUILD).holding(hand)
    for cell in table.rules.site.cell_names:
        if cell not in free:
            table.put(cell, "O")
    table.state.actors = (0, 1)
    return table


def test_a_confirmation_asks_only_for_what_can_be_built() -> None:
    table = Table(steps.BUILD, c3="H")
    table.state.actors = (0, 1)
    assert table.holding("OO", money=3).refusal("confirm") == (
        "Avant de valider, rendez à la réserve ce qui vous reste en main : 2 bureaux. (règle 3.2.7)"
    )
    assert table.refusal("confirm", "en") == (
        "Before you confirm, return to the reserve what you still hold: 2 offices. (rule 3.2.7)"
    )
    assert table.holding("OR", money=3).refusal("confirm") == (
        "Avant de valider, construisez ce que vous pouvez et rendez le reste à la réserve : "
        "un bureau et une résidence. (règle 3.2.7)"
    )
    assert table.holding("SR").refusal("confirm") == (
        "Avant de valider, construisez ce qui vous reste en main : une résidence et un commerce. "
        "(règle 3.2.7)"
    )


def test_a_cube_that_cannot_be_built_goes_back_after_the_other_is_built() -> None:
    table = Table(steps.BUILD, c3="H").holding("OR", money=3)
    assert table.refusal("discard office") == (
        "Impossible de rendre dès maintenant le bureau à la réserve : construisez d’abord le cube "
        "qui peut l’être. (règle 3.2.7)"
    )
    two = Table(steps.BUILD, c3="H").holding("OO", money=7)
    assert two.refusal("discard office", "en") == (
        "You cannot return the office to the reserve yet: first build the cube that can be built. "
        "(rule 3.2.7)"
    )
    assert Table(steps.BUILD, c3="H").holding("SR").refusal("discard shop", "en") == (
        "You cannot return the shop to the reserve: you can still build, and you must. (rule 3.2.7)"
    )


def test_labels_name_floor_zone_and_price() -> None:
    table = Table(steps.BUILD, b2="LL", b3="U", c3="R", c2="U").holding("RO", money=9)
    assert table.label("build residence c2+1") == "Résidence en c2 (1er étage)"
    assert table.label("build residence c2+1", "en") == "Residence on c2 (1st floor)"
    assert table.label("build residence a2") == "Résidence en a2 (Banlieue : −1 point)"
    assert table.label("build office d4") == "Bureau en d4 (rez-de-chaussée), 5 $"
    assert table.label("build lift b2+2", "en") == "Lift on b2 (2nd floor)"
    assert table.label("build lift d4") == "Parking en d4 (rez-de-chaussée)"


def test_a_shop_beside_a_shop_is_refused_with_the_other_shop_s_place() -> None:
    table = Table(steps.BUILD, c3="S").holding("S")
    assert table.refusal("build shop c4") == (
        "Pas en c4 : un commerce ne touche jamais un autre commerce pendant la construction, "
        "et il y en a un en c3. (règle 3.2.5)"
    )
    assert table.refusal("build shop c4", "en") == (
        "Not on c4: a shop never touches another shop during construction, "
        "and there is one on c3. (rule 3.2.5)"
    )


def test_building_too_high_names_the_lift_that_would_be_needed() -> None:
    table = Table(steps.BUILD, c3="S").holding("R")
    assert table.refusal("build residence c3+1") == (
        "Pas en c3 (1er étage) : sans ascenseur alimenté, on ne bâtit qu’au rez-de-chaussée. "
        "Il vous faut un ascenseur alimenté de 2 cubes. (règle 3.2.3)"
    )


def test_what_stands_in_the_way_is_named() -> None:
    table = Table(steps.BUILD, c3="H", b1="R", c2="LL", d2="L").holding("UL")
    assert table.refusal("build utility b1") == (
        "Pas en b1 : il y a déjà une résidence, et une case de Banlieue ne porte qu’un cube. "
        "(règle 3.2.3)"
    )
    assert table.refusal("build utility c3", "en") == (
        "Not on c3 (ground floor): the hall is already there. A cube always goes on top. "
        "(rule 3.2.2)"
    )
    assert "se pose sur un ascenseur." in table.refusal("build utility c2+2")
    assert "se pose sur un parking." in table.refusal("build utility d2+1")
    assert table.refusal("build lift c3+1") == (
        "Pas en c3 (1er étage) : un cube noir va sur une case vide ou sur une colonne noire, "
        "or la mairie y est déjà. (règle 3.2.4)"
    )


def test_a_full_column_says_so() -> None:
    table = Table(steps.BUILD, c2="LLLLL").holding("L")
    assert table.refusal("build lift c2+4") == (
        "Pas en c2 : la colonne a déjà ses cinq cubes, le maximum. (règle 3.2.4)"
    )
    assert table.refusal("build lift c2+4", "en").startswith("Not on c2: the column already has")


def test_a_place_that_leaves_none_for_the_other_cube_is_refused() -> None:
    table = crowded("RR", "a2", "a3", "a4")
    assert table.refusal("build residence a3") == (
        "Pas en a3 : il n’y aurait plus de place pour votre résidence. "
        "Vos deux cubes doivent être construits si c’est possible. (règle 3.2.7)"
    )
    assert table.refusal("build residence a3", "en").startswith(
        "Not on a3: there would be no place left for your residence."
    )


def test_a_touched_cell_is_answered_with_what_is_wrong_there_not_with_a_price() -> None:
    building = Table(steps.BUILD, c3="H", c2="R").holding("OR", money=3)
    assert building.touched("b2") == building.refusal("build residence b2")
    poor = Table(steps.BUILD, c3="H", c2="R").holding("O", money=3)
    assert poor.touched("b2") == poor.refusal("build office b2")
    buying = Table(steps.BUY, c3="H", b2="L", b1="U", c1="U", d1="U").holding("", money=10)
    assert buying.touched("d2") == buying.refusal("buy lift d2")


def test_an_office_without_money_names_both_sums() -> None:
    table = Table(steps.BUILD, c3="H").holding("O", money=3)
    words = "Un bureau coûte 5 $, et vous avez 3 $. (règle 3.2.6)"
    assert table.refusal("build office c2") == words
    assert table.refusal("build office c2", "en") == (
        "An office costs $5, and you have $3. (rule 3.2.6)"
    )


def test_two_offices_need_the_money_for_both_where_the_table_reads_it_so() -> None:
    table = Table(steps.BUILD, two_offices="none", c3="H").holding("OO", money=7)
    assert table.refusal("build office c2") == (
        "Avec deux bureaux en main, il faut 10 $ pour bâtir, et vous avez 7 $ : "
        "les deux retournent à la réserve. (règle 5.7)"
    )
    assert table.refusal("build office c2", "en").startswith(
        "With two offices in hand you need $10"
    )
    assert table.label("discard office") == "Rendre à la réserve : 2 bureaux"
    assert table.log("discard office")[0] == (
        "Joueur 1 ne peut pas payer 2 bureaux : retour à la réserve."
    )


def test_a_residence_that_is_not_ready_counts_its_offices() -> None:
    table = Table(steps.GROW, c3="H", c2="R")
    assert table.refusal("grow residence b2") == (
        "Pas en b2 : la résidence voisine (1 cube) touche un seul bureau ; "
        "il lui en faut 2, mairie comprise. (règle 3.3.1)"
    )


def test_nothing_grows_from_an_empty_reserve() -> None:
    table = Table(steps.GROW, c3="H", c2="RR")
    table.state.reserve[LETTERS.index("R")] = 0
    assert table.refusal("grow residence b2") == (
        "Il n’y a plus de résidences dans la réserve : rien de cette couleur ne peut grandir. "
        "(règle 3.3.5)"
    )
    assert table.refusal("grow residence b2", "en") == (
        "There are no residences left in the reserve: nothing of this colour can grow. (rule 3.3.5)"
    )


def test_a_purchase_too_dear_names_its_rank_and_its_price() -> None:
    table = Table(steps.BUY, c3="H", b2="U", d2="U").holding("", money=7)
    assert table.refusal("buy utility c2") == (
        "Trop cher : le 3e service public de votre ville coûte 15 $, et vous avez 7 $. "
        "(règle 3.5.2)"
    )


def test_a_refused_return_names_the_rule_of_its_solo_game() -> None:
    alone, park = seated(1, steps.CHOOSE), seated(1, steps.CHOOSE, solo="central_park")
    alone.state.drawn[:3] = [0, 2, 1]
    park.state.line = (1, 1, 2, 4, 4, 4)
    words = "Il n’y a pas de cube noir parmi vos trois cubes : 2 résidences et un commerce."
    assert alone.refusal("return lift") == f"{words} (règle 4.2)"
    assert park.refusal("return lift") == f"{words} (règle 4.3)"
    park.state.step = steps.BUILD
    assert park.refusal("return shop").endswith("(règle 4.3)")


def seated(seats: int, step: int, **options: str) -> Table:
    """Another number of players, and no city yet."""
    table = Table(step)
    table.rules = TownCenterRules(seats, GAME.complete(seats, options))
    table.state = table.rules.new_state()
    table.state.step, table.state.actors = step, (0,)
    return table


def test_low_towers_are_counted() -> None:
    table = seated(5, steps.TOWERS)
    table.state.towers = [(1, 1, 1, 1), (1, 1), (1, 1), (1,)]
    table.state.drawn[1] = 1
    assert table.refusal("stack residence 1") == (
        "Pas sur la tour 1 : le dernier cube doit aller à la tour qui n’en a pas encore deux. "
        "(règle 3.1.3)"
    )
    table.state.towers, table.state.drawn[1] = [(1, 1, 1, 1), (1, 1), (1,), (1,)], 2
    assert table.refusal("stack residence 2", "en") == (
        "Not on tower 2: the 2 cubes left must go to the towers that do not have two yet. "
        "(rule 3.1.3)"
    )


def test_a_further_black_cube_is_told_where_it_may_go() -> None:
    table = Table(steps.BUY, c3="H", b2="L").holding("", money=50)
    assert table.refusal("buy lift c3+1") == (
        "Pas en c3 (1er étage) : votre ville a déjà un cube noir, celui que vous achetez doit "
        "monter sur une colonne noire du Centre. (règle 3.5.4)"
    )
    outside = Table(steps.BUY, c3="H", a2="L").holding("", money=50)
    assert outside.refusal("buy lift c4") == (
        "Impossible d’acheter un cube noir : votre ville en a déjà un, le suivant doit donc monter "
        "sur une colonne noire du Centre de moins de cinq cubes, et il n’y en a pas. (règle 3.5.5)"
    )
    assert outside.refusal("buy lift c4", "en") == (
        "You cannot buy a black cube: your city already has one, so the next must go on a black "
        "column of fewer than five cubes in the Center, and there is none. (rule 3.5.5)"
    )


def test_the_wrong_time_says_what_time_it_is() -> None:
    table = Table(steps.TOWERS, c3="H")
    assert table.refusal("buy lift c2") == (
        "Ce n’est pas le moment d’acheter : formez d’abord les tours. (règle 3.5.1)"
    )


def test_the_log_tells_of_a_lift_and_the_height_it_gives() -> None:
    table = Table(steps.BUILD, c3="H", b2="U", c2="L").holding("LR")
    assert table.log("build lift c2+1") == [
        "Joueur 1 monte un ascenseur en c2 : 2 cubes.",
        "L’ascenseur est alimenté : Joueur 1 peut maintenant bâtir sur 2 niveaux.",
    ]
    assert table.log("build residence b3", "en") == ["Player 1 builds a powered residence on b3."]


def test_the_log_tells_of_growth_and_of_units_that_join() -> None:
    table = Table(steps.GROW, b2="R", d2="R", a2="O", b1="O", d3="H")
    assert table.log("grow residence c2", "fr")[0] == (
        "Joueur 1 agrandit une résidence en c2 : 3 cubes, 2 unités réunies en une seule."
    )


def test_the_log_tells_of_a_purchase_then_of_the_new_round() -> None:
    table = Table(steps.BUY, c3="H", c2="R").holding("", money=5)
    assert table.log("buy utility b2") == [
        "Joueur 1 achète un service public à 5 $ et le place en b2 : "
        "une unité de plus est alimentée.",
        "Tour de jeu 4 sur 10 : le sac passe à Joueur 2.",
    ]


def test_a_draw_is_told_once_complete() -> None:
    table = Table(steps.TOWERS)
    table.state.step = steps.STEPS.index("draw")
    told = [table.log(f"draw {cube}", seat=CHANCE) for cube in ("shop", "lift", "shop", "utility")]
    words = "Joueur 1 pioche 2 commerces, un service public et un cube noir."
    assert told == [[], [], [], [words]]


def test_towers_are_told_once_complete() -> None:
    table = Table(steps.TOWERS)
    table.state.towers = [(2, 0), (1,)]
    table.state.drawn[4] = 1
    assert table.log("stack lift 2") == [
        "Joueur 1 forme la tour 1 : un bureau sur un commerce.",
        "Joueur 1 forme la tour 2 : un cube noir sur une résidence.",
    ]


def test_the_end_is_told_with_places_and_a_tie_break() -> None:
    table = Table(steps.BUY, b2="UL", c2="O")
    table.state.round = 10
    lines = table.log("pass")
    assert lines[1:] == [
        "La partie est terminée. Voici le classement.",
        "1re place : Joueur 1, 0 point.",
        "2e place : Joueur 2, 0 point.",
        "À égalité de points, Joueur 1 l’emporte par les cubes des étages les plus hauts.",
    ]
    assert table.state.step == steps.OVER
    assert table.prompt("en") == "The game is over: Player 1 wins with 0 points."


def test_a_shared_victory_is_told() -> None:
    table = Table(steps.BUY)
    table.state.round = 10
    assert table.log("pass", "en")[-1] == "A perfect tie: 2 players share the victory."
    assert table.prompt() == (
        "La partie est terminée : 2 joueurs se partagent la victoire avec 0 point."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranks_and_steps_have_texts(language: str) -> None:
    names = [f"rank-{name}" for _, name in RANKS] + [f"phase-{step}" for step in steps.STEPS]
    assert all(Texts(language).has(f"town_center.{name}") for name in names)
