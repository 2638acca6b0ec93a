"""Measures the app and its pages from outside, with a running server: ``python -m benchmarks.web``.

An answer is a form, sent as the page sends it; its time ends when the rendered table has arrived.
A browser reuses its connection for the next answer, or opens a new one after a long pause: both
are timed. Each of twenty players answers once per second, like a very quick person.
"""

import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import httpx

from tableforone import games

SERVER: Final = (
    "import sys, pathlib; from tableforone.server.serve import serve; serve(port=0, data=pathlib.Path(sys.argv[1]))"
)
# the server without TCP_NODELAY: its socket does not name TCP, so asyncio does not set the option
WAITING: Final = (
    "import types, socket; from tableforone.server import serve; serve.socket = types.SimpleNamespace(**vars(socket)); "
    "serve.socket.socket = lambda family, kind, protocol: socket.socket(family, kind); "
) + SERVER
PAGES: Final = 60
TABLES: Final = 20
ANSWERS_ALONE: Final = 60
SECONDS_TOGETHER: Final = 15
MOST_TAKEN: Final = 10  # ms of CPU time per answer, median
LARGEST: Final = 40  # kB per answer, median
FIELD: Final = re.compile(r'name="(token|question)" value="(\w+)"')
ANSWER: Final = re.compile(r'form="answer" name="answer" value="(-?\d+)"')
LOADED: Final = re.compile(r'(?:href|src)="(/static/[^"#]+)')


class Player:
    """A player at one table, who plays at random and measures times."""

    def __init__(self, address: str, game: str, seed: int, *, kept: bool = True, server: int = 0) -> None:
        connections = httpx.Limits() if kept else httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(
            base_url=address, timeout=30, headers={"Sec-Fetch-Site": "same-origin"}, limits=connections
        )
        self.game, self.chance = game, random.Random(seed)
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.server = server  # its process id
        self.taken: list[float] = []  # ms of CPU time
        self.sit_down()

    def sit_down(self) -> None:
        token = dict(FIELD.findall(self.http.get(f"/games/{self.game}/new").text))["token"]
        self.http.post("/settings", data={"token": token, "pace": "skip"})
        seed = str(self.chance.randrange(10**6))
        self.table = self.http.post(f"/games/{self.game}/new", data={"token": token, "seed": seed}).headers["location"]
        self.page = self.http.get(self.table).text

    def answer(self) -> None:
        """Give one answer and wait for the table."""
        choices = ANSWER.findall(self.page)
        if not choices:
            return self.sit_down()
        form = dict(FIELD.findall(self.page)) | {"answer": self.chance.choice(choices)}
        headers = {"HX-Request": "true"}
        before = processor(self.server)
        began = time.perf_counter()
        reply = self.http.post(f"{self.table}/answers", data=form, headers=headers)
        self.times.append((time.perf_counter() - began) * 1000)
        self.taken.append((processor(self.server) - before) * 1000)
        assert reply.status_code == 200, reply.text[:300]
        self.sizes.append(len(reply.content))
        self.page = reply.text
        return None

    def weight(self) -> int:
        """The size of this table's page with all its files, as transferred, in kB."""
        whole = self.http.get(self.table)
        styles, total = "", 0
        for address in set(LOADED.findall(whole.text)):
            loaded = self.http.get(address)
            total += travelled(loaded)
            styles += loaded.text if address.endswith(".css") else ""
        base = next(a for a in LOADED.findall(whole.text) if a.endswith("tokens.css")).rpartition("/")[0]
        total += sum(travelled(self.http.get(f"{base}/{font}")) for font in re.findall(r'url\("(fonts/[^"]+)', styles))
        return (total + travelled(whole)) // 1000


def travelled(reply: httpx.Response) -> int:
    """Bytes transferred."""
    return int(reply.headers.get("content-length", len(reply.content)))


def told(name: str, times: list[float], limit: int) -> str:
    p95 = quantiles(times, n=20)[-1]
    verdict = "" if p95 <= limit else f"   OVER {limit}"
    return f"{name:37} p50 {median(times):6.1f} ms   p95 {p95:6.1f} ms   ({len(times)} answers){verdict}"


def taken_told(taken: list[float]) -> str:
    p50, p95 = median(taken), quantiles(taken, n=20)[-1]
    verdict = "" if p50 <= MOST_TAKEN else f"   OVER {MOST_TAKEN}"
    return f"{'':37} p50 {p50:6.1f} ms   p95 {p95:6.1f} ms   of processor time for an answer{verdict}"


def sizes_told(sizes: list[int]) -> str:
    p50, p95 = median(sizes) / 1000, quantiles(sizes, n=20)[-1] / 1000
    verdict = "" if p50 <= LARGEST else f"   OVER {LARGEST}"
    return f"{'':37} p50 {p50:6.1f} kB   p95 {p95:6.1f} kB   an answer, uncompressed{verdict}"


def processor(pid: int) -> float:
    """CPU seconds of the server's threads so far, if the system reports them."""
    tasks = Path(f"/proc/{pid}/task")
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.glob("*")) / 1e9


def played_alone(address: str, game: str, *, kept: bool, server: int) -> Player:
    player = Player(address, game, 1, kept=kept, server=server)
    for _ in range(ANSWERS_ALONE):
        player.answer()
        time.sleep(0.05)  # the server limits faster requests
    return player


def played_together(address: str, ids: list[str]) -> list[float]:
    """Play at twenty tables at once, one answer per second at each."""
    players = [Player(address, ids[n % len(ids)], n) for n in range(TABLES)]
    until = time.monotonic() + SECONDS_TOGETHER

    def play(player: Player, n: int) -> None:
        time.sleep(n / TABLES)
        while time.monotonic() < until:
            began = time.monotonic()
            player.answer()
            time.sleep(max(0.0, 1 - (time.monotonic() - began)))

    threads = [threading.Thread(target=play, args=(player, n)) for n, player in enumerate(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [ms for player in players for ms in player.times]


def memory(pid: int) -> str:
    """The memory of the server, if the system reports it."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return "unknown on this system"
    kilobytes = re.search(r"VmRSS:\s+(\d+)", status.read_text())
    return f"{int(kilobytes[1]) // 1024} MB" if kilobytes else "unknown"


@contextmanager
def running(code: str) -> Iterator[tuple[str, int]]:
    """Start a server; yields its address and its process id."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", code, folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found, "the server prints its address"
        try:
            yield found[0], server.pid
        finally:
            server.terminate()
            server.wait()


def without_waiting() -> None:
    """Print what TCP_NODELAY changes for a small page."""
    for code, how in ((WAITING, "off"), (SERVER, "on")):
        with running(code) as (address, _):
            for kept in (True, False):
                limits = httpx.Limits() if kept else httpx.Limits(max_keepalive_connections=0)
                with httpx.Client(base_url=address, timeout=60, limits=limits) as browser:
                    times = []
                    for _ in range(PAGES):
                        began = time.perf_counter()
                        browser.get("/settings")
                        times.append((time.perf_counter() - began) * 1000)
                        time.sleep(0.03)
                name = f"TCP_NODELAY {how}, {'kept' if kept else 'new'} connection"
                print(f"{name:37} p50 {median(times):6.1f} ms   p95 {quantiles(times, n=20)[-1]:6.1f} ms   a page")


def main() -> None:
    ids = games.ids()
    began = time.perf_counter()
    with running(SERVER) as (address, pid):
        httpx.get(address + "/", timeout=60)
        print(f"start to first page                   {time.perf_counter() - began:6.2f} s   (at most 2)")
        for game in ids:
            for kept in (True, False):
                player = played_alone(address, game, kept=kept, server=pid)
                print(told(f"{game}, {'kept' if kept else 'new'} connection", player.times, 50))
            print(taken_told(player.taken))
            print(sizes_told(player.sizes))
            print(f"{'':37} page with all it loads {player.weight()} kB   (at most 150)")
        print(told(f"{TABLES} tables at once", played_together(address, ids), 100))
        print(f"memory with {TABLES} open tables           {memory(pid)}   (at most 200 MB)")
    without_waiting()


if __name__ == "__main__":
    main()
