"""Tests of pairing: codes cannot be guessed, each device has its key, the owner keeps access."""

import hashlib
import hmac
import io
import json
import os
import re
import stat
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tableforone.kernel.faults import Fault
from tableforone.server.devices import Devices
from tableforone.server.pairing import LENGTH, MOST_FAILURES, Pairing, address_of, is_local
from tableforone.server.serve import renew_at_enter
from tableforone.store.rows import LETTERS
from tests.web.conftest import HOST, Straight, Visitor, application

NET = "192.168.0.5:8041"
PHONE = "192.168.0.77"
WRONG = "wrong-wrong"


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def day(self) -> datetime:
        return datetime(2026, 5, 1, tzinfo=UTC) + timedelta(seconds=self.seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def told() -> list[str]:
    """What the owner reads in the terminal."""
    return []


@pytest.fixture
def pairing(clock: Clock, told: list[str]) -> Pairing:
    return Pairing(told.append, clock)


# --- guessing


def test_a_code_is_long_and_can_be_read_aloud(pairing: Pairing) -> None:
    codes = set()
    for _ in range(50):
        pairing.renew()
        codes.add(pairing.code)
        assert re.fullmatch(f"[{LETTERS}]{{4}}-[{LETTERS}]{{4}}", pairing.code)
    assert len(codes) == 50
    assert len(LETTERS) ** LENGTH > 500_000_000_000


def test_a_code_may_be_typed_in_any_way_and_is_good_once(pairing: Pairing) -> None:
    code = pairing.code
    assert pairing.accepts(PHONE, f"  {code.upper().replace('-', ' ')} ")
    assert pairing.code != code
    assert not pairing.accepts(PHONE, code)


def test_codes_are_compared_in_constant_time(pairing: Pairing, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []
    monkeypatch.setattr("hmac.compare_digest", lambda a, b: compared.append((a, b)))
    pairing.accepts(PHONE, WRONG)
    assert compared == [(b"wrongwrong", pairing.code.replace("-", "").encode())]


def test_whoever_guesses_waits_longer_each_time(pairing: Pairing, clock: Clock) -> None:
    waits = []
    for _ in range(3):
        assert not pairing.accepts(PHONE, WRONG)
        waits.append(pairing.wait(PHONE))
        clock.seconds += waits[-1]
    assert waits == [1, 2, 4]
    assert pairing.wait("192.168.0.78") == 0  # another device does not have to wait


def test_the_right_code_is_not_looked_at_while_one_has_to_wait(pairing: Pairing, clock: Clock) -> None:
    pairing.accepts(PHONE, WRONG)
    assert not pairing.accepts(PHONE, pairing.code)
    assert pairing.failures == 1  # an unchecked attempt is not a failure
    clock.seconds += pairing.wait(PHONE)
    assert pairing.accepts(PHONE, pairing.code)


def test_many_addresses_wait_together(pairing: Pairing, clock: Clock) -> None:
    waits = []
    for n in range(8):
        clock.seconds += pairing.wait(f"192.168.0.{n}")
        pairing.accepts(f"192.168.0.{n}", WRONG)
        waits.append(pairing.wait("192.168.0.200"))
    assert waits == [0, 0, 0, 1, 2, 4, 8, 16]


def test_a_day_of_guessing_from_a_thousand_addresses_is_twenty_guesses(
    pairing: Pairing, clock: Clock, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = []
    monkeypatch.setattr("hmac.compare_digest", lambda a, b: compared.append(a))
    for n in range(24 * 3600):
        clock.seconds += 1
        pairing.accepts(f"10.0.{n % 4}.{n % 251}", WRONG)
    assert len(compared) == MOST_FAILURES
    assert len(told) == 1
    assert "20 wrong pairing codes" in told[0]


def locked(pairing: Pairing, clock: Clock) -> Pairing:
    while not pairing.locked:
        pairing.accepts(PHONE, WRONG)
        clock.seconds += 1000
    return pairing


def test_a_locked_door_stays_locked_until_the_owner_acts(pairing: Pairing, clock: Clock) -> None:
    locked(pairing, clock)
    clock.seconds += 1e9
    assert not pairing.accepts(PHONE, pairing.code)
    assert not pairing.accepts("192.168.0.78", pairing.code)
    pairing.renew()
    assert not pairing.locked
    assert pairing.wait(PHONE) == 0
    assert pairing.accepts(PHONE, pairing.code)


def test_somebody_who_joins_gives_others_no_new_guesses(pairing: Pairing, clock: Clock) -> None:
    for _ in range(MOST_FAILURES - 1):
        pairing.accepts(PHONE, WRONG)
        clock.seconds += 1000
    assert pairing.accepts("192.168.0.78", pairing.code)
    pairing.accepts(PHONE, WRONG)
    assert pairing.locked


def test_enter_in_the_terminal_is_an_act_of_the_owner(
    pairing: Pairing, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    old = locked(pairing, clock).code
    renew_at_enter(pairing, io.StringIO("\n"))
    assert not pairing.locked
    assert pairing.code != old
    assert pairing.code in capsys.readouterr().out


@pytest.mark.parametrize(
    ("client", "address", "local"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("::1", "::/64", True),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("192.168.0.77", "192.168.0.77", False),
        ("::ffff:192.168.0.77", "192.168.0.77", False),
        ("fe80::1:2:3:4%eth0", "fe80::/64", False),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", False),  # one such network per household
        ("", "None", False),
        ("unix", "None", False),
    ],
)
def test_who_is_who(client: str, address: str, local: bool) -> None:
    scope = {"client": (client, 1)} if client else {"client": None}
    assert address_of(scope) == address
    assert is_local(scope) is local


# --- devices


@pytest.fixture
def known(tmp_path: Path, clock: Clock) -> Devices:
    return Devices(tmp_path, clock.day)


def test_each_device_has_a_key_of_its_own(known: Devices, tmp_path: Path, clock: Clock) -> None:
    phone, tablet = known.admit("Phone"), known.admit("Tablet")
    assert phone != tablet
    assert len(phone) > 40
    again = Devices(tmp_path, clock.day)  # after a restart
    for key, name in ((phone, "Phone"), (tablet, "Tablet")):
        found = again.known(key)
        assert found is not None
        assert found.name == name
    assert again.known("") is None
    assert again.known(phone + "x") is None
    assert again.known("ä\ud800") is None


def test_nothing_secret_is_kept_in_clear(known: Devices, tmp_path: Path) -> None:
    key = known.admit("Phone")
    for file in tmp_path.iterdir():
        assert key.encode() not in file.read_bytes()
    (device,) = json.loads((tmp_path / "devices.json").read_text())["devices"]
    assert sorted(device) == ["first", "id", "key", "last", "name"]
    assert re.fullmatch("[0-9a-f]{64}", device["key"])


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_only_the_owner_may_read_the_list(known: Devices, tmp_path: Path) -> None:
    known.admit("Phone")
    assert stat.S_IMODE((tmp_path / "devices.json").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["devices.json"]


def test_a_device_is_forgotten_after_ninety_days_without_it(known: Devices, clock: Clock) -> None:
    key = known.admit("Phone")
    clock.seconds += 89 * 86400
    assert known.known(key)
    clock.seconds += 2 * 86400
    assert known.known(key) is None
    assert list(known) == []


def test_coming_renews_the_ninety_days_also_after_a_new_start(known: Devices, clock: Clock, tmp_path: Path) -> None:
    key = known.admit("Phone")
    for _ in range(5):
        clock.seconds += 80 * 86400
        found = Devices(tmp_path, clock.day).known(key)
        assert found is not None
        assert known.is_due(found)
        known.note(found)
    (device,) = known
    assert not known.is_due(device)
    assert device.last - device.first == timedelta(days=400)


def test_a_device_that_was_sent_away_does_not_come_back(known: Devices, tmp_path: Path, clock: Clock) -> None:
    key, other = known.admit("Phone"), known.admit("Tablet")
    phone = known.known(key)
    assert phone is not None
    known.revoke(phone.id)
    known.note(phone)  # it was just being recorded
    for each in (known, Devices(tmp_path, clock.day)):
        assert each.known(key) is None
        assert each.known(other) is not None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"devices": 5}', '{"devices": [{}]}', "[" * 5000, "\ufffd\x00"])
def test_a_damaged_list_lets_nobody_in_and_can_be_written_anew(tmp_path: Path, text: str) -> None:
    (tmp_path / "devices.json").write_text(text)
    known = Devices(tmp_path)
    assert list(known) == []
    assert known.known(known.admit("Phone"))


def test_what_cannot_be_written_down_lets_nobody_in(known: Devices, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    known.admit("Phone")
    (phone,) = known
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Fault, match="no space left"):
        known.admit("Tablet")
    known.note(phone)  # a paired device stays paired
    assert [device.name for device in known] == ["Phone"]


def test_a_name_is_only_what_is_seen(known: Devices) -> None:
    known.admit("  My\x1b[2J \u202ephone \n" + "x" * 500)
    (device,) = known
    assert device.name.isprintable()
    assert len(device.name) <= 40


# --- in the browser


@pytest.fixture
def house(tmp_path: Path, pairing: Pairing, clock: Clock) -> Iterator[Any]:
    with application(tmp_path, frozenset({HOST, NET}), pairing, (f"http://{NET}/",)) as app:
        app.door.devices._now = clock.day
        yield app


def from_the_net(house: Any, address: str) -> Visitor:
    return Visitor(base_url=f"http://{NET}", transport=Straight(house, (address, 1)))


@pytest.fixture
def phone(house: Any) -> Iterator[Visitor]:
    """A client on another machine of the home network."""
    with from_the_net(house, PHONE) as someone:
        yield someone


@pytest.fixture
def owner(house: Any) -> Iterator[Visitor]:
    with Visitor(base_url=f"http://{HOST}", transport=Straight(house, ("127.0.0.1", 1))) as someone:
        yield someone


def joined(phone: Visitor, pairing: Pairing, name: str = "") -> Any:
    answer = phone.post("/pair", data={"code": pairing.code, "name": name})
    assert answer.status_code == 303, answer.text
    return answer


def test_a_phone_sees_nothing_before_it_is_paired(phone: Visitor, pairing: Pairing) -> None:
    for path in ("/", "/history", "/tables/x", "/settings", "/pair"):
        answer = phone.get(path)
        assert answer.status_code == 401, path
        assert 'name="code"' in answer.text
        assert pairing.code not in answer.text
        assert 'name="token"' not in answer.text
    for path in ("/api/tables", "/api/session", "/api/openapi.json"):
        answer = phone.get(path)
        assert answer.status_code == 401, path
        assert "not paired" in answer.json()["fault"]
    for path in ("/settings/code", "/tables/import", "/games/stones/new", "/settings/devices/x/revoke"):
        assert phone.post(path, data={"code": pairing.code}).status_code == 401, path


def test_the_right_code_pairs_this_device_for_ninety_days(phone: Visitor, pairing: Pairing, told: list[str]) -> None:
    answer = joined(phone, pairing, "Kitchen tablet")
    cookie = next(c for c in answer.headers.get_list("set-cookie") if c.startswith("device="))
    for part in ("HttpOnly", "SameSite=Strict", f"Max-Age={90 * 86400}"):
        assert part in cookie
    assert "Stones" in phone.see("/")
    assert told == [f"Kitchen tablet joined. Next pairing code: {pairing.code}"]
    assert phone.sit_down("stones")


def test_two_devices_have_two_keys(house: Any, phone: Visitor, pairing: Pairing) -> None:
    with from_the_net(house, "192.168.0.78") as tablet:
        joined(phone, pairing)
        assert tablet.get("/").status_code == 401
        joined(tablet, pairing)
        assert tablet.cookies["device"] != phone.cookies["device"]
        assert [visitor.get("/").status_code for visitor in (phone, tablet)] == [200, 200]


def test_the_old_key_for_everybody_counts_no_more(phone: Visitor, house: Any) -> None:
    proof = hmac.new(house.secret, b"paired", hashlib.sha256).hexdigest()[:40]
    assert phone.get("/", headers={"Cookie": f"paired={proof}; device={proof}"}).status_code == 401


def test_a_wrong_code_is_told_how_long_to_wait(phone: Visitor, pairing: Pairing, clock: Clock) -> None:
    first = phone.post("/pair", data={"code": WRONG})
    assert first.status_code == 401
    assert first.headers["retry-after"] == "1"
    assert "This is not the code. Wait 1 second before the next code." in first.text
    second = phone.post("/pair", data={"code": pairing.code})
    assert second.status_code == 429
    assert "was not checked" in second.text
    clock.seconds += 1
    joined(phone, pairing)


def test_the_owner_is_never_shut_out(phone: Visitor, owner: Visitor, pairing: Pairing, clock: Clock) -> None:
    name = owner.sit_down()
    for _ in range(2 * MOST_FAILURES):
        phone.post("/pair", data={"code": WRONG})
        clock.seconds += 1000
        assert owner.get("/").status_code == 200
    assert pairing.locked
    assert phone.post("/pair", data={"code": pairing.code}).status_code == 429
    assert "no new device can join" in phone.get("/").text
    assert "<form" not in phone.get("/").text
    assert owner.submit(f"/tables/{name}/answers", question=0, answer=1).status_code == 200
    page = owner.see("/settings")
    assert "Locked after 20 wrong codes" in page
    assert pairing.code not in page
    assert owner.submit("/settings/code").status_code == 200
    assert pairing.code in owner.see("/settings")
    joined(phone, pairing)


def test_devices_that_were_let_in_stay_while_the_door_is_locked(phone: Visitor, pairing: Pairing, clock: Clock) -> None:
    joined(phone, pairing)
    locked(pairing, clock)
    assert phone.get("/").status_code == 200


def test_untrusted_who_come_too_fast_are_slowed_down_and_the_owner_is_not(
    phone: Visitor, owner: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tableforone.server.limits.monotonic", lambda: 1000.0)
    codes = [phone.get("/").status_code for _ in range(120)]
    assert codes[0] == 401
    assert codes[-1] == 429
    assert phone.get("/static/0/tokens.css").status_code == 429
    assert owner.get("/").status_code == 200


def test_a_strangers_form_is_small(phone: Visitor) -> None:
    assert phone.post("/pair", data={"code": "x" * 3000}).status_code == 413
    assert phone.post("/pair", data={f"f{n}": "" for n in range(250)}).status_code == 413


def test_a_foreign_page_cannot_guess_the_code(phone: Visitor, pairing: Pairing) -> None:
    answer = phone.post("/pair", data={"code": pairing.code}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    assert pairing.failures == 0


def test_this_machine_needs_no_code(owner: Visitor) -> None:
    assert owner.get("/").status_code == 200


def test_the_settings_list_devices_and_send_them_away(
    phone: Visitor, owner: Visitor, pairing: Pairing, clock: Clock
) -> None:
    agent = {"User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1"}
    assert 'value="iPhone"' in phone.get("/", headers=agent).text
    joined(phone, pairing, "<b>Anna's</b> phone")
    page = owner.see("/settings")
    assert "&lt;b&gt;Anna&#39;s&lt;/b&gt; phone" in page
    assert "First seen 1 May 2026" in page
    (revoke,) = re.findall(r'action="(/settings/devices/\w+/revoke)"', page)
    assert owner.submit(revoke).status_code == 200
    assert phone.get("/").status_code == 401
    assert "Anna" not in owner.see("/settings")


def test_a_device_sees_itself_alone_and_can_send_only_itself_away(house: Any, phone: Visitor, pairing: Pairing) -> None:
    with from_the_net(house, "192.168.0.78") as tablet:
        joined(tablet, pairing, "Tablet")
        joined(phone, pairing, "Phone")
        page = phone.see("/settings")
        assert "Phone (this device)" in page
        assert "Tablet" not in page
        assert pairing.code not in page
        ids = {device.name: device.id for device in house.door.devices}
        before = pairing.code
        assert phone.submit("/settings/code").status_code == 403
        assert phone.submit(f"/settings/devices/{ids['Tablet']}/revoke").status_code == 403
        assert pairing.code == before
        assert tablet.get("/").status_code == 200
        # the pairing page again
        assert phone.submit(f"/settings/devices/{ids['Phone']}/revoke").status_code == 401
        assert phone.get("/").status_code == 401


def test_coming_again_renews_the_cookie(phone: Visitor, pairing: Pairing, clock: Clock) -> None:
    joined(phone, pairing)
    assert "device=" not in phone.get("/").headers.get("set-cookie", "")
    for _ in range(3):
        clock.seconds += 80 * 86400
        answer = phone.get("/")
        assert answer.status_code == 200
        assert f"Max-Age={90 * 86400}" in next(
            c for c in answer.headers.get_list("set-cookie") if c.startswith("device=")
        )
    clock.seconds += 91 * 86400
    assert phone.get("/").status_code == 401


def test_a_device_is_known_after_a_new_start(
    tmp_path: Path, house: Any, phone: Visitor, pairing: Pairing, clock: Clock
) -> None:
    joined(phone, pairing)
    new_start = application(tmp_path, frozenset({NET}), Pairing(lambda text: None))
    with new_start as again, from_the_net(again, PHONE) as same:
        again.door.devices._now = clock.day
        assert same.get("/").status_code == 401
        same.cookies["device"] = phone.cookies["device"]
        assert same.get("/").status_code == 200


def test_without_the_home_network_the_settings_say_so(visitor: Visitor) -> None:
    page = visitor.see("/settings")
    assert "Only this computer can reach the app" in page
    assert visitor.submit("/settings/code").status_code == 200  # nothing to renew
