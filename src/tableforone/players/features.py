"""Features of a position for a net: a set of numbers, each for one property that holds.

They follow from the fields that the game declares, from the pending frames on the stack, from the
points, and from the game's own marks.  A survey of some games finds which values occur; its result
is part of the file of a net.
"""

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.fields import Cards, Chapter, Field, Members, MemberSets, Number
from tableforone.kernel.frames import reply, reveal, settle
from tableforone.kernel.randomness import ByLot, Source
from tableforone.kernel.spec import GameSpec
from tableforone.players.mind import Mind
from tableforone.players.setups import mixed

LOTS: Final = -6  # the key of the stream that answers in a survey
CLOCK: Final = "round"  # the field that tells how late in the game it is
# phases of a game: some features exist once per phase, as their value changes with time
PHASES: Final = 4
GROUPED: Final = 40  # up to this many values have their own feature, more are grouped
GROUPS: Final = 24
FEW: Final = 6.0  # a set with at most this many members on average has features per phase
TIMES: Final = 3  # counts of the same word on the stack: once, twice, or more often
ARGUMENTS: Final = 6  # of a frame
# a number with more values is neither a count nor a name, but a code that no one reads
WIDEST: Final = 4096
POINTS: Final = ("mine", "theirs", "lead")

# NUMBER, lowest, highest value, first feature, how many, first feature by phase, starts of groups;
# or SET, size, inverted, first feature, how many, first feature by phase, members with a feature
Slot = list[Any]
NUMBER: Final = 0
SET: Final = 1
Eyes = dict[str, Any]  # how positions are read, as stored in the file of a net


class Surveyed:
    """The values of one number, or the members of one set, in a survey."""

    def __init__(self, of_set: bool, size: int, named: bool) -> None:
        self.of_set: Final = of_set
        self.size: Final = size
        self.named: Final = named
        self.values: Final[Counter[int]] = Counter()
        self.looks: int = 0

    def note(self, value: int) -> None:
        self.looks += 1
        if self.of_set:
            self.values.update(bits(value))
        else:
            self.values[value] += 1


class FeatureNumbers:
    """Assigns feature numbers, block by block."""

    def __init__(self) -> None:
        self.size: int = 0

    def block(self, many: int) -> int:
        first = self.size
        self.size += many
        return first

    def slot(self, seen: Surveyed | None, timed: bool) -> Slot | None:
        """The slot of a number or set; None if it is always the same."""
        if seen is None or len(seen.values) < (1 if seen.of_set else 2):
            return None
        if seen.of_set:
            return self._set(seen, timed)
        low, high = min(seen.values), max(seen.values)
        if not seen.named:
            high += (high - low) // 2  # good players reach higher values than the survey's
        if high - low > WIDEST:
            return None
        cuts: list[int] = []
        many = high - low + 1
        if many > GROUPED or (seen.named and many > 2 * len(seen.values)):
            cuts = _cuts(seen, low, high)
            many = len(cuts) + 1
        first = self.block(many)
        return [NUMBER, low, high, first, many, self.block(many * PHASES) if timed else -1, cuts]

    def _set(self, seen: Surveyed, timed: bool) -> Slot:
        mean = seen.values.total() / max(1, seen.looks)
        members = sorted(seen.values)
        first = self.block(len(members))
        by_phase = self.block(len(members) * PHASES) if timed and mean <= FEW and len(members) > 5 else -1
        return [SET, seen.size, int(2 * mean > len(members)), first, len(members), by_phase, members]


def _cuts(seen: Surveyed, low: int, high: int) -> list[int]:
    """Where groups of values begin: at the values that occur, if few; otherwise at equal steps."""
    if seen.named and len(seen.values) <= 4 * GROUPED:
        return sorted(seen.values)[1:]
    width = -(-(high - low) // GROUPS)
    return list(range(low + width, high + 1, width))


class SeenField(NamedTuple):
    """What a survey sees in a field: each place, the things wherever they are, and how many."""

    field: Field
    places: list[Surveyed]
    things: Surveyed | None = None
    length: Surveyed | None = None

    def note(self, value: Any) -> None:
        row = [value] if _alone(self.field) else value
        for seen, one in zip(self.places, row, strict=False):
            seen.note(one)
        if self.things is not None:
            self.things.note(mask_of([thing for thing in row if 0 <= thing < self.field.size]))
        if self.length is not None:
            self.length.note(len(row))

    def slots(self, layout: FeatureNumbers) -> list[Any] | None:
        """Name, whether it is one value, slots of places, things and count; None if all is constant."""
        places = [layout.slot(seen, isinstance(self.field, Members)) for seen in self.places]
        things = layout.slot(self.things, isinstance(self.field, Cards))
        if things is not None:
            things[2] = 0  # members that are present count, never those that are absent
        count = layout.slot(self.length, False)
        found = any(places) or things is not None or count is not None
        return [self.field.name, int(_alone(self.field)), places, things, count] if found else None


def _alone(field: Field) -> bool:
    return isinstance(field, Members | Number)


def _named(field: Field) -> bool:
    return bool(field.names) and field.size <= WIDEST


def _watched(field: Field) -> SeenField:
    """What to survey in a field."""
    things = Surveyed(True, field.size, True) if _named(field) else None
    if isinstance(field, Cards):
        return SeenField(field, [], things, Surveyed(False, 0, False))
    many = 1 if _alone(field) else getattr(field, "most", len(field.start))
    kinds: Sequence[Field] = getattr(field, "parts", None) or [field] * many
    places = [Surveyed(isinstance(kind, Members | MemberSets), kind.size, _named(kind)) for kind in kinds]
    return SeenField(field, places, None if many == 1 or isinstance(field, MemberSets) else things)


def survey(spec: GameSpec, games: int, seed: int) -> Eyes:
    """Look at the positions of some games, half of them random, and define the features."""
    ignored = spec.unseen | spec.overlooked
    watched = [_watched(one) for one in spec.fields if not isinstance(one, Chapter) and one.name not in ignored]
    frames: dict[tuple[int, int], Surveyed] = {}
    nests, standing = nesting(spec), standing_of(spec)
    points = [Surveyed(False, 0, False) for _ in POINTS]
    clock: set[int] = set()
    for p in positions(spec, games, seed):
        for seen in watched:
            seen.note(getattr(p, seen.field.name))
        for frame in p.stack:
            _note_frame(frame, frames, nests)
        mine, theirs = standing(p)
        for number, value in zip(points, (mine, theirs, mine - theirs), strict=True):
            number.note(value)
        clock.add(getattr(p, CLOCK, 0))
    return _laid_out(spec, watched, frames, points, sorted(clock))


def _laid_out(
    spec: GameSpec,
    watched: Sequence[SeenField],
    frames: dict[tuple[int, int], Surveyed],
    points: Sequence[Surveyed],
    clock: Sequence[int],
) -> Eyes:
    layout = FeatureNumbers()
    layout.block(1)  # the feature that always holds
    words = range(len(spec.words))
    return {  # features get their numbers in this order
        "fields": [slots for seen in watched if (slots := seen.slots(layout))],
        "top": layout.block(len(words)),
        "words": layout.block(len(words) * TIMES),
        "frames": [[layout.slot(frames.get((word, nth)), False) for nth in range(ARGUMENTS)] for word in words],
        "points": [layout.slot(seen, False) for seen in points],
        "phases": [place * PHASES // len(clock) for place in range(len(clock))],
        "clock": clock[0] if clock else 0,
        "marks": layout.block(spec.mark_count),
        "size": layout.size,
    }


def nesting(spec: GameSpec) -> list[tuple[int, int]]:
    """For each word: the first and last argument that may hold nested frames; (1, 0) if none."""
    found = []
    for word in spec.words:
        places = [nth for nth, argument in enumerate(word.args, 1) if argument.frame]
        last = (255 if word.args[places[-1] - 1].many else places[-1]) if places else 0
        found.append((places[0] if places else 1, last))
    return found


def _note_frame(frame: Any, frames: dict[tuple[int, int], Surveyed], nests: list[tuple[int, int]]) -> None:
    first, last = nests[frame[0]]
    for nth, argument in enumerate(frame[1:], 1):
        if isinstance(argument, tuple):
            if first <= nth <= last and argument:
                _note_frame(argument, frames, nests)
        elif isinstance(argument, int) and nth <= ARGUMENTS:
            frames.setdefault((frame[0], nth - 1), Surveyed(False, 0, False)).note(argument)


def positions(spec: GameSpec, games: int, seed: int) -> Iterator[Any]:
    """The positions at every question and reveal of some games: half random, half mostly greedy."""
    for number in range(seed, seed + games):
        p: Any = spec.start(mixed(spec, number))
        lots, best, dealer = ByLot(Source(number).begin(LOTS)), Mind(spec, None), Dealer(number)
        answers = settle(p, spec.words)
        while answers is not None:
            yield p
            if answers:
                by_lot = number % 2 == 0 or lots.below(4) == 0
                reply(p, spec.words, lots.choose(p, answers) if by_lot else best.choose(p, answers))
            else:
                reveal(p, spec.words, dealer)
            answers = settle(p, spec.words)


def standing_of(spec: GameSpec) -> Callable[[Any], tuple[int, int]]:
    """The points of both if the game ended now; by default the points scored so far."""
    if spec.standing is not None:
        return spec.standing

    def scored(p: Any) -> tuple[int, int]:
        mine, theirs = spec.scores(p)
        return mine, theirs or 0

    return scored


# --- reading a position, in the same way as the compiled module


def tabled(slot: Slot | None) -> tuple[Any, ...] | None:
    """A slot for both readers, with a lookup table.

    The table gives a place by value (minus the lowest) or by member (-1: no feature).
    """
    if slot is None:
        return None
    *told, listed = slot
    if slot[0] == SET:
        places = [-1] * slot[1]
        for place, member in enumerate(listed):
            places[member] = place
    else:
        low, high = slot[1:3]
        places = [bisect_right(listed, value) if listed else value - low for value in range(low, high + 1)]
    return *told, array("i", places).tobytes()


class FeatureReader:
    """Reads the features of positions: the Python version of the compiled reader."""

    def __init__(self, spec: GameSpec, eyes: Eyes) -> None:
        self.standing: Final = standing_of(spec)
        self.marks: Final = spec.marks
        self.size: Final[int] = eyes["size"]
        self.fields: Final = [
            (name, alone, [_opened(slot) for slot in slots], _opened(shared), _opened(count))
            for name, alone, slots, shared, count in eyes["fields"]
        ]
        self.top: Final[int] = eyes["top"]
        self.words: Final[int] = eyes["words"]
        self.nests: Final = nesting(spec)
        self.frames: Final = [[_opened(slot) for slot in slots] for slots in eyes["frames"]]
        self.points: Final = [_opened(slot) for slot in eyes["points"]]
        self.phases: Final[list[int]] = eyes["phases"]
        self.clock: Final[int] = eyes["clock"]
        self.first_mark: Final[int] = eyes["marks"]

    def features(self, p: Any) -> list[int]:
        """The features of a position, each once."""
        return self.read(p)[2]

    def read(self, p: Any) -> tuple[int, int, list[int]]:
        """The points of both if the game ended now, and the features."""
        late = getattr(p, CLOCK, 0) - self.clock
        phases = self.phases
        phase = phases[min(max(late, 0), len(phases) - 1)]
        found = [0]
        for name, alone, slots, shared, count in self.fields:
            value = getattr(p, name)
            if alone:
                _look(slots[0], value, phase, found)
                continue
            for slot, one in zip(slots, value, strict=False):
                if slot is not None:
                    _look(slot, one, phase, found)
            if shared is not None:
                _, size, _, first, many, timed, places = shared
                for thing in value:
                    if 0 <= thing < size and (place := places[thing]) >= 0:
                        found.append(first + place)
                        if timed >= 0:
                            found.append(timed + phase * many + place)
            if count is not None:
                _look(count, len(value), phase, found)
        self._pending(p.stack, phase, found)
        mine, theirs = self.standing(p)
        for slot, value in zip(self.points, (mine, theirs, mine - theirs), strict=True):
            if slot is not None:
                _look(slot, value, phase, found)
        if self.marks is not None:
            first_mark = self.first_mark
            found += [first_mark + mark for mark in self.marks(p)]
        return mine, theirs, list(dict.fromkeys(found))

    def _pending(self, stack: list[Any], phase: int, found: list[int]) -> None:
        times: dict[int, int] = {}
        if stack:
            found.append(self.top + stack[-1][0])
        for frame in stack:
            self._frame(frame, phase, found, times)
        for word, many in times.items():
            found.append(self.words + word * TIMES + min(many, TIMES) - 1)

    def _frame(self, frame: Any, phase: int, found: list[int], times: dict[int, int]) -> None:
        word = frame[0]
        times[word] = times.get(word, 0) + 1
        slots, (first, last) = self.frames[word], self.nests[word]
        for nth in range(1, len(frame)):
            argument = frame[nth]
            if isinstance(argument, tuple):
                if argument and first <= nth <= last:
                    self._frame(argument, phase, found, times)
            elif nth <= ARGUMENTS and slots[nth - 1] is not None and isinstance(argument, int):
                _look(slots[nth - 1], argument, phase, found)


def _opened(slot: Slot | None) -> Any:
    told = tabled(slot)
    return None if told is None else (*told[:-1], list(array("i", told[-1])))


def _look(slot: Any, value: int, phase: int, found: list[int]) -> None:
    kind, low, high, first, many, timed, places = slot
    if kind == NUMBER:
        place = places[(low if value < low else min(value, high)) - low]
        found.append(first + place)
        if timed >= 0:
            found.append(timed + phase * many + place)
        return
    if high:  # inverted: absent members count
        value = ~value
    value &= (1 << low) - 1
    while value:
        place = places[(value & -value).bit_length() - 1]
        value &= value - 1
        if place >= 0:
            found.append(first + place)
            if timed >= 0:
                found.append(timed + phase * many + place)
