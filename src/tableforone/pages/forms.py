"""The fields of a form or of an address, in order."""

from collections.abc import Iterable
from typing import Final

LONGEST: Final = 200  # characters in a field that a person fills in

Field = str | bytes  # a text, or the contents of an uploaded file


class Form:
    """The fields of a form by name; a name may occur several times.

    >>> form = Form([("level", " hard "), ("module", "a"), ("module", "b"), ("cards", b"")])
    >>> form.text("level"), form.text("cards"), form.texts("module"), form.last("nothing")
    ('hard', '', ['a', 'b'], '')
    """

    def __init__(self, fields: Iterable[tuple[str, Field]] = ()) -> None:
        self.fields: Final = list(fields)

    def last(self, name: str) -> Field:
        """The last field with this name; "" if there is none."""
        return next((value for known, value in reversed(self.fields) if known == name), "")

    @property
    def has_file(self) -> bool:
        """Whether a file was chosen."""
        return any(isinstance(value, bytes) and value for _, value in self.fields)

    def text(self, name: str) -> str:
        """The text of this field; "" for a file."""
        value = self.last(name)
        return value.strip()[:LONGEST] if isinstance(value, str) else ""

    def texts(self, name: str) -> list[str]:
        """All texts with this name."""
        return [value[:LONGEST] for known, value in self.fields if known == name and isinstance(value, str)]
