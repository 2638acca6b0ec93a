# Deine Züge, die kein Ereignis nennt, jeder als Satz für das Protokoll, in der Gegenwart.

did-stop-harvest = Du beendest die Ernte.
did-stop-recycle = Du tauschst nichts mehr aus.
did-book = Du wählst { FORM($spot, case: "accusative") }.
did-build = Du zahlst { $cost } für { FORM($field, case: "definite") }.
did-build-free = Du wählst { FORM($field, case: "definite") } zum Bauen.
