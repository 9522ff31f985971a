"""In which language a browser is answered, and in which light."""

from __future__ import annotations

from typing import Final

from faubourg.core.texts import LANGUAGES, Texts
from faubourg.web.access import Connection

LANGUAGE_COOKIE: Final = "faubourg_language"
THEME_COOKIE: Final = "faubourg_theme"
THEMES: Final = ("auto", "light", "dark")


def texts_of(connection: Connection) -> Texts:
    """As the page is, as chosen, as the browser asks, otherwise English."""
    asked = connection.query_params.get("language", "")  # a socket's headers may not say it
    for chosen in (asked, connection.cookies.get(LANGUAGE_COOKIE, "")):
        if chosen in LANGUAGES:
            return Texts(chosen)
    wishes = connection.headers.get("accept-language", "").lower().split(",")
    known = [wish.strip()[:2] for wish in wishes if wish.strip()[:2] in LANGUAGES]
    return Texts(known[0] if known else "en")


def theme_of(connection: Connection) -> str:
    chosen = connection.cookies.get(THEME_COOKIE, "")
    return chosen if chosen in THEMES else "auto"
