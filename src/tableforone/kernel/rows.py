"""The opponent's decisions: tables of rows, each row one sentence of the rule document.

Candidates have small numbers; a set of candidates is an int with one bit for each.  A row declares
its form: a filter, a key, an order or a random pick.  Deciding narrows the set row by row.  While
someone listens, it also records the trace (rule, candidates before, candidates after), so an
explanation cannot differ from the decision.
"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.frames import OPPONENT, Frame, Position

# called with the remaining set, the position and what the choice is about
Fits = Callable[[int, Any, Any], int]
Finds = Callable[[int, Any, Any], list[int]]
Tells = Callable[[int, Any, Any], dict[int, Any]]
Kept = tuple[int, int, int]  # trace of a row: its number, the set before, the set that it keeps

DECIDE: Final = "decide"  # the kind of event that reports a decision
NOBODY: Final = -1  # what ``decide`` returns if no candidate is left,
LOTS: Final = -2  # and if a random pick must come first
COMPILED: Final = not __file__.endswith(".py")

ONLY: Final = 0  # the forms of rows
PREFER: Final = 1
FIRST: Final = 2
MOST: Final = 3
LEAST: Final = 4
AHEAD: Final = 5
BY_LOT: Final = 6
FORMS: Final = range(7)

SMALL: Final = 128  # sets below this number have their members listed here
UPWARDS: Final[list[list[int]]] = [bits(few) for few in range(SMALL)]
DOWNWARDS: Final[list[list[int]]] = [numbers[::-1] for numbers in UPWARDS]
# orders that are recognised and handled without a loop
FROM_LOWEST: Final[list[int]] = [1 << number for number in range(128)]
FROM_HIGHEST: Final[list[int]] = FROM_LOWEST[::-1]
MIXED: Final = 0  # the direction of any other order
UP: Final = 1
DOWN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """What a filter keeps, as a method: compiled engines call it faster than a function."""

    def fits(self, left: int, p: Any, about: Any) -> int:
        raise NotImplementedError


class CalledFilter(Filter):
    """A filter that is a function."""

    def __init__(self, function: Fits) -> None:
        self.function: Final = function

    def fits(self, left: int, p: Any, about: Any) -> int:
        return self.function(left, p, about)


class Sets:
    """The fixed results of a filter that depends only on one entry of ``about``, by that entry."""

    def __init__(self, entry: int, sets: list[int]) -> None:
        self.entry: Final = entry
        self.sets: Final = sets


KEY_BITS: Final = 10  # for each key of an Aspect: three are one digit of Python's numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Aspect:
    """A key that is some bits of what a candidate is worth: a number that ``worth`` returns.

    Such a number has up to six keys, each below 1024: those of rows one below the other stand side
    by side, from high bits to low ones, and are compared together.  The lowest has the place 0.
    """

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def worth(self, number: int, p: Any, about: Any) -> int:
        raise NotImplementedError

    def keys(self, left: int, p: Any, about: Any, worth: dict[int, int]) -> list[int]:
        """The keys of these candidates, by number; ``worth`` remembers what they are worth."""
        found = [0] * left.bit_length()
        for number in bits(left):
            one = worth.get(number)
            if one is None:
                one = self.worth(number, p, about)
                worth[number] = one
            found[number] = one >> KEY_BITS * self.place & (1 << KEY_BITS) - 1
        return found


class Row:
    """One sentence of the rules, made by the function named after its form.

    The sentence itself is the message ``row-KEY`` of the game.

    Its result, a set or a list, is given directly if it is always the same, otherwise by a
    function; a filter may also have a ``Filter`` or ``Sets``, and a key an ``Aspect``.  ``reads``
    names the fields of the position that the function or the list of candidates depends on.
    ``asks`` names the fact that must be entered first at a real table ("points"): one of those that
    these fields are unknown without.
    """

    def __init__(self, form: int, rule: str, key: str, found: Any, reads: tuple[str, ...], asks: str) -> None:
        self.form: Final = form
        self.rule: Final = rule
        self.key: Final = key
        self.found: Final = found
        self.fixed: Final = isinstance(found, int | list)
        self.reads: Final = reads
        self.asks: Final = asks
        self.fast: Final[dict[tuple[int, int, int], FastRow]] = {}  # shared by its decisions

    def finds(self, left: int, p: Any, about: Any, worth: dict[int, int] | None = None) -> Any:
        found = self.found
        if isinstance(found, Sets):
            return found.sets[about[found.entry]]
        if isinstance(found, Filter):
            return found.fits(left, p, about)
        if isinstance(found, Aspect):
            return found.keys(left, p, about, {} if worth is None else worth)
        return found if self.fixed else found(left, p, about)


def only(rule: str, key: str, fits: Fits | Filter | Sets | int, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Keep only those in the set that ``fits(left, p, about)`` returns, even if there are none."""
    return Row(ONLY, rule, key, fits, reads, asks)


def prefer(
    rule: str, key: str, fits: Fits | Filter | Sets | int, *, reads: tuple[str, ...] = (), asks: str = ""
) -> Row:
    """Keep those in the set that ``fits(left, p, about)`` returns; skip the row if that is none."""
    return Row(PREFER, rule, key, fits, reads, asks)


def first(rule: str, key: str, order: Finds | list[int], *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Keep the first in an order.

    ``order(left, p, about)`` returns a list of sets; the first that is not empty counts.
    """
    return Row(FIRST, rule, key, order, reads, asks)


def most(rule: str, key: str, keys: Finds | Aspect | list[int], *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Keep those with the highest key: ``keys(left, p, about)`` returns a list, by number."""
    return Row(MOST, rule, key, keys, reads, asks)


def least(rule: str, key: str, keys: Finds | Aspect | list[int], *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Keep those with the lowest key: ``keys(left, p, about)`` returns a list, by number."""
    return Row(LEAST, rule, key, keys, reads, asks)


def ahead(rule: str, key: str, fits: Fits | Filter | Sets | int, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """As ``prefer``, for explanations only.

    The candidates come first in the order of the ``first`` row below, which decides.
    """
    return Row(AHEAD, rule, key, fits, reads, asks)


def by_lot(rule: str, key: str = "by-lot") -> Row:
    """Pick one of the remaining candidates at random; the last row of its decision."""
    return Row(BY_LOT, rule, key, -1, (), "")


class FastRow:
    """A row as used when no one listens: fixed results are stored, an order breaks ties."""

    def __init__(self, row: Row) -> None:
        found = row.found
        called = not row.fixed and not isinstance(found, Filter | Sets | Aspect)
        # the most frequent ones first: the processor reads neighbours together
        self.form: Final = row.form
        self.entry: Final[int] = found.entry if isinstance(found, Sets) else -1
        self.fitting: Final[int] = found if isinstance(found, int) else 0
        listed = found.sets if isinstance(found, Sets) else found
        self.listed: Final[list[int]] = listed if isinstance(listed, list) else []
        self.filter: Final[Filter] = found if isinstance(found, Filter) else CalledFilter(found)
        self.way: int = way_of(row)
        self.finds: Final[Finds] = found if called else nothing
        self.aspect: Final[Aspect | None] = found if isinstance(found, Aspect) else None
        self.sign: Final = -1 if row.form == LEAST else 1
        self.shift: int = KEY_BITS * found.place if isinstance(found, Aspect) else 0
        self.mask: int = (1 << KEY_BITS) - 1  # of this key and those compared with it
        self.row: Final = row

    def shared(self) -> "FastRow":
        """The same object for all decisions that use the row in this way: less memory to read."""
        return self.row.fast.setdefault((self.shift, self.mask, self.way), self)

    def goes_on_with(self, below: "FastRow") -> bool:
        """Whether the row below compares the next key of the same number."""
        aspect, other = self.aspect, below.aspect
        return aspect is not None and other is not None and self.form == below.form and aspect.place == other.place + 1


def nothing(left: int, p: Any, about: Any) -> list[int]:
    return []


def way_of(row: Row) -> int:
    """The direction of this order: up or down the candidates' numbers, or mixed."""
    if row.form != FIRST:
        return MIXED
    return UP if row.found is FROM_LOWEST else DOWN if row.found is FROM_HIGHEST else MIXED


def steps_of(rows: tuple[Row, ...]) -> tuple[FastRow, ...]:
    """The steps after the ``only`` rows.

    Keys of the same number are compared together; an order right below a list of keys breaks its
    ties.
    """
    found: list[FastRow] = []
    for row in rows:
        if row.form in (ONLY, AHEAD, BY_LOT):
            continue
        step = FastRow(row)
        above = found[-1] if found else None
        if above is not None and above.goes_on_with(step):
            above.shift = step.shift
            above.mask = above.mask << KEY_BITS | step.mask
        elif above is not None and above.form in (MOST, LEAST) and above.aspect is None and step.way != MIXED:
            above.way = step.way
            break
        else:
            found.append(step)
    return tuple([step.shared() for step in found])


class Decision:
    """A choice of the opponent: a name and its rows, in the document's order.

    ``tells(left, p, about)`` returns the candidates of a set as events name them, by number and in
    the order to show; the default is their numbers.  ``order(left, p, about)`` may give that order
    faster, as a list of numbers.  If a row picks at random, ``lot`` is the number of the game's
    word that does it; ``number`` is in the frame of that word and identifies the decision.
    """

    def __init__(
        self,
        name: str,
        *rows: Row,
        tells: Tells | None = None,
        order: Finds | None = None,
        lot: int = -1,
        number: int = 0,
    ) -> None:
        self.among: int = -1  # the fixed ``only`` rows, combined; ``musts`` are the others
        musts: list[FastRow] = []
        for row in rows:
            if row.form == ONLY and row.fixed:
                self.among &= row.found
            elif row.form == ONLY:
                musts.append(FastRow(row).shared())
        self.musts: Final[tuple[FastRow, ...]] = tuple(musts)
        self.steps: Final[tuple[FastRow, ...]] = steps_of(rows)
        self.written: Fits | None = None  # generated code, made when first needed
        self.name: Final = name
        self.rows: Final[tuple[Row, ...]] = rows
        self.tells: Final[Tells] = tells or as_numbers
        self.order: Final[Finds | None] = order
        self.lot: Final = lot
        self.number: Final = number
        forms = [row.form for row in rows]
        if len({type(row.found) for row in rows if isinstance(row.found, Aspect)}) > 1:
            raise ValueError(f"{name}: its candidates are worth two different things")
        if len({row.rule for row in rows}) < len(rows):
            raise ValueError(f"two rows of {name} cite the same rule")
        if ONLY in forms[forms.count(ONLY) :]:
            raise ValueError(f"{name}: rows that must hold come before all others")
        if any(form == AHEAD and FIRST not in forms[nth:] for nth, form in enumerate(forms)):
            raise ValueError(f"{name}: no order follows a row that explains its beginning")
        if BY_LOT in forms[:-1] or (forms[-1] == BY_LOT and lot < 0):
            raise ValueError(f"{name}: lots are drawn by the last row, and a word draws them")


def as_numbers(left: int, p: Any, about: Any) -> dict[int, Any]:
    return {number: number for number in bits(left)}


def decide(p: Position, decision: Decision, left: int, about: Any = None, then: Frame = ()) -> int:
    """The number of the candidate that the rows leave of this set, or NOBODY.

    ``about`` is what the choice is made for (the card in force); it is recorded with the trace.  If
    a random pick is needed, the result is LOTS: the decision's word is then on the stack, and after
    the pick the frame ``(*then, choice)`` continues with the choice.
    """
    if p.heard is not None or p.asks is not None:
        return explain(p, decision, left, about, then)
    walk = decision.written
    if walk is not None:
        number = walk(left, p, about)
    else:
        number = walked(decision, left, p, about)
        if not COMPILED:
            decision.written = written(decision)
    return number if number > LOTS else explain(p, decision, left, about, then)


def walked(decision: Decision, left: int, p: Any, about: Any) -> int:
    """Decide, for compiled engines: the remaining number, NOBODY, or LOTS if several are left."""
    left &= decision.among
    for must in decision.musts:
        if must.entry >= 0:
            nth: int = about[must.entry]
            left &= must.listed[nth]
        else:
            left &= must.filter.fits(left, p, about)
    for step in decision.steps:
        if left & left - 1 == 0:
            break
        form = step.form
        if form == PREFER:
            fitting = step.fitting
            if step.entry >= 0:
                nth = about[step.entry]
                fitting = step.listed[nth]
            elif not fitting:
                fitting = step.filter.fits(left, p, about)
            left = left & fitting or left
        elif form == FIRST:
            if step.way == UP:
                left &= -left
            elif step.way == DOWN:
                left = 1 << left.bit_length() - 1
            else:
                order = step.listed
                if not order:
                    finds = step.finds
                    order = finds(left, p, about)
                for some in order:
                    if left & some:
                        left &= some
                        break
        elif step.aspect is not None:
            left = leading(left, p, about, step.aspect, step.shift, step.mask, step.sign)
        else:
            keys = step.listed
            if not keys:
                finds = step.finds
                keys = finds(left, p, about)
            if step.way == MIXED:
                left = highest_of(left, keys, step.sign)
            else:
                return foremost_of(left, keys, step.sign, step.way)
    return left.bit_length() - 1 if left & left - 1 == 0 else LOTS


def written(decision: Decision) -> Fits:
    """The same decision as one generated function; an uncompiled loop is twice as slow."""
    known: dict[str, Any] = {"highest_of": highest_of, "foremost_of": foremost_of, "leading": leading}
    known |= {"upwards": UPWARDS, "downwards": DOWNWARDS}
    found = "left.bit_length() - 1"
    done = f"if left & left - 1 == 0: return {found}"
    lines = [f"left &= {decision.among}"] if decision.among != -1 else []
    for nth, must in enumerate(decision.musts):
        known[f"must{nth}"] = must.listed or function_of(must.filter)
        lines.append(f"left &= {fitting_by(must, f'must{nth}')}")
    lines += [done] if lines else []
    for nth, step in enumerate(decision.steps):
        if step.form == PREFER:
            known[f"row{nth}"] = step.listed or function_of(step.filter)
        else:
            known[f"row{nth}"] = step.aspect or step.listed or step.finds
        listed = f"row{nth}" if step.listed else f"row{nth}(left, p, about)"
        if step.form == PREFER and step.fitting:
            single = step.fitting & step.fitting - 1 == 0
            then = f"return {step.fitting.bit_length() - 1}" if single else f"left &= {step.fitting}"
            lines.append(f"if left & {step.fitting}: {then}")
        elif step.form == PREFER and step.entry >= 0 and all(some & some - 1 == 0 for some in step.listed):
            lines.append(f"if s := left & {fitting_by(step, f'row{nth}')}: return {found.replace('left', 's')}")
            if lines[:-1]:
                continue  # nothing has changed since the last check
        elif step.form == PREFER:
            lines.append(f"left = left & {fitting_by(step, f'row{nth}')} or left")
        elif step.way != MIXED and step.form == FIRST:
            lines.append(f"return {found if step.way == DOWN else '(left & -left).bit_length() - 1'}")
        elif step.way != MIXED:
            lines += [] if lines else [done]
            lines += [
                f"keys = {listed}",
                f"if left >= {SMALL}: return foremost_of(left, keys, {step.sign}, {step.way})",
                f"numbers = {'upwards' if step.way == UP else 'downwards'}[left]",
                "found = numbers[0]",
                "top = keys[found]",
                "for number in numbers:",
                f"    if keys[number] {'>' if step.sign > 0 else '<'} top:",
                "        found = number",
                "        top = keys[number]",
                "return found",
            ]
        elif step.aspect is not None:
            lines.append(f"left = leading(left, p, about, row{nth}, {step.shift}, {step.mask}, {step.sign})")
        elif step.form == FIRST:
            lines += [f"for some in {listed}:", "    if left & some:", "        left &= some", "        break"]
        else:
            lines.append(f"left = highest_of(left, {listed}, {step.sign})")
        lines.append(done)
    lines.append(f"return {LOTS}")
    exec("def walk(left, p, about):\n    " + "\n    ".join(lines), known)
    walk: Fits = known["walk"]
    return walk


def function_of(found: Filter) -> Fits:
    return found.function if isinstance(found, CalledFilter) else found.fits


def fitting_by(row: FastRow, name: str) -> str:
    """The set of a filter with this name, as generated code."""
    return f"{name}(left, p, about)" if row.entry < 0 else f"{name}[about[{row.entry}]]"


def foremost_of(left: int, keys: list[int], sign: int, way: int) -> int:
    """The number with the highest key in this set; ties go to the first one up or down."""
    if not left:
        return NOBODY
    if left >= SMALL:
        left = highest_of(left, keys, sign)
        return (left if way == DOWN else left & -left).bit_length() - 1
    numbers = UPWARDS[left] if way == UP else DOWNWARDS[left]
    found = numbers[0]
    top = keys[found]
    if sign > 0:
        for number in numbers:
            if keys[number] > top:
                found = number
                top = keys[number]
    else:
        for number in numbers:
            if keys[number] < top:
                found = number
                top = keys[number]
    return found


def explain(p: Position, decision: Decision, left: int, about: Any, then: Frame) -> int:
    """Decide row by row while someone listens, facts may be missing, or a pick is needed."""
    everybody = left
    walk: list[Kept] = []
    worth: dict[int, int] = {}
    for nth, row in enumerate(decision.rows):
        must = row.form == ONLY
        if row.form == BY_LOT or (left & left - 1 == 0 and (not must or left == 0)):
            break
        if p.asks is not None and row.asks:
            p.asks.need(p, row.asks, list(decision.tells(left, p, about).values()), about)
        kept = kept_by(row, left, row.finds(left, p, about, worth))
        walk.append((nth, left, kept))
        if kept or must:
            left = kept
    if left & left - 1:
        order = list(decision.tells(left, p, about)) if decision.order is None else decision.order(left, p, about)
        if decision.lot < 0:
            raise AssertionError(f"the rows of {decision.name} leave a tie: {order}")
        p.stack.append((decision.lot, decision.number, then, about, tuple(order), (everybody, *walk)))
        return LOTS
    number = left.bit_length() - 1
    if p.heard is not None:
        tell_choice(p, decision, about, number, everybody, walk)
    return number


def tell_choice(p: Position, decision: Decision, about: Any, number: int, everybody: int, walk: list[Kept]) -> None:
    """Record a decision with its trace: each row's rule, with the candidates before and after."""
    told = decision.tells(everybody, p, about)
    trace = [(decision.rows[nth].rule, those_of(left, told), those_of(kept, told)) for nth, left, kept in walk]
    assert p.heard is not None
    p.heard.append((DECIDE, OPPONENT, decision.name, about, told.get(number), tuple(trace)))


def those_of(left: int, told: dict[int, Any]) -> tuple[Any, ...]:
    """The candidates of this set as events name them, in the order to show."""
    return tuple([candidate for number, candidate in told.items() if left >> number & 1])


def kept_by(row: Row, left: int, found: Any) -> int:
    """The candidates of this set that a row keeps; ``found`` is what it finds."""
    if row.form in (MOST, LEAST):
        return highest_of(left, found, 1 if row.form == MOST else -1)
    if row.form == FIRST:
        return first_of(left, found)
    fits: int = found
    return left & fits


def first_of(left: int, order: list[int]) -> int:
    """The candidates in the first of the ordered sets that has any.

    >>> first_of(0b1010, [0b0001, 0b0110, 0b1000])
    2
    """
    for some in order:
        if left & some:
            return left & some
    return 0


def leading(left: int, p: Any, about: Any, aspect: Aspect, shift: int, mask: int, sign: int) -> int:
    """The candidates with the highest keys in these bits of what they are worth; or the lowest."""
    kept, top = 0, -1
    while left:
        number = left.bit_length() - 1
        here = 1 << number
        left ^= here
        key = aspect.worth(number, p, about) >> shift & mask
        if sign < 0:
            key = mask - key
        if key > top:
            top = key
            kept = here
        elif key == top:
            kept |= here
    return kept


def highest_of(left: int, keys: list[int], sign: int = 1) -> int:
    """The candidates with the highest key; with the sign -1, those with the lowest.

    >>> highest_of(0b1011, [5, 7, 9, 7])
    10
    >>> highest_of(0b1011, [5, 7, 3, 5], -1)
    9
    """
    kept = top = 0
    while left:
        here = left & -left
        left ^= here
        key = keys[here.bit_length() - 1] * sign
        if key > top or not kept:
            top = key
            kept = here
        elif key == top:
            kept |= here
    return kept
