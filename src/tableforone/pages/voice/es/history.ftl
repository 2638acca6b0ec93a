# El historial, y las fechas.

history-about = Cada partida se guarda jugada a jugada. Mira su repetición, continúa desde cualquier jugada o descárgala.
# Tras el número. $n: partidas
history-finished = { $n ->
    [one] partida terminada
   *[other] partidas terminadas
}
history-won = { $n ->
    [one] partida ganada
   *[other] partidas ganadas
}
history-streak = { $n ->
    [one] victoria seguida
   *[other] victorias seguidas
}
history-reveals = { $n ->
    [one] partida con algo revelado y deshecho
   *[other] partidas con algo revelado y deshecho
}
history-games = Partidas terminadas
history-way = Nivel y expansiones
history-length = Duración
history-when = Cuándo
history-links = Enlaces
outcome-won = ganada
outcome-lost = perdida
outcome-draw = empate
history-lesson = lección
history-puzzle = problema
history-not-counted = No cuenta en las estadísticas.
history-undid = revelado y deshecho
history-undid-about = Se vio una carta o una tirada y después se deshizo
history-result = resultado
history-replay = repetición
history-result-of = Resultado: { $game }, { $date }
history-replay-of = Repetición: { $game }, { $date }
history-empty = Aún no hay partidas terminadas. Aparecerán aquí.
history-minutes = { $n } min
history-days = varios días

## El gráfico y la tabla de al lado.

history-chart = Ganadas y perdidas
history-chart-about = Una marca por partida, la más antigua primero: llena = ganada; altura = diferencia.
# $n: games, many
history-chart-last = Son las últimas { $n } partidas.
history-chart-label = { $n ->
    [one] Diferencia en 1 partida terminada: ganada por encima de la línea, perdida por debajo. Los números están en la tabla de al lado.
   *[other] Diferencias en { $n } partidas terminadas: ganadas por encima de la línea, perdidas por debajo. Los números están en la tabla de al lado.
}
history-dot = { $game }, { $date }: { $mine }–{ $theirs }
history-dot-alone = { $game }, { $date }: { $mine }
history-ahead = delante
history-behind = detrás
tally-won = Ganadas
tally-drawn = Empates
tally-lost = Perdidas
tally-rate = Victorias
tally-best = Récord
tally-mean = Media
tally-points = { NUMBER($points, decimals: 1) }

## Fechas y horas. $weekday: 1 es lunes

date = { $day } de { month-name } de { $year }
date-weekday = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}, { $day } de { month-name }
weekday-short = { $weekday ->
    [1] lu
    [2] ma
    [3] mi
    [4] ju
    [5] vi
    [6] sá
   *[7] do
}
month-name = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
ago-now = ahora mismo
ago-minutes = { $n ->
    [one] hace 1 minuto
   *[other] hace { $n } minutos
}
ago-today = hoy, { $time }
ago-yesterday = ayer, { $time }
