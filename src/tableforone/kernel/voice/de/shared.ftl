# Wörter für alle Pakete: Aufzählungen und Zahlen.

list-none = nichts
# $first: all but the last, with commas; $last: the last one
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
# Between parts that have commas.
list-semicolon = { "; " }

# Between thousands, and before decimals.
number-group = { "." }
number-point = { "," }
# $number: already written as a number
number-percent = { $number } %
# $part: a part of 1, such as 0.45
percent = { PERCENT($part) }

# $name: of a thing; $what: what is said of it
labelled = { $name }: { $what }
# $parts: all that is said of one thing
details = { SEMICOLONS($parts) }

# What this language calls itself.
language-name = Deutsch
