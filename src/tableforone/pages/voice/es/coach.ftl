# El entrenador en la mesa. El turno y el motivo vienen del propio entrenador.

hint-open = Consejo
hint-open-title = Mostrar el mejor turno (H)
hint-silent = El entrenador no responde. Tu partida sigue.
hint-none = Esta vez no hay consejo.
hint-region = Consejo
hint-line = El turno, jugada a jugada
hint-out-of-reach = Ganar está fuera de alcance (menos del 5 %), así que este consejo cuenta puntos.
hint-win = probabilidad de ganar
hint-range = margen { PERCENT($low) }–{ PERCENT($high) }
hint-points = puntos al final
hint-points-range = margen { $low }–{ $high }
hint-play = Jugar así
hint-stops = se para al revelar una carta o una tirada
hint-others = { $n ->
    [one] 1 turno más
   *[other] { $n } turnos más
  }
hint-others-about = Elige uno para verlo en la mesa.
hint-behind = { $points ->
    [one] 1 punto menos
   *[other] { $points } puntos menos
  }
hint-about-equal = casi igual
hint-close = Cerrar
hint-simulated = { $games ->
    [one] 1 partida simulada por turno
   *[other] { $games } partidas simuladas por turno
  }

## Junto al marcador, si los ajustes lo piden.

chance-label = victoria
chance-about-now = Cuántas veces ganaría el entrenador desde aquí
chance-points = ≈ { $points }
line-empty = En este turno no hay jugadas. Pide otro consejo.

## El análisis de una partida terminada.

review-title = Análisis
review-result = Resultado
review-replay = Repetición
review-won = ¡Ganas!
review-lost = Gana { $opponent }
review-draw = Empate
review-you = Tú
review-begins = El entrenador está mirando cada decisión de esta partida.
review-progress = { $every ->
    [one] { $done } de { $every } decisión valorada.
   *[other] { $done } de { $every } decisiones valoradas.
  }
review-queued = El entrenador está analizando otra partida. Esta empezará después.
review-silent = El entrenador no responde. Recarga la página para volver a intentarlo.
review-nobody = Aquí no hay entrenador. Abre esta partida en la aplicación de un ordenador, o escribe

# $n: puntos
amount-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }

finding-good-luck = La suerte te ha dado { $amount }.
finding-bad-luck = La suerte te ha costado { $amount }.
finding-even-luck = La suerte ha estado equilibrada.
finding-no-cost = No has dejado escapar casi nada.
finding-cost = Tus jugadas han costado { $cost }; de ellos, { $worst } en una sola decisión de la ronda { $round }.

curve-chance = Tu probabilidad de ganar, decisión a decisión
curve-points = Tu ventaja, decisión a decisión
curve-about-chance = Cuántas veces ganaría el entrenador desde aquí. Rayado: suerte (cartas, dados, { $opponent }). Lleno: lo que costaron tus jugadas.
curve-about-points = Ganar estaba fuera de alcance, así que esto es tu ventaja esperada en puntos. Rayado: suerte (cartas, dados, { $opponent }). Lleno: lo que costaron tus jugadas.
curve-label-chance = Probabilidad de ganar: del { PERCENT($start) } al principio al { PERCENT($end) } al final
curve-label-points = Ventaja esperada en puntos: { $start } al principio, { $end } al final
curve-round = ronda { $n }
curve-luck = Suerte
curve-moves = Tus jugadas

sum-start = inicio
sum-luck = suerte
sum-moves = jugadas
sum-end-chance = resultado
sum-end-points = ventaja

turning-title = Punto de inflexión
turning-round = Ronda { $n }.
turning-move = Elegiste «{ $move }».
turning-share = Suerte: { $luck }. Tu jugada: { $cost }.
turning-look = Verlo
turning-none = No lo hubo: tu probabilidad cambió poco a poco.

costs-title = { $n ->
    [0] Ninguna decisión cara
    [one] La decisión más cara
   *[other] Las { $n } decisiones más caras
  }
costs-about = Cada una se ha comparado con el turno mejor en { $games } partidas simuladas, las mismas para los dos.
cost-question = Pregunta { $n }
cost-you = Tú
cost-better = Mejor
cost-play = Jugar el turno mejor

## Tu fuerza y los compañeros de práctica. $points, $low, $high: puntos.

strength-like = Haces de media { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
strength-range = Haces de media de { $low } a { $high } { $high ->
    [one] punto
   *[other] puntos
}
strength-none = Aún sin fuerza medida
strength-from = Margen { $low }–{ $high }, de tus últimas { $games } partidas analizadas. Guardado solo en este dispositivo.
strength-few = De { $games } partidas analizadas; con más será más preciso. Guardado solo en este dispositivo.
strength-first = Analiza 2 partidas terminadas sin expansiones para ver tu fuerza.
strength-between = Entre { $one } ({ $low }) y { $other } ({ $high }).
strength-below = { $name } hace de media { $points }.
strength-above = Por encima de { $name } ({ $points }).

rivals-nav = Compañeros
rivals-title = Compañeros de práctica
rivals-about = Seis jugadores virtuales, de Anni a Felix. Tu fuerza se mide igual: en puntos por partida, de media.
rivals-who = Jugador
rivals-points = Puntos
rivals-wins = Victorias, { $level }
rivals-wins-any = Victorias
rivals-next = el siguiente
rivals-play = Jugar: { $level }
rivals-half = El duelo más igualado: ganarías cerca del { PERCENT($chance) }.
rivals-measured = Puntos y victorias se han medido en al menos 50 partidas por nivel, sin expansiones. Con «tableforone simulate GAME --player anni» juega uno de ellos.
lobby-strength = { $game }: haces de media { $points } (margen { $low }–{ $high }). Con dificultad { $level } ganarías cerca del { PERCENT($chance) } de tus partidas.
lobby-partners = Compañeros

## Encuentra el turno: un problema al día.

puzzle-title = Encuentra el turno
puzzle-about = { $moves ->
    [one] { $game }: un turno de 1 jugada es claramente el mejor. ¿Lo encuentras?
   *[other] { $game }: un turno de { $moves } jugadas es claramente el mejor. ¿Lo encuentras?
  }
# una decisión de una partida analizada
puzzle-own-about = De tu propia partida de { $game }: en una decisión, un turno era claramente el mejor. ¿Lo encuentras?
puzzle-kept = Una decisión costosa de esta partida es ahora un problema en la primera página.
puzzle-review = Análisis de la partida
puzzle-start = Encuentra el turno
puzzle-continue = Continuar
puzzle-check = Comprobar turno
puzzle-show = Ver la solución
puzzle-untried = Primero haz tus jugadas
puzzle-untried-about = Juega todo el turno en la mesa y después compruébalo. Puedes deshacer cada jugada.
puzzle-back = Volver al problema
puzzle-none = No hay problemas. Instala el programa de nuevo.
puzzle-gone = Este problema ya no existe: su partida se borró o cambió. Analiza otra partida.
puzzle-unfit = Este problema no corresponde a la partida. Analízala de nuevo.
puzzle-other-version = Esta versión de la aplicación no tiene este problema. Sigue jugando, o prueba el problema de hoy.
review-unfinished = La partida no ha terminado. Analízala cuando termine.
puzzle-found = ¡Lo has encontrado!
puzzle-close = Casi
puzzle-missed = Esta vez no
puzzle-answer = El mejor turno
puzzle-worth = { $points ->
    [one] Este turno vale cerca de 1 punto más que cualquier otro.
   *[other] Este turno vale unos { $points } puntos más que cualquier otro.
  }
puzzle-made = tú también
puzzle-yours = Tus jugadas
puzzle-home = Todos los juegos
puzzle-again = Otra vez
