# Tus jugadas, cada una como frase para el registro.

did-place = Asignas un agente: { $place }.
did-copy = Usas la acción de otra casilla: { $place }.
did-return-agent = Recuperas un agente: { $place }.
did-move-agent = Tu agente va a este edificio: { $place }.
did-complete = Completas una misión: { $quest } ({ $points }).
did-no-quest = No completas ninguna misión.
did-take-cube = Tomas { a-kind }.
did-return-cube = Devuelves { a-kind }.
did-steal = Quitas { a-kind } a Pseudo.
did-swap = Cambias { a-kind } por un clérigo.
did-no-swap = No cambias nada.
did-take = Tomas { $what }.
did-take-for-points = Tomas { $what } de Pseudo y pierdes { points }.
did-pay-for-points = Pagas { $what } y ganas { points }.
did-let-keep = Dejas que Pseudo se lo quede todo.
did-keep-gold = Te quedas el oro.
did-play = Juegas una carta de tu mano: { $card }.
did-no-card = No juegas ninguna carta.
did-take-quest = Tomas una misión: { $quest }.
did-discard-quest = Descartas una misión: { $quest }.
did-discard-his = Pseudo descarta una misión: { $quest }.
did-discard-none = Pseudo se queda todas sus misiones.
did-name-type = Nombras un tipo de misión: { $type }.
did-buy = Compras un edificio por { $cost } monedas de oro: { $tile }.
did-take-tile = Tomas un edificio gratis: { $tile }.
did-discard-tile = Descartas un edificio: { $tile }.
