# Lo que escriben los comandos.

## games, engines, languages

# $id: what to type; $game: its name; $opponents: their names
games-line = { $id }: { $game }, contra { OR($opponents) }
# $levels: all; $default: one of them
games-levels = niveles: { COMMAS($levels) } (si no, { $default })
# $module: what to type; $about: what it adds
games-module = módulo { $module }: { $about }
# $option: what to type; $values: its choices; $about: what it changes
games-option = opción { $option }={ $values }: { $about }
# $default: one of the choices
games-option-default = opción { $option }={ $values } (si no, { $default }): { $about }
# $name: of a game; $file: its engine
engine-compiled = { $name }: compilado ({ $file })
engine-plain = { $name }: Python puro ({ $file })
engines-slow = Los motores en Python puro juegan las mismas partidas unas seis veces más despacio. Con un compilador de C,
    `make play` compila otros en segundo plano y los usa a partir del próximo inicio. `make fast` los compila enseguida
    y dice cómo los usan otros comandos.
# $id: what to type; $name: of the language; $share: part of all messages; $n, $all: messages
language-line = { $id } ({ $name }): { PERCENT($share) }, { $n } de { $all } textos
# $part: a folder of the program; $n, $all: messages
language-part = { $part }: { $n } de { $all } textos

## Partidas guardadas

tables-none = Aún no hay partidas guardadas. `tableforone play` empieza una.
tables-trouble = Una partida que no se puede abrir aún se puede exportar o borrar.
# $id: of a game; $file: its name
export-done = La partida { $id } está ahora en { $file }.
# $trouble: a sentence
export-trouble = La partida no se puede abrir, así que el archivo solo tiene lo que se pudo leer. { $trouble }
# $id: of a game
import-done = Se ha añadido la partida { $id }. Para continuar: tableforone play --resume { $id }
# $game: a line about it
share-game = La partida entera:
share-beat = Supera mi reparto:
share-opens = La aplicación y el sitio web abren estos enlaces: sigue el enlace, o pégalo en «Abrir un enlace».
# $moment: what was asked for; $last: the last one there is
share-no-moment = No hay un momento { $moment } en esta partida. Elige de 0 a { $last }.

delete-done = Borrada: { $game }
# $day: of the backup; $holds: games and cards in it
restore-done = Tus partidas están como el { $day }: { $holds }.
# $files: their names
restore-before = Lo que había antes está en la misma carpeta: { AND($files) }.
# $day: of the latest backup
restore-how = Para recuperar la última: tableforone restore { $day }
restore-none = Aún no hay copias de seguridad. Se hace una cada día que juegas; se guardan las siete últimas.

## replay

# $difference: a sentence
replay-differs = El archivo no concuerda con las reglas: { $difference }
# $n: moves, cards and dice in the file; $fingerprint: of the game
replay-agrees = El archivo concuerda con las reglas: { $n ->
    [one] 1 dato
   *[other] { $n } datos
}, huella { $fingerprint }.
# $n, $all: entries
replay-reworded = Desde entonces ha cambiado el texto de { $n } de { $all } datos. La partida es la misma.
# $question: that is open
replay-open = Ahora: { $question }

## review

# $done, $all: decisions
review-progress = { $done } de { $all } decisiones
# $game: its name. What follows is in % of the winning chance, or in points where winning was out of reach.
review-title-chance = { $game }: tu probabilidad de ganar en %, decisión por decisión
review-title-points = { $game }: tu ventaja esperada en puntos, decisión por decisión
# $round; $value: chance or lead; $bar: the same as a bar
review-row = ronda { $round }  { $value }  { $bar }
# $cost: of the move
review-row-cost = ronda { $round }  { $value }  { $bar }  coste { $cost }
# $start, $end: chance or lead; $luck; $cost: of all moves
review-sum = Comienzo { $start }. Suerte { SIGNED($luck) }. Coste de tus jugadas { $cost }. Resultado { $end }.
# $round; $question: that was asked; $cost; $move: the moves you made
review-move = Ronda { $round }, coste { $cost }. { $question } Tú: { $move }.
# $move: the moves of a better turn; $why: a sentence
review-better = Mejor: { $move }. { $why }
# $round; $before, $after: chance or lead; $luck; $cost: of the move; $move: what you chose; $happened: sentences
review-turning = Punto de inflexión: ronda { $round }, de { $before } a { $after } (suerte { SIGNED($luck) }, coste de tu jugada { $cost }). Tú: { $move }. { $happened }
review-no-turning = No hubo punto de inflexión.
# $player: its name; $n, $all: questions
review-same = { $player } elegiría lo mismo en { $n } de { $all } preguntas.
# $question: that was asked; $move: what you chose; $other: what the player would choose
review-other = { $question } Tú: { $move }. { $player }: { $other }.

## deck

# $file: its name; $option: what to type
deck-written = Escrito en { $file }. Para jugar con ello: --option { $option }={ $file }
# $cards: their names
deck-imported = Importado: { COMMAS($cards) }.
# $deck: its name; $n, $all: cards
deck-title = { $deck }: { $n } de { $all } introducidas de tu propia caja.
deck-unknown = sin introducir; se usa la carta reconstruida

## Jugadores virtuales

# $n: games
learn-done = { $game }: aprendido de { $n ->
    [one] 1 partida
   *[other] { NUMBER($n) } partidas
}. La red está en { $file }.
# $done, $all: games; $s: seconds; $won: part of them; $mine, $theirs: mean points; $error: of the estimate
learn-progress = { $done } de { $all } { $all ->
    [one] partida
   *[other] partidas
}, { NUMBER($s) } s: { PERCENT($won) } ganadas, { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) } puntos, error { NUMBER($error, decimals: 1) }
# $rate: part of games won; $low, $high: its range in %; $n: games; $points: mean points
ladder-line = { PERCENT($rate, decimals: 1) } ganadas ({ NUMBER($low) }–{ NUMBER($high) } %), { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}, { $points }
# $line: the line before; $ms: for each decision
ladder-line-time = { $line }, { NUMBER($ms, decimals: 2) } ms
# $mine, $theirs: mean points
points = { NUMBER($mine, decimals: 1) } puntos
points-both = { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) } puntos
# $game, $level: their names; $n: positions; $games
calibrate-title = { $game } { $level }: { NUMBER($n) } posiciones de { $games ->
    [one] 1 partida
   *[other] { NUMBER($games) } partidas
}
# $error, $plain, $unseen: in points of %; $start, $won: parts of 1
calibrate-line = error medio { NUMBER($error, decimals: 1) } % (solo la red { NUMBER($plain, decimals: 1) } %, partidas sin ajustar { NUMBER($unseen, decimals: 1) } %); { PERCENT($start) } al comienzo, ganadas { PERCENT($won) }
# $n: positions; $games: games; $judge: evaluations
regret-title = { $game }: { NUMBER($n) } posiciones de { NUMBER($games) } partidas, juzgadas con { $judge } evaluaciones
# $budget: evaluations; $same: part of 1; $points, $chance: what is lost for each decision; $plus, $more: half of their ranges
regret-line = { $budget }: misma elección { PERCENT($same) }, pierde por decisión { NUMBER($points, decimals: 2) } ± { NUMBER($plus, decimals: 2) } puntos y { NUMBER($chance, decimals: 2) } ± { NUMBER($more, decimals: 2) } % de probabilidad de ganar
# $game, $level: their names; $seed, $number: which move of which game; $points: how much better; $reason: a sentence
puzzles-line = { $game } { $level }, reparto { $seed }, jugada { $number }: { $points } puntos mejor. { $reason }
# $n: puzzles
puzzles-sum = { $n ->
    [one] 1 problema
   *[other] { $n } problemas
  } en { $games ->
    [one] 1 partida.
   *[other] { $games } partidas.
  }
# $progress: how far it is, in words; $rate: games per second
simulate-progress = { $progress } ({ NUMBER($rate, decimals: 2) } partidas por segundo)
# $player: its name; $budget: how long it thinks
player-budget = { $player } ({ $budget } por decisión)
# $setup: game, level, modules; $n: games; $seed: of the first
simulate-title = { $setup }, jugador { $player }, { $n ->
    [one] 1 partida
   *[other] { $n } partidas
} desde el reparto { $seed }
# $won, $lost, $drawn: games; $rate: part of them won; $low, $high: its range in %
simulate-won = ganadas { $won }, perdidas { $lost }, empatadas { $drawn }: { PERCENT($rate, decimals: 1) } ganadas (margen del 95 %: { NUMBER($low, decimals: 1) }–{ NUMBER($high, decimals: 1) } %)
# $mine: mean points
simulate-score = marcador medio { NUMBER($mine, decimals: 1) }
# $mine, $theirs: mean points
simulate-scores = marcador medio { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) }
# $s: seconds; $games, $decisions: in a second
simulate-speed = { NUMBER($s, decimals: 1) } s, { NUMBER($games, decimals: 1) } partidas/s, { NUMBER($decisions) } decisiones/s

## Laboratorio

# $folder: its path
study-stopped = Detenido. Las partidas jugadas hasta ahora están guardadas en { $folder }. El mismo comando continúa.
# $file: its path
verify-differs = { $file } no concuerda con las reglas.
# $n: games
verify-agrees = { $file } concuerda con las reglas: { $n ->
    [one] 1 partida repetida
   *[other] { NUMBER($n) } partidas repetidas
}.
