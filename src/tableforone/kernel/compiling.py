"""What mypyc must know: base classes that games derive from, and numbers that fit into 64 bits."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_: bool) -> Any:
        """Nothing at run time: the compiler reads it, and no package is needed for it."""
        return lambda kind: kind
