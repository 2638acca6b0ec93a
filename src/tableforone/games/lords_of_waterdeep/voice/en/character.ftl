# What Pseudo says. Never an explanation; that is written beside it.
# $n chooses among lines that mean the same: 0, 1 or 2.

pseudo-start = { $n ->
    [0] “You never saw me. I see you quite well.”
    [1] “No name, no face, no hurry.”
   *[2] “The city is big. You will notice me anyway.”
}
pseudo-great = { $n ->
    [0] “Somebody will pay for this. You.”
    [1] “Check your pockets.”
   *[2] “It was dark, and I was never there.”
}
pseudo-behind = { $n ->
    [0] “Enjoy it. Masks change quickly here.”
    [1] “You are easy to find up there.”
   *[2] “I let the city cheer for you. It is cheap.”
}
pseudo-won = { $n ->
    [0] Pseudo is gone. So is your score.
    [1] “We have never met, and I won.”
   *[2] A mask lies on your chair. It is smiling.
}
pseudo-lost = { $n ->
    [0] “You looked under the mask. How rude, and how clever.”
    [1] Pseudo leaves the city by another gate.
   *[2] “Keep the city. I keep the keys.”
}
pseudo-draw = { $n ->
    [0] “Even. Nobody saw who won.”
    [1] “Nothing gained, nothing proved.”
   *[2] “Let us both deny it.”
}

## A decision. $what: what he chose.

remark-space = { $n ->
    [0] “{ $what }. I was never there.”
    [1] “Meet me at { $what }. Come alone.”
   *[2] “My agent knows the back door of { $what }.”
}
remark-tile = { $n ->
    [0] “{ $what }. The deed has no name on it.”
    [1] “I own { $what } now. Tell nobody.”
   *[2] “{ $what } looked lonely.”
}
remark-quest = { $n ->
    [0] “{ $what }. Consider it done.”
    [1] “About { $what }: it is over already.”
   *[2] “{ $what }? That was last night.”
}
# $kind: of adventurer
remark-cube = { $n ->
    [0] “One { kind }. Nobody counts them.”
    [1] “A { kind }, and no questions.”
   *[2] “This { kind } works for me now.”
}

# An option of Call in a Favor.
remark-favor = { $n ->
    [0] “Someone in this city always owes me something.”
    [1] “A favour. I forget whose.”
   *[2] “I asked nicely. Once.”
}
