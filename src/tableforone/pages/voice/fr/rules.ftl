# Les règles d’un jeu, et l’aide-mémoire.

rules-of = Règles : { $game }
rules-shelf = Chaque règle en mots simples, avec son numéro. Les explications renvoient à ces numéros.
rules-against = contre { OR($opponents) }
rules-about = Les règles, dans l’ordre où tu en as besoin.
rules-find = Chercher dans les règles
rules-quick = Aide-mémoire
rules-numbered = Règles numérotées
rules-numbered-show = Voir toutes les règles
rules-numbered-about = Si deux textes diffèrent, ce sont elles qui décident.
rules-chapters = Chapitres
rules-sections = Sections
rules-idea = De quoi il s’agit
rules-symbols = Tous les symboles
rules-behind = Règles numérotées
rules-print = Imprimer
quick-page = Aide-mémoire : { $game }
quick-title = Table for One · aide-mémoire
quick-symbols = Symboles
quick-foot = Les règles en bref. Chaque règle, avec son numéro, est dans l’application, sous « Règles ».
# Au-dessus des règles numérotées.
rules-english-decides = Ceci est une traduction. Si elle diffère des règles anglaises, ce sont les règles anglaises qui décident.
rules-partly = Ceci est une traduction ; ce qui n’est pas encore traduit est en anglais. En cas de différence, ce sont les règles anglaises qui décident.
rules-untranslated = Les règles numérotées n’existent pour l’instant qu’en anglais.
