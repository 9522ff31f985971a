"""Who a browser is: one secret in its cookie, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Any, Final

from litestar.connection import ASGIConnection, Request

from faubourg.web.limits import address_of
from faubourg.web.people import Device, label_of

COOKIE: Final = "faubourg_browser"
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def asker(connection: Connection) -> tuple[str, str]:
    """Who asks, for limits and turns: an address and a browser."""
    return address_of(connection.scope), browser_of(connection)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


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


def link_secret(owner: str, table: str, seat: int) -> str:
    """The secret of a seat's link, from the table owner's own: only the owner can show it again."""
    digest = hmac.digest(owner.encode(), f"seat {table}/{seat}".encode(), "sha256")
    return urlsafe_b64encode(digest[:18]).decode()


def offered_secret(key: str, offer: str) -> bytes:
    """The chance secret behind an offer, which is committed before anybody gives a nonce."""
    return hmac.digest(key.encode(), f"offer {offer}".encode(), "sha256")
