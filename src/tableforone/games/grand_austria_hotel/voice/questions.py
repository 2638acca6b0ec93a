"""Questions as text: the message and its data for each word."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Asked, asked

from ..rules import cards
from ..rules import numbers as n
from ..rules.items import first_needed
from ..rules.position import Hotels
from . import names, t


def ask_turn(p: Hotels, frame: Frame) -> str:
    done = frame[2]
    return t("ask-turn", done="die" if done & n.DIE_TAKEN else "guest" if done & n.GUEST_TAKEN else "nothing")


def ask_when(p: Hotels, frame: Frame) -> str:
    """The effects of staff around the main action."""
    effects = names.effects_in_words(cards.STAFF_EFFECTS[frame[1]])
    return t("ask-when", name=names.staff_name(frame[1]), effects=effects)


def ask_prepare(p: Hotels, frame: Frame) -> str:
    if p.round == 0 and frame[4]:
        return t("ask-first-room", n=frame[1])
    return t("ask-prepare", n=frame[1], off=names.off(frame[2]))


def ask_receive(p: Hotels, frame: Frame) -> str:
    gained = names.items(frame[1 : 1 + n.KINDS])
    return t("ask-receive", items=gained, item=names.ITEMS[first_needed(p, frame)])


QUESTIONS: Final[dict[int, Asked]] = {
    n.TURN: ask_turn,
    n.ROLL: lambda p, f: t("ask-roll", n=f[1]),
    n.REVEAL_BOARD: lambda p, f: t("ask-board"),
    n.REVEAL_OBJECTIVE: lambda p, f: t("ask-objective", letter="ABC"[f[1]]),
    n.REVEAL_TILE: lambda p, f: t("ask-tile", letter="ABC"[f[1]]),
    n.REFILL: lambda p, f: t("ask-refill"),
    n.REVEAL_STAFF: lambda p, f: t("ask-reveal-staff"),
    n.HIS_TURN: lambda p, f: t("ask-his-turn", who=names.who(p.modules)),
    n.HIS_STAFF: lambda p, f: t("ask-his-staff", who=names.who(p.modules)),
    n.KEEP_SIX: lambda p, f: t("ask-keep-six", n=len(p.hand) - 6),
    n.FIRST_GUEST: lambda p, f: t("ask-first-guest"),
    n.WHEN: ask_when,
    n.TWO_ITEMS: lambda p, f: t("ask-two-items", n=f[1], first=names.ITEMS[f[2]], second=names.ITEMS[f[2] + 1]),
    n.FUNDS: lambda p, f: t("ask-funds", n=f[1]),
    n.ANY_ACTION: lambda p, f: t("ask-any-action", n=f[1]),
    n.STAFF_ACTION: lambda p, f: t("ask-staff-action", n=f[1]),
    n.SERVE: lambda p, f: t("ask-serve", n=f[1]),
    n.PARTS: lambda p, f: t("ask-parts"),
    n.EMPEROR: lambda p, f: t("ask-emperor", n=f[1]),
    n.RECEIVE: ask_receive,
    n.ANY_ITEMS: lambda p, f: t("ask-any-items", n=f[1]),
    n.HIRE: lambda p, f: t("ask-hire", off=names.off(f[2])),
    n.PICK: lambda p, f: t("ask-pick", off=names.off(f[1])),
    n.UNDER: lambda p, f: t("ask-under"),
    n.PREPARE: ask_prepare,
    n.OCCUPY: lambda p, f: t("ask-occupy", top=f[2]),
    n.PREPARE_OCCUPY: lambda p, f: t("ask-prepare-occupy", off=names.off(f[2]), top=f[3]),
    n.TAKE_GUEST: lambda p, f: t("ask-take-guest"),
    n.FILL_ORDER: lambda p, f: t("ask-fill-order"),
    n.EXTRA_ACTION: lambda p, f: t("ask-extra-action"),
    n.WAIVE: lambda p, f: t("ask-waive", penalty=names.tile_penalty(f[1])),
    n.RETURN_HAND: lambda p, f: t("ask-return-hand", n=f[1]),
    n.REMOVE_VACANT: lambda p, f: t("ask-remove-vacant"),
    n.REMOVE_OCCUPIED: lambda p, f: t("ask-remove-occupied"),
    n.SPEND: lambda p, f: t("ask-spend", n=f[1]),
    n.OTHER_ITEMS: lambda p, f: t("ask-other-items", n=f[1]),
    n.REMOVE_END_STAFF: lambda p, f: t("ask-remove-staff"),
}  # modules add theirs
ask: Final = asked(QUESTIONS)
