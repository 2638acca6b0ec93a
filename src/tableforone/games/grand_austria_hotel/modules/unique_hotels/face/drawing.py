"""How do both entrances look in plain lines?"""

from typing import Any

from tableforone.kernel.grammar import counted, folded


def draw(view: dict[str, Any]) -> list[str]:
    his = view["leopold"].get("entrance")
    lines = [f"{view['opponent']}'s entrance: {his['name']}: {his['text']}{draw_his(his, view)}"] if his else []
    yours = view["you"].get("entrance")
    if yours:
        lines.append(f"Your entrance: {yours['name']}: {yours['text']}{draw_state(yours)}{guessed(yours)}")
    lines += [f"  You may choose {e['name']}: {e['text']}{guessed(e)}" for e in view["you"].get("entrances", ())]
    for own in view["you"].get("personal_objectives", ()):
        state = "done" if own["done"] else "met now" if own["met"] else "open"
        lines.append(f"  Your own objective {own['letter']}: {own['text']}; {state}")
    for tile in view["you"].get("spare_tiles", ()):
        lines.append(f"  Spare tile {tile['name']}: retreat {tile['cost']}: {tile['reward']}")
    return [line for text in lines for line in folded(text, 0, 4)]


def guessed(card: dict[str, Any]) -> str:
    return " [reconstructed: " + ", ".join(card["reconstructed"]) + "]" if card["reconstructed"] else ""


def draw_state(yours: dict[str, Any]) -> str:
    if "tokens" in yours:
        left = [f"{t['number']} (column {t['column']}, floor {t['floor']})" for t in yours["tokens"] if t["left"]]
        return "; tokens left: " + (", ".join(left) or "no token")
    if "pile" in yours:
        return f"; completed this round: {yours['pile']}"
    return f"; first die of this round: {yours['first_die']}" if yours.get("first_die") else ""


def draw_his(his: dict[str, Any], view: dict[str, Any]) -> str:
    if "cafe" in his:
        there = [
            f"{g['name']} ({g['colour']}, {g['points']}) for {g['room']} wants "
            + ", ".join(f"{n} {item}" for item, n in g["missing"].items())
            for g in his["cafe"]
            if g["id"]
        ]
        on = ", ".join(f"{d['face']} {d['item']}" for d in view["dice"] if d["item"])
        return f"; café: {'; '.join(there) or 'empty'}; items on spaces: {on or 'no item'}; pool: {his['pool']}"
    if "token_spaces" in his:
        on = ", ".join(f"place {i}: {q['tokens']}" for i, q in enumerate(view["queue"], 1) if q["tokens"])
        return f"; tokens in the hotel: {' '.join(his['token_spaces']) or 'no more'}; on guests: {on or 'nowhere'}"
    if "free_this_turn" in his:
        on = ", ".join(f"space {d['face']}: {d['tokens']}" for d in view["dice"] if d["tokens"])
        return f"; tokens: {on or 'no token'}" + ("; no toll this turn" if his["free_this_turn"] else "")
    return f"; {counted(his['tokens'], 'token')} of 9 on the stars track"
