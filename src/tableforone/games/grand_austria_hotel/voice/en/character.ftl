# What Leopold and Elisabeth say. Never an explanation; that is written beside it.
# $n chooses among lines that mean the same: 0, 1 or 2.

leopold-start = { $n ->
    [0] “A new neighbour! I shall count your guests from my window.”
    [1] “Good evening. The better hotel is across the street. Mine.”
   *[2] “Welcome to Vienna. Do try the strudel before I take it.”
}
leopold-great = { $n ->
    [0] “One does what one can. One can rather a lot.”
    [1] “Please, no applause. Well, a little.”
   *[2] “That went in my guest book, in gold ink.”
}
leopold-behind = { $n ->
    [0] “A full house? The roof must leak somewhere.”
    [1] “I let you go first. It is called manners.”
   *[2] “My porter will hear about this.”
}
leopold-won = { $n ->
    [0] Leopold sends his regards, and the bill.
    [1] “A lovely little hotel. I shall use it for my umbrellas.”
   *[2] “Same street, same time tomorrow?”
}
leopold-lost = { $n ->
    [0] Leopold sends flowers. The card says “Congratulations” in very small letters.
    [1] “I demand to see your kitchen.”
   *[2] “You may keep the guests. I keep the Emperor’s address.”
}
leopold-draw = { $n ->
    [0] “A draw. Let us say it was the weather.”
    [1] “Equal? I counted twice. I shall count again.”
   *[2] “We both win, I slightly more.”
}
elisabeth-start = { $n ->
    [0] “You dance, I hope? Everybody here does.”
    [1] “I have reserved the first waltz. And the second.”
   *[2] “What a charming café. Where do you keep the ballroom?”
}
elisabeth-great = { $n ->
    [0] “And turn, and smile, and bow.”
    [1] “They say I make it look easy. They are right.”
   *[2] “Did you see that? Everybody did.”
}
elisabeth-behind = { $n ->
    [0] “I am only resting my feet.”
    [1] “You lead well. For now.”
   *[2] “A slow waltz, then. I like those, too.”
}
elisabeth-won = { $n ->
    [0] “Thank you for the dance. You may let go now.”
    [1] Elisabeth leaves a glove behind, so that you remember.
   *[2] “The last waltz is always mine.”
}
elisabeth-lost = { $n ->
    [0] “You danced beautifully. I shall say I let you.”
    [1] “Next year, with a bigger orchestra.”
   *[2] Elisabeth bows. She means it, too.
}
elisabeth-draw = { $n ->
    [0] “We stopped on the same note. How tasteful.”
    [1] “Neither of us stepped on a foot. A draw.”
   *[2] “Again from the top?”
}

## A decision. $who: leopold or elisabeth; $what: what was chosen, or “nothing”.

remark-guest = { $what ->
    [nothing] “Nobody for me? I can wait.”
   *[other] { $n ->
        [0] “{ CAPITAL($what, the: "yes") }, please.”
        [1] “A table for { FORM($what, the: "yes") }. By the window.”
       *[2] “I believe { FORM($what, the: "yes") } was on the way to me.”
    }
}
# $what: the floor
remark-room = { $n ->
    [0] “Floor { $what }. The carpet is new.”
    [1] “A quiet room on floor { $what }, and fresh flowers.”
   *[2] “Floor { $what }. Breakfast is at seven.”
}
# $what: the face of the die
remark-die = { $who ->
    [elisabeth] { $n ->
        [0] “The { $what }, if I may have this one.”
        [1] “A { $what }. It goes with my dress.”
       *[2] “I promised the { $what } this dance.”
    }
   *[leopold] { $n ->
        [0] “A { $what }, if you would be so kind.”
        [1] “I shall have the { $what }. You were not using it, were you?”
       *[2] “The { $what }. Put it on my account.”
    }
}
# $what: the letter of the objective, or “nothing”
remark-objective = { $what ->
    [nothing] “All three are mine already. One gets bored.”
   *[other] { $n ->
        [0] “Objective { $what }. I like to be early.”
        [1] “A little progress on { $what }.”
       *[2] “I keep an eye on { $what }. You should, too.”
    }
}

## Modules 1 and 2: only Elisabeth decides here.

# $what: the celebrity whose die she follows
remark-coloured = { $n ->
    [0] “{ $what } is in town? Then so am I.”
    [1] “Wherever { $what } goes, there is music.”
   *[2] “I follow { $what }. Everybody does.”
}
# $what: the celebrity who comes to her
remark-celebrity = { $n ->
    [0] “{ $what } dances with me tonight.”
    [1] “The best suite for { $what }, and no photographers.”
   *[2] “{ $what }! We have so much to talk about.”
}
# $what: the ballroom
remark-ballroom = { $n ->
    [0] “{ $what }: the best floor in Vienna.”
    [1] “Do you hear the orchestra? It plays for me.”
   *[2] “{ $what } again? My shoes know the way.”
}
# $row: bottom, middle, top or balcony
remark-row = { $row ->
    [balcony] “The balcony, then. One sees everything from there.”
   *[other] { $n ->
        [0] “One step, a turn, and there we are.”
        [1] “Make room, please. And mind the dress.”
       *[2] “This place was kept for me. It always is.”
    }
}
