# Tus jugadas que ningún suceso cuenta, cada una en una frase para el registro, en presente.

did-main = Haces la acción principal de tu { $die }.
did-use = A continuación eliges { FORM($item, the: "yes") }.
did-stop = Dejas de preparar habitaciones.
