# Las filas de las decisiones de Rudolph: qué sigue en juego.

## Qué loseta (12.4).

row-on-the-line = Solo losetas de Campo en la línea de la flecha; si no se saltan casillas vacías,
    solo hasta la primera
row-with-room = Solo losetas con un espacio libre
row-furthest = La loseta más lejana en la dirección de la flecha

## Qué espacio (12.4).

row-bonus-spot = Mejor el espacio de bonificación, arriba
row-next-spot = El siguiente espacio libre en sentido horario; Rudolph gana entonces 1 pergamino

## Qué libro de hechizos (12.5).

row-available = Solo espacios libres; si no puede usar un libro de hechizos dos veces, solo en
    libros donde no está
row-first-upper = El primer espacio superior desde la izquierda; si no hay, el primero inferior
