"""Paired devices in the home network: each has a key, of which only a hash is stored.

A device that is not used for 90 days is removed; each use extends this by 90 days.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped, read_json_text
from tableforone.pages.requests import Device
from tableforone.server.voice import m, t
from tableforone.store.files import write_whole
from tableforone.store.folder import OWNERS_FILE

FILE: Final = "devices.json"
KNOWN_FOR: Final = timedelta(days=90)
# the file is written at most this often for a device's visits
NOTED_EVERY: Final = timedelta(hours=1)
NAME_LENGTH: Final = 40
MOST: Final = 100  # devices; nobody has more


class Kept(NamedTuple):
    """What is stored about a device."""

    id: str
    name: str
    key: str  # a hash; only the device has the key itself
    first: datetime
    last: datetime

    @property
    def ends(self) -> datetime:
        return self.last + KNOWN_FOR

    def shown(self) -> Device:
        return Device(self.id, self.name, self.first.isoformat(), self.last.isoformat(), self.ends.isoformat())


class Devices:
    """All paired devices, stored in the data folder; thread-safe."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.path: Final = folder / FILE
        self._now = now
        self._lock: Final = Lock()
        self._kept: dict[str, Kept] = {device.id: device for device in _read(self.path)}

    def __iter__(self) -> Iterator[Kept]:
        """The devices that are still valid, the last seen first."""
        now = self._now()
        return iter(sorted((d for d in self._kept.values() if d.ends > now), key=lambda d: d.last, reverse=True))

    def admit(self, name: str) -> str:
        """Add a new device; returns its key, which is not stored."""
        key, now = secrets.token_urlsafe(32), self._now()
        new = Kept(secrets.token_hex(4), _name(name), _hash(key), now, now)
        with self._lock:
            self._keep([*list(self)[: MOST - 1], new])
        return key

    def known(self, key: str) -> Kept | None:
        """The device with this key."""
        given, found = _hash(key), None
        for device in self:
            if hmac.compare_digest(device.key.encode(), given.encode()):
                found = device
        return found

    def is_due(self, device: Kept) -> bool:
        """Whether to record this visit and extend the device by 90 days."""
        return self._now() - device.last > NOTED_EVERY

    def note(self, device: Kept) -> None:
        """Record a visit; if it cannot be saved, it is kept in memory."""
        with self._lock, suppress(Fault):
            if device.id in self._kept:  # otherwise it was removed in the meantime
                self._kept[device.id] = device._replace(last=self._now())
                self._keep(self)

    def revoke(self, name: str) -> None:
        """Remove a device, at once and for good."""
        with self._lock:
            if self._kept.pop(name, None):
                self._keep(self)

    def _keep(self, devices: Iterable[Kept]) -> None:
        kept = {device.id: device for device in devices}
        told = [d._asdict() | {"first": d.first.isoformat(), "last": d.last.isoformat()} for d in kept.values()]
        write_whole(self.path, json.dumps({"devices": told}, indent=1), m("then-again"), OWNERS_FILE)
        self._kept = kept


def _hash(key: str) -> str:
    return hashlib.sha256(f"device {key}".encode("utf-8", "replace")).hexdigest()


def _name(text: str) -> str:
    return " ".join(clipped(text).split())[:NAME_LENGTH] or t("device")


def name_from(agent: str) -> str:
    """The kind of device, from a browser's User-Agent.

    >>> name_from("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1")
    'iPhone'
    >>> name_from("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"), name_from("")
    ('Linux computer', 'A device')
    """
    names = {
        "iPhone": "iPhone",
        "iPad": "iPad",
        "Android": t("device-android-phone" if "Mobile" in agent else "device-android-tablet"),
        "Windows": t("device-windows"),
        "CrOS": "Chromebook",
        "Macintosh": "Mac",
        "Linux": t("device-linux"),
    }
    return next((name for word, name in names.items() if word in agent), t("device"))


# --- the file


def _read(path: Path) -> list[Kept]:
    """The devices in the file; a damaged file admits no device, and all can be paired again."""
    try:
        told = read_json_text(path.read_text(encoding="utf-8"), FILE)["devices"]
        return [
            Kept(str(d["id"]), _name(str(d["name"])), str(d["key"]), _moment(d["first"]), _moment(d["last"]))
            for d in told
        ]
    except (OSError, Fault, ValueError, TypeError, LookupError):
        return []


def _moment(text: Any) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError
    return moment
