"""Who a browser is, by one secret of which only the hash is kept; its language and light."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection, Request

from faubourg.core.texts import LANGUAGES, Texts
from faubourg.table.people import Device, hashed, label_of
from faubourg.web.limits import address_of

COOKIE: Final = "faubourg_browser"
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
LANGUAGE_COOKIE: Final = "faubourg_language"
THEME_COOKIE: Final = "faubourg_theme"
THEMES: Final = ("auto", "light", "dark")


def asker(connection: Connection) -> tuple[str, str]:
    """Who asks, for limits and turns: an address and a browser."""
    return address_of(connection.scope), browser_of(connection)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def secret_of(connection: Connection) -> str:
    """The browser's secret, or the one it is being given with this answer."""
    given = connection.cookies.get(COOKIE, "")
    return given or str(connection.scope["state"].get(COOKIE, ""))


def browser_of(connection: Connection) -> str:
    """What is stored of a browser; empty for one that has no secret."""
    secret = secret_of(connection)
    return hashed(secret) if secret else ""


def device_of(connection: Connection) -> Device:
    """A browser as the holder of a seat."""
    return Device(browser_of(connection), label_of(connection.headers.get("user-agent", "")))


def offered_secret(key: str, offer: str) -> bytes:
    """The chance secret behind an offer, which is committed before anybody gives a nonce."""
    return hmac.digest(key.encode(), f"offer {offer}".encode(), "sha256")


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
