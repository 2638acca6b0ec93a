"""What does rule 20.5.3 say?  The numbered paragraphs of a game's RULES.md."""

import re
from functools import cache
from pathlib import Path
from typing import Final

# a number without a dot is a rule only in a heading: a wrapped line may begin with "8 cards ..."
NUMBERED: Final = re.compile(r"^(?:#+ (?=S?\d)|(?=S?\d+\.\d))(S?\d+(?:\.\d+)*)\.?(?= )")


@cache
def rules_of(folder: Path) -> dict[str, str]:
    """Number and text of every rule, in the order of the document (headings count as rules of their own number)."""
    return paragraphs((folder / "RULES.md").read_text(encoding="utf-8"))


def paragraphs(text: str) -> dict[str, str]:
    """The numbered paragraphs of a rules text; lines without a number belong to the rule above them.

    >>> paragraphs("## 2. Set-up\\n\\n2.1 Take five\\ncards.\\n2.2 Shuffle.")
    {'2': 'Set-up', '2.1': 'Take five cards.', '2.2': 'Shuffle.'}
    """
    found: dict[str, list[str]] = {}
    number = ""
    for line in text.splitlines():
        match = NUMBERED.match(line)
        if match and match[1] not in found:
            number = match[1]
            found[number] = [line[match.end() :].strip()]
        elif line.startswith("#") or line.strip() == "---":
            number = ""
        elif number and line.strip():
            found[number].append(line.strip())
    return {number: " ".join(part for part in parts if part) for number, parts in found.items()}
