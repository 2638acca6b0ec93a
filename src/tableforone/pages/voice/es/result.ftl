# El resultado de una partida.

result-title-won = Has ganado
result-title-lost = Has perdido
result-title-draw = Empate

result-heading-won = ¡Ganas!
result-heading-lost = Gana { $opponent }
result-heading-draw = Empate
result-heading-shared-by = Una partida de { $sender }
result-heading-shared = Una partida compartida

# $by: puntos
result-by-won = { $by ->
    [one] por 1 punto
   *[other] por { $by } puntos
}
result-by-lost = { $by ->
    [one] te ha faltado 1 punto
   *[other] te han faltado { $by } puntos
}
# $n: jugadas
result-undone = { $n ->
    [one] 1 jugada deshecha
   *[other] { $n } jugadas deshechas
}
result-deal = reparto { $deal }
# $n: cartas o tiradas
result-reveals = { $n ->
    [one] Has deshecho 1 jugada que revelaba algo; el historial lo señala en esta partida.
   *[other] Has deshecho { $n } jugadas que revelaban algo; el historial lo señala en esta partida.
}
result-you = Tú
result-board = La mesa al final

## Récord, puntuación habitual, balance.

result-first = Tu primera partida terminada contra { $opponent } en este nivel.
result-first-no-level = Tu primera partida terminada contra { $opponent }.
# $best: puntos; $by: puntos más
result-best-new = { $by ->
    [one] Nuevo récord: 1 punto más que el anterior ({ $best }).
   *[other] Nuevo récord: { $by } puntos más que el anterior ({ $best }).
}
result-best-equal = Tantos puntos como en tu mejor partida ({ $best }).
# $rank: 2, 3, …; $games: todas las partidas
result-best-not = { $rank ->
    [2] Tu segunda mejor puntuación en { $games } partidas. La mejor: { $best }.
    [3] Tu tercera mejor puntuación en { $games } partidas. La mejor: { $best }.
   *[other] Tu mejor puntuación es { $best }; esta partida es la número { $rank } de { $games }.
}
# $usual: puntos
result-usual-more = { $by ->
    [one] 1 punto más de lo habitual ({ $usual }).
   *[other] { $by } puntos más de lo habitual ({ $usual }).
}
result-usual-less = { $by ->
    [one] 1 punto menos de lo habitual ({ $usual }).
   *[other] { $by } puntos menos de lo habitual ({ $usual }).
}
result-usual-same = Más o menos lo habitual ({ $usual }).
result-balance = { $games ->
    [one] Llevas ganada { $won } de { $games } partida en este nivel.
   *[other] Llevas ganadas { $won } de { $games } partidas en este nivel.
}
result-balance-no-level = { $games ->
    [one] Llevas ganada { $won } de { $games } partida.
   *[other] Llevas ganadas { $won } de { $games } partidas.
}

## ¿Y ahora?

result-share = Compartir
result-review = Análisis
result-again = Jugar otra
result-challenge = Retar a alguien
result-same-deal = Mismo reparto
result-replay = Repetición
result-download = Descargar
result-table = Mesa
result-delete = Eliminar

## La puntuación.

result-steps = La puntuación paso a paso
result-steps-about = Los números sobre los escalones son subtotales; las barras huecas son de { $opponent }.
result-steps-about-alone = Los números sobre los escalones son subtotales.
result-step = { $theirs ->
    [none] { $what }: { SIGNED($mine) }, total { $total }.
   *[other] { $what }: tú { SIGNED($mine) }, { $opponent } { SIGNED($theirs) }.
}
result-total = Total
result-known = Lo que se sabe
result-from = Puntos por

## El curso de la partida.

result-turn = El punto de inflexión
result-turn-round = Ronda { $round }: { $said }
result-turn-won = { $behind ->
    [one] Antes de esta jugada ibas 1 punto por detrás; después, nunca más.
   *[other] Antes de esta jugada ibas { $behind } puntos por detrás; después, nunca más.
}
result-turn-lost = { $behind ->
    [one] Antes de esta jugada ibas 1 punto por delante. Desde aquí mandó { $opponent }.
   *[other] Antes de esta jugada ibas { $behind } puntos por delante. Desde aquí mandó { $opponent }.
}
result-turn-won-alone = Antes de esta jugada estabas por debajo de 0; después, nunca más.
result-turn-lost-alone = Antes de esta jugada estabas por encima de 0; después, nunca más.
result-before = antes
result-after = después
result-turn-replay = Repetir desde aquí
result-turn-share = Compartir momento
result-course = Así fue
result-course-label = { $n ->
    [one] Marcador tras tu jugada; al final { $mine }–{ $theirs }.
   *[other] Marcador tras cada una de tus { $n } jugadas; al final { $mine }–{ $theirs }.
}
result-course-label-alone = { $n ->
    [one] Marcador tras tu jugada; al final { $mine }.
   *[other] Marcador tras cada una de tus { $n } jugadas; al final { $mine }.
}
result-start = inicio
result-end = final
result-final = puntuación final
result-daily = Compartir el resultado de hoy
result-copy = Copiar
result-copied = Copiado
result-selected = Seleccionado
result-spoils-nothing = No revela nada del reparto.
