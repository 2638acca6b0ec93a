"""What do weights say of a position?  Margin and chance to win are fitted to whole games, with numpy.

By what the player chooses is found by playing (see evolving).  The margin is that, in points, and a correction linear
in the signs; the chance to win is a logistic of both.  A ridge holds corrections back where the games say nothing.
"""

from importlib import import_module
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault

STEPS: Final = 12  # of Newton's method
HOLDS: Final = 50.0  # the ridge
DIGITS: Final = 6


class Rows(NamedTuple):
    """Positions: their signs, and the margin and the win that came of them."""

    signs: Any
    margin: Any
    won: Any


def numpy() -> Any:
    """Numpy, where it is installed."""
    try:
        return import_module("numpy")
    except ImportError:
        raise Fault(
            "Learning needs numpy, which no other command does. Install it beside tableforone (`pip install numpy`) "
            "and try again."
        ) from None


def fitted(rows: Rows, weights: Any) -> tuple[dict[str, Any], dict[str, float]]:
    """What a file tells of weights to choose by: those in points, margin and chance to win; and how well they fit."""
    np = numpy()
    liked = rows.signs @ weights
    slope = float(liked @ (rows.margin - rows.margin.mean()) / (liked @ (liked - liked.mean()) + 1e-9))
    slope = min(max(slope, 0.2), 5.0) if liked.std() > 1e-6 else 1.0  # a few odd games shall not turn the scale
    level = float(rows.margin.mean() - slope * liked.mean()) if liked.std() > 1e-6 else 0.0
    scale, middle = _scale(np, rows.signs), rows.signs.mean(0)
    x = (rows.signs - middle) / scale
    rest = rows.margin - level - slope * liked
    correction = np.linalg.solve(x.T @ x + HOLDS * np.eye(x.shape[1]), x.T @ rest) / scale
    to_margin, margin_bias = slope * weights + correction, level - float(middle @ correction)
    margin = rows.signs @ to_margin + margin_bias
    spread = float(max(1.0, (rows.margin - margin).std()))
    told = {
        "to_choose": _short(slope * weights),
        "to_margin": _short(to_margin),
        "spread": round(spread, 3),
    }
    to_win, win_bias, off = _chance(np, rows, margin / spread, x)
    of_signs = to_win[1:] / scale
    told["to_win"] = _short(of_signs + to_win[0] / spread * to_margin)
    win_bias += float(to_win[0] / spread * margin_bias - middle @ of_signs)
    told["biases"] = _short([level, margin_bias, win_bias])
    return told, {
        "slope": slope,
        "won": round(float(rows.won.mean()), 4),
        "margin_error": round(spread, 2),
        "calibration_error": off,
    }


def _chance(np: Any, rows: Rows, margin: Any, x: Any) -> tuple[Any, float, float]:
    """A logistic of the margin and, held back, the signs: its weights, its bias, and by how much it is off."""
    x = np.concatenate([np.ones((len(margin), 1)), margin[:, None], x], 1)
    ridge = np.full(x.shape[1], HOLDS)
    ridge[:2] = 0.01, 1.0
    w = np.zeros(x.shape[1])
    w[1] = 1.0
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-np.clip(x @ w, -20, 20)))
        weight = np.maximum(said * (1 - said), 1e-4)
        left = (x * weight[:, None]).T @ x + np.diag(ridge)
        w += np.clip(np.linalg.solve(left, x.T @ (rows.won - said) - ridge * w), -1, 1)
    return w[1:], float(w[0]), round(_off(np, said, rows.won), 4)


def _scale(np: Any, signs: Any) -> Any:
    deviation = signs.std(0)
    return np.where(deviation < 1e-6, 1.0, deviation)


def _off(np: Any, said: Any, won: Any) -> float:
    off = 0.0
    for tenth in range(10):
        those = (said >= tenth / 10) & (said < (tenth + 1) / 10 + (tenth == 9))
        if those.any():
            off += float(abs(said[those].mean() - won[those].mean())) * float(those.mean())
    return off


def _short(weights: Any) -> list[float]:
    return [float(f"{float(weight):.{DIGITS}g}") for weight in weights]
