"""Hints for mypyc: base classes that games may derive from, and 64-bit integers."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_: bool) -> Any:
        """Does nothing at run time; only the compiler reads it, so no package is needed."""
        return lambda kind: kind
