"""How heavy answers are: texts are compressed, pictures are kept, and no secret is given away."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from faubourg.core.registry import games
from web.browser import AnyClient, Browser

FOR_EVER = "public, max-age=31536000, immutable"


def bare(client: AnyClient, path: str, accepted: str = "gzip", **more: str) -> httpx.Response:
    """As a browser without cookies asks."""
    client.cookies = httpx.Cookies()
    return client.get(path, headers={"accept-encoding": accepted, **more})


def raw_length(answer: httpx.Response) -> int:
    return int(answer.headers["content-length"])


@pytest.mark.parametrize(
    "path", ["/", "/rules/town_center", "/static/css/night.css", "/static/icons.svg", "/schema",
             "/content/small_city", "/static/js/luck.js"],
)  # fmt: skip
def test_texts_are_compressed_for_who_takes_it(client: AnyClient, path: str) -> None:
    packed, plain = bare(client, path), bare(client, path, "identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert raw_length(packed) < 0.7 * len(plain.content) and len(plain.content) == raw_length(plain)


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "gzip; q=0.000, br", "x-gzipped"])
def test_who_does_not_take_gzip_gets_it_plain(client: AnyClient, accepted: str) -> None:
    assert "content-encoding" not in bare(client, "/", accepted).headers


@pytest.mark.parametrize("accepted", ["gzip, deflate, br", "br;q=1, GZIP;q=0.5"])
def test_gzip_may_stand_anywhere(client: AnyClient, accepted: str) -> None:
    assert bare(client, "/", accepted).headers["content-encoding"] == "gzip"


def test_what_is_small_stays_as_it_is(client: AnyClient) -> None:
    answer = bare(client, "/api/offer")
    assert "content-encoding" not in answer.headers and answer.json()["commitment"]


def test_a_record_and_a_table_are_compressed(browser: Browser) -> None:
    table = browser.open()
    browser.play_all(table)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
        answer = browser.get(path, headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert raw_length(answer) < len(answer.content) / 2


def test_asking_only_for_the_head_gives_no_body(client: AnyClient) -> None:
    answer = client.head("/static/css/night.css", headers={"accept-encoding": "gzip"})
    assert answer.content == b"" and "content-encoding" not in answer.headers


def test_a_compressed_file_has_another_tag_than_the_plain_one(client: AnyClient) -> None:
    """Byte for byte they differ: a tag that promises the same bytes would lie."""
    assert bare(client, "/static/css/night.css").headers["etag"].startswith('W/"')


# Who can make a browser ask, choose some words of the answer and see its length could guess the
# token in it, character by character: a right guess compresses better (BREACH).


@pytest.mark.parametrize("path", ["/?guess=csrf", "/static/nothing", "/table/0123456789"])
@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_another_site_makes_a_browser_ask_for_is_not_compressed(
    client: AnyClient, path: str, site: str
) -> None:
    assert "content-encoding" not in bare(client, path, **{"sec-fetch-site": site}).headers
    assert bare(client, "/", **{"sec-fetch-site": "none"}).headers["content-encoding"] == "gzip"


def test_without_a_word_about_the_site_only_an_open_line_is_compressed(client: AnyClient) -> None:
    assert "content-encoding" not in bare(client, "https://testserver.local/").headers
    ours = bare(client, "https://testserver.local/", **{"sec-fetch-site": "same-origin"})
    assert ours.headers["content-encoding"] == "gzip"
    file = bare(client, "https://testserver.local/static/css/night.css")
    assert file.headers["content-encoding"] == "gzip"


# Pictures of the games


def pictures(page: str) -> list[str]:
    return re.findall(r'(?:src|srcset)="(/picture/[^"]+)"', page)


def test_the_home_page_is_light(client: AnyClient) -> None:
    for language in ("en", "fr"):
        page = Browser(client, language).get("/").text
        assert len(page.encode()) < 30_000
        assert len(pictures(page)) == 2 * len(games())


def test_a_picture_is_kept_for_ever_and_brings_no_cookie(client: AnyClient) -> None:
    for address in pictures(bare(client, "/").text):
        answer = bare(client, address)
        assert answer.headers["cache-control"] == FOR_EVER
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "script-src" not in answer.headers["content-security-policy"]
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        assert answer.headers["content-encoding"] == "gzip"
        assert "set-cookie" not in answer.headers
        assert answer.text.startswith("<svg ") and "<script" not in answer.text


def test_what_others_may_keep_brings_no_cookie(client: AnyClient) -> None:
    (sheet,) = re.findall(r'href="(/static/packed/[^"]+/home.css)"', bare(client, "/").text)
    answer = bare(client, sheet)
    assert answer.headers["cache-control"] == FOR_EVER and "set-cookie" not in answer.headers


@pytest.mark.parametrize("wrong", [
    "/picture/town_center/en/day/0000000000.svg", "/picture/chess/en/day/0000000000.svg",
    "/picture/town_center/de/day/0000000000.svg", "/picture/town_center/en/dusk/0000000000.svg",
    "/picture/town_center/en/day/x", "/picture/..%2f../en/day/x.svg",
])  # fmt: skip
def test_a_wrong_mark_is_not_found_and_not_kept(client: AnyClient, wrong: str) -> None:
    answer = bare(client, wrong)
    assert answer.status_code == 404 and answer.headers["cache-control"] == "no-store"


def test_the_light_that_was_chosen_decides_the_picture(browser: Browser) -> None:
    browser.send_form("/settings", theme="dark")
    assert all("/night/" in address for address in pictures(browser.get("/").text))
    browser.send_form("/settings", theme="light")
    assert all("/day/" in address for address in pictures(browser.get("/").text))


def test_a_picture_says_its_size_so_that_nothing_jumps(client: AnyClient) -> None:
    images = re.findall(r"<img [^>]+>", bare(client, "/").text)
    assert len(images) == len(games())
    for image in images:
        assert re.search(r' width="[1-9]\d*" height="[1-9]\d*" alt=""', image)


def test_compressing_is_undone_without_loss(client: AnyClient) -> None:
    with client.stream("GET", "/static/css/night.css", headers={"accept-encoding": "gzip"}) as got:
        packed = b"".join(got.iter_raw())
    assert gzip.decompress(packed) == bare(client, "/static/css/night.css", "").content


# Cookies


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_are_secure_where_the_line_is(client: AnyClient, scheme: str) -> None:
    """All four, by what this request came with: behind a proxy the server cannot know before."""
    address = f"{scheme}://testserver.local"
    first = bare(client, f"{address}/")
    token = first.cookies["csrftoken"]
    form = {"_csrf_token": token, "language": "fr", "theme": "dark"}
    client.cookies = httpx.Cookies({"csrftoken": token})
    second = client.post(f"{address}/settings", data=form, follow_redirects=False)
    given = [*first.headers.get_list("set-cookie"), *second.headers.get_list("set-cookie")]
    assert {cookie.partition("=")[0] for cookie in given} == {
        "csrftoken", "faubourg_browser", "faubourg_language", "faubourg_theme"
    }  # fmt: skip
    assert all(cookie.count("; Secure") == (scheme == "https") for cookie in given)
    assert all("samesite=lax" in cookie.lower() for cookie in given)
