# The rules of a game, and the quick reference.

# $game: its name
rules-of = Rules of { $game }
rules-shelf = Every rule in plain words, with its number. Explanations refer to these numbers.
# $opponents: their names
rules-against = against { OR($opponents) }
rules-about = The rules in the order in which you need them.
rules-find = Search the rules
rules-quick = Quick reference
rules-numbered = Numbered rules
rules-numbered-show = Show every rule
rules-numbered-about = If two texts differ, these decide.
rules-chapters = Chapters
rules-sections = Sections
rules-idea = What it is about
rules-symbols = All symbols
# Before the numbers of the rules behind a chapter.
rules-behind = Numbered rules
rules-print = Print
quick-page = Quick reference: { $game }
quick-title = Table for One · quick reference
quick-symbols = Symbols
quick-foot = The rules in short. Every rule with its number is in the app, under Rules.
# Above the numbered rules in another language.
rules-english-decides = This is a translation. If it differs from the English rules, those decide.
rules-partly = This is a translation; what is not translated yet is in English. If the two differ, the
    English rules decide.
rules-untranslated = The numbered rules are only in English so far.
