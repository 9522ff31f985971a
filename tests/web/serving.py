"""Servers in memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache

from litestar import Litestar
from litestar.testing import TestClient

from faubourg.web.app import create_app
from faubourg.web.mail import Post
from faubourg.web.notices import Wishes
from faubourg.web.services import Services, Settings
from web.browser import AnyClient

UNLIMITED = 10**6  # requests a minute


@cache
def the_app() -> Litestar:
    """One for all: its routes take long to make; each test gives it services of its own."""
    return create_app(Settings(), "a key")


@contextmanager
def _open(settings: Settings) -> Iterator[AnyClient]:
    """No second one before it is closed."""
    app = the_app()
    app.state.services = Services(settings)
    with TestClient(app) as opened:
        yield opened


def serving(database: str) -> AbstractContextManager[AnyClient]:
    return _open(Settings(database, UNLIMITED, bot_pause=0))


def telling(
    database: str, post: Post | None = None, rate: int = UNLIMITED
) -> AbstractContextManager[AnyClient]:
    """With a mail server, and its pushes may go to this machine."""
    wishes = Wishes(post=post, site=post.site if post else "", inside=True)
    return _open(Settings(database, rate, bot_pause=0, notices=wishes))
