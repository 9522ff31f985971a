"""The commands and questions of a page: what is answered, and what is refused and how."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from playing import act

from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.match import Match, outcome
from faubourg.core.model import Reason
from faubourg.core.registry import find_game, games
from faubourg.core.replay import AnyMatch, follow
from faubourg.core.texts import Texts
from faubourg.games.town_center.state import BUILD
from faubourg.table.answers import told_with_rule
from faubourg.web.app import HEADERS, create_app
from faubourg.web.services import Settings
from faubourg.web.tables import Tables
from web.browser import BOT, HERE, LINK, ME, AnyClient, Browser

NOWHERE = "/api/tables/0123456789"


def test_an_action_is_done_and_seen(browser: Browser) -> None:
    table = browser.open()
    before = browser.look(table)
    after = browser.play(table)
    assert after["number"] > before["number"]
    assert len(after["log"]) > len(before["log"])


def test_a_game_is_played_to_its_end_verified_and_played_again(browser: Browser) -> None:
    table = browser.open()
    assert browser.get(f"/api/tables/{table}/verify").status_code == 400
    shown = browser.play_all(table)
    assert [place["place"] for place in shown["result"]["places"]][0] == 1
    assert shown["result"]["chart"].startswith("<svg")
    verdict = browser.get(f"/api/tables/{table}/verify").json()
    assert verdict["honest"] and verdict["outcomes"] > 10 and verdict["text"]
    kept = record.load(browser.get(f"/api/tables/{table}/record").text)
    assert kept.finished and follow(kept).entries == kept.entries
    again = [browser.post(f"/api/tables/{table}/rematch").json()["table"] for _ in range(2)]
    assert again[0] == again[1] != table
    assert browser.look(again[0])["number"] == 0


def test_undo_and_redo(browser: Browser) -> None:
    table = browser.open()
    first = browser.look(table)
    played = browser.play(table)
    seat = first["seat"]
    back = browser.command(table, "undo", seat=seat, expected=played["number"])
    assert back.status_code == 201
    shown = browser.look(table)
    assert (shown["seat"], shown["actions"]) == (seat, first["actions"])
    assert shown["redo"] is None
    assert browser.command(table, "redo", seat=seat, expected=shown["number"]).status_code == 201
    assert browser.look(table)["board"] == played["board"]


def test_who_gives_no_name_is_called_by_the_seat_in_every_readers_language(
    client: AnyClient, browser: Browser
) -> None:
    reader = Browser(client, "fr")
    table = browser.open({**ME, "name": "Ada"}, LINK)
    for one, called in ((browser, "Player 2"), (reader, "Joueur 2")):
        shown = one.look(table, seat=1)
        assert [player["name"] for player in shown["players"]] == ["Ada", called]
        assert called in shown["board"]
        page = one.get(browser.link(table, 1)).text
        assert f'<li class="chip">{called}</li>' in page and f'placeholder="{called}"' in page
    kept = record.load(browser.get(f"/api/tables/{table}/record").text)
    assert kept.header.players == ["Ada", ""]


@pytest.mark.parametrize("game", sorted(games()))
def test_a_program_plays_by_what_its_seat_knows(
    client: AnyClient, browser: Browser, game: str
) -> None:
    table, rng = browser.open(ME, HERE, game=game), Random(1)
    path = f"/api/tables/{table}/state"
    for _ in range(30):
        actors = browser.get(path).json()["actors"]
        if not actors:
            break  # the smallest game is soon over
        seat = actors[0]
        told = browser.get(path, params={"seat": seat}).json()
        index, notation = rng.choice(told["legal"])
        assert find_game(game).rules(2).parse(notation).index == index
        body = {"seat": seat, "action": index, "expected": told["number"]}
        assert browser.command(table, "play", **body).status_code == 201
    everybodys = Browser(client).get(path).json()
    assert everybodys["seat"] is None and everybodys["legal"] == []
    assert everybodys["state"]["actors"] == everybodys["actors"]
    assert len(everybodys["points"]) == 2 and everybodys["game"] == game
    assert Browser(client).get(path, params={"seat": 0}).status_code == 403


def test_why_not_names_players_by_their_names(browser: Browser) -> None:
    seats = {**ME, "name": "Ada"}, {**HERE, "name": "Bo"}
    table = browser.open(*seats, game="small_city", options={"first_player": "1"})
    for _ in range(4):  # town halls and promises
        shown = browser.look(table)
        eyes = shown["cover"]["seat"] if shown["cover"] else shown["seat"]
        action = browser.look(table, eyes=eyes)["actions"][0][0]
        body = {"seat": eyes, "action": action, "expected": shown["number"]}
        assert browser.command(table, "play", **body).status_code == 201
    told = browser.get(f"/api/tables/{table}/why?seat=1&name=cell:g1&name=cell:h1").json()
    assert "Ada" in told["text"]


def test_preview_shows_and_changes_nothing(browser: Browser) -> None:
    table = browser.open()
    shown = browser.look(table)
    ask = {"seat": shown["seat"], "action": shown["actions"][0][0], "turn": 1}
    told = browser.get(f"/api/tables/{table}/preview", params=ask).json()
    assert told["board"].startswith("<svg") and told["label"]
    assert browser.look(table)["number"] == shown["number"]


def test_a_preview_shows_only_the_panels_that_would_change(browser: Browser) -> None:
    table = browser.open()
    shown = browser.look(table)
    ask = {"seat": shown["seat"], "action": shown["actions"][0][0]}
    told = browser.get(f"/api/tables/{table}/preview", params=ask).json()
    known = {panel["key"]: panel for panel in shown["panels"]}
    assert told["panels"]
    for panel in told["panels"]:
        assert panel["title"] == known[panel["key"]]["title"]
        assert panel["svg"] != known[panel["key"]]["svg"]
    assert len(told["panels"]) < len(known)


def test_a_preview_commits_to_nothing() -> None:
    rules, rng = find_game("town_center").rules(2), Random("the last cube")
    match: AnyMatch = Match(rules, Chance.seeded("the last cube"))
    while match.state.step != BUILD or len(match.state.actors) > 1:
        act(match, rng, anyone=True)
    (last,) = match.state.actors
    while len(match.state.cities[last].hand) > 1:
        act(match, rng)
    seen = outcome(rules, match.state.clone(), last, rules.pick(match.state, last, rng))
    assert seen.actors == (last,)  # who is asked to confirm


def test_a_preview_of_what_is_not_legal_is_nothing(browser: Browser) -> None:
    table = browser.open()
    shown = browser.look(table)
    assert browser.play(table)["seat"] != shown["seat"]
    ask = {"seat": shown["seat"], "action": shown["actions"][0][0]}
    answer = browser.get(f"/api/tables/{table}/preview", params=ask)
    assert (answer.status_code, answer.json()) == (200, None)


def test_why_not_is_said_in_the_readers_language(client: AnyClient) -> None:
    browser = Browser(client, "fr-CA, en;q=0.5")
    table = browser.open()
    shown = browser.play(table)  # somewhere a cell is taken now
    touched = [name for names in (a[1] for a in shown["actions"]) for name in names]
    assert touched
    ask = {"seat": shown["seat"], "name": "cell:z9"}
    answer = browser.get(f"/api/tables/{table}/why", params=ask)
    assert answer.status_code == 200
    assert set(answer.json()) == {"text", "rule", "link"}


def test_an_offer_can_be_used_once(browser: Browser) -> None:
    offer = browser.get("/api/offer").json()["offer"]
    browser.open(offer=offer, nonce="mine")
    body = {"game": "town_center", "seats": [ME, HERE], "offer": offer}
    assert browser.post("/api/tables", body).status_code == 409


def test_the_past_can_be_looked_at(browser: Browser) -> None:
    table = browser.open()
    first = browser.look(table)
    browser.play(table)
    past = browser.look(table, at=first["steps"])
    assert (past["now"], past["board"] != "", past["actions"]) == (False, True, [])


# Refusals


def test_somebody_elses_seat_is_refused(client: AnyClient, browser: Browser) -> None:
    table = browser.open()
    shown, thief = browser.look(table), Browser(client)
    play = {"seat": shown["seat"], "action": shown["actions"][0][0], "expected": shown["number"]}
    back = {"seat": 0, "expected": shown["number"]}
    assert thief.command(table, "play", **play).status_code == 403
    assert thief.command(table, "undo", **back).status_code == 403
    assert thief.command(table, "redo", **back).status_code == 403
    assert thief.command(table, "aid", aid="any", **back).status_code == 403
    assert thief.post(f"/api/tables/{table}/rematch").status_code == 403
    assert thief.get(f"/api/tables/{table}/preview?seat=0&action=0").status_code == 403
    assert thief.get(f"/api/tables/{table}/why?seat=0&name=x").status_code == 403
    assert thief.look(table)["actions"] == []


@pytest.mark.parametrize("path", ["", "/preview?seat=0&action=0", "/why?seat=0&name=a", "/record",
                                  "/verify"])  # fmt: skip
def test_a_table_that_does_not_exist_is_404(browser: Browser, path: str) -> None:
    answer = browser.get(NOWHERE + path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"detail"}


@pytest.mark.parametrize("name", ["play", "undo", "redo", "aid"])
def test_a_command_at_no_table_is_404(browser: Browser, name: str) -> None:
    more: dict[str, dict[str, object]] = {"play": {"action": 0}, "aid": {"aid": "any"}}
    body = {"seat": 0, "expected": 0, **more.get(name, {})}
    assert browser.post(f"{NOWHERE}/{name}", body).status_code == 404


@pytest.mark.parametrize("table", ["%00", "a%27--", "é", "x" * 16])
def test_odd_table_ids_are_404(browser: Browser, table: str) -> None:
    assert browser.get(f"/api/tables/{table}").status_code == 404


def test_an_illegal_action_is_422_with_a_text(browser: Browser) -> None:
    table = browser.open()
    shown = browser.look(table)
    legal = {action[0] for action in shown["actions"]}
    illegal = next(index for index in range(600) if index not in legal)
    body = {"seat": shown["seat"], "action": illegal, "expected": shown["number"]}
    answer = browser.command(table, "play", **body)
    assert answer.status_code == 422
    assert answer.json()["text"]
    other = {"seat": 1 - shown["seat"], "action": illegal, "expected": shown["number"]}
    assert browser.command(table, "play", **other).status_code == 422


def test_who_is_behind_gets_409_with_the_number(browser: Browser) -> None:
    table = browser.open()
    shown = browser.play(table)
    action = shown["actions"][0][0]
    answer = browser.command(table, "play", seat=shown["seat"], action=action, expected=999)
    assert answer.status_code == 409
    assert answer.json() == {"number": shown["number"]}


def test_a_repeated_request_is_harmless(browser: Browser) -> None:
    table = browser.open()
    shown = browser.look(table)
    body = {"seat": shown["seat"], "action": shown["actions"][0][0], "expected": shown["number"]}
    answers = [browser.command(table, "play", **body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201] * 3
    assert len({answer.json()["number"] for answer in answers}) == 1


GOOD: dict[str, Any] = {"seat": 0, "action": 0, "expected": 0}


@pytest.mark.parametrize("change", [
    {"action": 100_000}, {"action": -1}, {"action": 2**70}, {"action": "a"}, {"action": None},
    {"action": 1.5}, {"seat": -1}, {"seat": 2**64}, {"expected": 10**30}, {"more": 1},
    {"seat": True},
])  # fmt: skip
def test_bad_numbers_and_fields_are_400(browser: Browser, change: dict[str, Any]) -> None:
    table = browser.open()
    answer = browser.post(f"/api/tables/{table}/play", {**GOOD, **change})
    assert answer.status_code == 400
    assert set(answer.json()) == {"detail"}


@pytest.mark.parametrize("ask", [
    "at=99999999999999999999", "at=-1", "turn=4", "seat=100", "seat=x", "overlay=" + "x" * 50,
    "log=1e9",
])  # fmt: skip
def test_bad_questions_are_400(browser: Browser, ask: str) -> None:
    assert browser.get(f"/api/tables/{browser.open()}?{ask}").status_code == 400


@pytest.mark.parametrize("change", [
    {"game": "chess"}, {"seats": [ME] * 9}, {"seats": [{"kind": "bot"}, ME]},
    {"seats": [{"kind": "bot", "bot": "stockfish"}, ME]}, {"options": {"size": "XL"}},
    {"content": "no data"}, {"content": "{}"},
])  # fmt: skip
def test_a_table_nobody_can_open_is_422(browser: Browser, change: dict[str, Any]) -> None:
    answer = browser.post("/api/tables", {"game": "town_center", "seats": [ME, HERE], **change})
    assert answer.status_code == 422
    assert answer.json()["detail"]


@pytest.mark.parametrize("change", [
    {"seats": []}, {"seats": [ME] * 30}, {"seats": [{"kind": "spy"}, ME]}, {"nonce": "x" * 65},
    {"seats": [{"kind": "me", "name": "x" * 401}, ME]}, {"content": "x" * 100_001}, {"odd": 1},
    {"nonce": "\0"},
])  # fmt: skip
def test_a_wish_that_is_no_wish_is_400(browser: Browser, change: dict[str, Any]) -> None:
    answer = browser.post("/api/tables", {"game": "town_center", "seats": [ME, HERE], **change})
    assert answer.status_code == 400


def test_deep_or_broken_json_is_400(browser: Browser) -> None:
    for content in (b"{", b"\xff\xfe", b"[" * 100_000, b'{"seat": 0', b""):
        answer = browser.post(f"{NOWHERE}/play", content=content)
        assert answer.status_code == 400, content[:20]


def test_without_the_csrf_token_nothing_is_done(browser: Browser) -> None:
    table = browser.open()
    for path in ("/api/tables", f"/api/tables/{table}/play", f"/api/tables/{table}/rematch",
                 "/settings", "/tables", "/replay", "/play/town_center"):  # fmt: skip
        assert browser.request("POST", path, json={}).status_code == 403
        odd = {"x-csrftoken": "0" * 128}
        assert browser.request("POST", path, json={}, headers=odd).status_code == 403


def test_too_large_a_body_is_413(browser: Browser) -> None:
    answer = browser.post("/api/tables", content=b'"' + b"x" * 3_000_000 + b'"')
    assert answer.status_code == 413


def test_too_many_requests_are_429(sqlite: str) -> None:
    settings = Settings(sqlite, requests_per_minute=5)
    with TestClient(create_app(settings, "a key")) as client:
        codes = [client.get("/api/offer").status_code for _ in range(7)]
        answer = client.get("/api/offer")
        static = client.get("/static/favicon.svg").status_code
    assert codes == [200] * 5 + [429] * 2
    assert static == 200
    assert all(answer.headers[name] == value for name, value in HEADERS.items())


def test_an_answer_does_not_tell_how_many_requests_others_make(browser: Browser) -> None:
    """At one address: who plays at home would count the choices of the others there."""
    before = browser.get("/api/tables/none").headers
    Browser(browser.client)
    assert browser.get("/api/tables/none").headers == before


def test_pages_stay_valid_over_a_restart(sqlite: str) -> None:
    """The key that signs the CSRF tokens is the same again (server.run takes it from the store)."""
    settings = Settings(sqlite)
    with TestClient(create_app(settings, "one key")) as client:
        browser = Browser(client)
        table = browser.open()
    with TestClient(create_app(settings, "one key")) as client:
        browser.client = client
        assert browser.play(table)["number"] > 0


# Headers and errors


def answers(browser: Browser) -> dict[str, Any]:
    return {
        "page": browser.get("/"),
        "json": browser.get("/api/offer"),
        "schema": browser.get("/schema"),
        "static": browser.get("/static/favicon.svg"),
        "no static": browser.get("/static/none.js"),
        "traversal": browser.get("/static/..%2fapp.py"),
        "404": browser.get("/nothing/here"),
        "api 404": browser.get("/api/nothing"),
        "405": browser.request("DELETE", "/api/offer"),
        "400": browser.get("/new/town_center?seats=x"),
        "403": browser.request("POST", "/settings"),
        "409": browser.post(f"{NOWHERE}/play", GOOD),
    }


def test_every_answer_has_the_security_headers(browser: Browser) -> None:
    for name, answer in answers(browser).items():
        for header, value in HEADERS.items():
            assert answer.headers.get(header) == value, (name, header)
        assert "Cache-Control" in answer.headers, name


def test_no_page_has_inline_script_or_style(browser: Browser) -> None:
    table = browser.open(ME, BOT)
    for path in ("/", "/new/town_center", f"/table/{table}", "/rules/town_center", "/nothing"):
        html = browser.get(path).text
        assert " style=" not in html and "<style" not in html, path
        assert " onclick=" not in html and "javascript:" not in html, path
        scripts = [script.split(">")[0] for script in html.split("<script")[1:]]
        assert all(" src=" in s or "application/json" in s for s in scripts), path


def test_a_method_that_is_not_there_says_which_are(browser: Browser) -> None:
    answer = browser.request("DELETE", "/api/offer")
    assert answer.status_code == 405
    assert "GET" in answer.headers["Allow"]


def test_only_marked_static_files_are_kept_for_ever(browser: Browser) -> None:
    assert "immutable" in browser.get("/static/favicon.svg?v=1").headers["Cache-Control"]
    assert browser.get("/static/favicon.svg").headers["Cache-Control"] == "no-cache"
    assert browser.get("/static/none.svg?v=1").headers["Cache-Control"] == "no-cache"
    assert browser.get("/api/offer").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/tables/0123456789", "/table/0123456789"])
def test_our_faults_are_told_without_details(
    sqlite: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Tables, table_id: str) -> None:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(Tables, "get", broken)
    app = create_app(Settings(sqlite), "a key")
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get(path)
    assert answer.status_code == 500
    assert "secret of the server" not in answer.text
    assert "Traceback" not in answer.text and ".py" not in answer.text
    assert all(answer.headers[name] == value for name, value in HEADERS.items())


def test_the_browsers_secret_is_not_readable_by_scripts(client: AnyClient) -> None:
    given = client.get("/api/offer").headers.get_list("set-cookie")
    mine = next(cookie for cookie in given if cookie.startswith("faubourg_browser="))
    assert "HttpOnly" in mine and "SameSite=Lax" in mine
    again = client.get("/api/offer").headers.get_list("set-cookie")
    assert not any(cookie.startswith("faubourg_browser=") for cookie in again)


def test_an_empty_secret_is_no_secret(client: AnyClient) -> None:
    given = client.get("/api/offer", headers={"cookie": "faubourg_browser="})
    assert any("faubourg_browser=" in c for c in given.headers.get_list("set-cookie"))


def test_no_secret_of_a_table_is_sent_while_it_runs(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME, LINK)
    kept = record.load(browser.get(f"/api/tables/{table}/record").text)
    assert kept.secret == ""
    stranger = Browser(client).look(table)
    assert all(player["link"] == "" for player in stranger["players"])
    assert browser.link(table, 1).startswith(f"/join/{table}/")


def test_the_schema_is_the_document_itself_and_lists_everything(browser: Browser) -> None:
    answer = browser.get("/schema")
    assert "json" in answer.headers["content-type"]
    paths = answer.json()["paths"]
    base = "/api/tables/{table_id}"
    alone = {"/health", "/ready", "/api/days", "/api/offer", "/api/tables", "/api/turns", base}
    assert set(paths) == alone | {
        f"{base}/{name}"
        for name in (
            "play aid hint review ghost undo redo preview moment why explain record records "
            "state verify rematch possible "
            "luck/promise luck/reveal luck/lost luck/again lesson/leave seats/{seat}/devices "
            "seats/{seat}/admit seats/{seat}/end seats/{seat}/invite seats/{seat}/name "
            "seats/{seat}/{word} talk notices notices/mail notices/mail/stop notices/push "
            "notices/push/stop"
        ).split()
    }


def test_an_expansion_refuses_by_the_rules_of_its_base_game() -> None:
    reason = Reason("small_city.not-empty", "5.2.2", 1)
    told = told_with_rule(Texts("fr"), reason, "non", "arcologies")
    assert (told.rule, told.link) == ("Small City 5.2.2", "/rules/small_city#r5.2.2")
    told = told_with_rule(Texts("fr"), reason, "non", "small_city")
    assert (told.rule, told.link) == ("5.2.2", "/rules/small_city#r5.2.2")
