# Die Teile einer Stellung, für Leute, die Stellungen und Beobachtungen lesen.

field-round = die Runde; 0 vor der ersten
field-hotels = die beiden Pläne: deiner, Ralphs; −1: noch nicht ausgeteilt
field-strip = dein Personalstreifen; −1: noch nicht ausgeteilt
field-money = deine Kronen
field-loans = Kredite, die du aufgenommen hast
field-prepared = deine Zimmer, die vorbereitet, aber nicht bezogen sind
field-occupied = bezogene Zimmer: deine, Ralphs
field-track = Markierungen auf der Kaiserleiste: 4 Reihen für dich, dann 4 für Ralph (Reihe 4: die Zusatzfelder)
field-firsts = zuerst gefüllte Reihen, Spalten und Kaiserreihen: deine, Ralphs
field-missed = Kaiserreihen, die bei einem Besuch zu kurz waren: deine, Ralphs
field-staff = eingestellte Plätze deines Streifens
field-dice = Würfel auf dem Aktionsplan nach Augenzahl; der erste Wert bleibt 0
field-die = der Würfel deines Zuges; 0: keiner
field-strength = Stärke dieses Würfels
field-pending = Offenes in deinem Zug, das Älteste zuerst (4.5)
field-pointer = 1: Regelvariante für die Hand (9.6.1)
field-faces = die Karten in Ralphs Stapel als gepackte Zahlen
field-unseen = noch nicht aufgedeckte Karten, auch die nicht im Stapel
field-grades = Karten A, B, C, die noch im Stapel sind
field-top = die oberste Vorliebenseite des Stapels: Hand und Zickzackweg
field-card = Ralphs letzte Aktionskarte
