# Palabras de todos los paquetes: listas y números.

list-none = nada
# $first: all but the last, with commas; $last: the last one
list-and = { $first } y { $last }
list-or = { $first } o { $last }
# Between parts that have commas.
list-semicolon = { "; " }

# Between thousands, and before decimals.
number-group = { " " }
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
language-name = Español
