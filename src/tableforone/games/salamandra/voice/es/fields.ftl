# Las partes de una posición, para quien lee posiciones.

field-round = la ronda; 0 antes de la primera
field-over = hasta dónde ha llegado la partida
field-vp = tus puntos en la senda de puntuación
field-stock = cristales, hojas, flores, frutos, pociones verdes y moradas
field-scrolls = tus pergaminos
field-ready = tus aprendices que se pueden colocar (7.2.1)
field-active = espacios de tus aprendices que aún pueden trabajar, ordenados (1.7)
field-tired = espacios de tus aprendices volteados, ordenados
field-divinities = tus cartas de Oso y Águila
field-salamanders = tus cartas de Salamandra
field-groves = arboledas que has cosechado
field-books = los libros de hechizos visibles, desde la izquierda
field-book_spots = quién tiene un aprendiz en el espacio superior y en el inferior de cada libro
field-built = losetas de Campo en el mapa, ordenadas
field-cell = la casilla de cada loseta de Campo; 0: no está en el mapa
field-taken = los espacios ocupados de cada loseta de Campo
field-gap = el hueco de cada arboleda, según la casilla al noroeste; 0: no está en el mapa
field-display = losetas de Campo que se pueden construir; −1: lugar vacío
field-top = cartas visibles de los 4 mazos; −1: ninguna
field-bags = piezas boca abajo de cada pila, sin orden
field-under = piezas recicladas al fondo de sus pilas, la primera antes
field-rudolph = espacios de los aprendices de Rudolph en campos, en orden de colocación
field-rudolph_vp = puntos de Rudolph en la senda de puntuación
field-rudolph_scrolls = pergaminos de Rudolph
field-rudolph_groves = arboledas que Rudolph ha recogido
field-boxed = aprendices de Rudolph que no encontraron espacio (12.4.5)
field-labour = carta de Labor de Rudolph: puntos de las rondas 1–4 y de un libro de hechizos,
    reciclajes, fe (Salamandra, Oso, Águila)
field-arrows = las flechas de las cartas de Colocación: inicio × 4 + dirección
field-discards = cartas de Colocación visibles
field-shuffles = cuántas veces se han vuelto a barajar las cartas de Colocación
field-doubles = 1: Rudolph puede usar los dos espacios de un libro de hechizos (12.5.3)
field-skips_holes = 1: su flecha pasa por encima de casillas vacías (12.4.2)
field-late_books = 1: los pergaminos solo cuentan al final de una acción (9.2.1)
field-temple_counts = 1: el Templo cuenta como vecino cuando se colocan arboledas para una ronda
    (12.8.3)
