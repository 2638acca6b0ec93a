"""Trains a net on rows: Adam on batches in floats, then weights rounded to integers.

It needs numpy and torch (the extra ``learn``) and uses CUDA if available.
"""

import os
from bisect import bisect_left
from importlib import import_module
from typing import Any, Final

from tableforone.kernel.faults import Fault, install
from tableforone.players.features import Eyes
from tableforone.players.net import COARSEST, CODES, FINEST, LARGEST, SECOND, NetFile, Weights, packed
from tableforone.players.voice import m

POINTS: Final = 20.0  # points per unit of the net's output
OF_WINNING: Final = 0.3  # weight of the error of the odds relative to those of the points
BATCH: Final = 8192
REUSED: Final = 4.0  # how often each row is used
KEPT: Final = 1_000_000  # rows; older ones are dropped
AVERAGED: Final = 0.97  # share of the averaged weights that a round keeps
STEPS: Final = (1e-3, 5e-5)  # Adam's learning rate: at the beginning and at the end
SECOND_FINEST: Final = 2047 * 128  # of a unit's weights together, so that sums fit into 32 bits
THIRD_FINEST: Final = 32767
SELDOM: Final = 30  # a rarer feature has no weights
LARGEST_FILE: Final = 500_000  # bytes
REVIVED: Final = 20  # rounds between two looks for units that are off in all positions,
REVIVED_UNTIL: Final = 0.75  # up to this share of training
OFF: Final = 0.001  # a unit that is on in a smaller share of the positions counts as off
SPREAD: Final = 0.02  # of the first weights of a feature
# the error in points that rounding a weight may cause: none at all, then more and more
ERRORS: Final = (0.0, *(2.0 ** (power / 8) for power in range(-160, 64)))
ODDS: Final = 10.0  # points that one unit of log odds counts in this error
CLIPPED: Final = (1.0, 0.7, 0.5, 0.35)  # the largest weight that is kept, as a share of the largest
TRIAL: Final = 4096  # rows used to find the largest sums, and units that are off


def learning_packages() -> tuple[Any, Any]:
    """numpy and torch; a Fault if they are missing."""
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # makes sums reproducible
    try:
        return import_module("numpy"), import_module("torch")
    except ImportError as missing:
        raise Fault(m("needs-torch", package=str(missing.name), command=install("learn"))) from None


class Trainer:
    """The net in training, its rows, and its averaged weights, which become the final net."""

    def __init__(self, eyes: Eyes, widest: int, seed: int, hidden: int) -> None:
        self.np, self.torch = learning_packages()
        self.seed: Final = seed
        self.eyes: Final = eyes
        self.size: Final[int] = eyes["size"]
        self.hidden: Final = hidden  # sums of the first layer
        self.device: Final = "cuda" if self.torch.cuda.is_available() else "cpu"
        torch = self.torch
        torch.backends.cuda.matmul.allow_tf32 = True
        start = self.np.random.default_rng([seed, 0])
        shapes = {
            "rows": (self.size + 1, hidden), "second": (SECOND, hidden), "second_bias": (SECOND,),
            "third": (3, SECOND), "third_bias": (3,),
        }  # fmt: skip
        spread = {"rows": SPREAD, "second": hidden**-0.5, "third": SECOND**-0.5}
        self.weights: Final = {
            name: self._tensor(start.standard_normal(shape) * spread.get(name, 0.0)) for name, shape in shapes.items()
        }
        # units start switched on: one that is off for all positions learns little
        self.weights["rows"][0] = self._tensor(start.uniform(0.1, 0.5, hidden))
        self.weights["rows"][self.size] = 0.0
        self.weights["second_bias"].fill_(0.1)
        for one in self.weights.values():
            one.requires_grad_(True)
        self.averaged: Final = {name: one.detach().clone() for name, one in self.weights.items()}
        self.adam: Final = torch.optim.Adam(list(self.weights.values()), lr=STEPS[0])
        self.met: Any = self.np.zeros(self.size + 1, dtype=self.np.int64)
        self.features: Any = torch.full((KEPT, widest), self.size, dtype=torch.int16, device=self.device)
        self.targets: Any = torch.zeros((KEPT, 3), dtype=torch.float32, device=self.device)
        self.rows: int = 0
        self.next: int = 0

    def begin_with(self, told: NetFile) -> None:
        """Start from the integers of a net, scaled to floats that learn well."""
        np, torch = self.np, self.torch
        rows, bias, second, second_bias, third, third_bias = (
            np.frombuffer(part, code).astype(np.float64) for part, code in zip(told.weights, CODES, strict=True)
        )
        rows = rows.reshape(-1, told.hidden)
        scales = np.array(told.scales) / (POINTS, POINTS, 1.0)
        second, third = second.reshape(SECOND, told.hidden), third.reshape(3, SECOND)
        unit = 1.0 / max(1.0, np.abs(rows).max())  # the largest weight of a row becomes 1
        deep = told.hidden**-0.5 * unit / max(1.0, float(np.sqrt((second**2).mean())))
        found = {
            "rows": np.vstack([(rows[0] + bias) * unit, rows[1:] * unit, np.zeros(told.hidden)]),
            "second": second * (deep / unit),
            "second_bias": second_bias * deep,
            "third": third * (scales / deep)[:, None],
            "third_bias": third_bias * scales,
        }
        with torch.no_grad():
            self.weights["second"].zero_()  # additional units have no influence at first
            for name, one in found.items():
                known = tuple(slice(length) for length in one.shape)
                self.weights[name][known] = self._tensor(one)
                self.averaged[name].copy_(self.weights[name])
        self.met += SELDOM * (np.abs(found["rows"]).sum(axis=1) > 0)

    # --- rows

    def add(self, features: bytes, counts: bytes, targets: bytes) -> int:
        """Add rows, replacing the oldest when full; returns how many were added."""
        np, torch = self.np, self.torch
        flat, many = np.frombuffer(features, np.uint16), np.frombuffer(counts, np.uint16).astype(np.int64)
        widest = self.features.shape[1]
        table = np.full((len(many), max(widest, int(many.max(initial=0)))), self.size, dtype=np.int16)
        table[np.arange(table.shape[1])[None, :] < many[:, None]] = flat
        self.met += np.bincount(flat, minlength=self.size + 1)
        places = torch.from_numpy((np.arange(len(many)) + self.next) % KEPT).to(self.device)
        self.features[places] = torch.from_numpy(table[:, :widest].copy()).to(self.device)
        told = np.frombuffer(targets, np.float32).reshape(-1, 3).copy()
        self.targets[places] = torch.from_numpy(told).to(self.device)
        self.next = (self.next + len(many)) % KEPT
        self.rows = min(KEPT, self.rows + len(many))
        return len(many)

    # --- learning

    def outputs(self, features: Any, weights: Any) -> Any:
        """The three numbers of each row: both points to come, and the log odds."""
        relu = self.torch.relu
        first = relu(self._first(features, weights["rows"]))
        second = relu(first @ weights["second"].T + weights["second_bias"])
        return second @ weights["third"].T + weights["third_bias"]

    def _first(self, features: Any, rows: Any) -> Any:
        torch, places = self.torch, features.long()
        if self.device == "cpu":
            return torch.nn.functional.embedding_bag(places, rows, mode="sum", padding_idx=self.size)
        # on CUDA a matrix product is faster than a sum of rows, and always sums in the same order
        there = torch.zeros((len(places), self.size + 1), device=self.device)
        there.scatter_(1, places, 1.0)
        there[:, self.size] = 0.0
        return there @ rows

    def learn(self, new_rows: int, number: int, done: float) -> float:
        """The steps of one round; returns the mean error of own points.

        ``done`` is the share of training that is done.
        """
        torch = self.torch
        lots = self.np.random.default_rng([self.seed, 1, number])
        if number % REVIVED == 0 and done < REVIVED_UNTIL:
            self.revive(lots)
        first, last = STEPS
        for group in self.adam.param_groups:
            group["lr"] = first * (last / first) ** done
        many = max(1, round(new_rows * REUSED / BATCH))
        error = torch.zeros((), device=self.device)
        for _ in range(many):
            picked = torch.from_numpy(lots.integers(0, self.rows, BATCH)).to(self.device)
            found = self.outputs(self.features[picked], self.weights)
            wanted = self.targets[picked]
            off = (found[:, :2] - wanted[:, :2] / POINTS) ** 2
            odds = torch.nn.functional.binary_cross_entropy_with_logits(found[:, 2], wanted[:, 2])
            self.adam.zero_grad(set_to_none=True)
            (off.mean() + OF_WINNING * odds).backward()
            self.adam.step()
            error += off[:, 0].detach().mean()
        for name, one in self.weights.items():
            self.averaged[name].mul_(AVERAGED).add_(one.detach(), alpha=1.0 - AVERAGED)
        return float((error / many).sqrt()) * POINTS

    def revive(self, lots: Any) -> tuple[int, int]:
        """Give units that are off in all positions new weights; returns how many in each layer.

        Such a unit never learns again.  The new one starts without influence on the next layer, so
        the outputs stay the same.
        """
        torch = self.torch
        features = self.features[torch.from_numpy(lots.integers(0, self.rows, TRIAL)).to(self.device)]
        with torch.no_grad():
            return self._revive_first(features, lots), self._revive_second(features, lots)

    def _revive_first(self, features: Any, lots: Any) -> int:
        sums = self._first(features, self.weights["rows"])
        off = self._off(sums)
        if len(off):
            new = self._tensor(lots.standard_normal((self.size + 1, len(off))))
            new[self.size] = 0.0
            scale, shift = self._fitted(self._first(features, new), sums)
            new *= scale
            new[0] += shift
            self._replace("rows", (slice(None), off), new)
            self._replace("second", (slice(None), off), 0.0)
        return len(off)

    def _revive_second(self, features: Any, lots: Any) -> int:
        first = self.torch.relu(self._first(features, self.weights["rows"]))
        sums = first @ self.weights["second"].T + self.weights["second_bias"]
        off = self._off(sums)
        if len(off):
            new = self._tensor(lots.standard_normal((len(off), self.hidden)))
            scale, shift = self._fitted(first @ new.T, sums)
            self._replace("second", off, new * scale[:, None])
            self._replace("second_bias", off, shift)
            self._replace("third", (slice(None), off), 0.0)
        return len(off)

    def _off(self, sums: Any) -> Any:
        return ((sums > 0).float().mean(dim=0) < OFF).nonzero().flatten()

    def _tensor(self, numbers: Any) -> Any:
        return self.torch.tensor(numbers, dtype=self.torch.float32, device=self.device)

    def _fitted(self, new: Any, sums: Any) -> tuple[Any, Any]:
        """A factor and a shift: new sums vary like the others and are on half of the time."""
        usual = sums.std(dim=0).median()
        scale = usual / new.std(dim=0).clamp(min=1e-6)
        return scale, -new.mean(dim=0) * scale

    def _replace(self, name: str, where: Any, new: Any) -> None:
        """Replace some weights, also in the average, and forget how they were learned."""
        self.weights[name][where] = new
        self.averaged[name][where] = new
        for one in ("exp_avg", "exp_avg_sq"):
            if (kept := self.adam.state[self.weights[name]].get(one)) is not None:
                kept[where] = 0.0

    # --- integers

    def told(self, made: dict[str, Any], averaged: bool) -> NetFile:
        """The net in integers, as fine as the largest file allows."""
        source = self.averaged if averaged else self.weights
        weights = {name: one.detach().cpu().numpy().astype(self.np.float64) for name, one in source.items()}
        if not averaged:
            return self._whole(made, weights, 0.0)

        def fits(error: float) -> bool:
            return len(packed(self._whole(made, weights, error))) <= LARGEST_FILE

        least = bisect_left(ERRORS, True, key=fits)
        return self._whole(made, weights, ERRORS[min(least, len(ERRORS) - 1)])

    def _whole(self, made: dict[str, Any], weights: dict[str, Any], error: float) -> NetFile:
        """The net in integers.

        Weights that hardly matter are coarser: those of rare features, and those of sums with
        little influence on the outputs.
        """
        np = self.np
        rows = np.where(self.met[: self.size, None] >= SELDOM, weights["rows"][: self.size], 0.0)
        largest = self._largest_sums(rows)
        share = (np.maximum(self.met[: self.size], 1) / max(1, self.met[0]))[:, None]
        step = self._step(np.vstack([np.zeros_like(rows[:1]), rows[1:]]), share, largest / LARGEST)
        # sums of equal grain side by side
        of_sums = np.rint(np.log2(np.maximum(error, 1e-12) / (step * self._influence(weights))))
        order = np.argsort(of_sums, kind="stable")
        rows, step, of_sums = rows[:, order], step[order], of_sums[order]
        bias = rows[0].copy()  # of the constant feature
        rows[0] = 0.0
        of_features = np.rint(-0.5 * np.log2(share[:, 0]))
        grain = 2.0 ** (of_features[:, None] + of_sums).clip(0, COARSEST)
        second = weights["second"][:, order] * step
        second_step = np.maximum(np.abs(second).max(axis=1) / (SECOND_FINEST // self.hidden), 1e-12)
        third = weights["third"] * second_step
        third_step = np.maximum(np.abs(third).max(axis=1) / THIRD_FINEST, 1e-18)
        whole: Weights = (
            (np.rint(rows / step / grain) * grain).clip(-FINEST, FINEST).astype(np.int8).tobytes(),
            np.rint(bias / step).astype(np.int32).tobytes(),
            np.rint(second / second_step[:, None]).astype(np.int16).tobytes(),
            np.rint(weights["second_bias"] / second_step).astype(np.int64).tobytes(),
            np.rint(third / third_step[:, None]).astype(np.int16).tobytes(),
            np.rint(weights["third_bias"] / third_step).astype(np.int64).tobytes(),
        )
        one, two, three = (float(step) for step in third_step)
        grains = (of_features, of_sums) if error else ((), ())
        powers = tuple(tuple(int(power) for power in some) for some in grains)
        return NetFile(made, self.eyes, whole, (one * POINTS, two * POINTS, three), (powers[0], powers[1]))

    def _influence(self, weights: dict[str, Any]) -> Any:
        """How much each first sum changes the outputs, in points, over some of the rows."""
        if not self.rows:
            return self.np.ones(self.hidden)
        torch = self.torch
        there = {name: self._tensor(one) for name, one in weights.items()}
        first = self._first(self.features[: min(TRIAL, self.rows)], there["rows"])
        second = torch.relu(first) @ there["second"].T + there["second_bias"]
        own, his, odds = there["third"]
        square = torch.zeros(self.hidden, device=self.device)
        for output in (POINTS * (own - his), ODDS * odds):
            square += ((((second > 0) * output) @ there["second"] * (first > 0)) ** 2).mean(dim=0)
        return square.sqrt().clamp(min=1e-9).cpu().numpy().astype(self.np.float64)

    def _step(self, rows: Any, share: Any, least: Any) -> Any:
        """What a weight of 1 is worth in each unit: the step that errs least in common features."""
        np = self.np
        top = np.abs(rows).max(axis=0) / FINEST
        steps = np.stack([np.maximum(np.maximum(top * part, least), 1e-9) for part in CLIPPED])
        errors = [
            (share * (np.rint(rows / step).clip(-FINEST, FINEST) * step - rows) ** 2).sum(axis=0) for step in steps
        ]
        return steps[np.argmin(errors, axis=0), np.arange(self.hidden)]

    def _largest_sums(self, rows: Any) -> Any:
        """How large the first sums become over some of the rows."""
        if not self.rows:
            return self.np.zeros(self.hidden)
        with_none = self.np.vstack([rows, self.np.zeros(self.hidden)])
        first = self._first(self.features[: min(TRIAL, self.rows)], self._tensor(with_none))
        return 1.25 * first.max(dim=0).values.clamp(min=0.0).cpu().numpy()

    # --- continuing later

    def state(self) -> dict[str, Any]:
        return {
            "weights": {name: one.detach().cpu() for name, one in self.weights.items()},
            "averaged": {name: one.cpu() for name, one in self.averaged.items()},
            "adam": self.adam.state_dict(),
            "met": self.torch.from_numpy(self.met),
            "features": self.features[: self.rows].cpu().clone(),
            "targets": self.targets[: self.rows].cpu().clone(),
            "next": self.next,
        }

    def go_on(self, state: dict[str, Any]) -> None:
        with self.torch.no_grad():
            for name, one in self.weights.items():
                one.copy_(state["weights"][name])
                self.averaged[name].copy_(state["averaged"][name])
        self.adam.load_state_dict(state["adam"])
        self.met = state["met"].numpy()
        self.rows, self.next = len(state["features"]), state["next"]
        self.features[: self.rows] = state["features"].to(self.device)
        self.targets[: self.rows] = state["targets"].to(self.device)
