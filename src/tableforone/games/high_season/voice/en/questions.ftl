# Questions. $money is the number of your krones.

you-have = { $money ->
    [0] You have no krones.
    [one] You have 1 krone.
   *[other] You have { $money } krones.
}
# $round: its number
ask-turn = Round { $round }: take a die or pass? { you-have }
ask-agenda = Choose what to do next. { you-have }
# $n: rooms
ask-more = Prepare another room (up to { $n } more), or stop? { you-have }
# $n: the fee
ask-fee = A 6 costs { krones } and you have none: take a loan to pay.
# $die: the number of your die; $n: its strength
ask-main = { $die ->
    [1] { $n ->
        [1] Choose a room to prepare.
       *[other] Choose a room to prepare (up to { $n }).
    }
    [2] Choose a room to occupy, { krones } off.
    [3] Prepare { action-rooms }, or occupy one, { krones } off?
    [4] { $n ->
        [1] 1 space on the Emperor track, or 1 krone?
       *[other] { $n } spaces on the Emperor track, or { $n } krones?
    }
    [5] Choose whom to hire, { krones } off.
   *[6] Choose an action to imitate with strength { $n }.
} { you-have }
# $item: something that waits in your turn; $effect: what it does
ask-item = The { $item }: { $effect }? { you-have }

## What boards, dice and cards show.

ask-hotel = { $whose ->
    [ralph] Which hotel board does Ralph get?
   *[you] Which hotel board do you get?
}
ask-strip = Which staff strip do you get?
ask-roll = Round { $round }: what do the ten dice show (how many 1s, 2s, … 6s)?
ask-flip = Which card does Ralph flip?
ask-expose = Which preference side is on top of Ralph’s deck now?
