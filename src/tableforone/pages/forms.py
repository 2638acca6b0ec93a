"""The fields of a form, or of an address, in their order."""

from collections.abc import Iterable
from typing import Final

LONGEST: Final = 200  # of a field that a person writes

Field = str | bytes  # a text, or what is in an uploaded file


class Form:
    """The fields of a form by their names; a name may come several times.

    >>> form = Form([("level", " hard "), ("module", "a"), ("module", "b"), ("cards", b"")])
    >>> form.text("level"), form.text("cards"), form.texts("module"), form.last("nothing")
    ('hard', '', ['a', 'b'], '')
    """

    def __init__(self, fields: Iterable[tuple[str, Field]] = ()) -> None:
        self.fields: Final = list(fields)

    def last(self, name: str) -> Field:
        """The last field of this name; an empty text if there is none."""
        return next((value for known, value in reversed(self.fields) if known == name), "")

    @property
    def has_file(self) -> bool:
        """Was a file chosen?"""
        return any(isinstance(value, bytes) and value for _, value in self.fields)

    def text(self, name: str) -> str:
        """What was written or chosen there; nothing where a file lies."""
        value = self.last(name)
        return value.strip()[:LONGEST] if isinstance(value, str) else ""

    def texts(self, name: str) -> list[str]:
        """Everything that was chosen under this name."""
        return [value[:LONGEST] for known, value in self.fields if known == name and isinstance(value, str)]
