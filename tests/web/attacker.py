"""A client that sends hostile files repeatedly, each time as a new one, so no rate limit applies.

``python -m tests.web.attacker PORT KIND`` prints the status of every answer. It is a separate
process, so that measurements meanwhile are of the server alone.
"""

import json
import sys
from http.client import HTTPConnection
from io import BytesIO
from typing import Any, Final, NamedTuple
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile

CARDS: Final = 60_000
BODY: Final = 800_000
KEYS: Final = "\n".join(f"a{n}.b.c.d.e.f.g.h = 1" for n in range(CARDS // 25))


class Sent(NamedTuple):
    path: str
    kind: str
    body: bytes


def file(path: str, name: str, content: str | bytes) -> Sent:
    """A form with a file, as a browser sends it."""
    head = f'--x\r\nContent-Disposition: form-data; name="{name}"; filename="f"\r\n\r\n'
    data = content.encode() if isinstance(content, str) else content
    return Sent(path, "multipart/form-data; boundary=x", head.encode() + data + b"\r\n--x--\r\n")


def cards(text: str) -> Sent:
    return file("/games/stones/new", "option-cards", text)


def message(text: str) -> Sent:
    return Sent("/api/tables/import", "application/json", text.encode())


def saved(entries: int) -> str:
    """A long saved game that repeats one answer and its undo; a wrong digest keeps it out."""
    record: list[Any] = [{"answer": 1, "said": ""}, {"undo": 0}] * (entries // 2)
    head = {"format": "tableforone", "version": 1, "game": "stones", "rules": 1, "level": "short", "modules": []}
    return json.dumps(head | {"options": {}, "seed": 5, "record": record, "digest": "0"})


def parts(count: int) -> Sent:
    each = '--x\r\nContent-Disposition: form-data; name="f"\r\n\r\n\r\n'
    return Sent("/tables/import", "multipart/form-data; boundary=x", f"{each * count}--x--\r\n".encode())


def packed(*files: tuple[str, bytes], how: int = ZIP_DEFLATED) -> Sent:
    whole = BytesIO()
    with ZipFile(whole, "w", how) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return file("/tables/import", "file", whole.getvalue())


HOSTILE: Final = {
    "a name of many parts": cards("a" + ".a" * (CARDS // 2) + " = 1"),
    "a header of many parts": cards("[a" + ".a" * (CARDS // 2) + "]"),
    "the worst that is read": cards(f"[a.b.c.d.e.f.g.h]\n{KEYS}"),
    "quotes without an end": file("/tables/import", "file", '"' + '\\"' * (BODY // 2)),
    "a long game": file("/tables/import", "file", saved(20_000)),
    "a bomb": packed(("a.json", b"0" * 200_000_000), how=ZIP_BZIP2),
    "an archive of long games": packed(*((f"{n}.json", saved(5000 + n).encode()) for n in range(30))),
    "a message without an end": message('{"text": "' + '\\"' * (BODY // 2)),
    "a message of many fields": message(json.dumps({f"f{n}": 1 for n in range(50_000)})),
    "a message of brackets": message("[" + "[]," * (BODY // 3) + "0]"),
    "a form of many parts": parts(10_000),
    "a form of many fields": Sent("/settings", "application/x-www-form-urlencoded", b"a=%41&" * (BODY // 6)),
}


def attack(port: int, sent: Sent) -> int:
    """Connect, get a token and send the request. Returns the status."""
    connection = HTTPConnection("127.0.0.1", port, timeout=120)
    try:
        connection.request("GET", "/api/session")
        answer = connection.getresponse()
        token = json.load(answer)["token"]
        cookie = answer.headers["set-cookie"].partition(";")[0]
        headers = {"X-Token": token, "Cookie": cookie, "Content-Type": sent.kind}
        connection.request("POST", sent.path, sent.body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


if __name__ == "__main__":
    print("ready", flush=True)
    while True:
        print(attack(int(sys.argv[1]), HOSTILE[sys.argv[2]]), flush=True)
