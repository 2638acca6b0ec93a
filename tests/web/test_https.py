"""Tests of https at home: our authority, a phone that trusts it, QR codes, plain http."""

import os
import shutil
import socket
import ssl
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tableforone.kernel.faults import Fault
from tableforone.server import authority, connections, door
from tableforone.server import serve as serving
from tableforone.server.app import create_app, opened
from tableforone.server.authority import Certificates, certificates
from tableforone.server.connections import Arrival, Connected
from tableforone.server.pairing import Pairing
from tableforone.server.serve import Safe, hosts_of, listen, server_of
from tests.web.conftest import HERE, HOST, Straight, Visitor, running
from tests.web.test_browser import inspect
from tests.web.test_connections import until
from tests.web.test_network_pages import AFAR, OWNER
from tests.web.test_serve import stopped
from tests.web.window import Window

__all__ = ["stopped"]


class House(NamedTuple):
    plain: int
    safe: int
    pairing: Pairing
    certificates: Certificates

    @property
    def trusting(self) -> ssl.SSLContext:
        """The TLS context of a phone that trusts only our authority."""
        return ssl.create_default_context(cadata=self.certificates.authority)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with both ports; visitors of the second address count as phones."""
    monkeypatch.setattr(door, "is_local", lambda scope: scope["server"][0] == OWNER)
    found, pairing = certificates(tmp_path, [AFAR]), Pairing(lambda text: None)
    first, second = listen("0.0.0.0", 0), listen("0.0.0.0", 0)
    plain, safe = first.getsockname()[1], second.getsockname()[1]
    hosts = hosts_of(OWNER, plain) | {f"{AFAR}:{plain}", f"{AFAR}:{safe}"}
    app = create_app(tmp_path, hosts, pairing, (f"https://{AFAR}:{safe}/",), found)
    with running(app, first, server_of(app, Safe(second, found))):
        yield House(plain, safe, pairing, found)


def test_a_phone_that_trusts_the_authority_joins(house: House) -> None:
    address = f"https://{AFAR}:{house.safe}"
    with httpx.Client(base_url=address, verify=house.trusting, trust_env=False, timeout=120) as phone:
        assert f'value="{house.pairing.code}"' in phone.get(f"/?code={house.pairing.code}").text
        joined = phone.post("/pair", data={"code": house.pairing.code}, headers={"Origin": address})
        assert joined.status_code == 303
        assert "; Secure" in joined.headers["set-cookie"]
        assert phone.get("/").status_code == 200
        other = phone.post("/pair", data={"code": "x"}, headers={"Origin": address.replace("https:", "http:")})
        assert other.status_code == 403
    with httpx.Client(base_url=address, trust_env=False, timeout=120) as stranger, pytest.raises(httpx.ConnectError):
        stranger.get("/")  # without trust there is no connection


def test_by_the_plain_way_a_phone_gets_the_certificate_and_nothing_else(house: House) -> None:
    with httpx.Client(base_url=f"http://{AFAR}:{house.plain}", trust_env=False, timeout=120) as phone:
        page = phone.get("/").text
        assert "Certificate Trust Settings" in page and "Android" in page
        assert f"https://{AFAR}:{house.safe}/" in page and house.certificates.fingerprint in page
        given = phone.get(door.AUTHORITY)
        assert given.headers["content-type"] == "application/x-x509-ca-cert"
        assert given.content == house.certificates.authority
        for path in ("/settings", "/tables/abc", "/api/session", "/history"):
            assert "Trust this server once" in phone.get(path).text
    with httpx.Client(base_url=f"http://{OWNER}:{house.plain}", trust_env=False, timeout=120) as owner:
        assert "Good " in owner.get("/").text  # this machine needs no certificate


def test_the_settings_show_what_to_point_a_phone_at(browser: Browser, house: House) -> None:
    owner = Window(browser, f"http://{OWNER}:{house.plain}")
    owner.page.goto("/settings")
    expect(owner.page.locator(".qrs svg")).to_have_count(2)
    expect(owner.page.locator("#s-network")).to_contain_text(house.certificates.fingerprint)
    inspect(owner)
    owner.check()
    owner.context.close()


def test_over_https_the_phone_has_everything(browser: Browser, house: House) -> None:
    context = browser.new_context(ignore_https_errors=True, base_url=f"https://{AFAR}:{house.safe}")
    page = context.new_page()
    page.goto("/")
    assert page.evaluate("[isSecureContext, 'wakeLock' in navigator, 'clipboard' in navigator]") == [True] * 3
    context.close()


def test_without_https_the_settings_say_what_is_missing(tmp_path: Path) -> None:
    addresses = ("http://192.168.0.7:8041/",)
    app = create_app(tmp_path, frozenset({HOST}), Pairing(lambda text: None), addresses)
    with opened(app.app), Visitor(base_url=f"http://{HOST}", transport=Straight(app, HERE)) as owner:
        page = owner.see("/settings")
    assert "cannot keep its screen on, copy texts or install the app" in page
    assert "serve --lan --https" in page
    assert page.count("Join: point the phone’s camera here.") == 1


# --- connections that never begin TLS


def silent(house: House, source: str) -> socket.socket:
    """A connection to the https port that sends nothing."""
    made = socket.create_connection((OWNER, house.safe), source_address=(source, 0))
    made.settimeout(120)
    return made


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has closed this connection."""
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


@pytest.fixture
def strangers(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[socket.socket]]:
    """300 silent connections to the https port, from one address of the network."""
    monkeypatch.setattr(connections, "is_local", lambda scope: scope["client"][0] != AFAR)
    opened = [silent(house, AFAR) for _ in range(300)]
    yield opened
    for each in opened:
        each.close()


def test_silent_connections_are_counted_before_tls_begins(house: House, strangers: list[socket.socket]) -> None:
    with httpx.Client(verify=house.trusting, trust_env=False, timeout=120) as owner:
        headers = {"Host": f"{OWNER}:{house.plain}"}
        page = owner.get(f"https://{OWNER}:{house.safe}/", headers=headers)
        assert page.status_code == 200  # this machine's connections are not counted
    assert until(lambda: sum(map(is_closed, strangers)) >= 300 - connections.FROM_ONE)
    assert sum(map(is_closed, strangers)) == 300 - connections.FROM_ONE
    assert Connected.taken == {AFAR: connections.FROM_ONE}
    with silent(house, AFAR) as one_more:
        assert one_more.recv(1) == b""
    for each in strangers:
        each.close()
    assert until(lambda: not Connected.taken and not Arrival.waiting)


def test_tls_must_begin_in_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert connections.BEGINS == 10
    monkeypatch.setattr(connections, "BEGINS", 0.3)
    with silent(house, OWNER) as waits, silent(house, OWNER) as nonsense:
        nonsense.sendall(b"GET / HTTP/1.1\r\n\r\n")
        for each in (nonsense, waits):
            with suppress(ConnectionError):
                while each.recv(100):  # at most an alert
                    pass
    assert until(lambda: not Arrival.waiting)


def test_a_request_in_the_same_packet_as_the_end_of_the_handshake_is_answered(house: House) -> None:
    """The client's last words of the handshake and its request arrive together."""
    received, sent = ssl.MemoryBIO(), ssl.MemoryBIO()
    tls = house.trusting.wrap_bio(received, sent, server_hostname=AFAR)
    with silent(house, OWNER) as line:
        with suppress(ssl.SSLWantReadError):
            tls.do_handshake()
        line.sendall(sent.read())
        while True:
            received.write(line.recv(65536))
            try:
                tls.do_handshake()
                break
            except ssl.SSLWantReadError:
                continue
        tls.write(f"GET /api/session HTTP/1.1\r\nHost: {AFAR}:{house.safe}\r\n\r\n".encode())
        line.sendall(sent.read())
        answer = b""
        while b"\r\n\r\n" not in answer:
            received.write(line.recv(65536))
            with suppress(ssl.SSLWantReadError):
                answer += tls.read(65536)
    assert answer.startswith(b"HTTP/1.1 200")


def test_the_server_may_open_as_many_files_as_the_system_permits() -> None:
    resource = pytest.importorskip("resource")
    before = few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few - 1, most))
        serving.allow_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# --- certificates


def test_keys_are_the_owners_and_stay(tmp_path: Path) -> None:
    first = certificates(tmp_path, ["192.168.0.7"])
    for key in (tmp_path / authority.FOLDER).rglob("*.key"):
        assert not stat.S_IMODE(key.stat().st_mode) & 0o077
    before = first.chain.read_bytes()
    assert certificates(tmp_path, ["192.168.0.7"]).chain.read_bytes() == before
    moved = certificates(tmp_path, ["192.168.0.8"])
    assert moved.authority == first.authority  # phones trust it already
    assert moved.chain.read_bytes() != before


def test_a_certificate_is_renewed_before_it_ends(tmp_path: Path) -> None:
    first = certificates(tmp_path, [])
    before = first.chain.read_bytes()
    later = certificates(tmp_path, [], now=time.time() + 380 * 86400)
    assert later.chain.read_bytes() != before
    assert later.authority == first.authority


@pytest.mark.parametrize("days", [11 * 365, -11 * 365])
def test_an_authority_that_is_not_valid_today_is_made_again(tmp_path: Path, days: int) -> None:
    first = certificates(tmp_path, [])
    assert certificates(tmp_path, [], now=time.time() + days * 86400).authority != first.authority


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("kind", ["first", "address", "damaged"])
def test_a_kill_at_any_step_leaves_https_usable(tmp_path: Path, kind: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.web.certificate_kills", str(tmp_path), kind], capture_output=True, text=True
    )
    assert not ran.returncode, ran.stderr
    assert int(ran.stdout) >= 12


@pytest.mark.parametrize("file", ["authority.pem", "authority.key", "host", "server/server.pem", "server/made.json"])
@pytest.mark.parametrize("text", [None, ""])
def test_a_damaged_file_is_made_again(tmp_path: Path, file: str, text: str | None) -> None:
    certificates(tmp_path, [])
    path = tmp_path / authority.FOLDER / file
    if text is None:
        path.unlink()
    else:
        path.write_text(text)
    again = certificates(tmp_path, [])
    assert again.context() and path.read_text()


def test_a_key_of_another_certificate_is_made_again(tmp_path: Path) -> None:
    one, other = certificates(tmp_path / "one", []), certificates(tmp_path / "other", [])
    shutil.copy(other.key, one.key)
    assert certificates(tmp_path / "one", []).context()


@pytest.mark.skipif(os.name != "posix", reason="permissions of posix")
def test_only_the_owner_can_read_the_certificates(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        certificates(tmp_path, [])
    finally:
        os.umask(before)
    for path in (tmp_path / authority.FOLDER).rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("DNS:desk", True),
        ("DNS:desk.local", True),
        ("DNS:localhost", True),
        ("IP:192.168.1.1", True),
        ("DNS:router.local", False),
        ("DNS:example.com", False),
        ("IP:8.8.8.8", False),
        ("IP:::1", False),
    ],
)
def test_the_authority_signs_only_for_this_machine_and_private_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, allowed: bool
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Desk")
    certificates(tmp_path, [])
    folder, made = tmp_path / authority.FOLDER, tmp_path / "made"
    made.mkdir()
    monkeypatch.setattr(authority, "parsed", lambda name: None)
    monkeypatch.setattr(authority, "SERVER_TERMS", authority.SERVER_TERMS.replace("{names}", name))
    authority._make_server(made, folder, [], 0)
    trusted = str(folder / "authority.pem")
    asked = ["openssl", "verify", "-purpose", "sslserver", "-CAfile", trusted, str(made / "server.pem")]
    assert (subprocess.run(asked, capture_output=True).returncode == 0) == allowed
    told = subprocess.run(["openssl", "x509", "-text", "-noout", "-in", trusted], capture_output=True)
    assert b"TLS Web Server Authentication" in told.stdout  # neither e-mail nor programs


def test_without_openssl_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Fault, match="needs the program openssl"):
        certificates(tmp_path, [])
    assert not list(tmp_path.iterdir())  # no half-written files remain
    monkeypatch.undo()
    assert certificates(tmp_path, []).context()


# --- the command


@pytest.mark.parametrize("https", [False, True])
def test_the_terminal_shows_where_to_point_a_phone(
    tmp_path: Path,
    stopped: list[socket.socket],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    https: bool,
) -> None:
    taken: list[socket.socket] = []

    def taking(host: str, port: int) -> socket.socket:
        taken.append(listen(host, 0))
        return taken[-1]

    monkeypatch.setattr(serving, "listen", taking)
    assert serving.serve(port=0, data=tmp_path, lan=True, https=https) == 0
    for each in taken:
        each.close()
    said = capsys.readouterr().out
    assert said.count("▄") > 50
    assert ("https://" in said) == ("The fingerprint begins with" in said) == https


def test_https_is_for_the_home_network(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="Add --lan"):
        serving.serve(port=0, data=tmp_path, https=True)
