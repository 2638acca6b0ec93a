"""Starts the server: takes the port, prints the address, opens the browser."""

import asyncio
import ipaddress
import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from tableforone.kernel.faults import Fault
from tableforone.server.voice import m, t
from tableforone.store.database import FILE, sentences
from tableforone.store.folder import LOCK, locked, made, others_can_look, shut
from tableforone.store.placing import finish

if TYPE_CHECKING:
    import uvicorn

    from tableforone.server.authority import Certificates
    from tableforone.server.pairing import Pairing

HERE: Final = "127.0.0.1"
PORT: Final = 8041
TURN: Final = 0.0005  # seconds

WARM: Final = 2.0  # seconds until the coach is prepared: the first pages go first


def serve(
    data: Path,
    *,
    host: str = HERE,
    port: int = PORT,
    open_browser: bool = False,
    lan: bool = False,
    https: bool = False,
) -> int:
    """Serve these tables until interrupted; returns 0 also if the app is already running."""
    folder = data.expanduser().resolve()
    running = already_running(folder)
    if running:
        print(t("serve-running", address=running), flush=True)
        return _open(running, open_browser)
    if https and not lan:
        raise Fault(m("https-needs-lan"))
    allow_connections()
    with _alone(folder), ExitStack() as ports:
        safe = _safe(folder, port) if https else None
        if safe:
            ports.enter_context(closing(safe.listening))
        wanted = port or (safe.port - 1 if safe else 0)
        listening = ports.enter_context(closing(listen("0.0.0.0" if lan else host, wanted)))
        return _serve(listening, folder, host, lan or not is_loopback(host), open_browser, safe)


def allow_connections() -> None:
    """Let the system open as many files and connections as it permits; the usual number is small."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Make sure that no other process serves these tables; otherwise a Fault."""
    with sentences(folder / FILE):
        lock = locked(made(folder) / LOCK)
    if lock is None:
        raise Fault(m("serve-busy", folder=str(folder)))
    with lock:
        with sentences(folder / FILE):
            finish(folder / FILE)
        yield


class Safe(NamedTuple):
    """The open socket for https, and its certificates."""

    listening: socket.socket
    certificates: "Certificates"

    @property
    def port(self) -> int:
        return int(self.listening.getsockname()[1])


def _safe(folder: Path, port: int) -> Safe:
    """A socket on the port after the plain one, with certificates for this machine's names."""
    from tableforone.server.authority import certificates

    names = [str(urlsplit(address).hostname) for address in lan_addresses(port)]
    found = certificates(folder, names)
    return Safe(listen("0.0.0.0", port + 1 if port else 0), found)


def is_loopback(host: str) -> bool:
    """Whether this address is reachable only from this machine.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0"), is_loopback("192.168.0.5")
    (True, True, False, False)
    """
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _serve(
    listening: socket.socket, folder: Path, host: str, paired: bool, open_browser: bool, safe: Safe | None = None
) -> int:
    from tableforone.server.app import create_app, opened  # imported only if needed
    from tableforone.server.door import joining, plain, printed
    from tableforone.server.pairing import Pairing

    port = listening.getsockname()[1]
    pairing = Pairing() if paired else None  # whatever other devices can reach needs the code
    hosts, ways = hosts_of(host, port, lan=paired), tuple(lan_addresses(port)) if paired else ()
    if safe:
        hosts |= hosts_of(host, safe.port, lan=True)
        ways = tuple(way.replace("http:", "https:") for way in lan_addresses(safe.port))
    app = create_app(folder, hosts, pairing, ways, safe.certificates if safe else None)
    here = HERE if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{here}:{port}/"
    print(t("serve-started", address=address, folder=str(folder)), flush=True)
    if others_can_look(folder):
        print(t("serve-open-folder", folder=str(folder)), flush=True)
    if pairing:
        if safe:
            print(t("serve-trust", address=plain(ways)), flush=True)
            print(f"{printed(plain(ways))}{t('serve-fingerprint', start=safe.certificates.fingerprint)}", flush=True)
        print(t("serve-network", addresses=list(ways), code=pairing.code), flush=True)
        print(printed(joining(ways[0], pairing.code)), flush=True)
        if sys.stdin is not None and sys.stdin.isatty():
            print(t("serve-new-code"), flush=True)
            context = copy_context()  # the thread uses the same language
            threading.Thread(target=context.run, args=(renew_at_enter, pairing, sys.stdin), daemon=True).start()
    marker = _mark(folder, address)
    warming = threading.Timer(WARM, app.app.state.coach.warm)
    warming.daemon = True
    warming.start()
    if open_browser:
        threading.Timer(0.3, _open, (address, True)).start()
    server = server_of(app, safe)
    app.app.state.stopping = lambda: server.should_exit
    try:
        with opened(app.app):  # also if the server never started
            server.run(sockets=[listening])
    finally:
        warming.cancel()
        marker.unlink(missing_ok=True)
    return 0


def server_of(app: Any, safe: Safe | None = None) -> "uvicorn.Server":
    """The uvicorn server for an application: HTTP only, with time limits, without access logs.

    Python's thread switch interval is shortened to a tenth: a request is many short steps with
    waits between them. At each of them it must not lose a whole interval to a file being read.
    """
    import uvicorn

    from tableforone.server.connections import STAYS, Arrival, Connection

    sys.setswitchinterval(TURN)
    quiet = uvicorn.Config(
        app,
        http=Connection,
        timeout_keep_alive=int(STAYS),
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="none",
        lifespan="auto",  # at the end the application closes what it opened
    )
    if safe is None:
        return uvicorn.Server(quiet)

    context, taken = safe.certificates.context(), safe.listening

    class Both(uvicorn.Server):
        """Plain http and https: the same application on two ports."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if not self.should_exit:
                arrival = partial(Arrival, context, self._begun)
                self.servers.append(await asyncio.get_running_loop().create_server(arrival, sock=taken))

        def _begun(self) -> Connection:
            return Connection(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for transport in Arrival.waiting:
                transport.abort()
            await super().shutdown(sockets)

    return Both(quiet)


def renew_at_enter(pairing: "Pairing", lines: Iterable[str]) -> None:
    """Make a new code whenever the owner presses Enter in the terminal."""
    for _ in lines:
        pairing.renew()
        print(t("serve-code", code=pairing.code), flush=True)


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port; a Fault that names another port if it is busy."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # with the protocol given, asyncio sets TCP_NODELAY
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno in (48, 98, 10048):
            raise Fault(m("port-busy", port=str(port), other=str(port + 1))) from None
        raise Fault(m("port-refused", host=host, port=str(port))) from None
    return listening


def hosts_of(host: str, port: int, *, lan: bool = False) -> frozenset[str]:
    """The host names of this server; all others are refused."""
    names = {"127.0.0.1", "localhost", "[::1]", f"[{host}]" if ":" in host else host.lower()} - {"0.0.0.0", "[::]"}
    hosts = {f"{name}:{port}" for name in names}
    if port == 80:
        hosts |= names
    if lan:
        hosts |= {address.removeprefix("http://").rstrip("/").lower() for address in lan_addresses(port)}
    return frozenset(hosts)


def lan_addresses(port: int) -> list[str]:
    """The addresses at which other machines in the home network reach this one."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # nothing is sent: this only finds the address that would be used
            probe.connect(("192.0.2.1", 9))
            found.append(f"http://{probe.getsockname()[0]}:{port}/")
        except OSError:
            pass
    return [*found, f"http://{socket.gethostname()}:{port}/"]


def _mark(folder: Path, address: str) -> Path:
    """Write the address into the data folder, for a second start."""
    marker = folder / "running.json"
    marker.write_text(json.dumps({"address": address}), encoding="utf-8")
    shut(marker)
    return marker


def already_running(folder: Path) -> str | None:
    """The address at which these tables are being served now; None if they are not."""
    from tableforone.server.guard import house_of, secret_of

    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy does not reach this machine
    try:
        address = json.loads((folder / "running.json").read_text(encoding="utf-8"))["address"]
        with straight.open(f"{address}api/session", timeout=2) as answer:
            return str(address) if json.load(answer)["house"] == house_of(secret_of(folder)) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _open(address: str, wanted: bool) -> int:
    """Open the browser, if there is one; the address was printed anyway."""
    has_screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if wanted and has_screen:
        webbrowser.open(address)
    return 0
