# Your moves that no event tells, each as a sentence for the log, in the present.

# $die: a number
did-main = You do the main action of your { $die }.
# $item: a bonus
did-use = You choose the { $item } next.
did-stop = You stop preparing rooms.
