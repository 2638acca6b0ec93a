"""What was learned?  The weights of a game's judge: a file beside its bots, written by ``tableforone learn``.

A file that is damaged, or of another version of the rules, of the numbers or of this format, is no reason to stop: a
sentence says so, and the hand-made estimate judges instead.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.spec import GameSpec
from tableforone.players.judge import Judge, Learned

FORMAT: Final = 2
FILE: Final = "weights.json"
PLAIN_SIGNS: Final = ("one", "points", "opponent's points", "estimate")  # of a game that names none


class Found(NamedTuple):
    """A judge, and why it is not the learned one ("" where it is)."""

    judge: Judge
    trouble: str


def names_of(spec: GameSpec) -> tuple[str, ...]:
    return spec.sign_names if spec.signs is not None else PLAIN_SIGNS


def weights_file(spec: GameSpec) -> Path:
    return spec.folder / "bots" / FILE


def judge_of(spec: GameSpec) -> Found:
    """The learned judge of a game; the plain one, with the reason, where there is none."""
    return _read(spec, weights_file(spec))


@cache
def _read(spec: GameSpec, path: Path) -> Found:
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        reason = _unfit(spec, told)
        judge = Judge(spec) if reason else learned(spec, told)
    except FileNotFoundError:
        judge, reason = Judge(spec), "nothing was learned yet"
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        judge, reason = Judge(spec), f"the file {FILE} is damaged"
    if reason:
        reason = (
            f"The learned estimate of {spec.name} is not used: {reason}. "
            f"The expert searches by the plain estimate; `tableforone learn {spec.id}` learns anew."
        )
    return Found(judge, reason)


def read_told(spec: GameSpec, path: Path) -> dict[str, Any] | None:
    """What a file of weights holds, for whoever learns on; None where it cannot be used."""
    try:
        told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if _unfit(spec, told):
            return None
        learned(spec, told)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None
    return told


def _unfit(spec: GameSpec, told: dict[str, Any]) -> str:
    if told["format"] != FORMAT or told["game"] != spec.id:
        return f"the file {FILE} belongs to another version of the program"
    if told["rules"] != spec.version:
        return f"it was learned from games by rules of version {told['rules']}, and these are version {spec.version}"
    if told["signs"] != list(names_of(spec)):
        return "it was learned from other signs than the game tells now"
    return ""


def learned(spec: GameSpec, told: dict[str, Any]) -> Learned:
    """The judge of what a file holds; a ValueError, TypeError or KeyError where it cannot be one."""
    count = len(names_of(spec))
    biases = _floats(told["biases"], 3)
    to_choose = _floats(told["to_choose"], count) if told["to_choose"] != [] else []
    to_margin, to_win = _floats(told["to_margin"], count), _floats(told["to_win"], count)
    return Learned(spec, to_choose, to_margin, to_win, (biases[0], biases[1], biases[2]), float(told["spread"]))


def _floats(told: Any, count: int) -> list[float]:
    found = [float(number) for number in told]
    if len(found) != count or not all(abs(number) < 1e9 for number in found):
        raise ValueError("wrong number of weights")
    return found


def write_weights(path: Path, told: dict[str, Any]) -> None:
    """All or nothing: the file as it was stays until the new one is whole."""
    from tableforone.store.files import write_whole  # a player who only plays needs no store

    lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in told.items()]
    write_whole(path, "{\n" + ",\n".join(lines) + "\n}\n")
    _read.cache_clear()
