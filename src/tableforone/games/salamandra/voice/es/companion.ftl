# Salamandra con tu propia caja.

## Lugares.

# Sin artículo: «el campo», «del campo».
own-place = { $n ->
    [1] campo inicial { start }
   *[other] campo en el lugar { $n } de la línea { direction } desde el campo inicial { start }
}
# Sin artículo: «el espacio», «del espacio».
own-spot = espacio { $place ->
    [top] de bonificación (arriba)
    [right] derecho
    [bottom] inferior
   *[left] izquierdo
}
own-spot-of = { $spot } del { $field }
own-book = espacio { $level ->
    [upper] superior
   *[lower] inferior
} del { $nth ->
    [1] primer
    [2] segundo
   *[3] tercer
} libro de hechizos desde la izquierda
own-arrow = { $arrow ->
    [north] Hacia el norte
    [east] Hacia el este
    [south] Hacia el sur
   *[west] Hacia el oeste
} desde el campo inicial { start }
own-from = desde el campo { start }

## Preguntas.

own-apprentice = Ronda { $round }, su aprendiz { $nth } de { $round }
own-which-arrow = { $who }: ¿qué flecha muestra su carta de Colocación?
own-furthest = { $who }: a lo largo de { $arrow }, ¿en qué lugar está el campo más lejano? No cuentes los lugares vacíos
    intermedios (12.4.2).
own-furthest-hole = { $who }: a lo largo de { $arrow }, ¿en qué lugar está el campo más lejano? Detente antes del primer
    lugar vacío (12.4.2).
own-next-back = Ese campo está lleno. Volviendo a lo largo de { $arrow }, ¿cuál es el siguiente con un espacio libre
    (12.4.5)?
own-free-spot = { $who }: { $field }. En sentido horario desde arriba, ¿qué espacio está libre primero?
own-free-spot-last = { $who }: { $field } (si no hay otro más lejos { direction }). En sentido horario desde arriba, ¿qué
    espacio está libre primero?
own-gathers = { $n ->
    [one] Después de tu propia cosecha, ¿cuántas arboledas quedan en el único hueco junto a sus aprendices (12.6)?
   *[other] Después de tu propia cosecha, ¿cuántas arboledas quedan en los { $n } huecos junto a sus aprendices (12.6)?
}
own-check = { $needed ->
    [one] Control de la ronda { $round }: ¿tienes al menos 1 punto? Rudolph tiene { $n } (12.7).
   *[other] Control de la ronda { $round }: ¿tienes al menos { $needed } puntos? Rudolph tiene { $n } (12.7).
}
own-labour-right = ¿Muestra su carta de Labor { AND($rounds) } puntos por las cuatro rondas, { $book } por un libro de
    hechizos y { recyclings }? Esta carta está reconstruida.
recyclings = { $n ->
    [one] 1 reciclaje
   *[other] { $n } reciclajes
}
own-labour-number = ¿Qué muestra: { $shows }?
own-faith = ¿Cuánta fe en { $god ->
    [salamander] la Salamandra
    [bear] el Oso
   *[eagle] el Águila
} tienes? Rudolph tiene { $n } (12.9.1).
own-score-lost = La partida termina aquí. ¿Cuántos puntos tienes?
own-score = { $n ->
    [one] Rudolph termina con 1 punto. ¿Cuál es tu puntuación final, con libros de hechizos, fe y pergaminos?
   *[other] Rudolph termina con { $n } puntos. ¿Cuál es tu puntuación final, con libros de hechizos, fe y pergaminos?
}
own-turns = Ronda { $round }: juega tus turnos hasta pasar y cosecha si quieres.
own-room = ¿Queda algún espacio libre en los cuatro campos iniciales (12.4.5)?
own-book-spot = De estos espacios de los libros de hechizos, primero los superiores, ¿cuál es el primero libre (12.5.1)?

## Respuestas.

own-as-before = como antes
own-bonus-spot = el espacio de bonificación
own-further = Más lejos que el lugar { $n }
own-place-number = { $n ->
    [1] Lugar 1, el campo inicial
   *[other] Lugar { $n }
}
own-place-before = { own-place-number }, como antes
own-no-free-field = Ningún campo de esta línea tiene un espacio libre
own-field-beyond = Hay un campo más lejos { direction }
# $n: a place of the line
own-furthest-now = El campo más lejano está en el lugar { $n }
own-spots-note = En sentido horario desde arriba. Un toque indica que todos los espacios anteriores están ocupados.
own-built-note = ¿Has construido más lejos? Toca primero el lugar del campo más lejano.
own-none-free = Ninguno está libre
own-choice = { CAPITAL($what) }
own-faith-answer = { $a ->
    [0] Ninguna
    [1] Menos de { $n }
    [2] { $n }, tanta como él
   *[3] Más de { $n }
}
own-passed = He pasado
own-groves-left = { $n ->
    [0] Ninguna arboleda
   *[other] { groves }
}
groves = { $n ->
    [one] 1 arboleda
   *[other] { $n } arboledas
}
own-check-yes = Sí, la partida continúa
own-check-no = No, termina aquí
own-room-yes = Sí, al menos uno
own-room-no = No, todos están ocupados
own-labour-yes = Sí, así es
own-labour-no = No, la introduciré
barred-arrow = Ya se han revelado todas las cartas con { $arrow }.
barred-spot = Rudolph está en el { $spot }.

## Lo que hace.

own-why-bonus-spot = Toma el { $spot }: está libre (12.4.3).
own-why-next-spot = Toma el { $spot }. El espacio de bonificación está ocupado, así que es el siguiente libre en sentido
    horario (12.4.4).
own-why-no-book = No hay espacio disponible en los libros de hechizos, así que ese aprendiz se queda en su campo (12.5.6).
own-why-upper-book = Pasa al { $book }: el primer espacio superior libre desde la izquierda (12.5.1).
own-why-lower-book = Pasa al { $book }. No hay espacio superior libre, así que es el primero inferior libre (12.5.1).
own-why-no-field = Ningún campo a lo largo de { $arrow } tiene un espacio libre: revela otra carta (12.4.5).
own-why-field = Rudolph sigue { $arrow } hasta el campo más lejano (12.4.2): { $field }.
own-why-field-with-spot = Rudolph sigue { $arrow } hasta el campo más lejano con un espacio libre (12.4.5): { $field }.
own-arrow-shown = Su carta muestra { $arrow }.
own-prepared = Superas el control; la ronda { $round } está preparada.
own-finals = Rudolph obtiene { $books } por libros de hechizos, { $faith } por fe y { $scrolls } por pergaminos: termina
    con { $total } (12.9.2).

## Lo que haces por él.

own-next-card = Aparta su carta y revela otra
own-put = Pon un aprendiz gris en el { $where }
own-stays = Deja al aprendiz en el { $spot }
own-to-book = Mueve al aprendiz gris del { $spot } al { $book }
own-marker = Mueve su marcador de puntos de { $start } a { $end }
own-labour-points = { points } de su carta de Labor por esta ronda (12.3).
own-book-points = { points } por el libro de hechizos (12.5.2).
own-scroll = Dale un pergamino a Rudolph: el { $nth ->
    [1] primero
    [2] segundo
   *[3] tercero
}
own-scroll-why = El espacio de bonificación no estaba libre (12.4.4).
own-scrolls-back = Devuelve a la reserva los tres pergaminos de Rudolph
own-scrolls-back-why = Los descarta al recibir el tercero (12.5.1).
own-gather = { $n ->
    [one] Toma la arboleda que está junto a sus aprendices y ponla boca abajo al lado de su retrato
   *[other] Toma las { $n } arboledas que están junto a sus aprendices y ponlas boca abajo al lado de su retrato
}
own-gather-why = No gana nada más con ellas.
own-grove-points = { points }: 1 por cada arboleda (12.6).
own-recycle = { $n ->
    [one] Si quieres, recicla: hasta 1 vez
   *[other] Si quieres, recicla: hasta { $n } veces
}
own-recycle-why = Una carta o un campo va al fondo de su pila (12.8.1).
own-refill = Coloca una arboleda en cada hueco vacío con al menos dos campos contiguos
own-refill-temple = Coloca una arboleda en cada hueco vacío entre dos campos, o entre un campo y el Templo
own-refill-why = De la reserva, mientras queden (12.8.3).
own-income = Toma tus cristales y aprendices de la ronda { $round }
own-income-why = Como en el juego para dos (10.2).
own-final = { $what ->
    [books] Libros de hechizos: mueve su marcador de puntos de { $start } a { $end }
    [faith] Fe: mueve su marcador de puntos de { $start } a { $end }
   *[scrolls] Pergaminos: mueve su marcador de puntos de { $start } a { $end }
}
own-final-points = { points } (12.9.2).
own-final-none = Deja su marcador en { $n }
own-final-none-why = La puntuación final no añade nada (12.9.2).
own-card-shows = Su carta muestra { $arrow }
own-app-revealed = La aplicación la ha revelado.
own-box = Devuelve su aprendiz a la caja
own-box-why = No hay espacio libre (12.4.5).

## Preparación.

ready-game = Prepara el juego para dos jugadores
ready-game-note = Templo, cuatro campos iniciales, arboledas, libros de hechizos.
ready-grey = Toma diez aprendices grises y dos marcadores grises
ready-grey-note = Rudolph es el erudito gris.
ready-labour = Toma la carta de Labor del nivel { $level }
ready-labour-note = Ponla junto a su retrato.
ready-placement = Baraja las 16 cartas de Colocación boca abajo
ready-placement-note = Tú introduces la flecha de cada una.
ready-no-placement = Deja las 16 cartas de Colocación en la caja
ready-no-placement-note = La aplicación las revela.
ready-portrait = Pon su retrato junto a sus cartas, con 1 pergamino encima
ready-portrait-note = Empieza con él.

## Su tablero.

own-head = Ronda { $round } de { $rounds }. Rudolph tiene { points }, { $scrolls } de 3 pergaminos, { $groves }.
labour-shows = { COMMAS($rounds) } puntos por las rondas, { $book } por un libro de hechizos, { recyclings }
own-labour-card = Su carta de Labor: { labour-shows }, fe: { COMMAS($faith) }.
faith-of = { god } { $n }
own-apprentices = En campos: { AND($fields) }. En libros de hechizos: { AND($books) }. Por llegar: { $n }.
own-placement = Cartas de Colocación: { $n } boca abajo.
own-on-book = Rudolph en el { $book }
own-points = sus puntos
own-scrolls = sus pergaminos
own-groves = sus arboledas
own-labour = { $nth ->
    [0] Carta de Labor: puntos de la ronda 1
    [1] Carta de Labor: puntos de la ronda 2
    [2] Carta de Labor: puntos de la ronda 3
    [3] Carta de Labor: puntos de la ronda 4
    [4] Carta de Labor: puntos de un libro de hechizos
    [5] Carta de Labor: reciclajes
    [6] Carta de Labor: fe en la Salamandra
    [7] Carta de Labor: fe en el Oso
   *[8] Carta de Labor: fe en el Águila
}
own-grey-on = un aprendiz gris en el { $where }
own-grey-boxed = un aprendiz gris en la caja

## Una carta de tu caja.

deck-name = Cartas de Rudolph
deck-arrow = Carta { $id }: ¿qué flecha muestra?
deck-number = Carta { $id }: ¿{ $shows }?
deck-shows = { $nth ->
    [0] puntos de la ronda 1
    [1] puntos de la ronda 2
    [2] puntos de la ronda 3
    [3] puntos de la ronda 4
    [4] puntos de un libro de hechizos
   *[5] reciclajes
}
# La primera línea de un archivo; siempre en inglés.
deck-file = Salamandra: Rudolph’s Labour and Placement cards. Cards from your own copy are marked as own.
