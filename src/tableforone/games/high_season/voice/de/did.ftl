# Deine Züge, die kein Ereignis nennt, jeder als Satz für das Protokoll, in der Gegenwart.

did-main = Du führst die Hauptaktion deiner { $die } aus.
did-use = Als Nächstes wählst du { FORM($item, case: "accusative") }.
did-stop = Du bereitest nichts mehr vor.
