"""What is asked?"""

from tableforone.kernel.grammar import counted

from ..rules import numbers as n
from ..rules.position import Sheet
from . import names


def ask(p: Sheet) -> str:
    word = p.stack[-1][0]
    if word == n.THROW:
        return f"{'The captain throws' if p.turn else 'You throw'}: what do the dice show?"
    if word == n.LOT:
        return "The captain draws lots: on which box does the lot fall?"
    if sum(p.dice) < n.DICE:
        in_cup = counted(n.DICE - sum(p.dice), "die", "dice")
        return f"{names.dice(p.dice)} on the table, {in_cup} in the cup: throw, or put more into the cup?"
    thrown = f"Your {names.ORDINALS[p.throws - 1]} throw shows {names.dice(p.dice)}"
    if p.throws == n.THROWS:
        return f"{thrown}: which box do you fill?"
    return f"{thrown}: which dice go into the cup, or which box do you fill?"
