"""Log sentences of module 1 (Vienna Ballrooms)."""

from typing import Final

from ....voice import names, t
from ....voice.log import Events, guest_data
from .names import ballroom_name, row_of


def told_ballroom(room: int, own: int, mine: int, other: int, hers: int) -> str:
    return t(
        "tell-ballroom",
        room=ballroom_name(room),
        mine=names.points_of(mine),
        own=names.dancers(own),
        hers=names.points_of(hers),
        other=names.dancers(other),
    )


ECHOES: Final = frozenset({"to a ball"})
EVENTS: Final[Events] = {
    "dancer": lambda room, row, balcony: t("tell-dancer", where=row_of(room, row, balcony)),
    "area empty": lambda place: t("tell-area-empty", area=place + 1),
    "to a ball": lambda card: t("tell-to-ball", **guest_data(card)),
    "dancer lost": lambda: t("tell-dancer-lost"),
    "ballroom": told_ballroom,
    "her guest": lambda card, points: t("tell-her-guest", n=points, guest=names.guest_name(card)),
    "her dancer": lambda room, row, balcony, left: t("tell-her-dancer", where=row_of(room, row, balcony), n=left),
}
