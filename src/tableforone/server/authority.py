"""Certificates for ``--https``, signed by this machine's own authority, made with ``openssl``.

A phone that trusts the authority can use everything that browsers allow only over https.  The
authority can sign only for web servers at private addresses and with this machine's name; its key
never leaves the data folder.

The authority is one folder, and the server's certificate another one in it.  Each is made beside its
place and then renamed, so that a kill at any moment leaves a whole folder or none.
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
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.server.pairing import parsed
from tableforone.server.voice import m
from tableforone.store.folder import HTTPS, OWNER_ONLY, OWNERS_FILE, PART, shut_folder

FOLDER: Final = HTTPS
OF_SERVER: Final = "server"  # the folder of the server's certificate, in that of the authority
HOST: Final = "host"  # a file: the name of this machine when the authority was made
MADE: Final = "made.json"  # a file: the names of the server's certificate, and when it was made
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
AUTHORITY_TERMS: Final = """[authority]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
extendedKeyUsage = serverAuth
subjectKeyIdentifier = hash
nameConstraints = critical, @may
[may]
{may}
"""
SERVER_TERMS: Final = """basicConstraints = critical, CA:FALSE
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
    """Certificates for these names; made again if missing, unusable, about to end, or for other names."""
    folder, now = data / FOLDER, now or time.time()
    shut_folder(folder)
    if not _is_authority(folder, now):
        _replace(folder, _make_authority)
    known = _known(names, (folder / HOST).read_text(encoding="utf-8"))
    server = folder / OF_SERVER
    if not _is_server(server, known, now):
        _replace(server, partial(_make_server, authority=folder, names=known, now=now))
    authority = ssl.PEM_cert_to_DER_cert((folder / "authority.pem").read_text(encoding="ascii"))
    return Certificates(server / "server.pem", server / "server.key", authority)


def _replace(place: Path, make: Callable[[Path], None]) -> None:
    """Make this folder beside its place, and put it there once it is complete."""
    part = place.with_name(f".{place.name}{PART}")
    shutil.rmtree(part, ignore_errors=True)  # left by a kill
    part.mkdir(mode=OWNER_ONLY, parents=True)
    try:
        make(part)
        shut_folder(part)
        if place.exists():  # unusable; if the program ends now, the next start makes it again
            shutil.rmtree(place)
        part.rename(place)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _is_authority(folder: Path, now: float) -> bool:
    """Whether the authority is complete and valid today."""
    try:
        made = folder / "authority.pem"
        Certificates(made, folder / "authority.key", b"").context()
        trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        trusting.load_verify_locations(made)
        (about,) = trusting.get_ca_certs()
        begins, ends = (ssl.cert_time_to_seconds(str(about[key])) for key in ("notBefore", "notAfter"))
        return begins <= now < ends - BEFORE and bool((folder / HOST).read_text(encoding="utf-8"))
    except (OSError, ValueError, LookupError):  # an SSLError is an OSError
        return False


def _is_server(folder: Path, names: Sequence[str], now: float) -> bool:
    """Whether the server's certificate is complete, for these names, and valid today."""
    try:
        Certificates(folder / "server.pem", folder / "server.key", b"").context()
        made = json.loads((folder / MADE).read_text(encoding="utf-8"))
        return bool(made["names"] == names and made["at"] <= now < made["at"] + DAYS * 86400 - BEFORE)
    except (OSError, ValueError, LookupError, TypeError):
        return False


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
    return name in (host, f"{host}.local") or name.endswith(f".{host}")


def _make_authority(folder: Path) -> None:
    name = socket.gethostname()
    dns = dict.fromkeys([name.lower(), f"{name.lower()}.local", "localhost"])
    may = [f"permitted;DNS.{n} = {each}" for n, each in enumerate(dns)]
    for n, each in enumerate(PRIVATE):
        network = ipaddress.ip_network(each)
        may.append(f"permitted;IP.{n} = {network.network_address}/{network.netmask}")
    config = REQUEST.format(name=f"Table for One on {name}"[:60]) + AUTHORITY_TERMS.format(may="\n".join(may))
    key, made = folder / "authority.key", folder / "authority.pem"
    _new_key(key)
    _openssl(
        config, "req", "-new", "-x509", "-sha256", "-key", key, "-days", YEARS, "-extensions", "authority", "-out", made
    )
    (folder / HOST).write_text(name.lower(), encoding="utf-8")


def _make_server(folder: Path, authority: Path, names: Sequence[str], now: float) -> None:
    key, request, made = folder / "server.key", folder / "server.csr", folder / "server.pem"
    _new_key(key)
    _openssl(REQUEST.format(name="Table for One"), "req", "-new", "-sha256", "-key", key, "-out", request)
    listed = ", ".join(f"IP:{name}" if parsed(name) else f"DNS:{name}" for name in names)
    # phones refuse two certificates with the same serial number
    serial = ("-set_serial", time.time_ns())
    signed = ("-CA", authority / "authority.pem", "-CAkey", authority / "authority.key", *serial)
    lasting = ("-days", DAYS, "-sha256")
    terms = SERVER_TERMS.format(names=listed)
    _openssl(terms, "x509", "-req", "-in", request, *signed, *lasting, "-out", made, option="-extfile")
    with made.open("ab") as chain:
        chain.write((authority / "authority.pem").read_bytes())
    request.unlink()
    (folder / MADE).write_text(json.dumps({"names": names, "at": now}), encoding="utf-8")


def _new_key(path: Path) -> None:
    path.touch(mode=OWNERS_FILE)  # before openssl writes into it
    _openssl("", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", path)


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
