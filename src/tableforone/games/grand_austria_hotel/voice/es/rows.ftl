# Las líneas de las decisiones del rival: lo que sigue en liza.

## Qué huésped, qué habitación.

row-guest-fits = Solo huéspedes cuyo color tiene aún una casilla vacía en el hotel de tu rival
row-guest-colour = Preferencia: huéspedes del color de la carta
row-guest-points = Los huéspedes con más puntos
row-guest-hand = Empate: como indica la mano
row-room-floor = La planta más baja posible
row-room-left = La primera casilla desde la izquierda en esa planta
row-green-room-column = La columna posible más a la derecha
row-green-room-lowest = La casilla vacía más baja de esa columna

## Qué dado, qué objetivo.

row-die-shown = Preferencia: un dado que muestra la carta
row-die-most = Las casillas con más dados
row-die-hand = Empate: como indica la mano, casillas 1 a 6 de izquierda a derecha
row-objective-unclaimed = Solo objetivos que tu rival aún no ha cumplido
row-objective-shown = Preferencia: el objetivo que muestra la carta
row-objective-least = Los objetivos menos avanzados
row-objective-hand = Empate: como indica la mano, A a C de izquierda a derecha

## Salones de baile de Viena.

row-one-arrow = El próximo salón de baile que se puntúa; si está lleno, el siguiente a la derecha con un
    sitio libre
row-two-arrows = El salón de baile que va después del próximo que se puntúa; en las rondas 6 y 7, o si
    está lleno, el de la derecha
row-ballroom-row = La fila más baja con un sitio libre; el balcón si el salón de la derecha está lleno

## Celebridades.

row-coloured-die-worth = El dado de color de esa casilla cuya celebridad da más puntos
row-coloured-die-worth-anywhere = El dado de color, en cualquier lugar del tablero, cuya celebridad da
    más puntos
row-coloured-die-hand = Empate: como indica la mano, en el orden del salón
