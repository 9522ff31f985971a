"""Who a browser is: one secret in its cookie, of which only the hash is stored."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection, Request

from faubourg.table.people import Device, hashed, label_of
from faubourg.web.limits import address_of

COOKIE: Final = "faubourg_browser"
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


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
