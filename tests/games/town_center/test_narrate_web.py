"""The words of the page: chips, summaries, consequences, names and buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from words import plain

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Seat
from faubourg.core.presentation import Look, Narrator
from faubourg.core.telling import with_names
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.games.town_center import GAME, development, draw
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.components import LETTERS
from faubourg.games.town_center.draw import beside
from faubourg.games.town_center.draw.overlay import OVERLAYS
from faubourg.games.town_center.narrate import codes, effects
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState
from games.town_center.test_narrate import Table, laid, say


def empty(table: Table, letter: str) -> Table:
    table.state.reserve[LETTERS.index(letter)] = 0
    return table


def test_units_are_called_ready_exactly_when_the_rules_let_them_grow() -> None:
    rules = TownCenterRules(4, GAME.complete(4, {}))
    match, rng = Match(rules, Chance.seeded("ready")), Random(3)
    met: Counter[bool] = Counter()
    while match.state.actors:
        seat = rng.choice(match.state.actors)
        board, city, reserve = rules.boards[seat], match.state.cities[seat], match.state.reserve
        ready = bool(effects.ready_units(board, city, reserve))
        assert ready == bool(development.legal_set(rules.kit, match.state, seat))
        met[ready] += 1
        match.play(seat, rng.choice(rules.legal(match.state, seat)))
    assert min(met[True], met[False]) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_overlays_panels_and_plain_games_have_names(language: str) -> None:
    texts, table = Texts(language), laid(steps.TOWERS, c3="H")
    view = table.rules.known(table.state, 0)
    panels = draw.Drawer(table.rules).panels(view, texts, Look())
    assert {"bag", "city:2", "hand", "slices", "towers"} <= set(panels)
    names = [table.narrator.overlay_name(key) for key in OVERLAYS]
    names += [table.narrator.panel_name(key) for key in panels]
    assert len({texts.tell(name) for name in names}) == len(names)
    plain_words = Narrator[TownCenterRules, TownCenterState](table.rules)
    assert texts.tell(plain_words.panel_name("deck")) == "deck"
    assert texts.tell(plain_words.overlay_name("roads")) == "roads"
    assert texts.tell(plain_words.button(view, "bid:3")) == "bid:3"
    assert texts.tell(plain_words.summary(view, 0)) == ""
    assert plain_words.status(view, 0) == []


# Chips and summaries


def test_chips_tell_round_and_phase() -> None:
    page = laid(steps.BUILD, c3="H")
    assert page.status() == ["Tour 3 / 10", "Construction"]
    assert page.status("en") == ["Round 3 / 10", "Construction"]


def test_before_the_first_round_the_chip_says_set_up() -> None:
    table = laid(steps.HALLS)
    table.state.round = 0
    assert table.status() == ["Mise en place : les mairies"]
    assert table.status("en") == ["Set-up: the halls"]


def test_a_shortage_is_a_warning_only_where_it_hurts() -> None:
    ready = empty(laid(steps.BUILD, c3="H", c2="R", b2="O"), "R")
    assert ready.status()[2:] == ["Pénurie : plus de résidences"]
    assert ready.status("en")[2:] == ["Shortage: no residences"]
    assert empty(laid(steps.BUILD, c3="H", c2="R"), "R").status()[2:] == []
    rich = empty(laid(steps.BUY, c3="H").holding("", money=5), "L")
    assert rich.status()[2:] == ["Pénurie : plus de cubes noirs"]
    assert empty(laid(steps.BUY, c3="H").holding("", money=4), "L").status()[2:] == []
    assert empty(laid(steps.BUILD, c3="H"), "O").status()[2:] == []


def test_a_summary_is_one_line_without_what_is_nil() -> None:
    table = laid(steps.BUILD, c3="H", b2="U", c2="LLL", a2="R", b1="O").holding("S", money=12)
    page = table
    assert page.summary() == (
        "12 $ · revenu +1 · 2 cubes en Banlieue · ascenseur 3 · 1 cube en main"
    )
    assert page.summary("en") == (
        "$12 · income +1 · 2 cubes in the Suburb · lift 3 · 1 cube in hand"
    )
    assert laid(steps.BUILD, c3="H").summary() == "3 $ · revenu +1"
    dark = laid(steps.BUILD, c3="H", c2="LL").holding("SR")
    assert dark.summary() == "3 $ · revenu +1 · ascenseur 2 (sans électricité) · 2 cubes en main"


# Consequences


# A position, what is done there, and what it brings, in French and English. The price and the
# point for the Suburb stand before it in the name of the choice, and are not told again.
EFFECTS: list[tuple[Callable[[], Table], str, list[str], list[str]]] = [
    # Power, income and penalties of what is built.
    (lambda: laid(steps.BUILD, c3="H", d3="U").holding("S"), "build shop e3",
     ["alimenté", "+1 $ par tour"], ["powered", "+$1 a round"]),
    (lambda: laid(steps.BUILD, c3="H", d3="U").holding("S"), "build shop b2",
     ["sans électricité"], ["no power"]),
    (lambda: laid(steps.BUILD, c3="H", d3="U").holding("R"), "build residence e3",
     ["alimentée", "0 point en tout"], ["powered", "0 points in all"]),
    (lambda: laid(steps.BUILD, c3="H", d3="U").holding("R"), "build residence d2",
     ["alimentée", "+1 point"], ["powered", "+1 point"]),
    (lambda: laid(steps.BUILD, c3="H", c2="R").holding("O", money=8), "build office b2",
     ["reste 3 $", "−1 point", "la résidence en c2 va grandir : 2 bureaux pour 1 cube"],
     ["$3 left", "−1 point", "residence on c2 will grow: 2 offices for 1 cube"]),
    (lambda: laid(steps.BUILD, c3="H", c2="R", b2="O", d2="U").holding("U"), "build utility c1",
     ["n’alimente aucune unité de plus",
      "la résidence en c2 (1 cube, 2 bureaux) ne peut plus grandir"],
     ["no further unit gets power", "residence on c2 (1 cube, 2 offices) can grow no more"]),
    (lambda: laid(steps.BUILD, c3="H").holding("O", money=5), "build office c1",
     ["reste 0 $", "−2 points en tout"], ["$0 left", "−2 points in all"]),
    (lambda: laid(steps.BUILD, c3="H", b2="U", c2="L").holding("L"), "build lift c2+1",
     ["ascenseur de 2 cubes, alimenté", "hauteur permise : 2", "−2 $ par tour"],
     ["lift of 2 cubes, powered", "height limit: 2", "−$2 a round"]),
    (lambda: laid(steps.BUILD, c3="H", b2="U", c2="L").holding("L"), "build lift d2",
     ["parking de 2 cubes"], ["car park of 2 cubes"]),
    (lambda: laid(steps.BUILD, c3="H", b2="S", c1="R", d2="R").holding("U"), "build utility c2",
     ["alimente 3 unités", "+1 $ par tour", "+2 points"],
     ["gives power to 3 units", "+$1 a round", "+2 points"]),
    (lambda: laid(steps.BUILD, c3="H", b2="S", c1="R", d2="R").holding("U"), "build utility c4",
     ["n’alimente aucune unité de plus"], ["no further unit gets power"]),
    (lambda: laid(steps.BUILD, c3="H", b2="LL").holding("U"), "build utility c2",
     ["hauteur permise : 2"], ["height limit: 2"]),
    (lambda: laid(steps.BUILD, two_offices="none", c3="H").holding("OO", money=7), "discard office",
     ["plus rien à construire"], ["nothing left to build"]),
    (lambda: laid(steps.BUILD, c3="H").holding("O"), "discard office",
     ["plus rien à construire"], ["nothing left to build"]),
    # Growth and purchases, and what follows.
    (lambda: laid(steps.GROW, c2="R", b2="O", c3="H", d2="U"), "grow residence c1",
     ["la résidence grandit : 1 → 2 cubes", "alimentée", "+1 point en tout",
      "revenu +1 $ : vous aurez 4 $", "ensuite, tour 4"],
     ["residence grows: 1 → 2 cubes", "powered", "+1 point in all", "income +$1: you will have $4",
      "then round 4"]),
    (lambda: laid(steps.GROW, b2="R", d2="R", a2="O", b1="O", d3="H", c3="U"), "grow residence c2",
     ["2 résidences réunies : 3 cubes", "alimentée", "+6 points", "revenu +1 $ : vous aurez 4 $",
      "ensuite, tour 4"],
     ["2 residences joined: 3 cubes", "powered", "+6 points", "income +$1: you will have $4",
      "then round 4"]),
    (lambda: laid(steps.BUY, c3="H", c2="R").holding("", money=7), "buy utility b2",
     ["reste 2 $", "alimente 1 unité", "ensuite, tour 4"],
     ["$2 left", "gives power to 1 unit", "then round 4"]),
    (lambda: laid(steps.BUY, c3="H", c2="R").holding("", money=7), "pass",
     ["ensuite, tour 4"], ["then round 4"]),
]  # fmt: skip


@pytest.mark.parametrize(("position", "words", "french", "english"), EFFECTS)
def test_an_action_tells_what_it_would_bring(
    position: Callable[[], Table], words: str, french: list[str], english: list[str]
) -> None:
    assert position().effects(words) == french
    assert position().effects(words, "en") == english


def test_a_confirmation_tells_whom_one_waits_for() -> None:
    table = laid(steps.BUILD, c3="H")
    table.state.actors = (0, 1)
    assert table.effects("confirm") == ["Joueur 2 construit encore"]
    table.state.actors = (0,)
    assert table.effects("confirm") == ["revenu +1 $ : vous aurez 4 $", "ensuite, tour 4"]


def test_a_preview_leaves_the_money_of_the_prompt_alone() -> None:
    table = laid(steps.GROW, c2="R", b2="O", c3="H", d2="U").holding("", money=7)
    assert table.effects("grow residence c1")[-2] == "revenu +1 $ : vous aurez 8 $"
    table.log("grow residence c1")
    assert table.prompt() == "Achetez un cube noir (5 $), ou passez. Vous avez 8 $."


def test_the_last_purchase_counts_only_points() -> None:
    table = laid(steps.BUY, c3="H", c2="L", a2="U").holding("", money=25)
    table.state.round = 10
    assert table.effects("buy lift c2+1") == [
        "reste 15 $", "ascenseur de 2 cubes, sans électricité", "−2 points",
        "fin de la partie : 2 points",
    ]  # fmt: skip


def test_a_stacked_cube_tells_what_remains() -> None:
    table = laid(steps.TOWERS)
    table.state.towers = [(2,), ()]
    table.state.drawn[:3] = [1, 0, 2]
    assert table.effects("stack shop 2") == ["reste à empiler : un bureau et un commerce"]
    table.state.drawn[:3] = [1, 0, 0]
    table.state.towers = [(2, 2), (2,)]
    assert table.effects("stack office 2", "en") == ["then you take a cube"]


def test_a_taken_cube_tells_what_it_uncovers_and_who_is_next() -> None:
    table = laid(steps.DRAFT)
    table.state.towers = [(1, 0), (2,)]
    assert table.effects("pick 1") == [
        "découvre une résidence sur la tour 1", "trop cher à construire : 5 $, vous avez 3 $",
        "ensuite, Joueur 2 prend un cube",
    ]  # fmt: skip
    assert table.effects("pick 2", "en") == ["empties tower 2", "then Player 2 takes a cube"]
    table.state.picks, table.state.actors = 1, (1,)
    assert table.effects("pick 2", seat=1)[-1] == "ensuite, à vous de prendre un cube"


def test_a_kept_office_that_is_too_dear_is_told_before_the_other_cube_goes_back() -> None:
    table = Table.start(1)
    table.state.step, table.state.actors, table.state.drawn = steps.CHOOSE, (0,), [1, 1, 0, 1, 0]
    table.city.money = 4
    assert table.effects("return utility") == [
        "vous gardez un bureau et une résidence", "trop cher à construire : 5 $, vous avez 4 $",
        "ensuite, à vous de construire",
    ]  # fmt: skip
    kept = ["you keep a residence and a utility", "then you build"]
    assert table.effects("return office", "en") == kept
    table.city.money = 5
    assert len(table.effects("return utility")) == 2


def brought(table: Table, seat: Seat, *words: str) -> list[str]:
    """What an action would bring if what it leaves no choice about follows at once."""
    before, after = table.sit(seat), table.sit(seat).copy()
    for word in words:
        after.play(word)
    action = table.action(words[0])
    return say("en", *table.narrator.consequences(before.known, seat, action, after.known))


def test_a_cube_that_comes_unasked_is_told_before() -> None:
    table = laid(steps.DRAFT)
    table.state.towers = [(4, 4), (1,)]
    table.state.picks, table.state.actors = 1, (1,)
    assert brought(table, 1, "pick 2", "pick 1") == [
        "empties tower 2", "you get a black cube too, from the last tower",
        "then Player 1 takes a cube",
    ]  # fmt: skip


def test_a_confirmation_tells_what_grows_unasked() -> None:
    table = laid(steps.BUILD, c2="H", c3="R", b3="O", c4="U").holding("", money=0)
    assert brought(table, 0, "confirm", "grow residence d3") == [
        "a residence grows on d3", "+2 points", "income +$1: you will have $1", "then round 4",
    ]  # fmt: skip


def test_a_last_cube_alone_tells_what_grows_unasked() -> None:
    table = laid(steps.BUILD, c2="H", c3="R", b3="O").holding("U", money=0)
    told = brought(table, 0, "build utility c4", "confirm", "grow residence d3")
    assert told[:3] == ["gives power to 1 unit", "+3 points", "a residence grows on d3"]


def test_a_residence_is_named_by_its_cell_whatever_its_floor() -> None:
    table = laid(steps.BUILD, b2="LL", b3="U", c2="HR", d2="U", c3="U").holding("O", money=9)
    [line] = [line for line in table.effects("build office c3+1", "en") if "grow" in line]
    assert line == "residence on c2 will grow: 2 offices for 1 cube"
    lines = table.rules.score(table.state, 0)
    assert [dict(line.values)["place"] for line in lines if line.key.endswith("unit")] == ["c2"]


def test_two_cubes_alike_have_no_order() -> None:
    table = laid(steps.BUILD, c3="H").holding("LL")
    assert table.prompt() == "Construisez vos deux cubes : 2 cubes noirs."


@pytest.mark.parametrize(("language", "name"), [("en", "black cube"), ("fr", "cube noir")])
def test_a_black_cube_in_hand_is_no_lift_yet(language: str, name: str) -> None:
    assert beside.listed_plainly(language, "L") == name


# Signs, names and buttons


def test_negative_points_have_a_real_minus_sign() -> None:
    suburb = {cell: "O" for cell in ("b1", "c1", "d1", "a2", "e2", "a3", "e3", "a4", "e4", "b5")}
    table = laid(steps.BUY, c5="O", d5="H", **suburb).holding("", money=0)
    table.state.round = 10
    assert table.effects("pass", "en") == ["end of the game: −12 points"]
    lines = table.log("pass")
    assert lines[2:] == ["1re place : Joueur 2, 0 point.", "2e place : Joueur 1, −12 points."]
    assert table.prompt() == "La partie est terminée : Joueur 2 l’emporte avec 0 point."


def test_a_solo_town_below_nothing_has_a_real_minus_sign() -> None:
    for language, words in (("fr", "−1 point."), ("en", "−1 point.")):
        said = Texts(language).say("town_center.prompt-over-solo", {
            **codes.total(-1), "rank": "lieu-dit",
        })  # fmt: skip
        assert words in said


def test_names_and_buttons() -> None:
    french, english, table = Texts("fr"), Texts("en"), laid(steps.BUILD)
    narrator = table.narrator
    assert [french.tell(narrator.overlay_name(key)) for key in OVERLAYS] == [
        "Énergie", "Unités", "Étages", "Zones",
    ]  # fmt: skip
    city = narrator.panel_name("city:2")
    assert plain(french.tell(city)) == "Ville : Joueur 2"
    assert english.say(city.key, with_names(city.values, ["Ann", "Odile"])) == "City: Odile"
    names = ("confirm", "pass", "discard", "cube:lift", "cube:shop", "cell:c4", "tower:2")
    assert [french.tell(narrator.button(table.known, name)) for name in names] == [
        "Valider", "Passer", "Rendre à la réserve", "Cube noir", "Commerce", "Case c4", "Tour 2",
    ]  # fmt: skip
