# Tus jugadas que ningún suceso cuenta, cada una en una frase para el registro, en presente.

did-stop-harvest = Dejas de cosechar.
did-stop-recycle = Dejas de reciclar.
did-book = Eliges el { $spot }.
did-build = Pagas { $cost } por el { $field }.
did-build-free = Eliges construir el { $field }.
