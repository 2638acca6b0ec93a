"""A server in a subprocess; when it is killed, a new one starts with the same port and tables.

``python -m tests.web.server FOLDER`` prints the port, then the process id of every server it
starts.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tableforone.games import all_games
from tableforone.server.app import create_app
from tableforone.server.serve import hosts_of, listen, server_of
from tests.web.games import on_the_shelf


def main(folder: Path) -> None:
    on_the_shelf()
    all_games(), server_of(None)  # load shared data once, not after every kill
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    print(port, flush=True)
    while True:
        child = os.fork()
        if not child:
            app = create_app(folder, hosts_of("127.0.0.1", port))
            app.answers.burst = app.uploads.burst = 1e9  # no rate limits here
            server_of(app).run(sockets=[listening])
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


class Server:
    """A server that restarts whenever it is killed."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "tests.web.server", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.child = int(self.process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert self.process.stdout is not None
        self.child = int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.kill()
        os.kill(self.child, signal.SIGKILL)
        self.process.communicate()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
