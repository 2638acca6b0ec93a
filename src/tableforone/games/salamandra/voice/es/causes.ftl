# Por qué un turno es mejor que otro. $n: cuánto más hay de ello.

more-groves = { $n ->
    [one] Cosechas aproximadamente 1 arboleda más.
   *[other] Cosechas aproximadamente { $n } arboledas más.
}
more-cards = { $n ->
    [one] Tienes aproximadamente 1 carta más.
   *[other] Tienes aproximadamente { $n } cartas más.
}
more-books = { $n ->
    [one] Aproximadamente 1 aprendiz tuyo más está en un libro de hechizos.
   *[other] Aproximadamente { $n } aprendices tuyos más están en libros de hechizos.
}
more-scrolls = { $n ->
    [one] Tienes aproximadamente 1 pergamino más.
   *[other] Tienes aproximadamente { $n } pergaminos más.
}
more-crystals = { $n ->
    [one] Te queda aproximadamente 1 cristal más.
   *[other] Te quedan aproximadamente { $n } cristales más.
}
fewer-his-groves = { $n ->
    [one] Rudolph toma aproximadamente 1 arboleda menos.
   *[other] Rudolph toma aproximadamente { $n } arboledas menos.
}

# $n: puntos
cause-rudolph-book = Rudolph obtiene { points } por un libro de hechizos.
# $grove: una arboleda; $gain: lo que da el espacio
cause-rudolph-grove = Rudolph toma la { $grove }.
cause-place = Colocas un aprendiz en el { $spot } en { $cell }: { $gain }.
