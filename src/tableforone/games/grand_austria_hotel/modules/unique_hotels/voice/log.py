"""Log sentences of module 3 (Unique Hotels)."""

from typing import Final

from ....rules.cards import TILE_NAME
from ....voice import names, t
from ....voice.log import Events
from .names import DICE, HALVES, entrance, entrance_text


def told_his_guest(card: int, space: int, points: int, modules: int) -> str:
    place = names.place(space)
    return t("tell-his-own-guest", who=names.who(modules), guest=names.guest(card), place=place, n=points)


ECHOES: Final = frozenset({"entrance", "shift", "spare tile"})
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
