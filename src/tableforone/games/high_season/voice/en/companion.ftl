# High Season with your own copy.

own-die = Remove one die from space { $face } of the action board
own-new-card = New { $grade } card
