"""The words of a growth in which citizens are scarce: question, labels, refusals, log."""

from __future__ import annotations

from faubourg.games.la_citta import year
from games.la_citta.table import Table, table
from games.la_citta.test_narrate import asked, labelled, logged, refused
from games.la_citta.test_narrate_web import effects


def before_growth(citizens: int) -> Table:
    """Blue is first, then green; red comes last, with three cities that could grow."""
    game = table(
        red=["8-9:3", "4-13:3", "12-13:5", "12-19:1"], blue=["8-23:3"], green=["4-25:2"],
        seats=3, citizens=citizens, first=1,
    )  # fmt: skip
    game.state.hungry = 4
    year.begin_year(game.state)
    return game


def test_growth_asks_for_a_city() -> None:
    game = before_growth(4).follow("voice open health")
    assert asked(game) == [
        "The reserve has only 2 citizens for your 3 cities that could grow: choose one that does.",
        "La réserve n’a plus que 2 Citoyens pour vos 3 Villes qui pourraient grandir : choisissez "
        "celle qui grandit.",
    ]
    assert asked(game.sit(1)) == [
        "Waiting for Player 1, who chooses which cities grow.",
        "On attend Joueur 1, qui choisit les Villes qui grandissent.",
    ]
    assert labelled(game, "grow 8-9") == [
        "Gorgona grows (3 live there)",
        "Gorgona grandit (3 y vivent)",
    ]
    assert labelled(game, "grow 12-19")[0] == "Novara grows (1 lives there)"


def test_a_choice_tells_what_it_would_bring() -> None:
    game = before_growth(4).follow("voice open health")
    assert effects(game, "grow 8-9") == [
        ["then 1 citizen is left for another city", "17 food for 13 citizens",
         "citizens of Gorgona: 3 → 4 (limit 5)"],
        ["il reste alors 1 Citoyen pour une autre Ville", "17 nourritures pour 13 Citoyens",
         "Citoyens de Gorgona : 3 → 4 (limite 5)"],
    ]  # fmt: skip


def test_each_choice_is_told_and_in_the_end_who_goes_short() -> None:
    game = before_growth(3)
    assert logged(game, "voice open health")[0] == [
        "Year 3: Player 2 is first player. The open voice card is health; three more lie face "
        "down.",
        "Growth, Player 2: Lanuva (4) gains a citizen.",
        "Growth, Player 3: Daverio (3) gains a citizen.",
    ]
    assert logged(game, "grow 8-9") == [
        ["Growth, Player 1: Gorgona gains a citizen and has 4; the reserve has nobody for Corbara "
         "and Novara.", "Last year’s hunger costs Player 3 a player card and the turn of round 1."],
        ["Croissance, Joueur 1 : Gorgona gagne un Citoyen et en a 4 ; la réserve n’a personne "
         "pour Corbara et Novara.",
         "La famine de l’an passé coûte à Joueur 3 une carte Joueur et le tour de la manche 1."],
    ]  # fmt: skip


def test_those_who_come_later_are_told_last() -> None:
    game = before_growth(2)
    game.state.first = 0
    assert len(logged(game, "voice open health")[0]) == 1
    assert logged(game, "grow 12-19")[0] == ["Growth, Player 1: Novara gains a citizen and has 2."]
    assert logged(game, "grow 4-13")[0] == [
        "Growth, Player 1: Corbara gains a citizen and has 4; the reserve has nobody for Gorgona.",
        "Growth, Player 2: no city grows; the reserve has nobody for Lanuva.",
        "Growth, Player 3: no city grows; the reserve has nobody for Daverio.",
        "Last year’s hunger costs Player 3 a player card and the turn of round 1.",
    ]


def test_refusals_say_why_a_city_cannot_grow() -> None:
    game = before_growth(4).follow("voice open health").play("grow 8-9")
    assert refused(game, "grow 8-9") == [
        "Gorgona has already grown this year.", "Gorgona a déjà grandi cette Année."
    ]  # fmt: skip
    assert refused(game, "grow 12-13") == [
        "Norcia is full: 5 citizens, and its limit is 5.",
        "Norcia est pleine : 5 Citoyens, pour une limite de 5.",
    ]
    assert refused(game, "grow 8-23")[0] == (
        "The castle of Lanuva belongs to Player 2, not to you."
    )
    assert refused(game, "pass") == [
        "This is not the time to pass: first say which city grows.",
        "Ce n’est pas le moment de passer : dites d’abord quelle Ville grandit.",
    ]


def test_the_page_says_that_it_is_growth() -> None:
    game = before_growth(3).follow("voice open health")
    chips = game.narrator.status(game.known, game.seat)
    assert chips[0].values["phase"] == 3
