"""Explains a piece: what it is, does and means now, and its rules."""

from typing import Any, Final

from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import PieceInfo, piece

from ..voice import m, t
from ..voice.names import ONE, good_name, goods


def spot(view: dict[str, Any], which: str) -> PieceInfo | None:
    name, _, place = which.partition(":")
    field = next((each for each in view["fields"] if each["id"] == name), None)
    if field is None:
        return None
    stood = next(each for each in field["spots"] if each["place"] == place)
    text = t("explain-spot-text", work=_work(field))
    if place == "top":
        text = t("explain-bonus-spot-text", bonus=field["bonus"], work=_work(field))
    return PieceInfo(
        t("explain-spot", place=place, id=name),
        t("explain-field", colour=field["colour"]),
        text,
        t("explain-spot-now", who=stood["who"]),
        ("7.4.1", "7.4.2", "7.4.3"),
    )


def field(view: dict[str, Any], which: str) -> PieceInfo | None:
    found = next((each for each in view["display"] if each and each["id"] == which), None)
    if found is None:
        return card(view, which)
    have = [goods(ONE.index(name), number) for name, number in view["you"]["goods"].items() if number]
    have.append(m("crystals", n=view["you"]["crystals"]))
    text = t("explain-build", bonus=found["bonus"], work=_work(found))
    now = t("explain-cost", cost=found["cost"], goods=have)
    return PieceInfo(found["name"], t("explain-build-kind"), text, now, ("7.5.1", "7.5.2"))


def _work(found: dict[str, Any]) -> Meaning:
    if not found["symbols"]["work_cost"]:
        return m("explain-work", gain=found["work_gain"])
    return m("explain-work-paid", cost=found["work_cost"], gain=found["work_gain"])


def grove(view: dict[str, Any], which: str) -> PieceInfo:
    found = next(each for each in view["groves"] if each["id"] == which)
    key = "explain-grove-threat" if which in view["rudolph"]["will_gather"] else "explain-grove-now"
    text = t("explain-grove-text", n=view["printed"]["harvest_price"], gain=found["gain"])
    now = t(key, nth=len(view["you"]["groves"]) + 1)
    return PieceInfo(t("explain-grove", id=which), found["gap"], text, now, ("10.1.3", "8.4.1"))


def good(view: dict[str, Any], which: str) -> PieceInfo:
    text = t("explain-good-text", n=view["printed"]["buy_price"])
    now = t("explain-good-now", n=view["you"]["goods"].get(which, 0))
    return PieceInfo(str(good_name(which)), t("explain-good-kind"), text, now, ("7.1.4", "7.3.1"))


def card(view: dict[str, Any], which: str) -> PieceInfo | None:
    tops = [deck["top"] for deck in view["decks"] if deck["top"]]
    mine = [*view["you"]["divinities"], *view["you"]["salamanders"]]
    found = next((each for each in [*tops, *mine] if each["id"] == which), None)
    if found is None:
        return None
    kind = t("explain-card", deck=found["deck"], n=found["faith"])
    now = t("explain-card-yours" if found in mine else "explain-card-top")
    return PieceInfo(found["name"], kind, t("explain-card-text", text=found["text"]), now, ("8.1", "8.2", "11.3"))


def book(view: dict[str, Any], which: str) -> PieceInfo:
    name, _, place = which.partition(":")
    found = next(each for each in view["books"] if each["id"] == name)
    spots = [each["text"] for each in found["spots"] if place in ("", each["place"])]
    now = t("explain-book-now", n=found["count_now"])
    return PieceInfo(found["name"], t("explain-book"), t("explain-book-text", spots=spots), now, ("9.2", "11.2"))


def temple(view: dict[str, Any], which: str) -> PieceInfo:
    return piece(t, "explain-temple", "7.7.1", "7.7.2", half=which.partition(":")[0])


def druid(view: dict[str, Any], which: str) -> PieceInfo:
    now = t("explain-druid-now", n=view["you"]["ready"])
    return piece(t, "explain-druid", "7.8.1", "10.1.2", now=now)


EXPLAINED: Final = {
    "place": spot,
    "work": spot,
    "rest": spot,
    "cauldron": spot,
    "build": field,
    "recycle": field,
    "grove": grove,
    "buy": good,
    "stock": good,
    "card": card,
    "convert": card,
    "book": book,
    "white": temple,
    "black": temple,
    "druid": druid,
}
