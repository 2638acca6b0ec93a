# Lo que dice Ralph. Nunca una explicación: esa está escrita al lado.
# $n elige entre frases que dicen lo mismo: 0, 1 o 2.

ralph-start = { $n ->
    [0] «He traído mi propio lápiz.»
    [1] «Sin personal, sin dinero, sin prisa. A escribir.»
   *[2] «¿Tienes habitaciones que llenar? Yo también.»
}
ralph-great = { $n ->
    [0] «Cruz, cruz y una bonificación. Me gusta este lápiz.»
    [1] «Esa línea era mía desde el principio.»
   *[2] «Repasa mis cuentas. Están bien.»
}
ralph-behind = { $n ->
    [0] «Solo tengo que sacar punta.»
    [1] «Escribes rápido. ¿Y lo entiendes después?»
   *[2] «Mi zigzag tarda un poco. Luego está en todas partes.»
}
ralph-won = { $n ->
    [0] Ralph firma tu hoja, por si algún día vale algo.
    [1] «Terminado, y sin goma de borrar.»
   *[2] «¿Te presto mi lápiz la próxima vez?»
}
ralph-lost = { $n ->
    [0] «La culpa es del lápiz.»
    [1] Ralph dobla su hoja hasta hacer un barquito.
   *[2] «Te ha quedado bonita. La próxima vez la copio.»
}
ralph-draw = { $n ->
    [0] «Los mismos puntos, mejor letra. La mía.»
    [1] «Empate. ¿Quién paga el papel?»
   *[2] «Podríamos volver a sumar.»
}

## Una decisión.

remark-none = «¿Nada para mí? Entonces dibujo una casita.»
# $die: el número del dado
remark-die = { $n ->
    [0] «Me llevo un { $die }.»
    [1] «Un { $die } menos para ti.»
   *[2] «Un { $die }. No lo necesitabas, ¿verdad?»
}
remark-room = { $n ->
    [0] «Habitación { $room }. Una cruz bien hecha.»
    [1] «Mi línea lleva a la habitación { $room }.»
   *[2] «La habitación { $room } ya tiene huésped. Yo.»
}
