# Qué es una pieza, para quien pregunta.

explain-spot = { $place ->
    [top] El espacio superior de { $id }
    [right] El espacio derecho de { $id }
    [bottom] El espacio inferior de { $id }
   *[left] El espacio izquierdo de { $id }
}
explain-field = campo { $colour }
explain-spot-text = Colocar aquí te da los cristales de los caminos a sus dos arboledas. Trabajar aquí: { $work }.
explain-bonus-spot-text = Colocar aquí te da los cristales de los caminos a sus dos arboledas y la bonificación del campo:
    { $bonus }. Trabajar aquí: { $work }.
explain-spot-now = { $who ->
    [you] Aquí está tu aprendiz.
    [rudolph] Aquí está el aprendiz de Rudolph.
   *[nobody] El espacio está libre.
}
explain-work = ganar { $gain }
explain-work-paid = pagar { $cost }, ganar { $gain }

explain-build-kind = un campo para construir
explain-build = Al construirlo ganas en el acto { $bonus }. Trabajar en él después: { $work }.
explain-cost = Cuesta { $cost }; tienes { AND($goods) }.

explain-grove = Arboleda { $id }
explain-grove-text = Después de pasar, puedes cosecharla por { crystals } y ganar { $gain }.
explain-grove-now = Sería la número { $nth } de tu fila.
explain-grove-threat = { explain-grove-now } Rudolph está al lado y la toma después de esta ronda.

explain-good-kind = una mercancía de este turno
explain-good-text = Las mercancías solo duran este turno. Puedes comprar una hoja, una flor o un fruto por { crystals }.
explain-good-now = Tienes { $n }.

explain-card = { $deck ->
    [bear] carta de Oso, fe { $n }
    [eagle] carta de Águila, fe { $n }
    [white] carta de Salamandra blanca, fe { $n }
   *[black] carta de Salamandra negra, fe { $n }
}
explain-card-text = { $text }.
explain-card-yours = Es tuya.
explain-card-top = Está visible sobre su mazo.

explain-book = un libro de hechizos
explain-book-text = Al final: { OR($spots) }. Cuatro pergaminos traen aquí a un aprendiz.
explain-book-now = Ahora contarías { $n }.

explain-temple = El Templo
explain-temple-kind = { $half ->
    [white] mitad blanca
    [black] mitad negra
   *[other] de la Salamandra
}
explain-temple-text = Voltea un aprendiz y paga una poción y cristales: tomas la carta de Salamandra superior de esta
    mitad, que actúa una vez.

explain-druid = Tu druida
explain-druid-kind = pasar
explain-druid-text = Cuando pasas, volteas cada aprendiz activo por 1 cristal. Después puedes cosechar arboledas, y la ronda
    termina.
explain-druid-now = { $n ->
    [0] No te quedan aprendices por colocar.
    [one] Aún te queda 1 aprendiz por colocar.
   *[other] Aún te quedan { $n } aprendices por colocar.
}

## Avisos.

careful-goods = Una acción principal termina el turno: pierdes lo que quede ({ AND($goods) }).
careful-behind = Tienes { points } y Rudolph { $his }, más sus arboledas: si no vas por delante tras la ronda, pierdes.
