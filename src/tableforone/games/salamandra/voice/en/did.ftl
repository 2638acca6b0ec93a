# Your moves that no event tells, each as a sentence for the log, in the present.

did-stop-harvest = You stop harvesting.
did-stop-recycle = You stop recycling.
# $spot: of a Spellbook
did-book = You choose the { $spot }.
# $field: its name; $cost: goods
did-build = You pay { $cost } for the { $field }.
# $field: its name
did-build-free = You choose to build the { $field }.
