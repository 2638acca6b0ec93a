"""What can go wrong with saved data: one kind of Fault for each case."""

import errno
import os
from pathlib import Path
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.untrusted import clipped
from tableforone.store.voice import m

FULL: Final = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
REASONS: Final = {  # what a system says most, in the language of the reader
    errno.EACCES: m("reason-denied"),
    errno.ECONNREFUSED: m("reason-connection"),
    errno.EEXIST: m("reason-exists"),
    errno.EISDIR: m("reason-folder"),
    errno.ELOOP: m("reason-circle"),
    errno.EMFILE: m("reason-many-files"),
    errno.ENAMETOOLONG: m("reason-long-name"),
    errno.ENOENT: m("reason-missing"),
    errno.ENOSPC: m("reason-full"),
    errno.ENOTDIR: m("reason-no-folder"),
    errno.EPERM: m("reason-not-permitted"),
    errno.EROFS: m("reason-read-only"),
}


class FileFault(Fault):
    """Something is wrong with a file; ``plain`` says it without a path of this machine, for pages that others see."""

    def __init__(self, path: Path | str, says: Meaning) -> None:
        super().__init__(says.about(file=str(path)))
        self._plain: Final = says.about(file=os.path.basename(path))  # noqa: PTH119  # a name may be no path at all

    @property
    def plain(self) -> str:
        return str(self._plain)


class DiskFull(FileFault):
    """No room is left on the disk.  Nothing was written; what was there before is untouched."""


class Damaged(FileFault):
    """The file of all tables cannot be read as a database.  It was left as it is."""


class Gone(FileFault):
    """The file of all tables was removed or replaced under the running program.  What was to be stored is not."""


class Missing(Fault):
    """What was asked for is not there."""


class NoTable(Missing):
    """There is no table of this id."""

    def __init__(self, name: str) -> None:
        super().__init__(m("no-table", id=clipped(name)))


class Unopenable(Fault):
    """This table is there but cannot be opened or shown; ``trouble`` says why.  It can be exported and deleted.

    ``back``: there is a moment before the trouble, from which it can be played on.  ``crashed``: the program failed,
    and wrote a report.
    """

    def __init__(self, name: str, trouble: str, *, back: bool = False, crashed: bool = False) -> None:
        super().__init__(m("unopenable-back" if back else "unopenable", id=name, trouble=trouble))
        self.trouble: Final = trouble
        self.back: Final = back
        self.crashed: Final = crashed


def file_fault(path: Path | str, error: Exception, says: Meaning) -> FileFault:
    """What the system refused, as a sentence with its reason."""
    kind = DiskFull if isinstance(error, OSError) and error.errno in FULL else FileFault
    return kind(path, says.about(reason=reason(error)))


def reason(error: Exception) -> Words:
    """What the system says, without its numbers and names."""
    if isinstance(error, ValueError):  # a null in it, or half a character
        return m("reason-name")
    if isinstance(error, OSError) and error.errno in REASONS:
        return REASONS[error.errno]
    said = ((error.strerror if isinstance(error, OSError) else None) or str(error)).rstrip(".")
    return said[:1].lower() + said[1:]
