# Qué es una pieza, para quien pregunta; notas junto a los símbolos.

note-a-round = por ronda
note-per-tile = por edificio
note-per-own = por edificio tuyo
note-other-side = para el otro bando
note-play = jugar
note-from-deck = del mazo
note-buy = comprar
note-free = gratis
note-copy = copiar
note-back = de vuelta

## Casillas.

piece-space = Un agente aquí: { $action }.
piece-tile = Un agente aquí: { $action }. Su dueño recibe { $benefit } cuando lo usa el otro jugador.
piece-free = Libre.
piece-taken = Aquí: { AND($who) }.
taken-by = { $who ->
    [player] tú
    [pseudo] Pseudo
   *[ambassador] el embajador
}
piece-for-sale = A la venta por { $cost } monedas de oro, con { points } encima.

## Misiones.

piece-quest-kind = { $type ->
    [arcana] misión de Arcanos
    [commerce] misión de Comercio
    [piety] misión de Piedad
    [skullduggery] misión de Picardía
    [warfare] misión de Guerra
   *[mandatory] misión obligatoria
}
piece-quest = Pagar { AND($price) }: { COMMAS($gains) }.
piece-plot = Pagar { AND($price) }: { COMMAS($gains) }. Hasta el final de la partida: { $text }.
piece-lacks = Aún necesitas { AND($lacks) }.
piece-he-lacks = Aún necesita { AND($lacks) }.
piece-enough = Todo lo que cuesta está ahí.
piece-lord = { $now } Tu señor añade { points }.

## Cartas, aventureros y oro.

piece-card-kind = carta de Intriga
piece-card = { $text }.
piece-card-now = Se juega en el { waterdeep-harbor }.
piece-gold = El oro paga edificios y misiones. Al final, 2 monedas de oro dan 1 punto.
piece-cube = Los aventureros pagan misiones. Cada uno que sobra al final da 1 punto.
piece-in-taverns = en las tabernas
piece-have = Tienes { $n }.
piece-supply = Tienes { $n }; en la reserva { $left ->
    [one] hay 1.
   *[other] hay { $left }.
}
piece-his = Lo que tiene Pseudo para sus misiones. Algunas cartas se lo quitan.
piece-in-his-tavern = en la taberna de Pseudo
piece-he-has = Tiene { $n }.

## Avisos antes de una jugada.

careful-open-quests = Cada misión que sigue abierta al final cuesta 5 puntos.
careful-payable = Ya puedes pagar una misión: { $quest }. Las cartas de Pseudo pueden quitarte aventureros.
