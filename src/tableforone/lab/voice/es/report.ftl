# El informe de un estudio, y lo que muestra de él la orden.

## Progreso.

progress = { NUMBER($done) } de { NUMBER($all) } partidas
progress-left = aún { $time }, más o menos
seconds = { $n ->
    [one] 1 segundo
   *[other] { $n } segundos
}
minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}

## La respuesta en pocas frases.

no-games = Aún no se ha jugado ninguna partida.
sure-alike = sin diferencia
sure-open = sin diferencia encontrada
sure-likely = probable
sure-certain = seguro
rate-one = Se gana el { PERCENT($rate) } de las partidas.
rate-of = { PERCENT($rate) } ({ $name })
rates = Partidas ganadas: { COMMAS($parts) }.
rates-between = Partidas ganadas: de { $most } a { $least }.
# $first: una variante; $effects: lo que cambian otras; $sure: con qué seguridad
compared = En comparación con { $first }: { AND($effects) } ({ $sure }).
compared-open = En comparación con { $first }: no se encontró diferencia en { AND($names) }.
compared-alike = Ninguna diferencia entre { $first } y { AND($names) }: { $n ->
    [one] la partida terminó igual
   *[other] las { NUMBER($n) } partidas terminaron igual
}.
compared-same-points = Ninguna diferencia entre { $first } y { AND($names) }: los mismos puntos en { $n ->
    [one] la partida
   *[other] las { NUMBER($n) } partidas
}.
others = otras
# $verb: costs o gains; $unit: wins o points
effect = { $name } te { $verb ->
    [costs] cuesta
   *[gains] da
} { $amount } { $unit ->
    [wins] victorias en 100 partidas
   *[points] puntos
}
# Sigue a la anterior: el mismo verbo y la misma unidad.
effect-next = { $name } { $amount }
effect-more = { $n ->
    [one] 1 más { $verb ->
        [costs] cuesta
       *[gains] da
    } menos
   *[other] { $n } más { $verb ->
        [costs] cuestan
       *[gains] dan
    } menos
}
amount = { NUMBER($value) }
amount-small = { NUMBER($value, decimals: 1) }
# $what: un cambio; $with_, $than: variantes de otra cosa
crossed-open = { $what } marca la misma diferencia con { $with_ } que con { $than }, hasta donde muestran estas partidas.
crossed-wins = { $what } vale { $amount } victorias { $more ->
    [less] menos
   *[more] más
} en 100 partidas con { $with_ } que con { $than } ({ $sure }).
crossed-points = { $what } vale { $amount } puntos { $more ->
    [less] menos
   *[more] más
} con { $with_ } que con { $than } ({ $sure }).
instead = { $new } en lugar de { $old }
crossed-name = { $what }: con { $with_ } y no con { $than }
told-one = { CAPITAL($sure) }.
told-part = { $sure }: { $n }
told = De { $n } diferencias: { AND($parts) }.
# $n: parejas; $apart: partidas
saved = { NUMBER($n) } parejas indican tanto como { NUMBER($apart) } partidas por variante con repartos distintos.
saved-some = { NUMBER($n) } parejas indican tanto como { NUMBER($apart) } partidas por variante con repartos distintos ({ NUMBER($saved) } ahorradas).
range = de { SIGNED($low, decimals: 1) } a { SIGNED($high, decimals: 1) }
difference = { SIGNED($value, decimals: 1) }
difference-whole = { SIGNED($value) }
number = { NUMBER($value, decimals: 1) }
number-whole = { NUMBER($value) }

## Títulos y líneas del informe.

report-title = { $title } – Table for One
report-skip = Ir al contenido
report-kind = Table for One · informe de un estudio
report-contents = En este informe
report-nav-won = Victorias
report-nav-points = Puntos
report-nav-sources = Orígenes
report-nav-differences = Diferencias
report-nav-doubts = Reservas
report-nav-again = Repetir
report-won = Partidas ganadas
report-won-about = Punto: partidas ganadas. Línea: el margen del 95 %. Punto abierto con línea discontinua: pocas partidas.
report-points = Ventajas
report-points-about = Cuántas veces se dio cada ventaja. Las barras llenas son partidas ganadas; la raya es la partida mediana.
report-sources = De dónde vienen los puntos
report-sources-about = Media de todas las partidas. Línea discontinua: puntos perdidos.
report-sources-caption = Puntos de media, tú / { $opponent }
report-differences = Diferencias con los mismos repartos
report-differences-about = Todas las variantes recibieron los mismos repartos, así que se comparan reparto por reparto.
    Seguro: el margen del 95 % excluye el cero incluso ampliado para todas las comparaciones. Probable: lo excluye por sí
    solo. Punto abierto con línea discontinua: no se encontró diferencia.
report-misleads = En este juego los puntos engañan; mira las victorias.
report-wins-unit = Victorias en 100 partidas
report-shown = Los gráficos muestran las primeras { $n } de { $all } diferencias.
report-crossed = ¿Cambia una elección lo que vale otra?
report-crossed-about = La diferencia de dos diferencias. Si es cero, las dos elecciones no dependen una de otra.
report-interaction = Interacción
report-interactions = Interacciones
report-one = Solo hay una variante, así que no se compara nada.
report-one-of = { $game }: solo hay una variante, así que no se compara nada.
report-doubts = Reservas
report-again = Repetir
column-won = ganadas
column-drawn = empatadas
column-of = de
column-rate = proporción
column-range = 95 %
column-lower = cuarto inferior
column-median = mediana
column-upper = cuarto superior
column-all = todas
column-pairs = parejas
column-points = puntos
column-sure = ¿seguro?
column-wins = victorias en 100

variant = Variante
# What differs between variants. $axis: its name in the file of the study
axis = { $axis ->
    [game] Juego
    [level] Nivel
    [modules] Expansiones
    [player] Jugador
    [options] Opciones
   *[other] { CAPITAL($axis) }
}
# Instead of the player’s own cards.
our-cards = Reconstruidas
either = { OR($names) }
# $names: of expansions
modules = { AND($names) }
margin-lead = Tus puntos menos los de { $opponent }
margin-points = Tus puntos
only-games = solo { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
median = mediana { $value }
opponent-ahead = { $opponent } por delante
you-ahead = tú por delante
points = puntos
rest = resto
you = tú
fewer-wins = menos victorias
more-wins = más victorias
costs-you = te cuesta
gains-you = te da

## Lo que los lectores de pantalla dicen de los gráficos.

label-rate = { $name }: { NUMBER($value) } %, entre el { NUMBER($low) } % y el { NUMBER($high) } %
label-rates = Partidas ganadas: { SEMICOLONS($parts) }.
label-median = { $name }: la partida mediana tiene { $value }
label-margins = Ventajas: { SEMICOLONS($parts) }.
label-side = { $who } { NUMBER($value) }
label-mean = { $name }: { COMMAS($sides) }
label-means = Puntos de media: { SEMICOLONS($parts) }.
label-difference = { $name }: { SIGNED($value, decimals: 1) }, entre { SIGNED($low, decimals: 1) } y { SIGNED($high, decimals: 1) }
label-wins = Diferencias en victorias en 100 partidas: { SEMICOLONS($parts) }.
label-points = Diferencias en puntos: { SEMICOLONS($parts) }.

## Lo que se jugó.

meta-games = { $n ->
    [one] 1 partida
   *[other] { NUMBER($n) } partidas
}
meta-some-games = { NUMBER($n) } de { NUMBER($all) } partidas
meta-players = jugadas por { AND($players) }
meta-variants = { $n ->
    [one] 1 variante
   *[other] { $n } variantes
}, { $games }
meta-seed = número de reparto { $seed }

## Reservas: un título y una frase.

doubt-many = Muchas comparaciones.
doubt-many-text = Hay { $n } márgenes, y 1 de cada 20 falla por azar. «Seguro» lo tiene en cuenta.
doubt-pairs = No todas las parejas.
doubt-pairs-text = La cuadrícula es grande, así que las variantes solo se comparan con el primer valor de cada eje.
doubt-points = Los puntos engañan.
doubt-points-text = Las partidas de { AND($games) } pueden terminar pronto, o perderse con más puntos. Mira las victorias.
doubt-cards = Cartas reconstruidas.
doubt-clock = No se puede repetir con exactitud.
doubt-clock-text = Un jugador pensó según el reloj, así que sus partidas pueden variar en otro equipo. Cuenta partidas simuladas.
doubt-player = El jugador no eres tú.
doubt-player-text = Lo que importa a { AND($players) } puede importarte más o menos a ti; el orden será probablemente el mismo.
doubt-unplayed = Aún sin jugar: { $name }.
doubt-unplayed-text = El estudio se detuvo antes de terminar. Continúalo.
doubt-few = Pocas partidas: { $name }.
doubt-few-text = Todo es posible del { NUMBER($low) } % al { NUMBER($high) } %. Un margen de ±5 necesita unas 400 partidas.
doubt-stopped-text = Se jugaron { $n } de { $all } partidas. { doubt-few-text }

## Lo que hace falta para repetirlo.

fact-version = { $version }
fact-commit = { $version }, commit { $id }
fact-rules = reglas { $n }, reglas y datos { $digest }
fact-compiled = { $version }, compilado
fact-plain = { $version }, interpretado
fact-time = Tiempo
fact-workers = { $time }, { $n ->
    [one] 1 proceso
   *[other] { $n } procesos
}
fact-rows = Filas
fact-table = { $file }, { $n ->
    [one] 1 partida
   *[other] { NUMBER($n) } partidas
}
fact-again = Otra vez
fact-same = el mismo archivo da las mismas partidas, byte por byte, en todos los equipos

## La tabla del banco de pruebas.

bench-task = prueba
bench-won = ganadas
bench-ahead = puntos de ventaja
bench-points-beside = puntos en comparación con { $other }
bench-wins-beside = victorias en 100 en comparación con { $other }
bench-rate = { PERCENT($rate) } ({ NUMBER($low) }–{ NUMBER($high) })
bench-mean = { $player }, media de { $n ->
    [one] 1 prueba
   *[other] { $n } pruebas
}
bench-range = { SIGNED($mean, decimals: 1) } (de { SIGNED($low, decimals: 1) } a { SIGNED($high, decimals: 1) })
bench-average = { PERCENT($value, decimals: 1) }

## Conjuntos de datos: sus campos y la página que los describe. Siempre se muestran en inglés.

field-cell = la preparación, en palabras
field-game = el juego
field-level = el nivel del rival; vacío si el juego no tiene
field-modules = las expansiones en juego
field-options = todas las opciones de la preparación
field-player = quién jugó
field-seed = el número de reparto: decide cartas, dados y todo el azar
field-outcome = ganada, perdida o empatada
field-score = los puntos del jugador
field-opponent = los puntos del rival; faltan si no tiene
field-early = ¿terminó la partida antes de tiempo?
field-decisions = a cuántas preguntas respondió el jugador
field-lines = la puntuación final: por qué, puntos del jugador, puntos del rival
field-choices = cada elección del jugador: su lugar entre las permitidas, desde 0
kind-text = texto
kind-number = número entero
kind-large-number = número entero grande
kind-yes-no = sí o no
kind-texts = lista de textos
kind-map = mapa de textos
kind-lines = lista de líneas
kind-numbers = lista de números enteros
dataset-title = Partidas de { $player }
dataset-about = { NUMBER($games) } partidas de Table for One, jugadas hasta el final por el jugador `{ $player }`.
dataset-about-own = { NUMBER($games) } partidas de Table for One, jugadas hasta el final por el jugador `{ $player }` (resumen { $digest }).
dataset-variant = - { $variant }: { NUMBER($games) } partidas
dataset-seeds = Cada preparación tiene los repartos { NUMBER($first) } a { NUMBER($last) }.
dataset-head = | campo | tipo | significado |
dataset-replay = Para ver lo que vio el jugador, repite una fila con `choices` como acciones compactas:
dataset-made-by = | hecho con | `{ $command }` |
dataset-version = | versión | Table for One { $version } |
dataset-licence = | licencia | MIT, como el programa que las jugó |
dataset-digest = | SHA-256 de { $file } | `{ $digest }` |
# Una preparación sin expansiones.
base-game = Juego base
question-level = ¿Cómo de difícil es cada nivel?
question-modules = ¿Qué cambia cada expansión?
