"""A component has one name: the map, the log and the prompts write it with the same capitals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import chain

import pytest

from core.test_texts import messages
from faubourg.core.registry import find_game

# As they stand within a sentence; the glossaries of the rules name them all.
SMALL_CITY = {
    "en": "borough, citizen, tourist, factory, warehouse, refinery, port, town hall, "
    "school, library, museum, clinic, university, park, cemetery, vote",
    "fr": "Arrondissement, Citoyen, Touriste, Zone Constructible, Zone "
    "Résidentielle, Zone Commerciale, Usine, Entrepôt, Raffinerie, Port, Mairie, École, "
    "Bibliothèque, Musée, Clinique, Université, Parc, Cimetière, Voix",
}
COMPONENTS = {
    "town_center": {
        "en": "office, residence, shop, utility, lift, car park, hall, unit, Center, Suburb",
        "fr": "bureau, résidence, commerce, ascenseur, parking, mairie, unité",
    },
    "big_city": {
        "en": "district, plot, street, residence, office, city hall, church, cinema, post office, "
        "bank, shopping centre, factory, tram",
        "fr": "quartier, parcelle, rue, résidence, bureau, hôtel de ville, église, cinéma, poste, "
        "banque, centre commercial, parc, usine, tramway",
    },
    "la_citta": {
        "en": "castle, city, citizen, year, farm, lake, mountain, wasteland, culture, education, "
        "health, quarry, school, statue, fountain, market, road, theatre, player card, "
        "politics card, voice card",
        "fr": "Château, Ville, Citoyen, Année, Lac, Montagne, Friche, Culture, Éducation, Santé, "
        "Maison de ferme, Grande maison de ferme, Carrière, École, Statue, Fontaine, Marché, "
        "Palais, Bains Publics, Hôpital, Cathédrale, Université, Route, Théâtre, Port, Domaine, "
        "Pièce d’or, carte Joueur, carte Politique, Voix du Peuple",
    },
    "small_city": SMALL_CITY,
    "arcologies": {
        "en": f"{SMALL_CITY['en']}, arcology, statue, pattern, pump",
        "fr": f"{SMALL_CITY['fr']}, arcologie, Statue, composition, pompe",
    },
}
CASES = [(game, language) for game, lists in COMPONENTS.items() for language in lists]


def initials(words: str) -> list[bool]:
    return [word[0].isupper() for word in words.split()]


def miswritten(text: str, components: list[str]) -> Iterator[str]:
    """Names in other capitals than their own; one that begins a sentence or title may have more."""
    known = {re.sub(" ", "[sx]? ", name) + "[sx]?": name for name in components}
    longest = sorted(known, key=len, reverse=True)
    for found in re.finditer("|".join(rf"(\b{one}\b)" for one in longest), text, re.IGNORECASE):
        name = known[longest[(found.lastindex or 1) - 1]]
        begins = found.start() == 0 or re.search(r"([.!?]\s+|«\s|“)$", text[: found.start()])
        allowed = [name, name[0].upper() + name[1:]] if begins else [name]
        if initials(found[0]) not in map(initials, allowed):
            yield found[0]


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_component_is_written_in_one_way(game: str, language: str) -> None:
    found = messages(language, find_game(game).package)
    del found["name"]  # of the game
    components = COMPONENTS[game][language].split(", ")
    wrong = {
        (key, name)
        for key, text in found.items()
        for words in text.words
        for name in miswritten(words, components)
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_component_is_told_of(game: str, language: str) -> None:
    """Or nothing would be compared."""
    found = messages(language, find_game(game).package).values()
    told = " ".join(words for text in found for words in text.words)
    wanted = COMPONENTS[game][language].split(", ")
    assert [name for name in wanted if name.lower() not in told.lower()] == []


@pytest.mark.parametrize(("game", "language"), CASES)
def test_the_rules_write_it_as_the_page_does(game: str, language: str) -> None:
    components = COMPONENTS[game][language].split(", ")
    found = (miswritten(words, components) for words in sentences(game, language))
    assert sorted(set(chain.from_iterable(found)) - {"Arcologies"}) == []  # the game's name


def sentences(game: str, language: str) -> list[str]:
    """Of the rules; tables hold the words of the other language and of the code."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = files(find_game(game).package).joinpath(name).read_text(encoding="utf-8")
    prose = re.sub(r"^\|.*$|^#+ [\d.]*|\*\*[^*]+\*\*", "\n", text, flags=re.MULTILINE)
    return [" ".join(words.split()) for words in re.split(r"\n\s*\n|\n- |[:(]", prose)]


def test_other_capitals_are_found_wherever_no_sentence_begins() -> None:
    names = ["Château", "Maison de ferme", "Grande maison de ferme", "cube"]
    text = "Châteaux, un château. Cube, une Grande maison de ferme, deux maisons de ferme, un Cube"
    assert [*miswritten(text, names)] == ["château", "maisons de ferme", "Cube"]
