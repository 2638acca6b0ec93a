"""A static file server under a sub-path, like ordinary web space, that can be disconnected."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

UNDER: Final = "/games/table/"


class Files(SimpleHTTPRequestHandler):
    """Serves only files under the sub-path, without log output."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".webmanifest": "application/manifest+json"}

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(UNDER) if path.startswith(UNDER) else "/nowhere")

    def send_head(self) -> Any:
        assert isinstance(self.server, Web)
        self.server.asked.append(self.path)
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        assert isinstance(self.server, Web)
        data = source.read()
        self.server.sent.append((self.path, len(data)))
        outputfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Web(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, folder: Path, port: int) -> None:
        self.asked: list[str] = []
        # requests not served by the browser's cache, and their bytes
        self.sent: list[tuple[str, int]] = []
        super().__init__(("127.0.0.1", port), partial(Files, directory=str(folder)))

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore a killed browser's broken connection."""


class Host:
    """Serves a folder until it is cut; ``serve`` reconnects the same address to any folder."""

    def __init__(self, folder: Path) -> None:
        self.port = 0
        self.serve(folder)

    def serve(self, folder: Path) -> None:
        self.web: Web | None = Web(folder, self.port)
        self.port = self.web.server_address[1]
        threading.Thread(target=self.web.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{UNDER}"

    def cut(self) -> None:
        """Disconnect the host."""
        if self.web:
            self.web.shutdown()
            self.web.server_close()
            self.web = None
