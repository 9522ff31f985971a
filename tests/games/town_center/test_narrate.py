"""The words of Town Center: everything that happens can be said, and reads as it should."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import pytest
from position import done
from words import TEXTS, Walk, Words, plain

from faubourg.bots.playout import draw
from faubourg.core.explain import deepest
from faubourg.core.model import CHANCE, Action, Message, Reason, Seat
from faubourg.core.telling import with_names
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.games.town_center import reasons
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.actions import Discard
from faubourg.games.town_center.components import LETTERS, RANKS
from games.town_center.table import Table as PlainTable
from games.town_center.table import furnish, start

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


class Table(PlainTable):
    """Asked in words, as a rule in French."""

    def holding(self, hand: str, money: int = 3) -> Self:
        self.city.hand = tuple(sorted(LETTERS.index(letter) for letter in hand))
        self.city.money = money
        return self

    def refusal(self, words: str, language: str = "fr") -> str:
        action, reason = self.action(words), self.why_not(words)
        assert reason is not None
        values = self.narrator.reason_values(self.known, self.seat, action, reason)
        return plain(Texts(language).refuse(reason, values))

    def touched(self, cell: str) -> str:
        """The answer to a touch of a cell of one's own on which nothing can be done."""
        there = [a for a in self.rules.catalogue
                 if f"cell:{cell}" in self.drawer.touches(self.known, 0, a)]  # fmt: skip
        found = deepest(self.rules, self.state, 0, there)
        assert found is not None
        return self.refusal(self.rules.notation(found[0]))

    def label(self, words: str, language: str = "fr") -> str:
        return say(language, self.narrator.label(self.known, self.seat, self.action(words)))[0]

    def prompt(self, language: str = "fr", seat: Seat = 0) -> str:
        return say(language, self.narrator.prompt(self.sit(seat).known, seat))[0]

    def log(self, words: str, language: str = "fr", seat: Seat = 0) -> list[str]:
        return say(language, *self.teller().tell(done(seat, self.action(words))))

    def status(self, language: str = "fr") -> list[str]:
        return say(language, *self.narrator.status(self.known, self.seat))

    def summary(self, language: str = "fr") -> str:
        return say(language, self.narrator.summary(self.known, self.seat))[0]

    def effects(self, words: str, language: str = "fr", seat: Seat = 0) -> list[str]:
        before, after = self.sit(seat), self.sit(seat).copy().play(words)
        action = self.action(words)
        told = self.narrator.consequences(before.known, seat, action, after.known)
        return say(language, *told)


def say(language: str, *messages: Message) -> list[str]:
    return [plain(Texts(language).tell(message)) for message in messages]


def laid(step: int, two_offices: str = "one", **columns: str) -> Table:
    """A position put down by hand: columns by cell, bottom first, for the first seat."""
    game = Table.start(2, {"two_offices": two_offices})
    game.state.step, game.state.round, game.state.actors = step, 3, (0,)
    furnish(game, " ".join(f"{cubes}@{cell}" for cell, cubes in columns.items()))
    return game


class Chat(Walk):
    """A random game, told to a spectator."""

    def play(self) -> None:
        teller, rules, state = self.game.teller(), self.game.rules, self.game.state
        while state.actors:
            seat = self.rng.choice(state.actors)
            action = draw(rules, state, self.rng) if seat == CHANCE else self.choose(seat)
            self.log += teller.tell(done(seat, action))
        self.say_position(0, [])

    def choose(self, seat: Seat) -> Action:
        rules, state = self.game.rules, self.game.state
        legal: list[Action] = rules.legal(state, seat)
        # A big table has so many decisions that a few of them say it all.
        if not self.rng.randrange(2 * rules.seats):
            self.say_position(seat, legal)
        self.refuse_some(seat, 2)
        return self.rng.choice(legal)

    def say_position(self, seat: Seat, legal: list[Action]) -> None:
        super().say_position(seat, legal)
        only_discards = bool(legal) and all(isinstance(action, Discard) for action in legal)
        asked = self.game.narrator.prompt(self.game.sit(seat).known, seat).key
        assert (asked == "town_center.prompt-discard") == only_discards


def walked(seats: int, options: dict[str, str], seed: str) -> Chat:
    walk = Chat(Words(r"[{}_]", r"[{}_]"), start(seats, options), seed)
    walk.play()
    return walk


@pytest.mark.parametrize("seats, options", TABLES)
def test_everything_in_a_game_can_be_said(seats: int, options: dict[str, str]) -> None:
    log = walked(seats, options, "tower").log
    assert all(texts.tell(line).endswith(".") for line in log for texts in TEXTS)
    laid = [line.values for line in log if line.key == "town_center.log-line"]
    assert laid == ([{"count": 20}] if options == {"solo": "central_park"} else [])


def test_random_games_meet_almost_every_refusal() -> None:
    met: set[str] = set()
    for number in range(5):
        for seats, options in TABLES[:-1]:
            met |= set(walked(seats, options, f"refusals {number}").met)
    assert {reason.key for reason in REASONS if reason not in RARE} - met == set()


def test_a_caller_may_put_a_name_in_the_place_of_the_seat() -> None:
    table = laid(steps.BUY, c3="H")
    message = table.narrator.prompt(table.sit(1).known, 1)
    assert message.values["player"] == 1
    named = with_names(message.values, ["Odile", "Basile"])
    assert (
        plain(Texts("fr").say(message.key, named)) == "On attend Odile, qui peut acheter un cube."
    )


def test_a_prompt_says_what_is_in_hand() -> None:
    assert (
        laid(steps.BUILD, c3="H").holding("S").prompt() == "Placez votre cube bleu : un commerce."
    )
    two = laid(steps.BUILD, c3="H").holding("SL")
    assert two.prompt() == (
        "Construisez vos deux cubes, dans l’ordre de votre choix : un commerce et un cube noir."
    )
    assert two.prompt("en") == "Build your two cubes in any order: a shop and a black cube."


def test_who_forms_the_towers_is_told_what_they_are_for() -> None:
    table = laid(steps.TOWERS, c3="H")
    table.state.drawn[:2] = [1, 3]
    assert table.prompt() == (
        "Formez les tours : posez l’un des 4 cubes restants sur une tour. On prendra par le haut, "
        "vous d’abord."
    )
    assert table.prompt("en") == (
        "Form the towers: put one of the 4 cubes left on a tower. Cubes will be taken from the "
        "top, by you first."
    )


def test_a_prompt_says_what_can_be_bought_and_for_how_much() -> None:
    table = laid(steps.BUY, c3="H", b2="U", c2="L").holding("", money=12)
    assert table.prompt() == (
        "Achetez un service public (10 $) ou un cube noir (10 $), ou passez. Vous avez 12 $."
    )
    assert table.prompt("en", seat=1) == "Waiting for Player 1 to buy a cube or pass."


def test_a_prompt_tells_an_office_without_money_to_go() -> None:
    assert laid(steps.BUILD, c3="H").holding("O", money=2).prompt() == (
        "Vous ne pouvez plus rien construire : rendez à la réserve ce qui vous reste (un bureau)."
    )


def test_a_prompt_says_when_only_one_of_two_cubes_can_be_built() -> None:
    poor = laid(steps.BUILD, c3="H").holding("OR", money=3)
    assert poor.prompt() == (
        "Vous ne pouvez construire qu’un de vos deux cubes (un bureau et une résidence) : "
        "l’autre ira à la réserve. Un bureau coûte 5 $, et vous avez 3 $."
    )
    assert poor.prompt("en") == (
        "You can build only one of your two cubes (an office and a residence): the other one "
        "goes to the reserve. An office costs $5, and you have $3."
    )
    assert laid(steps.BUILD, c3="H").holding("OO", money=7).prompt("en") == (
        "You can build only one of your two cubes (2 offices): the other one "
        "goes to the reserve. An office costs $5, and you have $7."
    )
    assert crowded("RR", "a2").prompt("en") == (
        "You can build only one of your two cubes (2 residences): the other one "
        "goes to the reserve."
    )


def crowded(hand: str, *free: str) -> Table:
    """Offices everywhere but on some cells."""
    taken = set(start(2).rules.site.cell_names) - set(free)
    table = laid(steps.BUILD, **dict.fromkeys(taken, "O")).holding(hand)
    table.state.actors = (0, 1)
    return table


def test_labels_name_floor_zone_and_price() -> None:
    table = laid(steps.BUILD, b2="LL", b3="U", c3="R", c2="U").holding("RO", money=9)
    assert table.label("build residence c2+1") == "Résidence en c2 (1er étage)"
    assert table.label("build residence c2+1", "en") == "Residence on c2 (1st floor)"
    assert table.label("build residence a2") == "Résidence en a2 (Banlieue : −1 point)"
    assert table.label("build office d4") == "Bureau en d4, 5 $"
    assert table.label("build lift b2+2", "en") == "Lift on b2 (2nd floor)"
    assert table.label("build lift d4") == "Parking en d4"


def at_once(hand: str) -> Table:
    """Two build at the same time, and an office is too dear."""
    table = laid(steps.BUILD, c3="H").holding(hand, money=3)
    table.state.actors = (0, 1)
    return table


# A position, what is tried there, and the rule, with the reason in French and English.
REFUSALS: list[tuple[Callable[[], Table], str, str, str, str]] = [
    # What is held can be built, given back, or neither yet.
    (lambda: at_once("OO"), "confirm", "3.2.7",
     "Avant de valider, rendez à la réserve ce qui vous reste en main : 2 bureaux.",
     "Before you confirm, return to the reserve what you still hold: 2 offices."),
    (lambda: at_once("OR"), "confirm", "3.2.7",
     "Avant de valider, construisez ce que vous pouvez et rendez le reste à la réserve : "
     "un bureau et une résidence.",
     "Before you confirm, build what you can and return the rest to the reserve: an office "
     "and a residence."),
    (lambda: at_once("SR"), "confirm", "3.2.7",
     "Avant de valider, construisez ce qui vous reste en main : une résidence et un commerce.",
     "Before you confirm, build what you still hold: a residence and a shop."),
    (lambda: laid(steps.BUILD, c3="H").holding("OR", money=3), "discard office", "3.2.7",
     "Impossible de rendre dès maintenant le bureau à la réserve : construisez d’abord le cube "
     "qui peut l’être.",
     "You cannot return the office to the reserve yet: first build the cube that can be built."),
    (lambda: laid(steps.BUILD, c3="H").holding("OO", money=7), "discard office", "3.2.7",
     "Impossible de rendre dès maintenant le bureau à la réserve : construisez d’abord le cube "
     "qui peut l’être.",
     "You cannot return the office to the reserve yet: first build the cube that can be built."),
    (lambda: laid(steps.BUILD, c3="H").holding("SR"), "discard shop", "3.2.7",
     "Impossible de rendre le commerce à la réserve : vous pouvez encore construire, et c’est "
     "obligatoire.",
     "You cannot return the shop to the reserve: you can still build, and you must."),
    # What stands in the way is named with its place.
    (lambda: laid(steps.BUILD, c3="S").holding("S"), "build shop c4", "3.2.5",
     "Pas en c4 : un commerce ne touche jamais un autre commerce pendant la construction, et il "
     "y en a un en c3.",
     "Not on c4: a shop never touches another shop during construction, and there is one on c3."),
    (lambda: laid(steps.BUILD, c3="S").holding("R"), "build residence c3+1", "3.2.3",
     "Pas en c3 (1er étage) : sans ascenseur alimenté, on ne bâtit qu’au rez-de-chaussée. Il "
     "vous faut un ascenseur alimenté de 2 cubes.",
     "Not on c3 (1st floor): without a powered lift one builds on the ground floor only. You "
     "need a powered lift of 2 cubes."),
    (lambda: laid(steps.BUILD, c3="H", b1="R").holding("U"), "build utility b1", "3.2.3",
     "Pas en b1 : il y a déjà une résidence, et une case de Banlieue ne porte qu’un cube.",
     "Not on b1: a residence is already there, and a Suburb cell holds one cube only."),
    (lambda: laid(steps.BUILD, c3="H").holding("U"), "build utility c3", "3.2.2",
     "Pas en c3 (rez-de-chaussée) : il y a déjà la mairie. Un cube se pose toujours au sommet.",
     "Not on c3 (ground floor): the hall is already there. A cube always goes on top."),
    (lambda: laid(steps.BUILD, c3="H").holding("L"), "build lift c3+1", "3.2.4",
     "Pas en c3 (1er étage) : un cube noir va sur une case vide ou sur une colonne noire, or la "
     "mairie y est déjà.",
     "Not on c3 (1st floor): a black cube goes on an empty cell or a black column, and the hall "
     "stands there."),
    (lambda: laid(steps.BUILD, c2="LLLLL").holding("L"), "build lift c2+4", "3.2.4",
     "Pas en c2 : la colonne a déjà ses cinq cubes, le maximum.",
     "Not on c2: the column already has its five cubes, the maximum."),
    (lambda: crowded("RR", "a2", "a3", "a4"), "build residence a3", "3.2.7",
     "Pas en a3 : il n’y aurait plus de place pour votre résidence. Vos deux cubes doivent être "
     "construits si c’est possible.",
     "Not on a3: there would be no place left for your residence. Both cubes must be built if "
     "that is possible."),
    # What costs too much, with both sums.
    (lambda: laid(steps.BUILD, c3="H").holding("O", money=3), "build office c2", "3.2.6",
     "Un bureau coûte 5 $, et vous avez 3 $.",
     "An office costs $5, and you have $3."),
    (lambda: laid(steps.BUILD, two_offices="none", c3="H").holding("OO", money=7),
     "build office c2", "5.7",
     "Avec deux bureaux en main, il faut 10 $ pour bâtir, et vous avez 7 $ : les deux "
     "retournent à la réserve.",
     "With two offices in hand you need $10 to build, and you have $7: both go back to the "
     "reserve."),
    (lambda: laid(steps.BUY, c3="H", b2="U", d2="U").holding("", money=7),
     "buy utility c2", "3.5.2",
     "Trop cher : le 3e service public de votre ville coûte 15 $, et vous avez 7 $.",
     "Too dear: the 3rd utility of your city costs $15, and you have $7."),
    # What cannot grow or be bought, and when.
    (lambda: laid(steps.GROW, c3="H", c2="R"), "grow residence b2", "3.3.1",
     "Pas en b2 : la résidence voisine (1 cube) touche un seul bureau ; il lui en faut 2, "
     "mairie comprise.",
     "Not on b2: the residence beside it (1 cube) touches only one office; it needs 2, the hall "
     "included."),
    (lambda: laid(steps.BUY, c3="H", b2="L").holding("", money=50), "buy lift c3+1", "3.5.4",
     "Pas en c3 (1er étage) : votre ville a déjà un cube noir, celui que vous achetez doit "
     "monter sur une colonne noire du Centre.",
     "Not on c3 (1st floor): your city already has a black cube, so the one you buy must go on "
     "a black column in the Center."),
    (lambda: laid(steps.BUY, c3="H", a2="L").holding("", money=50), "buy lift c4", "3.5.5",
     "Impossible d’acheter un cube noir : votre ville en a déjà un, le suivant doit donc monter "
     "sur une colonne noire du Centre de moins de cinq cubes, et il n’y en a pas.",
     "You cannot buy a black cube: your city already has one, so the next must go on a black "
     "column of fewer than five cubes in the Center, and there is none."),
    (lambda: laid(steps.TOWERS, c3="H"), "buy lift c2", "3.5.1",
     "Ce n’est pas le moment d’acheter : formez d’abord les tours.",
     "This is not the time to buy: form the towers first."),
]  # fmt: skip


@pytest.mark.parametrize(("position", "words", "rule", "french", "english"), REFUSALS)
def test_a_refusal_says_what_stands_against_it(
    position: Callable[[], Table], words: str, rule: str, french: str, english: str
) -> None:
    assert position().refusal(words) == f"{french} (règle {rule})"
    assert position().refusal(words, "en") == f"{english} (rule {rule})"


def test_what_a_cube_would_stand_on_is_named() -> None:
    table = laid(steps.BUILD, c3="H", b1="R", c2="LL", d2="L").holding("UL")
    assert "se pose sur un ascenseur." in table.refusal("build utility c2+2")
    assert "se pose sur un parking." in table.refusal("build utility d2+1")


def test_a_touched_cell_is_answered_with_what_is_wrong_there_not_with_a_price() -> None:
    building = laid(steps.BUILD, c3="H", c2="R").holding("OR", money=3)
    assert building.touched("b2") == building.refusal("build residence b2")
    poor = laid(steps.BUILD, c3="H", c2="R").holding("O", money=3)
    assert poor.touched("b2") == poor.refusal("build office b2")
    buying = laid(steps.BUY, c3="H", b2="L", b1="U", c1="U", d1="U").holding("", money=10)
    assert buying.touched("d2") == buying.refusal("buy lift d2")


def test_two_offices_go_back_together_where_the_table_reads_it_so() -> None:
    table = laid(steps.BUILD, two_offices="none", c3="H").holding("OO", money=7)
    assert table.label("discard office") == "Rendre à la réserve : 2 bureaux"
    assert table.log("discard office")[0] == (
        "Joueur 1 ne peut pas payer 2 bureaux : retour à la réserve."
    )


def test_nothing_grows_from_an_empty_reserve() -> None:
    table = laid(steps.GROW, c3="H", c2="RR")
    table.state.reserve[LETTERS.index("R")] = 0
    assert table.refusal("grow residence b2") == (
        "Il n’y a plus de résidences dans la réserve : rien de cette couleur ne peut grandir. "
        "(règle 3.3.5)"
    )
    assert table.refusal("grow residence b2", "en") == (
        "There are no residences left in the reserve: nothing of this colour can grow. (rule 3.3.5)"
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
    table = Table.start(seats, options)
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


def test_the_log_tells_of_a_lift_and_the_height_it_gives() -> None:
    table = laid(steps.BUILD, c3="H", b2="U", c2="L").holding("LR")
    assert table.log("build lift c2+1") == [
        "Joueur 1 monte un ascenseur en c2 : 2 cubes.",
        "L’ascenseur est alimenté : Joueur 1 peut maintenant bâtir sur 2 niveaux.",
    ]
    assert table.log("build residence b3", "en") == ["Player 1 builds a powered residence on b3."]


def test_the_log_tells_of_growth_and_of_units_that_join() -> None:
    table = laid(steps.GROW, b2="R", d2="R", a2="O", b1="O", d3="H")
    assert table.log("grow residence c2", "fr")[0] == (
        "Joueur 1 agrandit une résidence en c2 : 3 cubes, 2 unités réunies en une seule."
    )


def test_the_log_tells_of_a_purchase_then_of_the_new_round() -> None:
    table = laid(steps.BUY, c3="H", c2="R").holding("", money=5)
    assert table.log("buy utility b2") == [
        "Joueur 1 achète un service public à 5 $ et le place en b2 : "
        "une unité de plus est alimentée.",
        "Tour de jeu 4 sur 10 : le sac passe à Joueur 2.",
    ]


def test_a_draw_is_told_once_complete() -> None:
    table = laid(steps.TOWERS)
    table.state.step = steps.STEPS.index("draw")
    told = [table.log(f"draw {cube}", seat=CHANCE) for cube in ("shop", "lift", "shop", "utility")]
    words = "Joueur 1 pioche 2 commerces, un service public et un cube noir."
    assert told == [[], [], [], [words]]


def test_towers_are_told_once_complete() -> None:
    table = laid(steps.TOWERS)
    table.state.towers = [(2, 0), (1,)]
    table.state.drawn[4] = 1
    assert table.log("stack lift 2") == [
        "Joueur 1 forme la tour 1 : un bureau sur un commerce.",
        "Joueur 1 forme la tour 2 : un cube noir sur une résidence.",
    ]


def test_the_end_is_told_with_places_and_a_tie_break() -> None:
    table = laid(steps.BUY, b2="UL", c2="O")
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
    table = laid(steps.BUY)
    table.state.round = 10
    assert table.log("pass", "en")[-1] == "A perfect tie: 2 players share the victory."
    assert table.prompt() == (
        "La partie est terminée : 2 joueurs se partagent la victoire avec 0 point."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranks_and_steps_have_texts(language: str) -> None:
    names = [f"rank-{name}" for _, name in RANKS] + [f"phase-{step}" for step in steps.STEPS]
    assert all(Texts(language).has(f"town_center.{name}") for name in names)
