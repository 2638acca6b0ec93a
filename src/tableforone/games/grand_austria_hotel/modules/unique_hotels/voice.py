"""All texts of module 3 (Unique Hotels)."""

from typing import Final

from tableforone.kernel.causes import EventKind
from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import Label, Questions
from tableforone.kernel.speech import Deed

from ...rules import numbers as n
from ...rules.cards import TILE_NAME, TILE_REWARD
from ...rules.position import Hotels
from ...voice import answers, m, names, t
from ...voice.answers import deed
from ...voice.log import Events
from ..common.rules import numbers as w
from .rules import places as at
from .rules.choosing import CHOICES
from .rules.entrances import letter
from .rules.kozi_palace import EXTRA_COLOUR, FACE, UP

HALVES: Final = ("column", "floor")  # as selectors in messages
DICE: Final = ("white", "red", "yellow", "blue")


def entrance(number: int) -> Meaning:
    return m(f"entrance-{at.IDS[number]}")


def entrance_text(number: int) -> Meaning:
    return m(f"entrance-{at.IDS[number]}-text")


def his_entrance(number: int) -> Meaning:
    return m(f"option-entrance-{CHOICES[1 + number]}")


def his_entrance_text(number: int) -> Meaning:
    return m(f"option-entrance-{CHOICES[1 + number]}.about")


def his_guest(p: Hotels, place: int) -> Meaning:
    first = at.HIS_NEEDS + place * n.KINDS
    wants = names.items(p.unique[first : first + n.KINDS])
    return m("his-guest", guest=names.guest(p.unique[at.HIS_CAFE + place]), wants=wants, place=place + 1)


EFFECTS: Final[names.Effects] = {w.DOVE_TOKEN: lambda f: m("effect-dove", half=HALVES[f[1]])}


# --- questions and answers

QUESTIONS: Final[Questions] = {
    w.REVEAL_HIS_ENTRANCE: lambda p, f: t("ask-his-entrance", who=names.who(p.modules)),
    w.REVEAL_ENTRANCE: lambda p, f: t("ask-entrance"),
    w.REVEAL_PERSONAL: lambda p, f: t("ask-personal", letter="ABC"[f[1]]),
    w.REVEAL_SPARE: lambda p, f: t("ask-spare", letter="ABC"[f[1]]),
    w.CHOOSE_ENTRANCE: lambda p, f: t("ask-choose-entrance"),
    w.SECOND_GUEST: lambda p, f: t("ask-second-guest"),
    w.DOVE_TOKEN: lambda p, f: t("ask-dove", half=HALVES[f[1]]),
    w.TURN_ON: lambda p, f: t("ask-turn-on", face=f[3]),
    w.HIS_CAFE: lambda p, f: t("ask-his-cafe", who=names.who(p.modules)),
    w.LAY_ITEM: lambda p, f: t("ask-lay-item", face=f[1]),
    w.GIVE_ITEM: lambda p, f: t("ask-give-item", who=names.who(p.modules), item=names.ITEMS[f[1]]),
}


def choose_entrance(number: int) -> Deed:
    items = names.items(at.START_ITEMS[number])
    return deed("say-entrance", "", "entrance", name=entrance(number), items=items, text=entrance_text(number))


def extra_action(p: Hotels, answer: int) -> Deed:
    """E. Gizia's answer, perhaps with a die that moves first."""
    die, rest = divmod(answer, EXTRA_COLOUR)
    first, onto = divmod(rest, 10)
    if not first:
        return answers.extra(p, onto)
    return deed(
        "say-extra-moved",
        "",
        "shift",
        colour=DICE[die],
        first=first,
        face=onto,
        action=names.action(onto),
        strength=p.dice[onto] + 1,
        n=answers.extra_cost(p, onto),
    )


def shifted(move: int) -> tuple[str, int, int]:
    """The colour of the moved die, its face before and after."""
    face, rest = divmod(move, FACE)
    return DICE[rest % UP], face, face + 1 if rest >= UP else face - 1


def shift(p: Hotels, move: int) -> Deed:
    colour, face, onto = shifted(move)
    return deed("say-shift", "", "shift", colour=colour, first=face, face=onto)


def complete_personal(p: Hotels, place: int) -> Deed:
    card = p.unique[at.PERSONAL + place]
    return deed("say-personal", "", "personal", name=names.objective_name(card), n=at.BY_ROUND[p.round])


def use_tile(p: Hotels, tile: int) -> Deed:
    reward = names.effects_in_words(TILE_REWARD[tile])
    return deed("say-reward", "", "spare tile", n=at.RETREATS[letter(tile)], tile=TILE_NAME[tile], reward=reward)


def use_token(p: Hotels, frame: Frame, token: int) -> Deed:
    effects = names.effects_in_words(at.token_parts(p, token, frame[1]))
    return deed("say-token", "", "token", token=token + 1, effects=effects)


IN_TURN: Final[answers.SaidInTurn] = {
    w.SHIFT: shift,
    w.FORFEIT: lambda p, _: deed("say-forfeit", "", "points"),
    w.PERSONAL: complete_personal,
    w.REWARD: use_tile,
}
ANSWERS: Final[dict[int, answers.Said]] = {
    w.REVEAL_HIS_ENTRANCE: lambda p, f, a: str(his_entrance(a)),
    w.REVEAL_ENTRANCE: lambda p, f, a: str(entrance(a)),
    w.REVEAL_PERSONAL: lambda p, f, a: t("say-personal-drawn", letter="ABC"[f[1]], text=names.objective_text(a)),
    w.REVEAL_SPARE: lambda p, f, a: t("say-spare", tile=TILE_NAME[a]),
    w.CHOOSE_ENTRANCE: lambda p, f, a: choose_entrance(a),
    w.SECOND_GUEST: lambda p, f, a: answers.turn(p, f, n.GUEST + a - 1),
    w.DOVE_TOKEN: use_token,
    w.TURN_ON: answers.turn,
    w.HIS_CAFE: lambda p, f, a: t("say-his-cafe", guest=names.guest(a)),
    w.LAY_ITEM: lambda p, f, a: m("say-laid", item=names.ITEMS[a]),
    w.GIVE_ITEM: lambda p, f, a: deed("say-give-his", "", "item given", guest=his_guest(p, a - 1)),
    n.EXTRA_ACTION: lambda p, f, a: extra_action(p, a),
}
DECLINED: Final = {w.SECOND_GUEST: deed("say-no-second-guest", "did-no-guest")}


# --- short labels


def label_shift(p: Hotels, move: int) -> Label:
    colour, face, onto = shifted(move)
    return Label(t("label-shift", colour=colour, first=face, face=onto))


def label_extra_action(p: Hotels, answer: int) -> Label:
    first, onto = divmod(answer % EXTRA_COLOUR, 10)
    if not first:
        return answers.label_extra(p, onto)
    return answers.label_strength(onto, p.dice[onto] + 1, answers.extra_cost(p, onto))


LABELS_IN_TURN: Final[answers.LabelledInTurn] = {w.SHIFT: label_shift}
LABELS: Final[dict[int, answers.Labelled]] = {
    w.CHOOSE_ENTRANCE: lambda p, f, a: Label(str(entrance(a))),
    w.SECOND_GUEST: lambda p, f, a: answers.label_turn(p, f, n.GUEST + a - 1),
    w.TURN_ON: answers.label_turn,
    w.GIVE_ITEM: lambda p, f, a: Label(str(names.guest(p.unique[at.HIS_CAFE + a - 1]))),
    n.EXTRA_ACTION: lambda p, f, a: label_extra_action(p, a),
}


# --- events, and reasons for a turn


def told_his_guest(card: int, space: int, points: int, modules: int) -> str:
    place = names.place(space)
    return t("tell-his-own-guest", who=names.who(modules), guest=names.guest(card), place=place, n=points)


EVENTS: Final[Events] = {
    "entrance drawn": lambda number: t("tell-entrance-drawn", entrance=entrance(number), text=entrance_text(number)),
    "entrance": lambda number: t("tell-entrance", entrance=entrance(number)),
    "sum": lambda first, second: t("tell-sum", first=first, second=second, sum=first + second),
    "token": lambda token, half: t("tell-token", token=token + 1, half=HALVES[half]),
    "personal": lambda card: t("tell-personal", name=names.objective_name(card)),
    "spare tile": lambda tile, back: t("tell-spare-tile", n=back, tile=TILE_NAME[tile], reward=names.tile_reward(tile)),
    "shift": lambda die, face, onto: t("tell-shift", colour=DICE[die], face=face, onto=onto),
    "his own guest": told_his_guest,
    "item given": lambda card, kind, modules: t(
        "tell-item-given", who=names.who(modules), guest=names.guest_name(card), item=names.ITEMS[kind]
    ),
    "item back": lambda kind: t("tell-item-back", item=names.ITEMS[kind]),
    "star": lambda tokens, modules: t("tell-star", who=names.who(modules), n=tokens),
    "stars gone": lambda gone, left: t("tell-stars-gone", n=gone, left=left),
    "stars scored": lambda tokens, points, modules: t(
        "tell-stars-scored", who=names.who(modules), n=points, tokens=tokens
    ),
    "token scored": lambda card, points, modules: t(
        "tell-token-scored", who=names.who(modules), n=points, guest=names.guest_name(card)
    ),
    "token moves": lambda card, modules: t("tell-token-moves", who=names.who(modules), guest=names.guest(card)),
    "toll token": lambda face, tokens, modules: t("tell-toll-token", who=names.who(modules), face=face, n=tokens),
    "toll scored": lambda face, points, modules: t("tell-toll-scored", who=names.who(modules), face=face, n=points),
}


CAUSES: Final[dict[str, EventKind]] = {
    "personal": EventKind(chosen=True),
    "spare tile": EventKind(chosen=True),
    "his own guest": EventKind(points=lambda e: -e[4]),
    "token scored": EventKind(points=lambda e: -e[3]),
    "toll scored": EventKind(points=lambda e: -e[3]),
}
