"""How are weights found?  A line is laid through what came of the futures of answers, with numpy.

The margin is the game's own estimate and a correction, linear in the signs.  What matters most is which of two answers
to the same question is better, so answers to one question are compared with each other first, and how the position
stands as a whole counts less; a ridge holds the correction back where the games say nothing.  The chance to win is a
logistic of the margin and the signs, fitted to whole games.
"""

from importlib import import_module
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault

HELD_BACK: Final = 8  # one question in so many is kept for the figures
RIDGES: Final = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0)
OF_THE_WHOLE: Final = 0.05  # what the standing of a position counts beside comparing its answers
STEPS: Final = 12  # of Newton's method
HOLDS: Final = 50.0  # the ridge of the chance to win
DIGITS: Final = 6


class Rows(NamedTuple):
    """Answers that were tried: the signs after them, mean margin and share of wins of their futures, which question."""

    signs: Any
    margin: Any
    won: Any
    question: Any


def numpy() -> Any:
    """Numpy, where it is installed."""
    try:
        return import_module("numpy")
    except ImportError:
        raise Fault(
            "Learning needs numpy, which no other command does. Install it beside tableforone (`pip install numpy`) "
            "and try again."
        ) from None


def joined(parts: list[Rows]) -> Rows:
    """The rows of several rounds; questions keep apart."""
    np = numpy()
    first, questions = 0, []
    for part in parts:
        questions.append(part.question + first)
        first += int(part.question.max()) + 1 if len(part.question) else 0
    both = [np.concatenate([part[place] for part in parts]) for place in range(3)]
    return Rows(both[0], both[1], both[2], np.concatenate(questions))


def fitted(rows: Rows, before: dict[str, Any] | None) -> tuple[dict[str, Any], dict[str, float]]:
    """Weights that correct those ``before`` or the estimate, and how well they choose on questions kept back."""
    np = numpy()
    line = np.zeros(rows.signs.shape[1])
    line[-1] = 1.0  # the estimate is the last sign
    if before:
        line = np.array(before["to_margin"])
    held = rows.question % HELD_BACK == 0
    scale = _scale(np, rows.signs)
    compared = _compared(np, rows)
    best, most = RIDGES[-1], -np.inf
    for ridge in RIDGES:
        weights, _ = _line(np, rows, line, compared, scale, ~held, ridge)
        gain = _gain(np, rows, held, rows.signs @ weights)
        if gain > most:
            best, most = ridge, gain
    weights, bias = _line(np, rows, line, compared, scale, rows.question >= 0, best)
    spread = float(max(1.0, (rows.margin - rows.signs @ weights - bias).std()))
    figures = {
        "questions": int(rows.question.max()) + 1,
        "answers": len(rows.margin),
        "ridge": best,
        "gain_by_estimate": round(_gain(np, rows, held, rows.signs[:, -1]), 3),
        "gain_learned": round(float(most), 3),
        "gain_possible": round(_gain(np, rows, held, rows.margin), 3),
        "margin_error": round(spread, 2),
    }
    told = {
        "to_win": [_short(w / spread) for w in weights],
        "to_margin": [_short(w) for w in weights],
        "biases": [_short(bias / spread), _short(bias)],
        "spread": round(spread, 3),
    }
    return told, figures


def _scale(np: Any, signs: Any) -> Any:
    deviation = signs.std(0)
    return np.where(deviation < 1e-6, 1.0, deviation)


def _compared(np: Any, rows: Rows) -> tuple[Any, Any]:
    """Signs and margins of each answer, less the mean of all answers to its question."""
    many = np.bincount(rows.question)
    mean = np.stack([np.bincount(rows.question, column) for column in rows.signs.T], 1) / np.maximum(many, 1)[:, None]
    margin = np.bincount(rows.question, rows.margin) / np.maximum(many, 1)
    return rows.signs - mean[rows.question], rows.margin - margin[rows.question]


def _line(
    np: Any, rows: Rows, line: Any, compared: tuple[Any, Any], scale: Any, used: Any, ridge: float
) -> tuple[Any, float]:
    """Ridge regression of what the line so far leaves unexplained."""
    x, y = compared[0][used] / scale, compared[1][used] - compared[0][used] @ line
    middle = rows.signs[used].mean(0)
    whole = (rows.signs[used] - middle) / scale
    rest = rows.margin[used] - rows.signs[used] @ line
    left = x.T @ x + OF_THE_WHOLE * (whole.T @ whole) + ridge * np.eye(x.shape[1])
    right = x.T @ y + OF_THE_WHOLE * (whole.T @ (rest - rest.mean()))
    weights = np.linalg.solve(left, right) / scale
    return weights + line, float(rest.mean() - middle @ weights)


def with_chance(told: dict[str, Any], rows: Rows) -> tuple[dict[str, Any], dict[str, float]]:
    """The weights with a chance to win that fits whole games: a logistic of the margin and, held back, the signs."""
    np = numpy()
    weights, bias, spread = np.array(told["to_margin"]), told["biases"][1], told["spread"]
    scale, middle = _scale(np, rows.signs), rows.signs.mean(0)
    margin = (rows.signs @ weights + bias) / spread
    x = np.concatenate([np.ones((len(margin), 1)), margin[:, None], (rows.signs - middle) / scale], 1)
    ridge = np.full(x.shape[1], HOLDS)
    ridge[:2] = 0.01
    w = np.zeros(x.shape[1])
    w[1] = 1.0
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-np.clip(x @ w, -20, 20)))
        weight = np.maximum(said * (1 - said), 1e-4)
        left = (x * weight[:, None]).T @ x + np.diag(ridge)
        w += np.clip(np.linalg.solve(left, x.T @ (rows.won - said) - ridge * w), -1, 1)
    of_signs = w[2:] / scale
    of_win = of_signs + w[1] / spread * weights
    level = float(w[0] - middle @ of_signs + w[1] / spread * bias)
    changed = {"to_win": [_short(one) for one in of_win], "biases": [_short(level), told["biases"][1]]}
    figures = {"won": round(float(rows.won.mean()), 4), "calibration_error": round(_off(np, said, rows.won), 4)}
    return told | changed, figures


def _gain(np: Any, rows: Rows, held: Any, worth: Any) -> float:
    """The mean margin won by taking the answer of the most worth instead of any: the futures of it less their mean."""
    gains = []
    order = np.argsort(rows.question[held], kind="stable")
    questions, margins, worths = rows.question[held][order], rows.margin[held][order], worth[held][order]
    starts = np.flatnonzero(np.r_[True, questions[1:] != questions[:-1]]) if len(questions) else []
    for start, end in zip(starts, [*starts[1:], len(questions)], strict=True):
        gains.append(margins[start + int(worths[start:end].argmax())] - margins[start:end].mean())
    return float(np.mean(gains)) if gains else 0.0


def _off(np: Any, said: Any, won: Any) -> float:
    off = 0.0
    for tenth in range(10):
        those = (said >= tenth / 10) & (said < (tenth + 1) / 10 + (tenth == 9))
        if those.any():
            off += float(abs(said[those].mean() - won[those].mean())) * float(those.mean())
    return off


def _short(weight: Any) -> float:
    return float(f"{float(weight):.{DIGITS}g}")
