# Deine Züge, die kein Ereignis nennt, jeder als Satz für das Protokoll, in der Gegenwart.

did-end = Du beendest deinen Zug.
did-discard = Du legst eine Personalkarte ab: { $name }.
did-return = Du legst eine Personalkarte zurück: { $name }.
did-under = Du legst eine Personalkarte unter den Stapel: { $name }.
did-when = { $when ->
    [before] Du nutzt eine Personalkarte vor der Hauptaktion: { $name }.
    [after] Du nutzt eine Personalkarte erst nach der Hauptaktion: { $name }.
   *[not] Du nutzt diese Personalkarte nicht: { $name }.
}
did-items = Du nimmst { $items }.
did-item = Du nimmst 1 { $item }.
did-any-action = Du wählst diese Aktion: { $action }.
did-serve-now = Du servierst aus der Küche.
did-part = Du wählst die nächste Belohnung: { $effect }.
did-without = Du verzichtest auf eine Belohnung: { $effect }.
did-penalty = Du nimmst die Strafe hin.
did-area = Du nimmst einen Tänzer aus Bereich { $area }.
did-exchange = Einstein tauscht für dich Speisen und Getränke.
did-dustbin = { $colour ->
    [red] Du wählst den roten Würfel.
    [yellow] Du wählst den gelben Würfel.
    [blue] Du wählst den blauen Würfel.
   *[white] Du wählst den weißen Würfel.
}
did-schulze = Du servierst { FORM(guest-190, the: "yes", case: "dative") } etwas.

did-no-emperor = Du bleibst auf der Kaiserleiste stehen.
did-no-hire = Du stellst niemanden ein.
did-no-prepare = Du bereitest keine Zimmer mehr vor.
did-no-occupy = Du beziehst keine Zimmer mehr.
did-no-guest = Du nimmst keinen Gast.
did-no-order = Du erfüllst keine Bestellung.
did-no-extra = Du verzichtest auf die Zusatzaktion.
did-no-serve = Du servierst nichts mehr.
did-no-spend = Du gibst nichts mehr ab.
did-no-dancer = Du schickst keinen Tänzer mehr.
did-not-now = Du drehst keine Personalkarte um.
