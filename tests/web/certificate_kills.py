"""Makes certificates in processes that end before each of their steps: every written file, folder and program.

``python -m tests.web.certificate_kills FOLDER KIND`` prints the number of steps. After each kill the next start
must find or make usable certificates.
"""

import os
import shutil
import ssl
import sys
from pathlib import Path
from typing import Any, Final

from tableforone.server.authority import Certificates, certificates

STEPS: Final = ("os.mkdir", "os.remove", "os.rmdir", "os.rename", "subprocess.Popen")
ENDED: Final = 7
FIRST, ADDRESS, DAMAGED = "first", "address", "damaged"  # what a start finds: nothing, another address, ruins
NAMES: Final = {FIRST: [], ADDRESS: ["192.168.0.7"], DAMAGED: []}


def killed(folder: Path, step: int, names: list[str]) -> bool:
    """Whether a start in another process was ended before this step; otherwise it had fewer."""
    child = os.fork()
    if not child:
        left = step

        def count(event: str, given: tuple[Any, ...]) -> None:
            nonlocal left
            if event in STEPS or (event == "open" and given[2] & os.O_CREAT and str(given[0]).startswith(str(folder))):
                left -= 1
                if left < 0:
                    os._exit(ENDED)

        sys.addaudithook(count)
        certificates(folder, names)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == ENDED


def usable(found: Certificates) -> None:
    found.context()
    trusting = ssl.create_default_context(cadata=found.authority)
    trusting.load_verify_locations(found.chain)


def main(folder: Path, kind: str) -> None:
    names, step, before = NAMES[kind], 0, folder / "before"
    before.mkdir()
    if kind != FIRST:
        certificates(before, [])
    if kind == DAMAGED:
        (before / "https" / "authority.pem").write_bytes(b"")
    while True:
        data = folder / str(step)
        shutil.copytree(before, data)
        if not killed(data, step, names):
            break
        usable(certificates(data, names))
        if kind == ADDRESS:
            usable(certificates(data, []))  # the machine is back at its first address
        assert [path.name for path in data.iterdir()] == ["https"], step
        step += 1
    print(step)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
