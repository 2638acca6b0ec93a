"""Lords of Waterdeep against Pseudo: the base game for one person and the scripted opponent."""

from pathlib import Path
from typing import Final

from tableforone.games.lords_of_waterdeep.cards import SETUP_DATA, SWITCHES
from tableforone.games.lords_of_waterdeep.drawing import draw
from tableforone.games.lords_of_waterdeep.faults import faults
from tableforone.games.lords_of_waterdeep.features import estimate
from tableforone.games.lords_of_waterdeep.flow import start
from tableforone.games.lords_of_waterdeep.lexicon import WORDS
from tableforone.games.lords_of_waterdeep.opponent.rows import DECISIONS
from tableforone.games.lords_of_waterdeep.position import fresh
from tableforone.games.lords_of_waterdeep.scoring import result, scores
from tableforone.games.lords_of_waterdeep.telling import name_candidate, tell
from tableforone.games.lords_of_waterdeep.text import ask, say, thing
from tableforone.games.lords_of_waterdeep.view import view
from tableforone.kernel.spec import GameSpec, Option

ABOUT: Final = {
    "plot_trigger_on_quest_reward": "Do quest rewards set off plot quests that wait for an action (7.4.2)?",
    "plot_counts_itself": "Does a plot quest that counts quests of its type count itself (7.4.5)?",
    "plot_bonus_chains": "Does the bonus of a plot quest set off other plot quests (7.4.4)?",
    "stock_on_free_entry": "Does a tile that enters play for nothing get its stock at once (6.2.2)?",
    "hall_vp_on_free_entry": "Are the VP tokens on a hall tile scored when it is taken for nothing (6.1.4)?",
    "plots_limit": "Do the ten printed plots limit the buildings in play (6.1.6)?",
}


def switch(name: str) -> Option:
    """A reading where sources differ; the default is the one of the data."""
    return Option(name, ABOUT[name], ("no", "yes"), "yes" if SETUP_DATA["switches"][name] else "no")


PRIMER: Final = (
    "You are a hidden lord of the city for eight rounds. In turn you and Pseudo place an agent on a space of the "
    "board and take what it gives: adventurers, gold, quests, intrigue cards, new buildings. After placing an "
    "agent you may complete one quest by paying the adventurers and gold it asks for; it scores, and your lord "
    "pays 4 points at once for quests of two kinds. Pseudo has no score of his own: whatever he scores is taken "
    "from yours. At the end leftover cubes and gold count a little, and every open quest costs 5 points. You win "
    "if your score is above zero; the best score is kept."
)

GAME: Final = GameSpec(
    id="lords-of-waterdeep",
    name="Lords of Waterdeep",
    version=1,
    opponents=("Pseudo",),
    folder=Path(__file__).parent,
    words=WORDS,
    decisions=DECISIONS,
    start=start,
    blank=fresh,
    ask=ask,
    say=say,
    tell=tell,
    name_candidate=name_candidate,
    view=view,
    draw=draw,
    result=result,
    estimate=estimate,
    faults=faults,
    scores=scores,
    thing=thing,
    primer=PRIMER,
    options=tuple(switch(name) for name in SWITCHES),
)
