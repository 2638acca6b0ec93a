# Die Regeln eines Spiels, und die Kurzübersicht.

rules-of = Regeln: { $game }
rules-shelf = Jede Regel in einfachen Worten, mit ihrer Nummer. Die Begründungen nennen diese Nummern.
rules-against = gegen { OR($opponents) }
rules-about = Die Regeln in der Reihenfolge, in der du sie brauchst.
rules-find = Regeln durchsuchen
rules-quick = Kurzübersicht
rules-numbered = Nummerierte Regeln
rules-numbered-show = Alle Regeln zeigen
rules-numbered-about = Wenn sich zwei Texte widersprechen, gelten diese.
rules-chapters = Kapitel
rules-sections = Abschnitte
rules-idea = Worum es geht
rules-symbols = Alle Symbole
rules-behind = Nummerierte Regeln
rules-print = Drucken
quick-page = Kurzübersicht: { $game }
quick-title = Table for One · Kurzübersicht
quick-symbols = Symbole
quick-foot = Die Regeln in Kürze. Jede Regel mit ihrer Nummer steht in der App unter „Regeln“.
# Über den nummerierten Regeln.
rules-english-decides = Das ist eine Übersetzung. Wenn sie von den englischen Regeln abweicht, gelten die englischen.
rules-partly = Das ist eine Übersetzung; was noch nicht übersetzt ist, steht auf Englisch da. Bei Abweichungen gelten die englischen Regeln.
rules-untranslated = Die nummerierten Regeln gibt es bisher nur auf Englisch.
