"""A server for the crash test: when it is killed, the next one starts at once on the same port and the same tables.

``python -m tests.web.server FOLDER`` prints the port, then the process id of every server it starts.
"""

import os
import sys
from pathlib import Path

from tableforone.server.app import create_app
from tableforone.server.serve import hosts_of, listen, server_of
from tests.web.games import on_the_shelf


def main(folder: Path) -> None:
    on_the_shelf()
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    print(port, flush=True)
    while True:
        child = os.fork()
        if not child:
            server_of(create_app(folder, hosts_of("127.0.0.1", port))).run(sockets=[listening])
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
