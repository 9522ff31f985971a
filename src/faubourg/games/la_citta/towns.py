"""What cities are called. No rule knows it: records, notation and states name a city by its castle.

The names are our own, and the same in every language. None begins with a vowel, before which
French would write « d’ » for « de »; all are short, as a map has little room.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from faubourg.games.la_citta.board import Hex
from faubourg.games.la_citta.state import City, LaCittaState

# By the hex of the castle: they run through the alphabet from the top of the map to its bottom,
# so that a name tells where to look.
TOWNS: Final = """
    Badesi Bagnara Barga Belluria Bettona Bevagna Bibbona Bitonta Bobbio Bolsena Bormida Brenola
    Brisca Budrio Busalla Cadora Caleria Canosa Carmina Casola Cavriana Celano Cervia Chiusa
    Cingoli Civerna Colonna Comisa Corbara Cortesa Cremola Cuneola Daverio Dolcetta Domella
    Donera Dorgali Dozza Druento Falera Fasano Feltra Fermana Ficulle Fiesola Fiuggia Folena
    Fondi Fossano Fratta Fumane Furbara Gaeta Gallesa Gandola Garbagna Gemona Genzara Giaveno
    Gioiella Gorgona Gradara Gravina Gualdo Gubbia Lanuva Larino Latera Lavello Lerici Levanto
    Licata Lipara Lodrone Loreta Lucera Luni Maglie Manara Marsala Massara Melfi Merana Mesola
    Modica Monopa Montalto Mugello Mussola Nardo Narni Nemi Nettuna Nicosia Nocera Noli Norcia
    Novara Nuvola Padula Palmara Pavera Pergola Pescia Piadena Pienza Poggiola Pomara Pontina
    Prata Priverna Procida Quarona Querceta Racona Ragusa Rapalla Ravella Recco Rieta Rimana
    Rivola Roccara Rubiera Ruvo Sabina Salerna Sarzana Savona Scanno Segesta Serina Sirmia
    Sorana Spello Stresa Sulmona Susa Talamona Teano Teramo Tivoli Todi Tolfa Torbola Trani
    Trevara Tropea Tuscania Vadera Valenza Varena Vasto Velia Venafra Vernazza Vetralla Viadana
    Vieste Vignola Volterra Zagara Zavatta Zenara Zibello Zocca
""".split()


def name_at(castle: Hex) -> str:
    """A city that stands there, stood there or could; a larger board begins again, with numbers."""
    again, place = divmod(castle, len(TOWNS))
    return f"{TOWNS[place]} {again + 1}" if again else TOWNS[place]


def name_of(state: LaCittaState, city: City) -> str:
    return name_at(state.castles[city])


def names_of(state: LaCittaState, found: Iterable[City]) -> list[str]:
    return [name_of(state, city) for city in found]
