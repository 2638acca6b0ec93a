# Your moves that no event tells, each as a sentence for the log, in the present.

did-end = You end your turn.
# $name: of a staff member
did-discard = You discard the { $name }.
did-return = You return the { $name }.
did-under = You put the { $name } under the deck.
# $name: of a staff member; $when: not, before or after the main action
did-when = { $when ->
    [before] You use the { $name } before the main action.
    [after] You keep the { $name } for after the main action.
   *[not] You do not use the { $name }.
}
# $items: dishes and drinks
did-items = You take { $items }.
# $item: a dish or a drink
did-item = You take 1 { $item }.
# $action: what a space does
did-any-action = You choose this action: { $action }.
did-serve-now = You serve from the kitchen.
# $effect: what it gives
did-part = You choose the next reward: { $effect }.
did-without = You skip a reward: { $effect }.
did-penalty = You accept the penalty.
# $area: of the rehearsal room
did-area = You take a dancer from area { $area }.
did-exchange = Einstein exchanges dishes and drinks for you.
# $colour: of a die
did-dustbin = You choose the { colour } die.
did-schulze = You serve Mr. Schulze.

did-no-emperor = You stay where you are on the Emperor track.
did-no-hire = You hire nobody.
did-no-prepare = You stop preparing rooms.
did-no-occupy = You stop occupying rooms.
did-no-guest = You take no guest.
did-no-order = You fill no order.
did-no-extra = You take no extra action.
did-no-serve = You stop serving.
did-no-spend = You spend nothing more.
did-no-dancer = You stop sending dancers.
did-not-now = You turn no staff card face down.
