# Qué falla en una petición, un archivo o una dirección.

fault-title = No ha funcionado
fault-program = Algo ha fallado en el programa. Tus partidas están a salvo; recarga la página.
fault-no-page = En esta dirección no hay nada. Mira todos los juegos.
fault-not-here = Eso no se puede hacer aquí. Mira todos los juegos.
fault-no-file = Falta el archivo. Elige uno primero.
fault-number = «{ $value }» no es un número entero ({ $name }). Recarga la página.

## Muchas partidas de un archivo. $n: archivos

transfer-opened = { $n ->
    [one] Se ha abierto 1 archivo.
   *[other] Se han abierto { $n } archivos.
}
transfer-known = { $n ->
    [one] 1 ya estaba aquí.
   *[other] { $n } ya estaban aquí.
}
transfer-left = { $n ->
    [one] No se ha leído 1 archivo. Abre otra vez el mismo archivo.
   *[other] No se han leído { $n } archivos. Abre otra vez el mismo archivo.
}
transfer-wrong = { $n ->
    [one] No se ha podido abrir 1.
   *[other] No se han podido abrir { $n }.
}
transfer-file = { $name }: { $why }
transfer-stopped = { $name }: { $why } Los archivos siguientes no se han leído.
