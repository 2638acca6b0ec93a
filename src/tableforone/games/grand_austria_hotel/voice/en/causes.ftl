# Why a turn is better than another. $n: how much more there is of it.

more-guests = { $n ->
    [one] About 1 more guest moves in.
   *[other] About { $n } more guests move in.
}
more-groups = { $n ->
    [one] You complete about 1 more group.
   *[other] You complete about { $n } more groups.
}
more-staff = { $n ->
    [one] You hire about 1 more staff member.
   *[other] You hire about { $n } more staff members.
}
more-spaces = { $n ->
    [one] You are about 1 space further on the Emperor track.
   *[other] You are about { $n } spaces further on the Emperor track.
}
fewer-missing = { $n ->
    [one] Your guests in the café wait for about 1 item less.
   *[other] Your guests in the café wait for about { $n } items less.
}
more-rooms = { $n ->
    [one] About 1 more room is ready for guests.
   *[other] About { $n } more rooms are ready for guests.
}
more-krones = { $n ->
    [one] You have about 1 more krone left.
   *[other] You have about { $n } more krones left.
}
more-items = { $n ->
    [one] You have about 1 more item in the kitchen.
   *[other] You have about { $n } more items in the kitchen.
}
more-cards = { $n ->
    [one] You have about 1 more staff card in hand.
   *[other] You have about { $n } more staff cards in hand.
}
