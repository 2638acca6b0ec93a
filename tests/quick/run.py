"""Runs every case of ``raising``, compiled with the shortcuts and compiled without them.

``python run.py QUICK PLAIN``: the two libraries. Results and errors must be the same, and no object
may be leaked. The garbage collector runs all the time.
"""

import gc
import importlib.util
import sys
from typing import Any

ROUNDS = 25


class Thing:
    """An object that is not a number, has its own order, and counts its instances."""

    alive = 0

    def __init__(self, number: int) -> None:
        self.number = number
        Thing.alive += 1

    def __del__(self) -> None:
        Thing.alive -= 1

    def __eq__(self, other: object) -> bool:
        return bool(self.number == getattr(other, "number", other))

    def __lt__(self, other: Any) -> bool:
        return bool(self.number < getattr(other, "number", other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.number}>"


class Sour(Thing):
    """An object whose every operation raises."""

    def _raise(self, *more: Any) -> Any:
        raise ValueError("sour")

    __eq__ = __lt__ = __gt__ = __le__ = __ge__ = __ne__ = _raise
    __add__ = __radd__ = __sub__ = __rsub__ = __bool__ = __index__ = _raise


class Booms:
    """The callback in the middle: its nth call raises or returns an unusable value."""

    def __init__(self, nth: int, kind: str) -> None:
        self.left, self.kind = nth, kind

    def __call__(self, number: int) -> Any:
        self.left -= 1
        if self.left == 0:
            if self.kind in ("raises", "things"):
                raise ValueError("in the middle")
            return {"sour": Sour(number), "none": None, "text": "text", "large": 1 << 70, "minus": -number - 1}[
                self.kind
            ]
        return Thing(number) if self.kind == "things" or (self.kind == "sour" and number > 2) else number


KINDS = ("raises", "things", "sour", "none", "text", "large", "minus")


def loaded(library: str) -> Any:
    spec = importlib.util.spec_from_file_location("raising", library)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def came_of(case: Any, nth: int, kind: str) -> str:
    try:
        return repr(case(Booms(nth, kind), [1, 2, 3, 4]))
    except Exception as error:
        return type(error).__name__


def main(quick: str, plain: str) -> None:
    both = zip(loaded(quick).CASES, loaded(plain).CASES, strict=True)
    gc.set_threshold(1)
    raised = 0
    for fast, slow in both:
        few = fast.__name__ == "nested"
        for kind in KINDS[:1] if few else KINDS:
            for nth in range(3 if few else 14):
                expected = came_of(slow, nth, kind)
                raised += expected.endswith("Error")
                for _ in range(2 if few else ROUNDS):
                    found = came_of(fast, nth, kind)
                    assert found == expected, f"{fast.__name__}, {kind} at {nth}: {found}, not {expected}"
    gc.collect()
    assert Thing.alive == 0, f"{Thing.alive} things are left"
    print(raised)


main(*sys.argv[1:])
