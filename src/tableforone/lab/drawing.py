"""Draws the figures of a report as SVG, for wide and narrow pages."""

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from markupsafe import Markup

from tableforone.lab.voice import t

WIDE: Final = 560
BROAD: Final = 900  # across the whole page
NARROW: Final = 342
LETTER: Final = 6.9  # approximate pixels of a bold letter
THIN: Final = 6.2  # approximate pixels of any other letter
ON_DARK: Final = ("s1", "s3", "s5", "s7")  # fills with light text on them


class Whisker(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    few: bool
    note: str = ""  # below the name
    said: str = ""  # the value in words
    beneath: str = ""  # below the value


class Hill(NamedTuple):
    """How often each margin occurred in a cell."""

    name: str
    note: str
    margins: dict[tuple[int, bool], int]
    middle: int


class Side(NamedTuple):
    """Where the points of one side come from: mean points by source, and their sum."""

    who: str
    parts: dict[str, float]
    total: float


class Stack(NamedTuple):
    """The sources of points of a cell: one bar for each side."""

    name: str
    note: str
    sides: list[Side]


def signed(value: float, digits: int = 1) -> str:
    """A difference with its sign.

    >>> signed(2.58), signed(-12.84), signed(0.02)
    ('+2.6', '−12.8', '0.0')
    """
    return t("difference" if digits else "difference-whole", value=value)


def written(value: float, digits: int = 1) -> str:
    """A number as the reader's language writes it."""
    return t("number" if digits else "number-whole", value=value)


def both(draw: Callable[[int], Markup], wide: int = WIDE) -> Markup:
    """The same picture for wide and for narrow pages."""
    return draw(wide) + draw(NARROW)


class Picture:
    """A picture under construction."""

    def __init__(self, width: int) -> None:
        self.width: Final = width
        self.parts: Final[list[Markup]] = []

    def put(self, markup: str, *values: object) -> None:
        self.parts.append(Markup(markup).format(*values))

    def text(self, x: float, y: float, words: str, css: str, anchor: str = "start") -> None:
        self.put('<text class="{}" x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>', css, x, y, anchor, words)

    def bar(self, x: float, y: float, width: float, height: float, css: str) -> None:
        markup = '<rect class="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{}"/>'
        self.put(markup, css, x, y, width, round(height, 1))

    def noted(self, name: str, note: str) -> Markup:
        """A name across the picture, with a note behind it."""
        return Markup('{} <tspan class="dim">{}</tspan>').format(shortened(name, self.width / LETTER - 14), note)

    def done(self, height: float, label: str) -> Markup:
        css = "narrow" if self.width < WIDE else "wide"
        whole = '<svg class="plot {}" viewBox="0 0 {} {:.0f}" role="img" aria-label="{}">{}</svg>'
        return Markup(whole).format(css, self.width, height, label, Markup("").join(self.parts))


class Sheet(Picture):
    """A row for each name: names are on the left, or above their row if they are long."""

    def __init__(self, width: int, rows: Sequence[Whisker | Hill], row: int, right: int) -> None:
        super().__init__(width)
        left = max((max(len(each.name) * LETTER, len(each.note) * THIN) for each in rows), default=0) + 14
        self.above: Final = left > width * 0.29
        self.left: Final = 12.0 if self.above else max(left, 60.0)
        self.right: Final = float(width - right)
        self.row: Final = row + (20 if self.above else 0)
        self.top: Final = 22
        self.bottom: Final = self.top + len(rows) * self.row

    def y(self, nth: int) -> float:
        """The vertical middle of a row."""
        above = 20 if self.above else 0
        return self.top + nth * self.row + above + (self.row - above) / 2

    def name(self, nth: int, name: str, note: str) -> None:
        """The name of a row, and a note."""
        if self.above:
            y = self.top + nth * self.row + 15
            self.put('<text class="b" x="0.0" y="{}">{}</text>', y, self.noted(name, note))
            return
        self.text(self.left - 10, self.y(nth) + (0 if note else 4), name, "b", "end")
        if note:
            self.text(self.left - 10, self.y(nth) + 14, note, "dim", "end")

    def axis(
        self, low: float, high: float, ends: str = "", zero: bool = False, sign: bool = False
    ) -> Callable[[float], float]:
        """Draw grid lines at round numbers; returns the function from numbers to x positions."""
        if low == high:  # nothing differs
            low, high = low - 1, high + 1
        step = step_of(high - low, 4 if self.width < WIDE else 6)
        low, high = floor(low / step) * step, ceil(high / step) * step
        each = (self.right - self.left) / (high - low)

        def x(value: float) -> float:
            return round(self.left + (value - low) * each, 1)

        for n in range(round((high - low) / step) + 1):
            value = low + n * step
            css = "axis" if zero and abs(value) < 1e-9 else "grid"
            self.put('<path class="{}" d="M{} {}V{}"/>', css, x(value), self.top - 2, self.bottom)
            words = (signed if sign else written)(value, 0 if step >= 1 else 1)
            last = ends if abs(value - high) < 1e-9 else ""
            self.text(x(value), self.bottom + 18, words + last, "dim", "middle")
        return x


def step_of(span: float, most: int) -> float:
    """A round distance between grid lines, for about this many lines."""
    steps = [float(head * 10**exponent) for exponent in range(-1, 7) for head in (1, 2, 5)]
    return next((step for step in steps if span / step <= most), float(span))


def shortened(name: str, most: float) -> str:
    return name if len(name) <= most else name[: max(1, int(most) - 1)] + "…"


def whiskers(width: int, rows: Sequence[Whisker], label: str, sides: tuple[str, str] | None = None) -> Markup:
    """A dot and its interval for each row: differences with two sides, or rates in percent."""
    sheet = Sheet(width, rows, 36, 60 if width < WIDE else 90)
    lowest, highest = min(0.0, *(row.low for row in rows)), max(row.high for row in rows)
    if sides:
        x = sheet.axis(lowest, max(highest, 0.0), zero=True, sign=True)
        if x(0) > len(sides[0]) * THIN:
            sheet.text(x(0) - 6, 14, sides[0], "dim", "end")
        if width - x(0) > len(sides[1]) * THIN:
            sheet.text(x(0) + 6, 14, sides[1], "dim")
    else:
        x, first = sheet.axis(lowest, max(highest, 10.0), t("number-percent", number="")), rows[0]
        sheet.put('<path class="ref" d="M{} {}V{}"/>', x(first.value), sheet.top - 4, sheet.bottom)
        words = t("labelled", name=shortened(first.name, 24), what=first.said)
        sheet.text(max(x(first.value), len(words) * 3.2), 13, words, "dim", "middle")
    for n, row in enumerate(rows):
        y, few = sheet.y(n), " few" if row.few else ""
        sheet.name(n, row.name, row.note)
        sheet.put(
            '<path class="wh{0}" d="M{1} {3}H{2}M{1} {4}v10M{2} {4}v10"/>', few, x(row.low), x(row.high), y, y - 5
        )
        sheet.put('<circle class="dot{}" cx="{}" cy="{}" r="5.5"/>', few, x(row.value), y)
        sheet.text(sheet.right + 12, y + (0 if row.beneath and width == WIDE else 5), row.said, "serif")
        if row.beneath and width == WIDE:
            sheet.text(sheet.right + 12, y + 15, row.beneath, "dim")
    return sheet.done(sheet.bottom + 30, label)


def hills(width: int, rows: Sequence[Hill], label: str, *, sides: tuple[str, str], across: str) -> Markup:
    """How often each margin occurred, in bins; full bars are wins, the tick is the median."""
    sheet = Sheet(width, rows, 54, 12)
    values = [value for row in rows for value, _ in row.margins]
    lowest, highest = min(*values, 0), max(*values, 0)
    size = max(1, round(step_of(highest - lowest + 1, 18 if width < WIDE else 26)))
    x = sheet.axis(floor(lowest / size) * size, (floor(highest / size) + 1) * size, zero=True)
    sheet.text(x(0) - 6, 14, sides[0], "dim", "end")
    sheet.text(x(0) + 6, 14, sides[1], "b")
    for n, row in enumerate(rows):
        sheet.name(n, row.name, row.note)
        base = sheet.y(n) + 24
        bins = binned(row.margins, size)
        tallest = max((lost + won for lost, won in bins.values()), default=1)
        for at, (lost, won) in sorted(bins.items()):
            w = x(at + size) - x(at)
            high, rest = 44 * won / tallest, 44 * lost / tallest
            if lost:
                sheet.bar(x(at), base - high - rest, w, rest, "lost-f")
            if won:
                sheet.bar(x(at), base - high, max(w - 0.6, 0.6), high, "won-f")
        sheet.put('<path class="axis" d="M{} {}H{}"/>', sheet.left, base, sheet.right)
        sheet.put('<path class="tick" d="M{} {}v8"/>', x(row.middle), base - 3)
    sheet.text((sheet.left + sheet.right) / 2, sheet.bottom + 34, across, "dim", "middle")
    return sheet.done(sheet.bottom + 42, label)


def binned(margins: dict[tuple[int, bool], int], size: int) -> dict[int, list[int]]:
    """Games not won and won, by the start of their bin.

    >>> binned({(-3, False): 2, (4, True): 1, (0, False): 1}, 5)
    {-5: [2, 0], 0: [1, 1]}
    """
    found: dict[int, list[int]] = {}
    for (value, won), games in margins.items():
        found.setdefault(value // size * size, [0, 0])[won] += games
    return found


def stacks(width: int, rows: Sequence[Stack], kinds: Sequence[str], label: str) -> Markup:
    """Both scores of each cell as stacked bars on one scale; losses follow at the end, dashed."""
    bars = Bars(width, rows, kinds)
    y = 0.0
    for row in rows:
        bars.put('<text class="b" x="0" y="{:.1f}">{}</text>', y + 14, bars.noted(row.name, row.note))
        y += 22
        for side in row.sides:
            bars.side(y, side)
            y += 30
        y += 12
    return bars.done(max(y - 8, 10), label)


class Bars(Picture):
    """Stacked bars."""

    def __init__(self, width: int, rows: Sequence[Stack], kinds: Sequence[str]) -> None:
        super().__init__(width)
        sides = [side for row in rows for side in row.sides]
        widest = max(sum(map(abs, side.parts.values())) for side in sides)
        self.left: Final = 64.0 if len(sides) > len(rows) else 8.0
        self.each: Final = (width - self.left - 46) / (widest or 1.0)
        self.kinds: Final = kinds

    def side(self, y: float, side: Side) -> None:
        x, kinds = self.left, self.kinds
        if x > 8:
            self.text(x - 8, y + 17, shortened(side.who, 10), "dim", "end")
        for what, points in sorted(side.parts.items(), key=lambda part: (part[1] < 0, kinds.index(part[0]))):
            w = abs(points) * self.each
            if w < 0.4:
                continue
            css = fill_of(kinds, what) if points > 0 else "s8"
            self.bar(x, y, max(w - 1.6, 0.6), 26, css)
            ink = "on-d" if css in ON_DARK else "on-l" if css != "s8" else "b"
            number = written(points, 0)
            words = f"{what} {number}" if w > (len(what) + 4) * 6.4 and css != "s8" else number if w > 22 else ""
            if words:
                self.text(x + w / 2, y + 18, words, ink, "middle")
            x += w
        self.put('<text class="serif" x="{:.1f}" y="{:.1f}">{}</text>', x + 6, y + 18, written(side.total, 0))


def fill_of(kinds: Sequence[str], what: str) -> str:
    """The fill of a source of points; the first seven have their own."""
    place = kinds.index(what)
    return f"s{place + 1}" if place < 7 else "s9"


def mini(rows: Sequence[Whisker]) -> Markup:
    """All win rates of a study in a tiny picture, for the list of studies."""
    shown = rows[:6]
    parts = [Markup('<path class="half" d="M79 0V{}"/>').format(len(shown) * 12 + 4)]
    for n, row in enumerate(shown):
        few, y = " few" if row.few else "", 8 + n * 12
        low, high, at = (round(4 + end * 1.5, 1) for end in (row.low, row.high, row.value))
        parts.append(Markup('<path class="wh{}" d="M{} {}H{}"/>').format(few, low, y, high))
        parts.append(Markup('<circle class="dot{}" cx="{}" cy="{}" r="4"/>').format(few, at, y))
    y = len(shown) * 12 + 13
    parts.append(Markup('<text class="tiny" x="79" y="{}" text-anchor="middle">50%</text>').format(y))
    return Markup('<svg class="mini plot" viewBox="0 0 160 {}" aria-hidden="true">{}</svg>').format(
        y + 3, Markup("").join(parts)
    )
