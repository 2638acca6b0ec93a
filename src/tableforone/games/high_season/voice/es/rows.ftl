# Las líneas de las decisiones de Ralph: lo que sigue en juego.

## Qué dado retira (9.4).

row-preferred-number = Prefiere el número de su dado preferido
row-other-number = Prefiere el número del otro dado
row-most-dice-no-number = No quedan dados de ninguno de los dos números: la casilla con más dados
row-most-dice-other = El otro dado muestra «más»: la casilla con más dados
row-most-dice-shown = Su dado preferido muestra «más»: la casilla con más dados
row-most-dice-tie = Empate: la primera casilla en la dirección de la mano

## Qué habitación ocupa (9.6).

row-vacant = Solo habitaciones que aún no ocupa
row-colour = Solo habitaciones del color de su carta
row-side = Prefiere el lado de la escalera al que lo manda la mano
row-walk = La primera de estas habitaciones siguiendo el zigzag
row-completes-row = Prefiere habitaciones que completan una fila
row-completes-column = Prefiere habitaciones que completan una columna
row-completes-group = Prefiere habitaciones que completan un grupo
