# Der Zug des Gegners: sein Satz, die Gründe, die Leiste darunter.

turn-step = Zug von { $opponent } · Schritt { $n } von { $all }
turn-steps = Schritte dieses Zuges
turn-reasons = Gründe
turn-why = Warum?
turn-count = { $candidates ->
    [one] 1 Kandidat
   *[other] { $candidates } Kandidaten
}, { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
}
turn-nobody = Auf keinen Kandidaten trifft das zu, deshalb entfällt diese Regel.
turn-out = ausgeschieden
turn-rules = Regeln im Wortlaut
turn-all = Alle { $n } Schritte ansehen
turn-next = Nächster Schritt
turn-skip = Zu meinem Zug
turn-to-end = Zum Ende
turn-mine = Mein Zug

## Alle Schritte auf einer Seite.

turn-whole = { $n ->
    [one] { $game }: 1 Schritt.
   *[other] { $game }: alle { $n } Schritte.
}
turn-back = Zurück zum Tisch
turn-on-table = Schritt { $n } auf dem Tisch
