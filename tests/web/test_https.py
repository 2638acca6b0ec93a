"""Tests of https at home: our authority, a phone that trusts it, QR codes, plain http."""

import shutil
import socket
import ssl
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tableforone.kernel.faults import Fault
from tableforone.server import authority, door
from tableforone.server import serve as serving
from tableforone.server.app import create_app, opened
from tableforone.server.authority import Certificates, certificates
from tableforone.server.pairing import Pairing
from tableforone.server.serve import Safe, hosts_of, listen, server_of
from tests.web.conftest import HERE, HOST, Straight, Visitor, running
from tests.web.test_browser import inspect
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


# --- certificates


def test_keys_are_the_owners_and_stay(tmp_path: Path) -> None:
    first = certificates(tmp_path, ["192.168.0.7"])
    for key in (tmp_path / authority.FOLDER).glob("*.key"):
        assert not stat.S_IMODE(key.stat().st_mode) & 0o077
    before = first.chain.read_bytes()
    assert certificates(tmp_path, ["192.168.0.7"]).chain.read_bytes() == before
    moved = certificates(tmp_path, ["192.168.0.8"])
    assert moved.authority == first.authority  # phones trust it already
    assert moved.chain.read_bytes() != before


def test_a_certificate_is_renewed_before_it_ends(tmp_path: Path) -> None:
    before = certificates(tmp_path, []).chain.read_bytes()
    later = (tmp_path / authority.FOLDER / "server.pem").stat().st_mtime + 380 * 86400
    assert certificates(tmp_path, [], now=later).chain.read_bytes() != before


def test_without_openssl_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Fault, match="needs the program openssl"):
        certificates(tmp_path, [])
    monkeypatch.undo()
    assert certificates(tmp_path, []).context()  # no half-written files remain


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
