"""May a phone on the home network join?  Once, with the six digits that the server shows on its own screen."""

import hashlib
import hmac
import ipaddress
import secrets
from urllib.parse import parse_qs

from starlette.types import Scope, Send

TRIES = 5
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table for One</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>
<h1>Table for One</h1><p role="alert">{word}</p>
<form method="post" action="/pair"><label>The six digits that the server shows:
<input name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{{6}}" maxlength="6" required></label>
<button>Join</button></form></main></body></html>"""


class Pairing:
    """The code, and how often it may still be guessed; after five wrong tries a new one is made."""

    def __init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        self.code, self.left = f"{secrets.randbelow(1_000_000):06}", TRIES

    def knows(self, scope: Scope, cookie: str, secret: bytes) -> bool:
        """Is this visitor on our own machine, or was it paired before?"""
        return _is_local(scope) or hmac.compare_digest(cookie.encode(), _proof(secret).encode())

    async def answer(self, scope: Scope, body: bytes, secret: bytes, session: str, send: Send) -> None:
        """The page that asks for the code; the right code pairs this browser."""
        word, headers, status = "This table is on another machine.", [], 401
        if scope["method"] == "POST" and scope["path"] == "/pair":
            given = parse_qs(body.decode("latin-1"), max_num_fields=5).get("code", [""])[0]
            if hmac.compare_digest(given.encode(), self.code.encode()):
                cookie = f"paired={_proof(secret)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
                headers, status = [(b"location", b"/"), (b"set-cookie", cookie.encode())], 303
                self.renew()
            else:
                word = self._wrong()
        text = PAGE.format(word=word).encode()
        headers += [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": text})

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
