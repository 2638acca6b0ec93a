"""Certificates for ``--https``, signed by this machine's own authority, made with ``openssl``.

A phone that trusts the authority can use everything that browsers allow only over https.  The
authority can sign only for private addresses and for this machine's name; its key never leaves the
data folder.
"""

import hashlib
import ipaddress
import json
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.server.pairing import parsed
from tableforone.server.voice import m
from tableforone.store.folder import OWNER_ONLY, shut

FOLDER: Final = "https"
HOST: Final = "host"  # a file: the name of this machine when the authority was made
YEARS: Final = 3650  # days that the authority is valid
DAYS: Final = 397  # days that a certificate is valid: phones refuse longer ones
BEFORE: Final = 30 * 86400  # seconds before its end when a new one is made
PRIVATE: Final = ("10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16")
REQUEST: Final = """[req]
distinguished_name = name
prompt = no
[name]
CN = {name}
"""
OF_AUTHORITY: Final = """[authority]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
nameConstraints = critical, @may
[may]
{may}
"""
OF_SERVER: Final = """basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = {names}
"""


class Certificates(NamedTuple):
    """The certificate that the server uses, and the authority that phones must trust."""

    chain: Path
    key: Path
    authority: bytes  # in the format for phones (DER)

    @property
    def fingerprint(self) -> str:
        """The first half of the authority's SHA-256, to compare with the one on a phone."""
        digest = hashlib.sha256(self.authority).hexdigest().upper()[:32]
        return " ".join(digest[at : at + 4] for at in range(0, len(digest), 4))

    def context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.chain, self.key)
        return context


def certificates(data: Path, names: Sequence[str], now: float | None = None) -> Certificates:
    """Certificates for these names; made again if missing, about to expire, or for other names."""
    folder = data / FOLDER
    folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    made = folder / "made.json"
    if not (folder / "authority.pem").is_file():
        _make_authority(folder)
        made.unlink(missing_ok=True)
    known = _known(names, (folder / HOST).read_text(encoding="utf-8"))
    if _made_for(made) != known or _ends(folder, now or time.time()):
        _make_server(folder, known)
        made.write_text(json.dumps(known), encoding="utf-8")
    authority = ssl.PEM_cert_to_DER_cert((folder / "authority.pem").read_text(encoding="ascii"))
    return Certificates(folder / "server.pem", folder / "server.key", authority)


def _known(names: Sequence[str], host: str) -> list[str]:
    """The names that the authority may sign: any other name would invalidate the certificate.

    >>> _known(["192.168.1.5", "8.8.8.8", "Desk", "desk.local", "other"], "desk")
    ['127.0.0.1', '192.168.1.5', 'desk', 'desk.local', 'localhost']
    """
    found = {"127.0.0.1", "localhost"}
    for name in map(str.lower, names):
        address = parsed(name)
        if any(address in ipaddress.ip_network(each) for each in PRIVATE) if address else _is_of(name, host):
            found.add(name)
    return sorted(found)


def _is_of(name: str, host: str) -> bool:
    return name == host or name.endswith((f".{host}", ".local"))


def _made_for(made: Path) -> list[str]:
    try:
        found: list[str] = json.loads(made.read_text(encoding="utf-8"))
        return found
    except (OSError, ValueError):
        return []


def _ends(folder: Path, now: float) -> bool:
    return (
        not (folder / "server.pem").is_file() or (folder / "server.pem").stat().st_mtime + DAYS * 86400 - BEFORE < now
    )


def _make_authority(folder: Path) -> None:
    name = socket.gethostname()
    dns = dict.fromkeys([name.lower(), "localhost", "local"])
    may = [f"permitted;DNS.{n} = {each}" for n, each in enumerate(dns)]
    for n, each in enumerate(PRIVATE):
        network = ipaddress.ip_network(each)
        may.append(f"permitted;IP.{n} = {network.network_address}/{network.netmask}")
    config = REQUEST.format(name=f"Table for One on {name}"[:60]) + OF_AUTHORITY.format(may="\n".join(may))
    key, made = folder / "authority.key", folder / "authority.pem"
    _new_key(key)
    _openssl(
        config, "req", "-new", "-x509", "-sha256", "-key", key, "-days", YEARS, "-extensions", "authority", "-out", made
    )
    (folder / HOST).write_text(name.lower(), encoding="utf-8")


def _make_server(folder: Path, names: Sequence[str]) -> None:
    key, request, made = folder / "server.key", folder / "server.csr", folder / "server.pem"
    _new_key(key)
    _openssl(REQUEST.format(name="Table for One"), "req", "-new", "-sha256", "-key", key, "-out", request)
    listed = ", ".join(f"IP:{name}" if parsed(name) else f"DNS:{name}" for name in names)
    # phones refuse two certificates with the same serial number
    serial = ("-set_serial", time.time_ns())
    signed = ("-CA", folder / "authority.pem", "-CAkey", folder / "authority.key", *serial, "-days", DAYS, "-sha256")
    _openssl(OF_SERVER.format(names=listed), "x509", "-req", "-in", request, *signed, "-out", made, option="-extfile")
    with made.open("ab") as chain:
        chain.write((folder / "authority.pem").read_bytes())
    request.unlink()


def _new_key(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.touch(mode=0o600)
    _openssl("", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", path)
    shut(path)


def _openssl(config: str, command: str, *words: object, option: str = "-config") -> None:
    program = shutil.which("openssl")
    if program is None:
        raise Fault(m("https-needs-openssl"))
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "openssl.cnf"
        told.write_text(config, encoding="utf-8")
        asked = [program, command, *map(str, words), *([option, str(told)] if config else [])]
        ran = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if ran.returncode:
        why = (ran.stderr.strip().splitlines() or [str(ran.returncode)])[-1]
        raise Fault(m("https-failed", why=why))
