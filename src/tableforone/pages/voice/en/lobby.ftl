# The first page, and setting up a game.

# $n: games that are folded away
lobby-more = { $n ->
    [one] 1 more game in progress
   *[other] { $n } more games in progress
}
lobby-open-link = Open a link
# $target: points
lobby-target = { $target } to beat

## How strong an opponent is: what our expert reached against him.

odds-easy = Our expert nearly always wins
odds-good = Our expert wins more often than not
odds-even = An even match for our expert
odds-hard = Our expert loses more often than not
odds-very-hard = Our expert rarely wins
odds-hardly = Our expert hardly ever wins
# $won, $games: what was measured
odds-measured = { $won } of { $games } games
odds-measured-without-search = { $won } of { $games } games, without search
# For screen readers. $won: of 10 games
odds-windows = { $won } of 10
