"""Answer texts of module 3 (Unique Hotels)."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Label

from ....rules import numbers as n
from ....rules.cards import TILE_NAME, TILE_REWARD
from ....rules.position import Hotels
from ....voice import names, t
from ....voice.answers import extra_cost, label_extra, label_strength, label_turn, say_extra, say_item, say_turn
from ...common.rules import numbers as w
from ..rules import places as at
from ..rules.entrances import letter
from ..rules.kozi_palace import EXTRA_COLOUR, FACE, UP
from .names import DICE, entrance, entrance_text, his_entrance, his_guest


def say_entrance(number: int) -> str:
    items = names.items(at.START_ITEMS[number])
    return t("say-entrance", name=entrance(number), items=items, text=entrance_text(number))


def say_extra_action(p: Hotels, answer: int) -> str:
    """E. Gizia's answer, perhaps with a die that moves first."""
    die, rest = divmod(answer, EXTRA_COLOUR)
    first, onto = divmod(rest, 10)
    if not first:
        return say_extra(p, onto)
    return t(
        "say-extra-moved",
        colour=DICE[die],
        first=first,
        face=onto,
        action=names.action(onto),
        strength=p.dice[onto] + 1,
        n=extra_cost(p, onto),
    )


def shifted(answer: int) -> tuple[str, int, int]:
    """The colour of the moved die, its face before and after."""
    face, rest = divmod(answer - w.SHIFT, FACE)
    return DICE[rest % UP], face, face + 1 if rest >= UP else face - 1


def say_shift(p: Hotels, answer: int) -> str:
    colour, face, onto = shifted(answer)
    return t("say-shift", colour=colour, first=face, face=onto)


def say_forfeit(p: Hotels, answer: int) -> str:
    return t("say-forfeit")


def say_personal(p: Hotels, answer: int) -> str:
    card = p.unique[at.PERSONAL + answer - w.PERSONAL]
    return t("say-personal", name=names.objective_name(card), n=at.BY_ROUND[p.round])


def say_reward(p: Hotels, answer: int) -> str:
    tile = answer - w.REWARD
    reward = names.effects_in_words(TILE_REWARD[tile])
    return t("say-reward", n=at.RETREATS[letter(tile)], tile=TILE_NAME[tile], reward=reward)


def say_personal_drawn(p: Hotels, frame: Frame, card: int) -> str:
    return t("say-personal-drawn", letter="ABC"[frame[1]], text=names.objective_text(card))


def say_token(p: Hotels, frame: Frame, token: int) -> str:
    return t("say-token", token=token + 1, effects=names.effects_in_words(at.token_parts(p, token, frame[1])))


ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    w.REVEAL_HIS_ENTRANCE: lambda p, f, a: str(his_entrance(a)),
    w.REVEAL_ENTRANCE: lambda p, f, a: str(entrance(a)),
    w.REVEAL_PERSONAL: say_personal_drawn,
    w.REVEAL_SPARE: lambda p, f, a: t("say-spare", tile=TILE_NAME[a]),
    w.CHOOSE_ENTRANCE: lambda p, f, a: say_entrance(a),
    w.SECOND_GUEST: lambda p, f, a: say_turn(p, f, n.GUEST + a - 1),
    w.DOVE_TOKEN: say_token,
    w.TURN_ON: say_turn,
    w.HIS_CAFE: lambda p, f, a: t("say-his-cafe", guest=names.guest(a)),
    w.LAY_ITEM: say_item("say-laid"),
    w.GIVE_ITEM: lambda p, f, a: t("say-give-his", guest=his_guest(p, a - 1)),
    n.EXTRA_ACTION: lambda p, f, a: say_extra_action(p, a),
}


DECLINED: Final[dict[int, str]] = {w.SECOND_GUEST: "say-no-second-guest"}


# --- short labels


def label_shift(p: Hotels, answer: int) -> Label:
    colour, face, onto = shifted(answer)
    return Label(t("label-shift", colour=colour, first=face, face=onto))


def label_extra_action(p: Hotels, answer: int) -> Label:
    first, onto = divmod(answer % EXTRA_COLOUR, 10)
    if not first:
        return label_extra(p, onto)
    return label_strength(onto, p.dice[onto] + 1, extra_cost(p, onto))


LABELS: Final[dict[int, Callable[[Hotels, Frame, Any], Label]]] = {
    w.CHOOSE_ENTRANCE: lambda p, f, a: Label(str(entrance(a))),
    w.SECOND_GUEST: lambda p, f, a: label_turn(p, n.GUEST + a - 1),
    w.TURN_ON: lambda p, f, a: label_turn(p, a),
    w.GIVE_ITEM: lambda p, f, a: Label(str(names.guest(p.unique[at.HIS_CAFE + a - 1]))),
    n.EXTRA_ACTION: lambda p, f, a: label_extra_action(p, a),
}
