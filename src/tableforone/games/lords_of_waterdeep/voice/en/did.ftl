# Your moves that no event tells, each as a sentence for the log, in the present.

did-no-quest = You complete no quest.
did-no-swap = You swap nothing.
did-let-keep = You let Pseudo keep it.
did-keep-gold = You keep the gold.
did-no-card = You play no card.
did-discard-his = You let Pseudo discard a quest.
did-discard-none = You let Pseudo keep all his quests.
# $type: of quests
did-name-type = You name { $type }.
