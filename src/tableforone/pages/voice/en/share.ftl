# Sharing a game: the picture, the links, a deal to beat.

share-title = Share
share-lede = Nothing is sent anywhere. You decide who gets the picture or the link.
share-picture-title = Picture
# $n: of the replay
share-moment-note = This is move { $n } of the replay.
share-no-spoilers-note = The picture of a daily deal shows nothing that helps the next player.
share-shape-wide = Wide
share-shape-square = Square
share-save = Save picture
share-send = Share…
share-saved = Saved
share-game-title = The whole game
share-game-about = This link carries the whole game. It opens the replay at this moment, in any copy of the app or the site.
share-game-spoils = The link shows every card of the daily deal. Send it to people who have played it.
share-beat-title = Beat my deal
share-beat-about = Your friend plays the same deal: same cards, same dice, your score to beat. Your moves stay hidden until then.
share-name = Your name (optional)
share-copy = Copy link
share-link-label = Link to the replay
share-beat-label = Link to your deal
# $moment: what was asked for; $last: the last one there is
share-no-moment = There is no moment { $moment } in this game. Choose 0 to { $last }.
share-replay-here = Share this moment

## In the picture.

# $opponent: name
share-against = against { $opponent }
# $way: level and expansions
share-against-way = against { $opponent }, { $way }
share-me = me
# $deal: number
share-deal = deal { $deal }
share-no-spoilers = no spoilers
share-says-won = { $by ->
    [one] I beat { $opponent } by 1 point.
   *[other] I beat { $opponent } by { $by }.
}
share-says-won-late = I overtook { $opponent } at the very end.
share-says-lost = { $by ->
    [one] { $opponent } beat me by 1 point.
   *[other] { $opponent } beat me by { $by }.
}
share-says-lost-late = { $opponent } caught me at the very end.
share-says-draw = { $opponent } and I drew.
share-says-won-alone = I beat { $opponent }.
share-says-lost-alone = { $opponent } beat me.
share-says-draw-alone = { $opponent } and I drew.
share-says-moment = What would you do here?
# For screen readers. $theirs: "none" where the opponent has no score
share-picture = { $theirs ->
    [none] { $game } against { $opponent }, score { $mine }. { $words }
   *[other] { $game } against { $opponent }, { $mine }–{ $theirs }. { $words }
}

## A link that came from elsewhere.

shared-title = Open a link
shared-lede = Paste a link that someone sent you. The game in it is replayed by the rules before it is shown.
shared-label = Link
shared-open = Open
shared-opening = Replaying the game…
shared-home = All games
shared-not-to-beat = This link holds a game that is not finished, so there is no score to beat. Open its replay instead.
shared-tag = shared with you
# $sender: name
shared-tag-by = shared by { $sender }
shared-games = Shared with you
shared-replay = Replay
shared-deal = Beat this deal
# For screen readers. $game: its name
shared-delete = Delete this shared game of { $game }

## Beat my deal.

deal-title = Beat this deal
# $sender: name
deal-heading-by = { $sender } dares you
deal-heading = Beat this deal
deal-lede = Same cards, same dice, one score to beat.
deal-target = to beat
deal-target-won = beat { $opponent } with it
deal-target-lost = lost to { $opponent } with it
deal-target-draw = drew with { $opponent }
deal-game = Game
deal-opponent = Opponent
deal-expansions = Expansions
deal-none = none
deal-number = Deal number
deal-checked = The game in this link was replayed here: the score is real.
deal-hidden = The other board, curve and moves stay hidden until you have played.
deal-play = Play this deal
deal-continue = Continue
deal-see = See both results
deal-learn = Learn to play
duel-title = Same deal, two results
# $by: points
duel-won = { $by ->
    [one] You win by 1 point
   *[other] You win by { $by }
}
duel-lost = { $by ->
    [one] { $sender } wins by 1 point
   *[other] { $sender } wins by { $by }
}
duel-draw = Equal scores
duel-you = You
duel-friend = Your friend
duel-back = Send your result back
# $sender: name
duel-replay = Replay { $sender }’s game
duel-replay-friend = Replay your friend’s game
duel-from = Points from
duel-difference = Difference
duel-total = Total
