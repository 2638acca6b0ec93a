"""Questions as text, one sentence for each word."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import Questions, asked

from ..rules import cards
from ..rules import numbers as n
from ..rules.geometry import shares_colour
from ..rules.position import Salamandra
from . import m, names, t


def ask_option(p: Salamandra, frame: Frame) -> str:
    """7.5.5: whether placing, taking a card or both are possible."""
    tile = frame[1]
    key = "ask-option-place"
    if not p.ready:
        key = "ask-option-card"
    elif shares_colour(p, tile) and max(p.top[n.BEAR], p.top[n.EAGLE]) >= 0:
        key = "ask-option"
    return t(key, field=names.field_name(tile))


def holdings(p: Salamandra) -> Meaning:
    """What the player can spend now."""
    parts = [names.goods(good, number) for good, number in enumerate(p.stock) if number or good == n.CRYSTAL]
    return names.all_of([*parts, m("to-place", n=p.ready)])


def ask_choose_cell(p: Salamandra, frame: Frame) -> str:
    return t("ask-cell", field=names.field_name(p.display[frame[1]]))


def ask_send(p: Salamandra, frame: Frame) -> str:
    spot = names.book_spot(p.books[frame[1] >> 1], frame[1] & 1)
    return t("ask-send", spot=spot)


QUESTIONS: Final[Questions] = {
    n.ACT: lambda p, f: t("ask-act", round=p.round, holdings=holdings(p)),
    n.CHOOSE_CELL: ask_choose_cell,
    n.OPTION: ask_option,
    n.SEND: ask_send,
    n.RECYCLE: lambda p, f: t("ask-recycle", n=f[1]),
    n.HARVEST: lambda p, f: t("ask-harvest", n=cards.HARVEST_PRICE, money=p.stock[n.CRYSTAL]),
    n.FREE_BUILDING: lambda p, f: t("ask-free-building"),
    n.PAY_ANY: lambda p, f: t("ask-pay"),
    n.REACTIVATE: lambda p, f: t("ask-wake"),
    n.PICK_GROVE: lambda p, f: t("ask-grove"),
    n.SPELLBOOK: lambda p, f: t("ask-book", n=p.scrolls),
    n.OPEN_BOOK: lambda p, f: t("ask-open-book", place=len(p.books) + 1),
    n.ARROW: lambda p, f: t("ask-arrow"),
    n.LAY_START: lambda p, f: t("ask-start", cell=names.cell_name(f[1])),
    n.LAY_GROVE: lambda p, f: t("ask-lay-grove", gap=names.gap_name(f[1])),
    n.SHOW_FIELD: lambda p, f: t("ask-show-field", place=f[1] + 1),
    n.TURN_UP: lambda p, f: t("ask-turn-up", deck=names.DECK_KEYS[f[1]]),
}
ask: Final = asked(QUESTIONS)
