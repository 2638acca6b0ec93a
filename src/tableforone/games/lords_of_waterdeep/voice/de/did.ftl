# Deine Züge, die kein Ereignis nennt, jeder als Satz für das Protokoll, in der Gegenwart.

did-no-quest = Du erfüllst keine Quest.
did-no-swap = Du tauschst nichts.
did-let-keep = Du lässt Pseudo alles behalten.
did-keep-gold = Du behältst das Gold.
did-no-card = Du spielst keine Karte aus.
did-discard-his = Du lässt Pseudo auf eine Quest verzichten.
did-discard-none = Du lässt Pseudo alle seine Quests behalten.
did-name-type = Du nennst eine Art von Quest: { $type }.
