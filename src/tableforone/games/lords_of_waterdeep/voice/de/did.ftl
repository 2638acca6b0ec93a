# Deine Züge, jeder als Satz für das Protokoll.

did-place = Du setzt einen Agenten ein: { $place }.
did-copy = Du nutzt die Aktion eines anderen Feldes: { $place }.
did-return-agent = Du nimmst einen Agenten zurück: { $place }.
did-move-agent = Dein Agent geht zu diesem Gebäude: { $place }.
did-complete = Du erfüllst eine Quest: { $quest } ({ $points }).
did-no-quest = Du erfüllst keine Quest.
did-take-cube = Du nimmst { a-kind }.
did-return-cube = Du legst { a-kind } zurück.
did-steal = Du nimmst Pseudo { a-kind } weg.
did-swap = Du tauschst { a-kind } gegen einen Kleriker.
did-no-swap = Du tauschst nichts.
did-take = Du nimmst { FORM($what, case: "accusative") }.
did-take-for-points = Du nimmst { FORM($what, case: "accusative") } von Pseudo und verlierst { points }.
did-pay-for-points = Du zahlst { FORM($what, case: "accusative") } und erhältst { points }.
did-let-keep = Du lässt Pseudo alles behalten.
did-keep-gold = Du behältst das Gold.
did-play = Du spielst eine Karte aus: { $card }.
did-no-card = Du spielst keine Karte aus.
did-take-quest = Du nimmst eine Quest: { $quest }.
did-discard-quest = Du legst eine Quest ab: { $quest }.
did-discard-his = Pseudo legt eine Quest ab: { $quest }.
did-discard-none = Pseudo behält alle seine Quests.
did-name-type = Du nennst eine Art von Quest: { $type }.
did-buy = Du kaufst für { $cost } Gold ein Gebäude: { $tile }.
did-take-tile = Du nimmst kostenlos ein Gebäude: { $tile }.
did-discard-tile = Du legst ein Gebäude ab: { $tile }.
