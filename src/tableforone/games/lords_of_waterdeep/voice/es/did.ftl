# Tus jugadas que ningún suceso cuenta, cada una en una frase para el registro, en presente.

did-no-quest = No completas ninguna misión.
did-no-swap = No cambias nada.
did-let-keep = Dejas que Pseudo se lo quede todo.
did-keep-gold = Te quedas el oro.
did-no-card = No juegas ninguna carta.
did-discard-his = Haces que Pseudo renuncie a una misión.
did-discard-none = Dejas que Pseudo se quede todas sus misiones.
did-name-type = Nombras un tipo de misión: { $type }.
