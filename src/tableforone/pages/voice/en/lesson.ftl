# The host of a lesson, and the page at its end.

lesson-end-title = You can play this now.
lesson-end = That was the lesson, and the table is yours now. Try the short check, or simply play on.
lesson-left-title = That works too.
lesson-left = Undo it to follow the lesson, or play on. I’ll join you again at the next chance.
lesson-check = A short check
lesson-check-about = No points, no hurry. Choose an answer to see why.
lesson-right = Right.
lesson-wrong = Not quite.

## The host at the table. $n, $all: steps

lesson-region = Lesson
lesson-step = step { $n } of { $all }
lesson-done = { $n } of { $all } steps done
lesson-back-to-host = Back to the host
lesson-skip = Skip this step
lesson-leave = Leave
# $opponent: name
lesson-watch = Watch { $opponent }.

## The page at the end.

learned-title = What you learned
# For screen readers. $lesson: its title; $game: its name
learned-stamp = Stamp: { $lesson }, { $game }
learned-with-host = with the host
# $n: steps
learned-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
learned-play-on = Play on from here
learned-play-on-about = Without the host.
learned-next = Next lesson: { $lesson }
learned-quick-about = Print it, or keep it beside you.
learned-later = For later
