"""Answer texts of module 3 (Unique Hotels)."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Label

from ....rules import numbers as n
from ....rules.cards import TILE_NAME, TILE_REWARD
from ....rules.position import Hotels
from ....voice import answers, names, t
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
        return answers.say_extra(p, onto)
    return t(
        "say-extra-moved",
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


def say_shift(p: Hotels, move: int) -> str:
    colour, face, onto = shifted(move)
    return t("say-shift", colour=colour, first=face, face=onto)


def say_personal(p: Hotels, place: int) -> str:
    card = p.unique[at.PERSONAL + place]
    return t("say-personal", name=names.objective_name(card), n=at.BY_ROUND[p.round])


def say_reward(p: Hotels, tile: int) -> str:
    reward = names.effects_in_words(TILE_REWARD[tile])
    return t("say-reward", n=at.RETREATS[letter(tile)], tile=TILE_NAME[tile], reward=reward)


def say_token(p: Hotels, frame: Frame, token: int) -> str:
    return t("say-token", token=token + 1, effects=names.effects_in_words(at.token_parts(p, token, frame[1])))


IN_TURN: Final[answers.SaidInTurn] = {
    w.SHIFT: say_shift,
    w.FORFEIT: lambda p, _: t("say-forfeit"),
    w.PERSONAL: say_personal,
    w.REWARD: say_reward,
}
ANSWERS: Final[dict[int, answers.Said]] = {
    w.REVEAL_HIS_ENTRANCE: lambda p, f, a: str(his_entrance(a)),
    w.REVEAL_ENTRANCE: lambda p, f, a: str(entrance(a)),
    w.REVEAL_PERSONAL: lambda p, f, a: t("say-personal-drawn", letter="ABC"[f[1]], text=names.objective_text(a)),
    w.REVEAL_SPARE: lambda p, f, a: t("say-spare", tile=TILE_NAME[a]),
    w.CHOOSE_ENTRANCE: lambda p, f, a: say_entrance(a),
    w.SECOND_GUEST: lambda p, f, a: answers.say_turn(p, f, n.GUEST + a - 1),
    w.DOVE_TOKEN: say_token,
    w.TURN_ON: answers.say_turn,
    w.HIS_CAFE: lambda p, f, a: t("say-his-cafe", guest=names.guest(a)),
    w.LAY_ITEM: answers.say_item("say-laid"),
    w.GIVE_ITEM: lambda p, f, a: t("say-give-his", guest=his_guest(p, a - 1)),
    n.EXTRA_ACTION: lambda p, f, a: say_extra_action(p, a),
}
DECLINED: Final[dict[int, str]] = {w.SECOND_GUEST: "say-no-second-guest"}


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
