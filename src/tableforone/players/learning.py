"""Trains the learned player: it plays many games against the opponent, one step ahead by its net.

Training runs in rounds.  Workers play a fixed number of games with given weights and seeds, their
rows are added in order, then the net takes a fixed number of steps.  Meanwhile the next rounds are
already being played.  So a seed and a number of games give the same file with any number of
workers.  From time to time the whole state is saved, and interrupted training continues from there
to the same file.
"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from pickle import UnpicklingError
from shutil import rmtree
from time import perf_counter
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import check_seed
from tableforone.kernel.spec import GameSpec
from tableforone.players.features import FeatureReader, positions, standing_of, survey
from tableforone.players.mind import Mind
from tableforone.players.net import NetFile, net_id, packed, seen_by, unfit, unpacked, value_net
from tableforone.players.selfplay import LearnedGame, Manner, play
from tableforone.players.setups import mixed
from tableforone.players.simulation import in_worker, leave_interrupts_to_the_parent
from tableforone.players.training import Trainer, learning_packages
from tableforone.players.voice import m

SURVEYED: Final = 160  # games of the survey that defines the features
WIDEST: Final = 24  # games that tell how many features a position can have
ROUND: Final = 1024  # games, at most
ROUNDS: Final = 100  # at least, if there are enough games
PART: Final = 8  # games that a worker plays before it reports
AHEAD: Final = 2  # rounds that are played while the net learns
EXPLORED: Final = (0.12, 0.03)  # share of explored decisions: at the beginning and at the end
TEMPERATURE: Final = 2.0  # points
TRACE: Final = (0.95, 0.90)
BY_ESTIMATE: Final = 0.03  # share of the games: the first ones use the hand-made estimate
FIRST_EXPLORED: Final = 0.3  # share of explored decisions in these games
# after these shares of the games the net is saved as a weaker player
PARTNERS: Final = (0.01, 0.04, 0.15, 0.4)
LEARNS_ON: Final = 0.3  # continued training starts as if this share was already done
EVERY: Final = 120.0  # seconds between two saves of the state
SEEDS: Final = 1 << 41  # the first seed for training; no measurement uses these games


class Report(NamedTuple):
    """The progress of training: games, rows, error of own points, results of the last games."""

    done: int
    games: int
    rows: int
    error: float
    mine: float
    theirs: float
    won: float
    seconds: float


OnReport = Callable[[Report], None]


def learn(
    spec: GameSpec,
    count: int,
    seed: int,
    workers: int,
    path: Path,
    on_report: OnReport | None = None,
    partners: Path | None = None,
    begin: Path | None = None,
) -> None:
    """Learn from ``count`` games and write the net; nets saved on the way become sparring partners.

    ``begin`` is the file of a net to train further, in smaller steps; without it training starts
    anew.
    """
    if count < 1 or workers < 1:
        raise Fault(m("no-games-or-workers"))
    check_seed(SEEDS + seed * (1 << 28) + count)
    learning_packages()
    run = Run(spec, count, seed, path, partners, begin)
    if workers == 1:
        run.through(None, on_report)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent) as pool:
        try:
            run.through(pool, on_report)
        except BrokenProcessPool:
            raise Fault(m("learning-ended")) from None
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


Pool = ProcessPoolExecutor | None  # None: this process plays
Played = Callable[[], list[LearnedGame]]  # waits for some games, or plays them


class Run:
    """One training run: its rounds, and the folder next to the file where its state is saved."""

    def __init__(
        self, spec: GameSpec, count: int, seed: int, path: Path, partners: Path | None, begin: Path | None
    ) -> None:
        self.spec: Final = spec
        self.count: Final = count
        self.seed: Final = seed
        self.path: Final = path
        self.partners: Final = partners
        self.size: Final = max(PART, min(ROUND, count // ROUNDS))  # games per round
        self.rounds: Final = -(-count // self.size)
        self.folder: Final = path.with_name(f"{path.name}.state")
        self.made: Final[dict[str, Any]] = {
            "game": spec.id, "rules": spec.version, "seen": seen_by(spec), "seed": seed, "games": count,
        }  # fmt: skip
        self.begun: NetFile | None = None
        if begin is not None:
            data = begin.read_bytes()
            self.begun = _fitting(spec, data)
            self.made["begun"] = net_id(begin)
            self.made["before"] = self.begun.made["games"] + self.begun.made.get("before", 0)
        self.hidden: Final[int] = max(spec.net_width, self.begun.hidden if self.begun else 0)

    def through(self, pool: Pool, on_report: OnReport | None) -> None:
        begun = written = perf_counter()
        trainer, number, used = self._beginning()
        flying = [self._played(pool, nth, net) for nth, net in used]
        recent: list[LearnedGame] = []
        while number < self.rounds:
            found = [game for part in flying.pop(0) for game in part()]
            used.pop(0)
            if (ahead := number + AHEAD) < self.rounds:
                used.append((ahead, self._kept(trainer, ahead)))
                flying.append(self._played(pool, *used[-1]))
            new = trainer.add(
                b"".join([game.features for game in found]),
                b"".join([game.counts for game in found]),
                b"".join([game.targets for game in found]),
            )
            error = trainer.learn(new, number, self._done(number))
            number += 1
            recent = [*recent, *found][-2000:]
            self._partner(trainer, number)
            now = perf_counter()
            if now - written > EVERY and number < self.rounds:
                self._write_down(trainer, number, used)
                written = now
            if on_report and (number % max(1, self.rounds // 50) == 0 or number == self.rounds):
                on_report(self._report(number, trainer.rows, error, recent, now - begun))
        write_net(self.path, packed(trainer.told(self.made, True)))
        rmtree(self.folder, ignore_errors=True)

    def _report(self, number: int, rows: int, error: float, recent: list[LearnedGame], seconds: float) -> Report:
        n, done = len(recent), min(self.count, number * self.size)
        mine, theirs = sum(game.mine for game in recent) / n, sum(game.theirs for game in recent) / n
        return Report(done, self.count, rows, error, mine, theirs, sum(game.won for game in recent) / n, seconds)

    def manner(self, number: int) -> Manner:
        """The settings for the games of a round."""
        done = self._done(number)
        if not self.begun and number < max(1, round(BY_ESTIMATE * self.rounds)):
            return Manner(FIRST_EXPLORED, TEMPERATURE, 1.0, True, 0.0)
        return Manner(between(EXPLORED, done), TEMPERATURE, between(TRACE, done), False, self.spec.net_planned)

    def _done(self, number: int) -> float:
        """The share of training that is done; learning rate and exploration decrease with it."""
        first = LEARNS_ON if self.begun else 0.0
        return first + (1.0 - first) * number / self.rounds

    def _beginning(self) -> tuple[Trainer, int, list[tuple[int, str]]]:
        """The trainer, the first round to learn from, and the rounds in play with their nets."""
        _, torch = learning_packages()
        kept = self.folder / "state.pt"
        if kept.is_file():
            state = read_state(torch, kept)
            if state["made"] == self.made:
                trainer = Trainer(state["eyes"], state["widest"], self.seed, self.hidden)
                trainer.go_on(state["trainer"])
                for name, data in state["nets"].items():
                    write_net(self.folder / Path(name).name, data.numpy().tobytes())
                return trainer, state["number"], state["used"]
        rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        eyes = self.begun.eyes if self.begun else survey(self.spec, SURVEYED, SEEDS - (1 << 20))
        reader = FeatureReader(self.spec, eyes)
        widest = max(len(reader.features(p)) for p in positions(self.spec, WIDEST, SEEDS - (1 << 19)))
        trainer = Trainer(eyes, widest * 5 // 4, self.seed, self.hidden)
        if self.begun:
            trainer.begin_with(self.begun)
        first = self._kept(trainer, 0)
        return trainer, 0, [(nth, first) for nth in range(min(AHEAD, self.rounds))]

    def _kept(self, trainer: Trainer, number: int) -> str:
        """Save the net that plays a round to a file for the workers; returns its name."""
        path = self.folder / f"net-{number}.bin"
        write_net(path, packed(trainer.told(self.made, False), 1))
        for old in self.folder.glob("net-*.bin"):
            if int(old.stem[4:]) < number - 2 * AHEAD:
                old.unlink()
        return path.name

    def _played(self, pool: Pool, number: int, net: str) -> list[Played]:
        """The games of a round, in parts, with the net in this file."""
        first = SEEDS + self.seed * (1 << 28) + number * self.size
        last = SEEDS + self.seed * (1 << 28) + min(self.count, (number + 1) * self.size)
        work = partial(played, file=self.folder / net, manner=self.manner(number))
        parts = [range(at, min(at + PART, last)) for at in range(first, last, PART)]
        if pool is None:
            return [partial(work, self.spec, seeds=seeds) for seeds in parts]
        return [pool.submit(in_worker, work, self.spec.id, seeds).result for seeds in parts]

    def _partner(self, trainer: Trainer, number: int) -> None:
        if self.partners is not None:
            for nth, part in enumerate(PARTNERS, 1):
                if number == max(1, round(part * self.rounds)):
                    made = self.made | {"games": number * self.size, "of": self.count}
                    write_net(self.partners / f"partner-{nth}.bin", packed(trainer.told(made, True)))

    def _write_down(self, trainer: Trainer, number: int, used: list[tuple[int, str]]) -> None:
        state = {
            "made": self.made, "eyes": trainer.eyes, "widest": trainer.features.shape[1],
            "trainer": trainer.state(), "number": number, "used": used,
            "nets": {net: as_tensor(trainer.torch, (self.folder / net).read_bytes()) for _, net in used},
        }  # fmt: skip
        part = self.folder / "state.part"
        trainer.torch.save(state, part)
        part.replace(self.folder / "state.pt")


def as_tensor(torch: Any, data: bytes) -> Any:
    """A file as a tensor: a state contains only numbers, texts and tensors."""
    return torch.frombuffer(bytearray(data), dtype=torch.uint8)


def read_state(torch: Any, path: Path) -> dict[str, Any]:
    """A saved state; a Fault if the file contains anything that would have to be run."""
    try:
        state: dict[str, Any] = torch.load(path, weights_only=True)
        return state
    except (UnpicklingError, RuntimeError, ValueError, EOFError, OSError):
        raise Fault(m("state-damaged", folder=str(path.parent))) from None


def _fitting(spec: GameSpec, data: bytes) -> NetFile:
    """The net to train further; a Fault if it cannot play this game."""
    try:
        told = unpacked(data)
        reason = unfit(spec, told)
    except (ValueError, TypeError, KeyError, IndexError):
        reason = m("net-damaged")
    if reason:
        raise Fault(m("net-cannot-learn", game=spec.name, why=reason))
    return told


def between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done


def write_net(path: Path, data: bytes) -> None:
    """Write a file as a whole: the old one stays until the new one is complete."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(data)
    part.replace(path)


MINDS: Final[dict[Path, Mind]] = {}  # cache of a worker: its latest mind, by the file of the net


def played(spec: GameSpec, seeds: range, file: Path, manner: Manner) -> list[LearnedGame]:
    """Play these games and return their rows."""
    mind = MINDS.get(file)
    if mind is None:
        mind = Mind(spec, value_net(spec, unpacked(file.read_bytes())))
        MINDS.clear()
        MINDS[file] = mind
    standing = standing_of(spec)
    return [play(mind, standing, spec.start(mixed(spec, seed)), seed, manner) for seed in seeds]
