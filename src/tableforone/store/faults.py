"""The Faults for saved data: one class for each case."""

import errno
import os
from pathlib import Path
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import Meaning, Words
from tableforone.store.voice import m

FULL: Final = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
REASONS: Final = {  # the most frequent system errors, in the reader's language
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
    """An error with a file; ``plain`` is the message without paths, for pages that others see."""

    def __init__(self, path: Path | str, says: Meaning) -> None:
        super().__init__(says.about(file=str(path)))
        self._plain: Final = says.about(file=os.path.basename(path))  # noqa: PTH119  # a name may be no path at all

    @property
    def plain(self) -> str:
        return str(self._plain)


class DiskFull(FileFault):
    """The disk is full.  Nothing was written; existing data is unchanged."""


class Damaged(FileFault):
    """The file of all tables cannot be read as a database.  It was not changed."""


class Gone(FileFault):
    """The file of all tables was removed or replaced while the program runs.

    Nothing was stored.
    """


class Missing(Fault):
    """The requested item does not exist."""


class Unopenable(Fault):
    """This table exists but cannot be opened or shown; ``trouble`` is the reason.

    It can be exported and deleted.  ``back``: it can be continued from an earlier moment.
    ``crashed``: the program failed and wrote a report.
    """

    def __init__(self, name: str, trouble: str, *, back: bool = False, crashed: bool = False) -> None:
        super().__init__(m("unopenable-back" if back else "unopenable", id=name, trouble=trouble))
        self.trouble: Final = trouble
        self.back: Final = back
        self.crashed: Final = crashed


def file_fault(path: Path | str, error: Exception, says: Meaning) -> FileFault:
    """A system error as a Fault with its reason."""
    kind = DiskFull if isinstance(error, OSError) and error.errno in FULL else FileFault
    return kind(path, says.about(reason=reason(error)))


def reason(error: Exception) -> Words:
    """The system's reason, without error numbers and file names."""
    if isinstance(error, ValueError):  # a null character, or half a surrogate pair
        return m("reason-name")
    if isinstance(error, OSError) and error.errno in REASONS:
        return REASONS[error.errno]
    said = ((error.strerror if isinstance(error, OSError) else None) or str(error)).rstrip(".")
    return said[:1].lower() + said[1:]
