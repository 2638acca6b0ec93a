"""Reads and writes a person's files completely or not at all; errors are Faults."""

import errno
import json
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import Meaning
from tableforone.store.faults import file_fault, reason
from tableforone.store.folder import PART
from tableforone.store.voice import m, t

LARGEST: Final = 16_000_000  # bytes; far more than any saved game, and still harmless
EVERYONES_FILE: Final = 0o666  # as far as the system's settings allow
OTHER_FILE: Final = m("then-other-file")


def read_whole(path: Path) -> str:
    """The text of a file, without a byte order mark."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Fault(m("file-unread", file=str(path), reason=reason(error))) from None
    if len(data) > LARGEST:
        raise Fault(m("file-too-large", file=str(path)))
    return decoded(data, m("file-not-text", file=str(path)))


def decoded(data: bytes, otherwise: Meaning) -> str:
    """The text in these bytes, without a byte order mark; a Fault that says ``otherwise``."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Fault(otherwise) from None


def write_whole(path: Path, text: str, then: Meaning = OTHER_FILE, mode: int = EVERYONES_FILE) -> None:
    """Write a text to a file; a reader or a crash finds the old or the new file, never a part."""
    with whole(path, then, mode) as file:
        file.write(text.encode())


def write_rows(path: Path, name: str, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write rows as JSON under this name, one on each line."""
    lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in rows)
    write_whole(path, f'{{"{name}": [\n{lines}\n]}}\n')


@contextmanager
def whole(path: Path, then: Meaning = OTHER_FILE, mode: int = EVERYONES_FILE) -> Iterator[BinaryIO]:
    """A file to write into, which replaces ``path`` once it is complete and on disk.

    ``then`` is the message if that fails.
    """
    beside = path.parent / f".{secrets.token_hex(8)}{PART}"
    try:
        if path.exists() and not path.is_file():  # a folder, or a device, must not be replaced
            raise OSError(errno.EINVAL, t("not-a-file"))
        with new_file(beside, mode) as file:
            yield file
        beside.replace(path)
    except Fault:
        raise
    except (OSError, ValueError) as error:
        raise file_fault(path, error, m("file-unwritten", then=then)) from None
    finally:
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)


@contextmanager
def new_file(path: Path, mode: int) -> Iterator[BinaryIO]:
    """A new file to write into, which is on disk at the end."""
    with open(path, "xb", opener=partial(os.open, mode=mode)) as file:  # Path.open takes no mode
        yield file
        file.flush()
        os.fsync(file.fileno())
