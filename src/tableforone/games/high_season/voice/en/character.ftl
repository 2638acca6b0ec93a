# What Ralph says. Never an explanation; that is written beside it.
# $n chooses among lines that mean the same: 0, 1 or 2.

ralph-start = { $n ->
    [0] “I brought my own pencil.”
    [1] “No staff, no money, no hurry. Let’s write.”
   *[2] “You have rooms to fill? So do I.”
}
ralph-great = { $n ->
    [0] “Cross, cross, and a bonus. I like this pencil.”
    [1] “That line was mine the whole time.”
   *[2] “Please check my sums. They’re right.”
}
ralph-behind = { $n ->
    [0] “I only need to sharpen up.”
    [1] “You write fast. Can you also read it?”
   *[2] “My zig-zag takes a while. Then it’s everywhere.”
}
ralph-won = { $n ->
    [0] Ralph signs your sheet, in case it becomes valuable.
    [1] “All done, and no eraser needed.”
   *[2] “Shall I lend you my pencil next time?”
}
ralph-lost = { $n ->
    [0] “I’ll blame the pencil.”
    [1] Ralph folds his sheet into a very small boat.
   *[2] “You filled yours nicely. I’ll copy it next time.”
}
ralph-draw = { $n ->
    [0] “Same number, better handwriting. Mine.”
    [1] “A draw. Who pays for the paper?”
   *[2] “We could add it up once more.”
}

## A decision.

remark-none = “Nothing left for me? Then I’ll draw a little house.”
# $die: the number on it
remark-die = { $n ->
    [0] “I’ll have a { $die }.”
    [1] “One { $die } less for you.”
   *[2] “A { $die }. You didn’t need it, did you?”
}
# $room: its number
remark-room = { $n ->
    [0] “Room { $room }. One neat cross.”
    [1] “My line leads to room { $room }.”
   *[2] “Room { $room } has a guest now. Me.”
}
