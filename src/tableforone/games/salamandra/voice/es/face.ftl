# La mesa en la página.

## El mapa.

face-letter = { $colour ->
    [orange] N
    [green] V
    [white] B
   *[purple] M
}
face-holder = { $who ->
    [you] tú, activo
    [flipped] tú, volteado
    [rudolph] Rudolph
   *[nobody] libre
}
face-where = { $place ->
    [top] Espacio superior
    [right] Espacio derecho
    [bottom] Espacio inferior
   *[left] Espacio izquierdo
} del campo { colour } en { $cell }
face-spot = { face-where }: { face-holder }
face-on-spot = { place }: { face-holder }
face-choices = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
face-colour = { $colour ->
    [orange] Naranja
    [green] Verde
    [white] Blanco
    [purple] Morado
    [orange-green] Naranja y verde
    [purple-white] Morado y blanco
    [purple-green] Morado y verde
   *[orange-white] Naranja y blanco
}
face-field = Campo { colour } { $id } en { $cell }, { seal }: ganar { $gain }; bonificación { $bonus }
face-field-paid = Campo { colour } { $id } en { $cell }, { seal }: pagar { $cost }, ganar { $gain }; bonificación { $bonus }
face-to-build = Campo { colour } { $id }, { seal }: cuesta { $price }; bonificación { $bonus }; ganar { $gain }
face-to-build-paid = Campo { colour } { $id }, { seal }: cuesta { $price }; bonificación { $bonus }; pagar { $cost }, ganar
    { $gain }
face-no-field = Lugar { $place } de la oferta: vacío
face-grove = Arboleda { $id } en el { $gap }: { $gain }
face-grove-his = { face-grove }; Rudolph está conectado con ella
face-a-grove = Una arboleda: { $gain }
face-map = Mapa del claro
face-fields = Campos alrededor del Templo de la Salamandra
face-half = { $half ->
    [white] BLANCO
   *[black] NEGRO
}
face-temple = { face-the-temple }: voltear un aprendiz activo y pagar { $cost } por { $gain }
face-temple-card = { $half ->
    [white] Templo blanco: voltear un aprendiz activo y pagar { $cost } por la carta de Salamandra blanca visible
   *[black] Templo negro: voltear un aprendiz activo y pagar { $cost } por la carta de Salamandra negra visible
}
face-the-temple = { $half ->
    [white] Templo blanco
   *[black] Templo negro
}
face-ask-temple = { face-the-temple }: ¿qué aprendiz volteas?
face-work = { $how }: ganar { $gain }
face-work-paid = { $how }: pagar { $cost }, ganar { $gain }

## Opciones en breve.

face-short-spot = { face-colour } { $cell }, { place }
face-short-field = { face-colour } { $id }
face-field-id = Campo { $id }
face-pay = pagar
face-gain = ganar
face-costs = cuesta

## Cartas y libros de hechizos.

face-card = { $card } ({ $id }): { $text }; fe { $n }
face-deck-card = Mazo de { deck }: { $card } ({ $id }): { $text }; fe { $faith }; { $n } debajo
face-deck = { $deck ->
    [bear] Oso
    [eagle] Águila
    [white] Blanca
   *[black] Negra
}
face-no-deck = Mazo de { deck }: vacío
face-empty = vacío
face-at-end = al final
face-you-have = tienes { $n }
face-book-spot = { $level ->
    [upper] Espacio superior
   *[lower] Espacio inferior
}: { $text }, { $who ->
    [you] tú
    [rudolph] Rudolph
   *[nobody] libre
}
face-token = T
face-you = Tú
face-books = Libros de hechizos
face-books-note = { $n } pergaminos traen aquí a un aprendiz
face-bottom = Reciclados, al fondo: { COMMAS($pieces) }

## Títulos y notas.

face-glade = Claro
face-the-glade = El claro
face-build = Construir
face-gods = Divinidades
face-gods-note = cartas visibles
face-cards = Cartas
face-offer = Campos para construir
face-pile = { $n } en la pila
face-your-board = Tu tablero
face-harvest = cosecha: { crystals } por arboleda
face-hand = Fe y cartas
face-taken = { $n ->
    [one] 1 tomada
   *[other] { $n } tomadas
}
face-asking = { $face ->
    [day] Ronda { $round }, día · pregunta { $question }
   *[night] Ronda { $round }, noche · pregunta { $question }
}
face-faith = Fe
face-places = 1.º / 2.º
face-faith-in = Fe: { god }

## Tu tablero.

face-scrolls = { $n ->
    [one] 1 pergamino; { $all } llevan un aprendiz a un libro de hechizos
   *[other] { $n } pergaminos; { $all } llevan un aprendiz a un libro de hechizos
}
face-ready = { $n } por colocar. Por llegar:
face-column = ronda { $round }: { $n }
face-none-ready = ninguno por colocar
face-druid = { $face ->
    [day] Loseta de Druida: día
   *[night] Loseta de Druida: noche
}
face-stop = parar
face-pass = pasar
face-goods = Mercancías de este turno
face-buy = comprar: { crystals }
face-apprentices = Aprendices
face-yours = { $ready } por colocar, { $active ->
    [one] 1 activo
   *[other] { $active } activos
}, { $flipped ->
    [one] 1 volteado
   *[other] { $flipped } volteados
}, { $books } en libros
face-groves = Arboledas
face-row = la 2.ª, la 4.ª y la 6.ª puntúan

## Rudolph.

face-rudolph = { $level }. Puntúa y coloca antes de cada una de tus rondas.
face-his-scrolls = { $n } de 3 pergaminos
face-on-books = { $n } en libros
face-boxed = { $n } en la caja
face-gathered = { $n ->
    [one] 1 recogida
   *[other] { $n } recogidas
}
face-labour-card = Carta de Labor
face-labour = Carta de Labor: { COMMAS($rounds) } puntos y 1, 2, 3, 4 aprendices en las rondas 1–4; { $book ->
    [one] 1 punto
   *[other] { $book } puntos
} por un libro de hechizos; { recyclings } para ti tras una ronda; fe:
face-book-points = Puntos por un libro de hechizos
face-recyclings = Reciclajes para ti tras una ronda
face-placement = Cartas de Colocación
face-to-come = { $n } por salir
face-compass = Las cartas llenas siguen en el mazo; las de trazos ya se revelaron. Va al campo más lejano, al espacio
    superior si está libre.
face-arrows = Cartas por salir:
face-arrow = { direction } desde el campo { start }: { $n } de { $all }
face-placement-card = Carta de Colocación
face-his-placement = Su carta de Colocación
face-final = Puntuación final
face-check = Control de puntos:
face-check-points = tú { $mine }, él { $his }.
face-check-groves = { $n ->
    [one] tú { $mine }, él { $his } y 1 arboleda marcada con R.
   *[other] tú { $mine }, él { $his } y { $n } arboledas marcadas con R.
}
face-check-lost = La partida está perdida.
face-check-ahead = { $n ->
    [one] Llevas 1 punto de ventaja.
   *[other] Llevas { $n } puntos de ventaja.
}
face-check-behind = { $n ->
    [one] Te falta 1 punto.
   *[other] Te faltan { $n } puntos.
}

## Rudolph con tu propia caja.

face-his-board = Tablero de Rudolph
face-books-left = Libros de hechizos, desde la izquierda
face-nth-book = { $nth ->
    [1] El primero:
    [2] El segundo:
   *[3] El tercero:
}
face-his-apprentices = { $n } en campos, { $later } por llegar
face-no-apprentice = No hay aprendices en los campos.
face-known-fields = Los campos que has introducido, con los campos iniciales alrededor del Templo.
