"""How quick is the app, and how light are its pages?  Measured from outside, against the running server.

``python -m benchmarks.web``: an answer is a form sent as the page sends it; its time ends when the rendered table has
arrived.  A browser keeps its connection for the next answer, or makes a new one after a long thought: both are timed.
A player of the twenty answers once a second, as a very quick person would.
"""

import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import httpx

from tableforone import games

SERVER: Final = (
    "import sys, pathlib; from tableforone.server.serve import serve; serve(port=0, data=pathlib.Path(sys.argv[1]))"
)
TABLES: Final = 20
ANSWERS_ALONE: Final = 60
SECONDS_TOGETHER: Final = 15
FIELD: Final = re.compile(r'name="(token|question)" value="(\w+)"')
ANSWER: Final = re.compile(r'form="answer" name="answer" value="(-?\d+)"')
LOADED: Final = re.compile(r'(?:href|src)="(/static/[^"#]+)')


class Player:
    """Somebody at one table, who plays at random and looks at the clock."""

    def __init__(self, address: str, game: str, seed: int, *, kept: bool = True) -> None:
        connections = httpx.Limits() if kept else httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(
            base_url=address, timeout=30, headers={"Sec-Fetch-Site": "same-origin"}, limits=connections
        )
        self.game, self.chance = game, random.Random(seed)
        self.times: list[float] = []
        self.heaviest = 0
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
        began = time.perf_counter()
        reply = self.http.post(f"{self.table}/answers", data=form, headers={"HX-Request": "true"})
        self.times.append((time.perf_counter() - began) * 1000)
        assert reply.status_code == 200, reply.text[:300]
        self.page = reply.text
        self.heaviest = max(self.heaviest, len(reply.content))
        return None

    def weight(self) -> int:
        """The heaviest page of this table with everything that it loads, in kB."""
        whole = self.http.get(self.table)
        styles, total = "", 0
        for address in set(LOADED.findall(whole.text)):
            loaded = self.http.get(address)
            total += len(loaded.content)
            styles += loaded.text if address.endswith(".css") else ""
        base = next(a for a in LOADED.findall(whole.text) if a.endswith("tokens.css")).rpartition("/")[0]
        total += sum(
            len(self.http.get(f"{base}/{font}").content) for font in re.findall(r'url\("(fonts/[^"]+)', styles)
        )
        return (total + max(self.heaviest, len(whole.content))) // 1000


def told(name: str, times: list[float], limit: int) -> str:
    p95 = quantiles(times, n=20)[-1]
    verdict = "" if p95 <= limit else f"   OVER {limit}"
    return f"{name:37} p50 {median(times):6.1f} ms   p95 {p95:6.1f} ms   ({len(times)} answers){verdict}"


def played_alone(address: str, game: str, *, kept: bool) -> Player:
    player = Player(address, game, 1, kept=kept)
    for _ in range(ANSWERS_ALONE):
        player.answer()
        time.sleep(0.05)  # the server slows down what no hand can do
    return player


def played_together(address: str, ids: list[str]) -> list[float]:
    """Twenty tables at once, an answer a second at each."""
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
    """What the server holds, where the system tells."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return "unknown on this system"
    kilobytes = re.search(r"VmRSS:\s+(\d+)", status.read_text())
    return f"{int(kilobytes[1]) // 1024} MB" if kilobytes else "unknown"


def main() -> None:
    ids = games.ids()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        server = subprocess.Popen([sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found, "the server prints its address"
        try:
            httpx.get(found[0] + "/")
            print(f"start to first page                   {time.perf_counter() - began:6.2f} s   (at most 2)")
            for game in ids:
                for kept in (True, False):
                    player = played_alone(found[0], game, kept=kept)
                    print(told(f"{game}, {'kept' if kept else 'new'} connection", player.times, 50))
                print(f"{'':37} page with all it loads {player.weight()} kB   (at most 300)")
            print(told(f"{TABLES} tables at once", played_together(found[0], ids), 100))
            print(f"memory with {TABLES} open tables           {memory(server.pid)}   (at most 200 MB)")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
