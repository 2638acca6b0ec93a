# Lo que ha pasado.

tell-start = El { $field } se coloca en { $cell }.
tell-lay-grove = La { $grove } se coloca en el { $gap }.
tell-show-field = El { $field } va al lugar { $place } de la oferta.
tell-turn-up = Se revela: { $card }.
tell-open-book = Libro de hechizos { $place }: { $book }.
tell-round-day = { $apprentices ->
    [one] Ronda { $round }, día: ganas { crystals } y 1 aprendiz nuevo.
   *[other] Ronda { $round }, día: ganas { crystals } y { $apprentices } aprendices nuevos.
}
tell-round-night = { $apprentices ->
    [one] Ronda { $round }, noche: ganas { crystals } y 1 aprendiz nuevo.
   *[other] Ronda { $round }, noche: ganas { crystals } y { $apprentices } aprendices nuevos.
}
tell-earn = Ganas { $what }.
tell-trigger = { $card }: ganas { $what }.
tell-score-per = Obtienes { $points } por { counted }.
tell-pay = Pagas { $what }.
tell-wake = Tu aprendiz del { $spot } vuelve a estar activo.
tell-place = Colocas un aprendiz en el { $spot } en { $cell }.
tell-take = Tomas: { $card }.
tell-harvest = Cosechas la arboleda { $id } del { $gap }.
tell-grove-row = Arboleda número { $number } de tu fila: { points }.
tell-book = Tu aprendiz pasa del { $spot } al { $book } por 4 pergaminos.
tell-buy = Compras { $what } por { crystals }.
tell-convert = { $card }: pagas { crystals } por { $what }.
tell-rest = Tu aprendiz del { $spot } descansa.
tell-work = Tu aprendiz del { $spot } trabaja.
tell-temple = { label-temple }: volteas al aprendiz del { $spot } y tomas: { $card }.
tell-temple-own = { label-temple }: volteas al aprendiz del { $spot }. El mazo está vacío, así que ganas lo que muestra el
    Templo.
tell-pass = { $n ->
    [0] Pasas; ya no hay aprendices activos.
    [one] Pasas y volteas 1 aprendiz activo.
   *[other] Pasas y volteas { $n } aprendices activos.
}
tell-build = Construyes el { $field } en { $cell }.
tell-build-free = Construyes gratis el { $field } en { $cell }, porque no había ningún espacio libre.
tell-recycle = Reciclas: { $what }.
tell-check = Control de puntos tras la ronda { $round }: tú { $mine }, Rudolph { $his }. La partida continúa.
tell-check-last = Control de puntos tras la ronda { $round }: tú { $mine }, Rudolph { $his }. Sigue la puntuación final.
tell-check-lost = Control de puntos tras la ronda { $round }: tú { $mine }, Rudolph { $his }. Necesitabas más puntos que
    Rudolph: pierdes la partida.

## Rudolph. $total: sus puntos después.

tell-rudolph-scores = Rudolph obtiene { points } con su carta de Labor ({ $total }).
tell-arrow = Rudolph revela la carta { $id }: { $arrow }.
tell-rudolph-boxed = Ningún campo en línea con una flecha tiene espacio libre: el aprendiz de Rudolph vuelve a la caja.
tell-rudolph-scroll = Rudolph gana un pergamino y tiene { $n }.
tell-rudolph-book = Rudolph obtiene { points } por el libro de hechizos ({ $total }).
tell-rudolph-grove = Rudolph toma la { $grove } del { $gap }: su aprendiz del { $spot } está conectado con ella.
tell-rudolph-gathers = { $n ->
    [0] Rudolph no está conectado con ninguna arboleda ({ $total }).
    [one] Rudolph recoge 1 arboleda: 1 punto ({ $total }).
   *[other] Rudolph recoge { $n } arboledas: { $n } puntos ({ $total }).
}

## Por qué la partida terminó antes de tiempo. $n: puntos que faltaron.

ending = El control de puntos terminó la partida tras la ronda { $round } de { $rounds }: en cada control debes tener más
    puntos que Rudolph. Necesitabas { $needed } y tenías { $had }, { $n ->
    [one] 1 punto menos
   *[other] { $n } puntos menos
}. Lo que solo cuenta al final (libros de hechizos, fe, pergaminos) no ayuda en un control.
