"""Access for visitors: the owner, paired devices, and the page that asks others for the code."""

from io import StringIO
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlsplit

import segno
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope

from tableforone.kernel.faults import Fault
from tableforone.pages import notices
from tableforone.pages.replies import status_of
from tableforone.pages.requests import Network
from tableforone.server.authority import Certificates
from tableforone.server.bodies import Refused, fields_of, received
from tableforone.server.devices import KNOWN_FOR, Devices, Kept, name_from
from tableforone.server.limits import Buckets, apart
from tableforone.server.pairing import MOST_FAILURES, Pairing, address_of, is_local
from tableforone.server.voice import t

DEVICE: Final = "device"  # the cookie with a device's key
LASTS: Final = int(KNOWN_FOR.total_seconds())  # it is valid as long as the device
AUTHORITY: Final = "/table-for-one.crt"
OF_AUTHORITY: Final = "application/x-x509-ca-cert"
LARGEST_BROUGHT: Final = 20  # characters of a code in an address
LARGEST_CODE: Final = 2000  # bytes of an unpaired visitor's form


class Visitor(NamedTuple):
    """An admitted visitor: the owner at this machine, or a paired device."""

    device: Kept | None = None

    @property
    def id(self) -> str:
        return self.device.id if self.device else ""


OWNER: Final = Visitor()


class Door:
    """Admits the owner, devices by their keys, and new devices by the code, if there is one."""

    def __init__(
        self,
        devices: Devices,
        pairing: Pairing | None,
        addresses: tuple[str, ...] = (),
        certificates: Certificates | None = None,
    ) -> None:
        self.devices, self.pairing, self.addresses, self.certificates = devices, pairing, addresses, certificates
        self.strangers = Buckets(rate=5, burst=100)

    def visitor(self, scope: Scope, key: str) -> Visitor | None:
        """The visitor; None if not paired."""
        if self.pairing is None or is_local(scope):
            return OWNER
        device = self.devices.known(key) if key else None
        return Visitor(device) if device else None

    def network(self, this: str) -> Network:
        """The network data that the settings may show, on this machine or on this device."""
        devices = [device.shown() for device in self.devices if this in ("", device.id)]
        if this or self.pairing is None:
            return Network(devices, this, self.pairing is not None)
        pairing = self.pairing
        return Network(
            devices, "", True, self.addresses, pairing.code, pairing.failures, pairing.locked,
            qr=drawn(joining(self.addresses[0], pairing.code)) if self.addresses else "",
            qr_first=drawn(plain(self.addresses)) if self.certificates else "",
            fingerprint=self.certificates.fingerprint if self.certificates else "",
        )  # fmt: skip

    # --- https

    def needs_https(self, scope: Scope) -> bool:
        """Whether this is plain http from another device although https is available."""
        return self.certificates is not None and scope["scheme"] == "http" and not is_local(scope)

    def way_to_https(self, scope: Scope) -> ASGIApp:
        """The reply to such a device: the certificate, or a page that explains how to trust it."""
        assert self.certificates is not None
        self.slow_down(scope)
        if scope["path"] == AUTHORITY:
            return Response(self.certificates.authority, media_type=OF_AUTHORITY, headers={"cache-control": "no-store"})
        page = notices.way_to_https(AUTHORITY, self.addresses[0], self.certificates.fingerprint)
        return HTMLResponse(page.html, page.status, {"cache-control": "no-store"})

    # --- unpaired visitors

    def slow_down(self, scope: Scope) -> None:
        """Limit the rate of requests from unpaired visitors."""
        if not self.strangers.allow(address_of(scope)):
            raise Refused(429, t("too-fast"))

    async def answer(self, scope: Scope, headers: Headers, receive: Receive) -> Response:
        """The page that asks for the code; the right code pairs this device."""
        if scope["path"].startswith("/api"):
            raise Refused(401, t("not-paired"))
        guess = name_from(headers.get("user-agent", ""))
        brought = dict(parse_qsl(scope["query_string"].decode("latin-1"))).get("code", "")[:LARGEST_BROUGHT]
        if scope["method"] != "POST" or scope["path"] != "/pair":
            return self._asks(401, t("code-asked"), guess, address_of(scope), brought)
        form = dict(await fields_of(headers, await received(receive, headers, LARGEST_CODE)))
        code, name = str(form.get("code", "")), str(form.get("name", "")) or guess
        return await self._tried(scope, code, name)

    async def _tried(self, scope: Scope, code: str, name: str) -> Response:
        assert self.pairing is not None
        address = address_of(scope)
        if not self.pairing.locked and not self.pairing.wait(address):
            if self.pairing.accepts(address, code):
                return await self._let_in(name, scope)
            return self._asks(401, t("code-wrong"), name, address)
        return self._asks(429, t("code-ignored"), name, address)

    async def _let_in(self, name: str, scope: Scope) -> Response:
        assert self.pairing is not None
        try:
            key = await apart(self.devices.admit, name)
        except Fault as fault:
            raise Refused(status_of(fault), notices.said(fault)) from None
        self.pairing.announce(next(iter(self.devices)).name)
        response = RedirectResponse("/", 303)
        response.headers.append("set-cookie", cookie_of(DEVICE, key, LASTS, scope))
        return response

    def _asks(self, status: int, word: str, name: str, address: str, code: str = "") -> Response:
        assert self.pairing is not None
        wait = self.pairing.wait(address)
        headers = {"cache-control": "no-store"} | ({"retry-after": str(wait)} if wait else {})
        if self.pairing.locked:
            word = t("code-locked", n=MOST_FAILURES)
        elif wait:
            word = t("code-wait", word=word, n=wait)
        page = notices.ask_for_code(word, status, name, code, closed=self.pairing.locked)
        return HTMLResponse(page.html, page.status, headers)


def cookie_of(name: str, value: str, seconds: int, scope: Scope) -> str:
    """A cookie for this app only, that no script can read; set over https, it is sent over https."""
    safe = "; Secure" if scope["scheme"] == "https" else ""
    return f"{name}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{safe}"


# --- addresses and QR codes for phones


def joining(address: str, code: str) -> str:
    """The address that contains the code."""
    return f"{address}?code={code}"


def plain(addresses: tuple[str, ...]) -> str:
    """The address where a phone gets the certificate: the plain port is one lower."""
    found = urlsplit(addresses[0])
    return f"http://{found.hostname}:{(found.port or 443) - 1}/"


def drawn(text: str) -> str:
    """A QR code as inline SVG."""
    found = segno.make(text, error="m", micro=False)
    return str(found.svg_inline(scale=4, border=3, dark="#2b1e16", light="#fffdf6", omitsize=True))


def printed(text: str) -> str:
    """A QR code as text for a terminal."""
    lines = StringIO()
    segno.make(text, error="l", micro=False).terminal(lines, border=2, compact=True)
    return lines.getvalue()
