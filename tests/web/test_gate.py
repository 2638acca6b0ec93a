"""Tests of access checks on every route: foreign hosts and origins, no token, bad bodies."""

from typing import Any

import pytest
from fastapi import FastAPI
from starlette.routing import Route

from tableforone.server.bodies import LARGEST_BODY
from tableforone.server.guard import HEADERS
from tableforone.store import Store, Summary
from tests.web.conftest import HOST, Straight, Visitor

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
BAD_BODIES = [
    (b"", "application/json"),
    (b"{", "application/json"),
    (b"[" * 5000, "application/json"),
    (b'{"question": 1e400, "answer": NaN}', "application/json"),
    (b'{"question": 99999999999999999999999999, "answer": -99999999999999999999999}', "application/json"),
    (b'{"question": "0", "answer": [[]]}', "application/json"),
    (b"\xff\xfe\x00", "application/json"),
    (b"question=x&answer=%00&to=-", "application/x-www-form-urlencoded"),
    (b"question=" + b"9" * 5000, "application/x-www-form-urlencoded"),
    (b"--x\r\nContent-Disposition: form-data\r\n", "multipart/form-data; boundary=x"),
    (b"nonsense", "multipart/form-data"),
    (b"nonsense", "text/plain"),
]


def routes(inner: FastAPI, name: str) -> list[tuple[str, str]]:
    """Every method and address, with a real table in it."""
    found = []
    for route in walk(inner.routes):
        path = route.path.replace("{name:path}", "tokens.css").replace("{name}", name)
        path = (
            path.replace("{game}", "stones").replace("{turn}", "0").replace("{version}", "0").replace("{device}", "0")
        ).replace("{study}", "none")
        assert "{" not in path, path
        found += [(method, path) for method in sorted(route.methods or ())]
    assert len(found) > 35
    return found


def walk(found: Any) -> list[Route]:
    """The routes of an application, including those of routers."""
    flat: list[Route] = []
    for route in found:
        if isinstance(route, Route):
            flat.append(route)
        elif hasattr(route, "original_router"):
            flat += walk(route.original_router.routes)
    return flat


def unsafe(inner: FastAPI, name: str) -> list[tuple[str, str]]:
    return [(method, path) for method, path in routes(inner, name) if method in UNSAFE]


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:9999", "127.0.0.1.evil.example:8041", "", "localhost"])
def test_a_foreign_host_gets_nothing_anywhere(visitor: Visitor, inner: FastAPI, host: str) -> None:
    for method, path in routes(inner, visitor.sit_down()):
        answer = visitor.request(method, path, headers={"Host": host, "X-Token": visitor.token})
        assert answer.status_code == 400, (method, path)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1:8041"},
        {"Origin": "http://127.0.0.1:8042"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": f"http://{HOST}", "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_a_foreign_page_changes_nothing(visitor: Visitor, inner: FastAPI, headers: dict[str, str]) -> None:
    name = visitor.sit_down()
    before = visitor.get(f"/tables/{name}/file").text
    for method, path in unsafe(inner, name):
        answer = visitor.request(method, path, headers={"X-Token": visitor.token, **headers})
        assert answer.status_code == 403, (method, path)
    assert visitor.get(f"/tables/{name}/file").text == before


@pytest.mark.parametrize("token", ["", "0" * 40, "x", "ä"])
def test_without_its_token_nothing_is_changed(visitor: Visitor, inner: FastAPI, token: str) -> None:
    name = visitor.sit_down()
    before = visitor.get(f"/tables/{name}/file").text
    for method, path in unsafe(inner, name):
        fields = {"token": token, "question": "0", "answer": "1"}
        assert visitor.request(method, path, data=fields).status_code == 403, (method, path)
        assert visitor.request(method, path, headers=[(b"X-Token", token.encode())]).status_code == 403, (method, path)
    assert visitor.get(f"/tables/{name}/file").text == before


def test_the_token_of_another_session_does_not_count(app: Any, visitor: Visitor) -> None:
    name = visitor.sit_down()
    with Visitor(base_url=f"http://{HOST}", transport=Straight(app, ("127.0.0.1", 1))) as other:
        other.see("/")
        other.token = visitor.token
        assert other.submit(f"/tables/{name}/answers", question=0, answer=1).status_code == 403
    visitor.cookies.clear()
    assert visitor.submit(f"/tables/{name}/answers", question=0, answer=1).status_code == 403


def test_too_large_a_body_is_refused_everywhere(visitor: Visitor, inner: FastAPI) -> None:
    for method, path in unsafe(inner, visitor.sit_down()):
        answer = visitor.request(method, path, content=b"x" * (LARGEST_BODY + 1), headers={"X-Token": visitor.token})
        assert answer.status_code == 413, (method, path)

    def piecemeal() -> Any:
        for _ in range(30):
            yield b"x" * 50_000

    answer = visitor.post("/tables/import", content=b"".join(piecemeal()), headers={"X-Token": visitor.token})
    assert answer.status_code == 413


def test_a_malformed_body_gets_a_sentence_and_never_a_crash(visitor: Visitor, inner: FastAPI, app: Any) -> None:
    name = visitor.sit_down()
    keep = [(method, path) for method, path in unsafe(inner, name) if "delete" not in path and method != "DELETE"]
    for method, path in keep:
        for content, kind in BAD_BODIES:
            app.answers._left.clear()
            app.uploads._left.clear()
            headers = {"X-Token": visitor.token, "Content-Type": kind}
            answer = visitor.request(method, path, content=content, headers=headers)
            assert answer.status_code < 500, (method, path, content[:40])
            assert "Traceback" not in answer.text


def test_every_response_wears_the_headers(visitor: Visitor, inner: FastAPI) -> None:
    name = visitor.sit_down()
    for method, path in routes(inner, name):
        if method == "GET":
            answer = visitor.get(path, follow_redirects=False)
            assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS, path
            assert "access-control-allow-origin" not in answer.headers


def test_cookies_are_closed_to_scripts_and_to_other_sites(visitor: Visitor) -> None:
    first = visitor.get("/").headers["set-cookie"]
    visitor.see("/settings")
    second = visitor.submit("/settings", follow=False, theme="dark").headers["set-cookie"]
    for cookie in (first, second):
        assert "httponly" in cookie.lower()
        assert "samesite=strict" in cookie.lower()


def test_the_policy_allows_no_inline_code(visitor: Visitor) -> None:
    policy = visitor.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'")


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stopped clock: no rate limit refills, however slow the machine is."""
    monkeypatch.setattr("tableforone.server.limits.monotonic", lambda: 1000.0)


@pytest.mark.usefixtures("stopped_clock")
def test_too_many_answers_at_once_are_slowed_down(visitor: Visitor) -> None:
    name = visitor.sit_down()
    codes = [visitor.submit(f"/tables/{name}/undo", question=99).status_code for _ in range(80)]
    assert codes[0] == 409
    assert codes[-1] == 429
    assert visitor.get(f"/tables/{name}").status_code == 200


@pytest.mark.usefixtures("stopped_clock")
def test_too_many_uploads_are_slowed_down(visitor: Visitor) -> None:
    visitor.see("/")
    codes = [visitor.submit("/tables/import").status_code for _ in range(8)]
    assert codes[-1] == 429


def test_json_that_is_nested_too_deeply_is_refused(visitor: Visitor) -> None:
    answer = visitor.api("POST", "/tables", content=b'{"game": ' + b"[" * 40 + b"]" * 40 + b"}")
    assert answer.status_code in (400, 422)
    deep = {"Content-Type": "application/json", "X-Token": visitor.token}
    assert visitor.post("/api/tables", content=b"[" * 33 + b"]" * 33, headers=deep).status_code == 400


# --- request bodies


def parts(count: int, name: str = "f") -> tuple[bytes, str]:
    """A form of many parts, as a browser sends files."""
    each = "".join(f'--x\r\nContent-Disposition: form-data; name="{name}{n}"\r\n\r\nv\r\n' for n in range(count))
    return f"{each}--x--\r\n".encode(), "multipart/form-data; boundary=x"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        ("&".join(f"f{n}=1" for n in range(201)).encode(), "application/x-www-form-urlencoded"),
        (b"&" * 500_000, "application/x-www-form-urlencoded"),
        parts(201),
        parts(10_000),
    ],
    ids=["201 fields", "half a million", "201 parts", "10,000 parts"],
)
def test_a_form_with_too_many_fields_gets_a_sentence_and_the_headers(
    visitor: Visitor, inner: FastAPI, app: Any, content: bytes, kind: str
) -> None:
    for method, path in unsafe(inner, visitor.sit_down()):
        headers = {"X-Token": visitor.token, "Content-Type": kind}
        answer = visitor.request(method, path, content=content, headers=headers)
        assert answer.status_code == 413, (method, path)
        assert "The form has too many fields: the limit is 200." in answer.text
        assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS, path


def test_a_form_with_as_many_fields_as_allowed_is_read(visitor: Visitor) -> None:
    visitor.see("/settings")
    fields = {"token": visitor.token, "theme": "dark"} | {f"f{n}": "" for n in range(198)}
    assert visitor.post("/settings", data=fields).status_code == 303


def test_a_mistake_of_the_gate_itself_is_one_sentence_with_the_headers(
    visitor: Visitor, app: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(app.door, "visitor", broken)
    answer = visitor.get("/")
    assert answer.status_code == 500
    assert "Your games are safe" in answer.text
    assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS
    assert "ZeroDivisionError" in caplog.text  # logged in the owner's terminal


@pytest.mark.parametrize("length", ["-1", "x", "²", "9" * 5000, ""])
def test_a_length_that_is_none_is_refused(visitor: Visitor, length: str) -> None:
    headers = {b"Content-Length": length.encode("utf-8"), b"X-Token": visitor.token.encode()}
    assert visitor.post("/settings", headers=headers).status_code == 413


@pytest.mark.parametrize(
    "content",
    [
        b'{"text": ' + b'"\\' * 300_000,
        b'{"' + b'\\"' * 400_000,
        b"[" * 900_000,
        b"{" + b",".join(b'"a%d": 1' % n for n in range(50_000)) + b"}",
        b'{"seed": ' + b"9" * 800_000 + b"}",
        "{}".encode("utf-16"),
        b"\xff",
    ],
    ids=["unclosed", "quotes", "deep", "50,000 fields", "endless number", "another encoding", "no text"],
)
def test_hostile_json_is_refused_everywhere(visitor: Visitor, inner: FastAPI, content: bytes) -> None:
    for method, path in unsafe(inner, visitor.sit_down()):
        if path.startswith("/api"):
            headers = {"X-Token": visitor.token, "Content-Type": "application/json"}
            answer = visitor.request(method, path, content=content, headers=headers)
            assert answer.status_code == 400, (method, path)
            assert len(answer.json()["fault"]) < 200


def test_a_field_that_comes_twice_or_as_a_file_is_no_way_around_the_token(visitor: Visitor) -> None:
    name = visitor.sit_down()
    form = b'--x\r\nContent-Disposition: form-data; name="token"; filename="t"\r\n\r\n%s\r\n--x--\r\n'
    for token in (b"b'%s'" % visitor.token.encode(), visitor.token.encode() + b"x", b""):
        answer = visitor.post(
            f"/tables/{name}/delete", content=form % token, headers={"Content-Type": "multipart/form-data; boundary=x"}
        )
        assert answer.status_code == 403


@pytest.mark.parametrize(
    ("mode", "dest", "allowed"),
    [
        ("navigate", "document", True),
        ("navigate", "iframe", False),
        ("no-cors", "image", False),
        ("cors", "empty", False),
    ],
)
def test_another_website_may_link_to_a_page_but_not_load_it(
    visitor: Visitor, inner: FastAPI, monkeypatch: pytest.MonkeyPatch, mode: str, dest: str, allowed: bool
) -> None:
    """A picture of another website whose address is one of our pages must not cause work."""
    worked: list[str] = []
    summaries = Store.summaries

    def listed(store: Store) -> list[Summary]:
        worked.append("read")
        return summaries(store)

    monkeypatch.setattr(Store, "summaries", listed)
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest}
    for path in ("/", "/history", "/history/file"):
        assert visitor.get(path, headers=headers).status_code == (200 if allowed else 403), path
        assert bool(worked) == allowed
        assert visitor.get(path, headers=headers | {"Sec-Fetch-Site": "same-origin"}).status_code == 200
        worked.clear()
