# Why a turn is better than another. $n: how much more there is of it.

more-groups = { $n ->
    [one] You complete about 1 more group.
   *[other] You complete about { $n } more groups.
}
more-rooms = { $n ->
    [one] You occupy about 1 more room.
   *[other] You occupy about { $n } more rooms.
}
more-staff = { $n ->
    [one] You hire about 1 more staff member.
   *[other] You hire about { $n } more staff members.
}
more-spaces = { $n ->
    [one] You are about 1 space further on the Emperor track.
   *[other] You are about { $n } spaces further on the Emperor track.
}
more-prepared = { $n ->
    [one] About 1 more room is prepared.
   *[other] About { $n } more rooms are prepared.
}
more-krones = { $n ->
    [one] You have about 1 more krone left.
   *[other] You have about { $n } more krones left.
}
fewer-loans = { $n ->
    [one] You take about 1 loan fewer.
   *[other] You take about { $n } loans fewer.
}
fewer-his-rooms = { $n ->
    [one] Ralph occupies about 1 room fewer.
   *[other] Ralph occupies about { $n } rooms fewer.
}
fewer-his-spaces = { $n ->
    [one] Ralph is about 1 space less far on the Emperor track.
   *[other] Ralph is about { $n } spaces less far on the Emperor track.
}
