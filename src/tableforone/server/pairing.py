"""May a phone on the home network join?  Once, with the six digits that the server shows on its own screen."""

import hashlib
import hmac
import ipaddress
import secrets
from urllib.parse import parse_qs

from starlette.types import Scope, Send

from tableforone.pages import notices

TRIES = 5


class Pairing:
    """The code, and how often it may still be guessed; after five wrong tries a new one is made."""

    def __init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        self.code, self.left = f"{secrets.randbelow(1_000_000):06}", TRIES

    def knows(self, scope: Scope, cookie: str, secret: bytes) -> bool:
        """Is this visitor on our own machine, or was it paired before?"""
        return _is_local(scope) or hmac.compare_digest(cookie.encode(), _proof(secret).encode())

    async def answer(self, scope: Scope, body: bytes, secret: bytes, send: Send) -> None:
        """The page that asks for the code; the right code pairs this browser."""
        word, headers = "This table is on another machine.", []
        if scope["method"] == "POST" and scope["path"] == "/pair":
            given = parse_qs(body.decode("latin-1"), max_num_fields=5).get("code", [""])[0]
            if hmac.compare_digest(given.encode(), self.code.encode()):
                cookie = f"paired={_proof(secret)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
                headers = [(b"location", b"/"), (b"set-cookie", cookie.encode())]
                self.renew()
            else:
                word = self._wrong()
        page = notices.ask_for_code(word)
        status = 303 if headers else page.status
        headers += [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": page.html.encode()})

    def _wrong(self) -> str:
        self.left -= 1
        if self.left:
            return f"That is not the code. {self.left} tries are left."
        self.renew()
        print(f"Five wrong codes were tried. The new pairing code is {self.code}.", flush=True)
        return "That was the last try. The server shows a new code now."


def _proof(secret: bytes) -> str:
    return hmac.new(secret, b"paired", hashlib.sha256).hexdigest()[:40]


def _is_local(scope: Scope) -> bool:
    client = scope.get("client")
    try:
        return client is not None and ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False
