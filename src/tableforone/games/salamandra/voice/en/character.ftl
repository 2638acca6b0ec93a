# What Rudolph says. Never an explanation; that is written beside it.
# $n chooses among lines that mean the same: 0, 1 or 2.

rudolph-start = { $n ->
    [0] “The forest is awake. Are you?”
    [1] “Tread softly. I have walked here for a hundred years.”
   *[2] “The salamander blinked. We may begin.”
}
rudolph-great = { $n ->
    [0] “The roots did most of the work.”
    [1] “A good day. The moss says so, too.”
   *[2] “I only followed the arrow.”
}
rudolph-behind = { $n ->
    [0] “A tree grows slowly. Then it is tall.”
    [1] “You hurry. Squirrels hurry.”
   *[2] “The night round is mine, usually.”
}
rudolph-won = { $n ->
    [0] Rudolph plants a tree for you. A small one.
    [1] “The temple stays with me. Mind the step on your way out.”
   *[2] “You will be wiser by spring.”
}
rudolph-lost = { $n ->
    [0] “The salamander likes you better. I saw it.”
    [1] Rudolph bows to you, and to the trees.
   *[2] “A hundred years, and then you.”
}
rudolph-draw = { $n ->
    [0] “Sun and moon, the same size today.”
    [1] “Even, like the two halves of a leaf.”
   *[2] “The forest does not keep score. I do. A draw.”
}

## A decision.

remark-none = “No place for me? I’ll sit on a root.”
# $field: its name
remark-tile = { $n ->
    [0] “The path ends at the { $field }.”
    [1] “As far as the { $field }, and then a rest.”
   *[2] “I smell the { $field }.”
}
remark-spot = { $n ->
    [0] “I’ll stand here and look at the trees.”
    [1] “This stone is still warm.”
   *[2] “Good moss here.”
}
remark-book = { $n ->
    [0] “Three scrolls, one page.”
    [1] “I know this page by heart.”
   *[2] “Quiet, please. I am reading.”
}
