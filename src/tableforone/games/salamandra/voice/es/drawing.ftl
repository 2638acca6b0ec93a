# La mesa como texto, de 79 columnas.

draw-round = Ronda { $round } de { $rounds }, { $face ->
    [day] día
   *[night] noche
}. Puntos: tú { $mine }, Rudolph { $his }.
draw-lost = Has perdido el control de puntos: necesitabas más puntos que Rudolph.
draw-final = { $what }: tú { $mine }, Rudolph { $his }
draw-none = nada
draw-you = Tú:
draw-holdings = { COMMAS($goods) }. Aprendices: { $ready } por colocar, { $active ->
    [one] 1 activo
   *[other] { $active } activos
}, { $flipped ->
    [one] 1 volteado
   *[other] { $flipped } volteados
}, { $on_books } en libros de hechizos, { $to_come } por llegar. Fe: { COMMAS($faith) }.
draw-cards = Tus cartas:
draw-card = { $id } { $name }: { $text }. Fe { $n }.
draw-your-groves = Tus arboledas:
draw-row = { $n }: { COMMAS($groves) }. La 2.ª, la 4.ª y la 6.ª dan 4, 3 y 2 puntos.
draw-rudolph = Rudolph:
draw-rudolph-has = { $scrolls } de 3 pergaminos, { $n ->
    [one] 1 aprendiz
   *[other] { $n } aprendices
} en campos, { $books } en libros de hechizos, { $groves }.
draw-rudolph-gathers = { draw-rudolph-has } Tal como está, recogerá { COMMAS($threatened) }.
draw-labour = Carta de Labor: { COMMAS($rounds) } puntos en las rondas 1–4, { $book } por un libro de hechizos,
    { recyclings } para ti. Fe: { COMMAS($faith) }.
draw-arrow = { $start ->
    [north-west] noroeste
    [north-east] noreste
    [south-west] suroeste
   *[south-east] sureste
} { direction }
draw-placement = { placement-cards } en el mazo; vistas: { COMMAS($seen) }.
draw-unseen = { placement-cards } en el mazo; vistas: ninguna.
placement-cards = { $n ->
    [one] 1 carta de Colocación
   *[other] { $n } cartas de Colocación
}

## Piezas.

draw-fields = Campos en el mapa:
draw-groves = Arboledas en el mapa:
draw-display = { $n ->
    [one] Campos para construir (queda 1 en la pila):
   *[other] Campos para construir (quedan { $n } en la pila):
}
draw-decks = Cartas visibles:
draw-books = Libros de hechizos, desde la izquierda:
draw-bottom = Reciclados, al fondo de sus pilas:
seal = { $seal ->
    [billhook] hoz
   *[cauldron] caldero
}
draw-effect = bonificación { $bonus }; { seal }: ganar { $gain }
draw-effect-paid = bonificación { $bonus }; { seal }: pagar { $cost }, ganar { $gain }
draw-field = { $id } { $colour } en { $cell }: { $effect }. Sobre él: { COMMAS($spots) }.
draw-empty-field = { $id } { $colour } en { $cell }: { $effect }. Sin nadie.
draw-spot = { place } { $who }
draw-you-active = tú (activo)
draw-you-flipped = tú (volteado)
draw-holder = { $who ->
    [you] tú
    [rudolph] Rudolph
   *[nobody] libre
}
draw-grove = { $n ->
    [one] { $id } en el { $gap }: { $gain }; cristal en el camino { COMMAS($paths) }.
   *[other] { $id } en el { $gap }: { $gain }; cristales en los caminos { COMMAS($paths) }.
}
draw-path = { $path ->
    [NW] noroeste
    [NE] noreste
    [SE] sureste
   *[SW] suroeste
}
draw-to-build = { $id } { $colour }: cuesta { $cost }; { $effect }.
draw-deck = { deck }: { $id } { $name }: { $text }. Fe { $faith }; { $n } debajo.
draw-no-deck = { deck }: el mazo está vacío.
draw-book-spot = { level } { $text } ({ $who })
draw-book = { $id } { $name }: { SEMICOLONS($spots) }. Ahora cuentas { $n }.
draw-map = Mapa: A tú, activo; a tú, volteado; R Rudolph; G arboleda; * camino con cristal.
draw-colour = { $colour ->
    [orange] n
    [green] v
    [white] b
   *[purple] m
}
