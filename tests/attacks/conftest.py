"""The servers and browsers of the web tests."""

from web.conftest import (  # noqa: F401  # fixtures, and a hook for their warnings
    box,
    browser,
    client,
    database,
    empty_file,
    friend,
    post,
    postgres,
    postgres_server,
    pytest_collection_modifyitems,
    sqlite,
    third,
    writing,
)
