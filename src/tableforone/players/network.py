"""How are weights found?  A small network is fitted to the outcomes of games, with numpy, which nothing else needs."""

from importlib import import_module
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault

UNITS: Final = 20
BATCH: Final = 2048
RATE: Final = 0.002
DECAY: Final = 1e-5
HELD_BACK: Final = 20  # one position in so many is kept for the figures
DIGITS: Final = 5


class Rows(NamedTuple):
    """Positions of games: their signs, what came of the game (won 1, drawn a half), and its margin."""

    signs: Any
    won: Any
    margin: Any


def numpy() -> Any:
    """Numpy, where it is installed."""
    try:
        return import_module("numpy")
    except ImportError:
        raise Fault(
            "Learning needs numpy, which no other command does. Install it beside tableforone (`pip install numpy`) "
            "and try again."
        ) from None


class Network:
    """One hidden layer, two outputs (log odds of winning, margin in spreads), and a straight way past the layer."""

    def __init__(self, count: int, seed: int) -> None:
        np = numpy()
        self.np: Final = np
        self.lots: Final = np.random.default_rng(seed)
        self.hidden: Any = (self.lots.standard_normal((count, UNITS)) / np.sqrt(count)).astype(np.float32)
        self.out: Any = np.zeros((UNITS, 2), np.float32)
        self.straight: Any = np.zeros((count, 2), np.float32)
        self.bias: Any = np.zeros(UNITS, np.float32)
        self.level: Any = np.zeros(2, np.float32)

    @property
    def parts(self) -> list[Any]:
        return [self.hidden, self.out, self.straight, self.bias, self.level]

    def outputs(self, x: Any) -> tuple[Any, Any]:
        active = self.np.maximum(x @ self.hidden + self.bias, 0)
        return active @ self.out + x @ self.straight + self.level, active

    def fit(self, x: Any, y: Any, passes: int, rate: float = RATE) -> None:
        """Adam over shuffled batches, the rate falling to a tenth."""
        np = self.np
        first, second = [np.zeros_like(w) for w in self.parts], [np.zeros_like(w) for w in self.parts]
        size = max(1, min(BATCH, len(x) // 16))
        steps, step = passes * (len(x) // size), 0
        for _ in range(passes):
            order = self.lots.permutation(len(x))
            for start in range(0, len(x) - size + 1, size):
                step += 1
                chosen = order[start : start + size]
                pace = rate * (1 - 0.9 * step / (steps + 1))
                for w, m, v, slope in zip(self.parts, first, second, self.slopes(x[chosen], y[chosen]), strict=True):
                    m += 0.1 * (slope - m)
                    v += 0.001 * (slope * slope - v)
                    w -= pace * (m / (1 - 0.9**step) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8) + DECAY * w)

    def slopes(self, x: Any, y: Any) -> list[Any]:
        """Of the loss: cross entropy of winning, and half the squared error of the margin."""
        np = self.np
        out, active = self.outputs(x)
        error = np.empty_like(out)
        error[:, 0] = 1 / (1 + np.exp(-np.clip(out[:, 0], -30, 30))) - y[:, 0]
        error[:, 1] = 0.5 * np.clip(out[:, 1] - y[:, 1], -3, 3)
        error /= len(x)
        back = (error @ self.out.T) * (active > 0)
        return [x.T @ back, active.T @ error, x.T @ error, back.sum(0), error.sum(0)]


def fitted(
    rows: Rows, before: dict[str, Any] | None, seed: int, passes: int
) -> tuple[dict[str, Any], dict[str, float]]:
    """Weights for these rows, going on from those there were ``before``; and figures on rows it has not seen."""
    np = numpy()
    mean, deviation = rows.signs.mean(0), rows.signs.std(0)
    deviation = np.where(deviation < 1e-6, 1, deviation).astype(np.float32)
    spread = float(before["spread"]) if before else float(max(1.0, rows.margin.std()))
    x = ((rows.signs - mean) / deviation).clip(-8, 8).astype(np.float32)
    y = np.stack([rows.won, rows.margin / spread], 1).astype(np.float32)
    network = Network(x.shape[1], seed)
    if before:
        taken_over(network, before, mean, deviation)
    else:
        network.level[:] = y.mean(0)
    held = np.arange(len(x)) >= len(x) - len(x) // HELD_BACK  # whole games: rows of a game stand together
    network.fit(x[~held], y[~held], passes, RATE if before is None else RATE / 2)
    weights = plain_weights(network, mean, deviation) | {"spread": round(spread, 3)}
    return weights, figures(network, x[held], y[held], spread)


def taken_over(network: Network, before: dict[str, Any], mean: Any, deviation: Any) -> None:
    """Weights of plain signs, for signs that are shifted and scaled."""
    np = network.np
    rows, bias = np.array(before["hidden"], np.float32), np.array(before["bias"], np.float32)
    shifted = bias + rows @ mean
    scaled = (rows * deviation).T
    network.hidden, network.straight = scaled[:, :-2].astype(np.float32), scaled[:, -2:].astype(np.float32)
    network.bias, network.level = shifted[:-2].astype(np.float32), shifted[-2:].astype(np.float32)
    network.out = np.array([before["to_win"], before["to_margin"]], np.float32).T


def plain_weights(network: Network, mean: Any, deviation: Any) -> dict[str, Any]:
    """Shift and scale of the signs are worked into the weights: whoever judges needs neither."""
    np = network.np
    rows = np.concatenate([network.hidden, network.straight], 1).T / deviation
    bias = np.concatenate([network.bias, network.level]) - rows @ mean
    return {
        "hidden": [[_short(w) for w in row] for row in rows],
        "bias": [_short(w) for w in bias],
        "to_win": [_short(w) for w in network.out[:, 0]],
        "to_margin": [_short(w) for w in network.out[:, 1]],
    }


def _short(weight: Any) -> float:
    return float(f"{float(weight):.{DIGITS}g}")


def figures(network: Network, x: Any, y: Any, spread: float) -> dict[str, float]:
    """How good the guesses are: log loss beside that of always saying the mean, error of the margin, calibration."""
    np = network.np
    out = network.outputs(x)[0]
    said = 1 / (1 + np.exp(-np.clip(out[:, 0], -30, 30)))
    won = y[:, 0]
    mean = float(won.mean())
    off = 0.0
    for tenth in range(10):
        those = (said >= tenth / 10) & (said < (tenth + 1) / 10 + (tenth == 9))
        if those.any():
            off += float(abs(said[those].mean() - won[those].mean())) * float(those.mean())
    return {
        "positions": len(x),
        "won": round(mean, 4),
        "log_loss": round(_loss(np, said, won), 4),
        "log_loss_of_the_mean": round(_loss(np, np.full_like(said, mean), won), 4),
        "margin_error": round(float(np.sqrt(((out[:, 1] - y[:, 1]) ** 2).mean())) * spread, 2),
        "margin_deviation": round(float(y[:, 1].std()) * spread, 2),
        "calibration_error": round(off, 4),
    }


def _loss(np: Any, said: Any, won: Any) -> float:
    said = np.clip(said, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(said) + (1 - won) * np.log(1 - said)).mean())
