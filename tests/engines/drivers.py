"""Drivers for other browsers: Firefox through Marionette, WebKit through WebDriver, both with JSON.

Only the browsers themselves have to be installed (``make browsers``).
"""

import base64
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx

PATIENCE: Final = 600  # seconds to wait on a loaded machine before giving up
WINDOW: Final = Path(__file__).parent / "webkit_window.py"
SYSTEM_PYTHON: Final = "/usr/bin/python3"  # Debian's, which python3-gi is for
# the body of an async function that runs in the page, with `given` as its argument
ASYNC: Final = """const done = arguments[arguments.length - 1], given = arguments[0];
(async () => { %s })().then(
  value => done({ value: value ?? null }), fault => done({ fault: `${fault} ${fault?.stack}` }));"""
PREFERENCES: Final = {
    "marionette.port": 0,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "ui.useOverlayScrollbars": 1,  # as on phones and in the other engines: they take no space
    "remote.prefs.recommended": True,
    "toolkit.cosmeticAnimations.enabled": False,
    "ui.prefersReducedMotion": 1,
    "network.dns.disableIPv6": True,
}


class NoEngine(Exception):
    """The browser cannot be driven; one sentence says why."""


class Engine(ABC):
    """One window of a browser."""

    name: str
    folder: Path  # its profile

    @abstractmethod
    def go(self, address: str) -> None:
        """Open a page and wait until it is loaded."""

    @abstractmethod
    def asked(self, script: str, given: Any) -> Any:
        """Run a script that calls back with a value or an error."""

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Set the size of the page."""

    @abstractmethod
    def picture(self) -> bytes:
        """A screenshot as a PNG."""

    @abstractmethod
    def said(self) -> list[str]:
        """Errors on the console since the start."""

    @abstractmethod
    def lively(self) -> None:
        """Turn animations on."""

    @abstractmethod
    def trust(self, authority: bytes) -> None:
        """Trust this certificate authority, as a phone does after the steps it is shown."""

    @abstractmethod
    def kill(self) -> None:
        """End the browser at once, as a power cut would."""

    def run(self, body: str, given: Any = None) -> Any:
        """Run the body of an async function in the page. Returns its value."""
        found = self.asked(ASYNC % body, given)
        if found is None:
            raise AssertionError(f"{self.name}: the page went away")
        if "fault" in found:
            raise AssertionError(f"{self.name}: {found['fault']}")
        return found["value"]

    def until(self, condition: str, given: Any = None) -> Any:
        """Wait until an expression is true in the page, which may change meanwhile. Returns it."""
        end, last = time.monotonic() + PATIENCE, ""
        while time.monotonic() < end:
            try:
                if found := self.run(
                    f"const found = {condition}; return typeof found === 'object' ? Boolean(found) : found", given
                ):
                    return found
            except (AssertionError, Fault) as gone:
                last = str(gone)
            time.sleep(0.1)
        raise AssertionError(f"{self.name}: {condition} never came true. {last} {self.said()}")


class Fault(Exception):
    """An error answer of the browser."""


# --- Firefox


class Firefox(Engine):
    """Firefox without a screen; its Marionette server listens on a local port."""

    name = "Firefox"

    def __init__(self, folder: Path) -> None:
        program = next((path for name in ("firefox-esr", "firefox") if (path := shutil.which(name))), None)
        if program is None:
            raise NoEngine("There is no Firefox.")
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        port = folder / "MarionetteActivePort"
        port.unlink(missing_ok=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self.process = _started(
            program,
            "--headless",
            "--marionette",
            "--remote-allow-system-access",
            "--no-remote",
            "--profile",
            str(folder),
        )
        _wait(lambda: port.is_file() and port.read_text(encoding="utf-8"), self.process, self.name)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text(encoding="utf-8"))), PATIENCE)
        self.number, self.rest = 0, b""
        self._received()
        self._send("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})
        self._send("WebDriver:SetTimeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})
        self.handle = self._send("WebDriver:GetWindowHandle", {})["value"]

    def _received(self) -> Any:
        while b":" not in self.rest:
            self.rest += self._more()
        length, _, self.rest = self.rest.partition(b":")
        while len(self.rest) < int(length):
            self.rest += self._more()
        text, self.rest = self.rest[: int(length)], self.rest[int(length) :]
        return json.loads(text)

    def _more(self) -> bytes:
        found = self.socket.recv(1 << 20)
        if not found:
            raise Fault("Firefox has gone")
        return found

    def _send(self, command: str, given: dict[str, Any]) -> Any:
        self.number += 1
        text = json.dumps([0, self.number, command, given]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, _, fault, found = self._received()
        if fault:
            raise Fault(f"{fault['error']}: {fault['message']}")
        return found

    def go(self, address: str) -> None:
        self._send("WebDriver:Navigate", {"url": address})

    def asked(self, script: str, given: Any) -> Any:
        return self._send("WebDriver:ExecuteAsyncScript", {"script": script, "args": [given]})["value"]

    def _chrome(self, script: str, *given: Any) -> Any:
        """Run a script in the window around the page."""
        self._send("Marionette:SetContext", {"value": "chrome"})
        try:
            return self._send("WebDriver:ExecuteScript", {"script": script, "args": given})["value"]
        finally:
            self._send("Marionette:SetContext", {"value": "content"})

    def size(self, width: int, height: int) -> None:
        # A Firefox window is at least 450 px wide; the page inside it may be narrower.
        self._send("WebDriver:SetWindowRect", {"width": max(width, 500) + 40, "height": height + 150})
        self._chrome(
            """for (const side of ["", "min-", "max-"]) {
              gBrowser.selectedBrowser.style.setProperty(side + "width", arguments[0] + "px");
              gBrowser.selectedBrowser.style.setProperty(side + "height", arguments[1] + "px");
            }""",
            width,
            height,
        )
        self.until(f"innerWidth === {width} && innerHeight === {height}")

    def dark(self, dark: bool) -> None:
        self._chrome(
            "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0])", int(not dark)
        )

    def lively(self) -> None:
        self._chrome("Services.prefs.setIntPref('ui.prefersReducedMotion', 0)")
        self.until("!matchMedia('(prefers-reduced-motion: reduce)').matches")

    def trust(self, authority: bytes) -> None:
        self._chrome(
            "Cc['@mozilla.org/security/x509certdb;1'].getService(Ci.nsIX509CertDB)"
            ".addCertFromBase64(arguments[0], 'C,,')",
            base64.b64encode(authority).decode(),
        )

    def picture(self) -> bytes:
        return base64.b64decode(self._send("WebDriver:TakeScreenshot", {"full": False, "hash": False})["value"])

    def said(self) -> list[str]:
        found = self._chrome(
            """return Services.console.getMessageArray().filter(each => each instanceof Ci.nsIScriptError)
              .filter(each => !(each.flags & Ci.nsIScriptError.infoFlag) && /^https?:/.test(each.sourceName || "http:"))
              .filter(each => !(each.flags & Ci.nsIScriptError.warningFlag)
                || /Security|ServiceWorker/.test(each.category + each.errorMessage))
              .map(each => `${each.category}: ${each.errorMessage} (${each.sourceName}:${each.lineNumber})`)"""
        )
        return [str(each) for each in found]

    def kill(self) -> None:
        self.socket.close()
        _killed(self.process)


# --- WebKit


class WebKit(Engine):
    """WebKitGTK in our own window, on a virtual screen."""

    name = "WebKit"

    def __init__(self, folder: Path) -> None:
        for program in ("WebKitWebDriver", "Xvfb"):
            if not shutil.which(program):
                raise NoEngine(f"There is no {program}.")
        check = [SYSTEM_PYTHON, str(WINDOW), "--check"]
        if not Path(SYSTEM_PYTHON).is_file() or subprocess.run(check, capture_output=True, check=False).returncode:
            raise NoEngine("There is no gir1.2-webkit2-4.1 with python3-gi.")
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.console = folder / "console.txt"
        self.screen, display = _screen()
        self.port = _free_port()
        nobody = {
            name: value
            for name, value in os.environ.items()
            if name not in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS")
        }
        environment = nobody | {
            "DISPLAY": display, "GDK_BACKEND": "x11", "TABLEFORONE_KEEPS": str(folder),
            "NO_AT_BRIDGE": "1", "GSETTINGS_BACKEND": "memory",
        }  # fmt: skip
        with self.console.open("w", encoding="utf-8") as heard:
            self.process = _started("WebKitWebDriver", f"--port={self.port}", stdout=heard, environment=environment)
        self.wire = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, trust_env=False)
        _wait(lambda: _listens(self.port), self.process, self.name)
        wanted = {"browserOptions": {"binary": str(WINDOW), "args": []}}
        always = {"webkitgtk:browserOptions": wanted["browserOptions"], "acceptInsecureCerts": True}
        self.session = self._send("POST", "", {"capabilities": {"alwaysMatch": always}})["sessionId"]
        self._send("POST", "/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})

    def _send(self, method: str, path: str, given: dict[str, Any] | None = None) -> Any:
        address = f"/session/{self.session}{path}" if hasattr(self, "session") else "/session"
        found = self.wire.request(method, address, json=given).json()["value"]
        if isinstance(found, dict) and "error" in found:
            raise Fault(f"{found['error']}: {found['message']}")
        return found

    def go(self, address: str) -> None:
        self._send("POST", "/url", {"url": address})

    def asked(self, script: str, given: Any) -> Any:
        return self._send("POST", "/execute/async", {"script": script, "args": [given]})

    def size(self, width: int, height: int) -> None:
        self._send("POST", "/window/rect", {"width": width, "height": height})
        self.until(f"innerWidth === {width} && innerHeight === {height}")

    def dark(self, dark: bool) -> None:
        """Do nothing: the desktop theme cannot be changed here; tests use the app's own setting."""

    def lively(self) -> None:
        """Do nothing: animations cannot be turned off here."""

    def trust(self, authority: bytes) -> None:
        """Do nothing: its window ignores certificate errors."""

    def picture(self) -> bytes:
        return base64.b64decode(self._send("GET", "/screenshot"))

    def said(self) -> list[str]:
        heard = self.console.read_text(encoding="utf-8", errors="replace")
        return [line for line in heard.splitlines() if re.search(r"CONSOLE \w+ (ERROR|WARN)|^Unhandled", line)]

    def kill(self) -> None:
        self.wire.close()
        _killed(self.process)
        _killed(self.screen)


# --- processes


def _started(*command: str, stdout: Any = subprocess.DEVNULL, environment: dict[str, str] | None = None) -> Any:
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.STDOUT,
        env=environment,
        start_new_session=True,
    )


def _killed(process: Any) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _wait(ready: Any, process: Any, name: str) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        if process.poll() is not None or time.monotonic() > end:
            raise NoEngine(f"{name} does not start.")
        time.sleep(0.05)


def _screen() -> tuple[Any, str]:
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "2000x1600x24", "-nolisten", "tcp"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[write],
        start_new_session=True,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as number:
        found = number.readline().strip()
    if not found:
        raise NoEngine("Xvfb does not start.")
    return screen, f":{found}"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


ENGINES: Final[dict[str, type[Firefox] | type[WebKit]]] = {"firefox": Firefox, "webkit": WebKit}


@contextmanager
def opened(name: str, folder: Path | None = None) -> Iterator[Firefox | WebKit]:
    """A window of this engine; its profile is temporary, unless a folder is given."""
    home = folder or Path(tempfile.mkdtemp(prefix="tableforone-"))
    try:
        engine = ENGINES[name](home)
        try:
            yield engine
        finally:
            engine.kill()
    finally:
        if folder is None:
            shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    try:
        with opened(sys.argv[1]):
            pass
    except (NoEngine, Fault) as why:
        print(why)
        sys.exit(1)
