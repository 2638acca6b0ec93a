# Lo que el entrenador dice de una jugada. $points, $low, $high, $times, $games: números; $other: una jugada en pocas palabras.

## Cuánto supera el mejor turno al siguiente.

verdict-first = Primera impresión
verdict-plan = Este turno parece el mejor. El entrenador lo compara con el siguiente.
verdict-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } más que tu segundo mejor turno.
verdict-chance = { PERCENT($chance) } más de probabilidad de ganar que tu segundo mejor turno.
verdict-equal = Casi igual que «{ $other }»: como mucho { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } de diferencia.
verdict-close = Muy igualado con «{ $other }»: la diferencia puede ser de { $points } puntos en un sentido o en otro.
verdict-alone = Las demás opciones no merecen una segunda mirada.

## Por qué: con este turno pasa algo que con el otro pasa menos.

reason-always = { $event }
reason-often = { $event } Pasa en { $times } de { $games } partidas simuladas; tras el otro turno, en { $less ->
        [0] ninguna
       *[other] { $less }
    }.
reason-saves = Tras el otro turno, en { $times } de { $games } partidas simuladas (tras este, en { $less ->
        [0] ninguna
       *[other] { $less }
    }): { $event }
# $amount: una frase
reason-amount = { $amount }
reason-mine = { $points ->
    [one] Consigues cerca de 1 punto
   *[other] Consigues unos { $points } puntos
  } más.
reason-mine-fewer = { $points ->
    [one] Consigues cerca de 1 punto
   *[other] Consigues unos { $points } puntos
  } menos.
reason-theirs = { $points ->
    [one] { $opponent } consigue cerca de 1 punto
   *[other] { $opponent } consigue unos { $points } puntos
  } menos.
reason-theirs-more = { $points ->
    [one] { $opponent } consigue cerca de 1 punto
   *[other] { $opponent } consigue unos { $points } puntos
  } más.
# casi toda la diferencia llega después de los turnos simulados
reason-later = Los puntos llegan más tarde: en los próximos turnos, ambos dan más o menos los mismos.
reason-none = No destaca ninguna causa concreta.

## Cuando no puede decir nada.

coach-stopped = El entrenador se ha parado. Tu partida sigue; pregunta otra vez si quieres.
coach-slower = En el navegador, sin servidor, el entrenador compara menos turnos y simula menos
    partidas.

## Lo mismo en un terminal.

hint-chance = Probabilidad de ganar: { PERCENT($chance) }, margen { PERCENT($low) } a { PERCENT($high) }.
hint-points = Ganar está fuera de alcance (menos del 5 %), así que cuentan los puntos: unos { $points }, margen { $low } a { $high }.
hint-other = O: { $turn }. { $reason }
hint-equal = Más o menos igual.
hint-perhaps = { $points ->
    [one] Quizá 1 punto menos.
   *[other] Quizá { $points } puntos menos.
  }
review-not-over = La partida no ha terminado. Analízala cuando termine.
