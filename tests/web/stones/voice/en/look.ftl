# How the app shows the game: in the lobby, at set-up, and as names of drawings and kinds of choices.

look-about = Take one or two stones; who takes the last one wins.
look-fact-1 = 2 levels
look-fact-2 = about a minute

## Kinds of choices; what one needs.

kind-stone = Take stones
