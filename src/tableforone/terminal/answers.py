"""Lists the answers to a question, and finds the one that a person means."""

from tableforone.kernel.untrusted import clipped
from tableforone.terminal.console import Console
from tableforone.terminal.voice import t


def list_answers(console: Console, words: list[str]) -> None:
    """Print a numbered list; many short answers are in columns, read from left to right."""
    digits = len(str(len(words)))
    lines = [f"  {number:>{digits}}  {word}" for number, word in enumerate(words, 1)]
    wide = max(len(line) for line in lines) + 1
    columns = console.width // wide if len(lines) > 6 else 1
    if columns < 2:
        for line in lines:
            console.say(line, hang=digits + 2 - (len(line) - len(line.lstrip()) - 2))
        return
    rows = [lines[start : start + columns] for start in range(0, len(lines), columns)]
    console.show("".join(line.ljust(wide) for line in row) for row in rows)


def matching(words: list[str], said: str) -> list[int]:
    """The indexes of the matching answers: by number, by full text, or by parts of the text.

    >>> matching(["take the cake", "take the wine", "pass"], "wine")
    [1]
    >>> matching(["take the cake", "take the wine", "pass"], "3")
    [2]
    >>> matching(["take the cake", "take the wine", "pass"], "take")
    [0, 1]
    """
    if said.isdecimal():
        number = int(said) if len(said) < 6 else 0
        return [number - 1] if 1 <= number <= len(words) else []
    said = said.casefold()
    folded = [word.casefold() for word in words]
    if said in folded:
        return [folded.index(said)]
    parts = said.split()
    return [place for place, word in enumerate(folded) if all(part in word for part in parts)]


def chosen(console: Console, words: list[str], said: str) -> int | None:
    """The index of the only matching answer; otherwise prints why there is none."""
    found = matching(words, said)
    if len(found) == 1:
        return found[0]
    if found:
        console.say(t("matches-several", n=len(found)))
        for place in found[:9]:
            console.say(f"  {place + 1}  {words[place]}")
        if len(found) > 9:
            console.say("  " + t("matches-more", n=len(found) - 9))
    else:
        console.say(t("matches-none", said=clipped(said)))
    return None
