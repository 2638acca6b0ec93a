# La página de inicio, y la preparación de una partida.

# $n: partidas plegadas
lobby-more = { $n ->
    [one] 1 partida más en curso
   *[other] { $n } partidas más en curso
}
# $n: games, many
lobby-every = Ver las { $n } partidas en curso
lobby-open-link = Abrir un enlace
# $target: puntos
lobby-target = { $target } por superar

## La fuerza de un rival: lo que ha logrado nuestro experto contra él.

odds-easy = El experto gana casi siempre
odds-good = El experto suele ganar
odds-even = Igualado para el experto
odds-hard = El experto suele perder
odds-very-hard = El experto gana pocas veces
odds-hardly = El experto no gana casi nunca
odds-measured = { $won } de { $games } partidas
odds-measured-without-search = { $won } de { $games } partidas, sin búsqueda
odds-windows = { $won } de 10

## La página de inicio.

# $hour: "morning", "afternoon" o "evening"
lobby-greeting = { $hour ->
    [morning] Buenos días. Tu mesa está lista.
    [afternoon] Buenas tardes. Tu mesa está lista.
   *[evening] Buenas noches. Tu mesa está lista.
}
lobby-about = { $n ->
    [one] 1 juego, con un rival que sigue las reglas impresas y te dice por qué.
   *[other] { $n } juegos, con rivales que siguen sus reglas impresas y te dicen por qué.
}
lobby-open-file = Abrir una partida
lobby-running = Partidas en curso
lobby-new = Empezar una partida
lobby-play = Nueva partida
lobby-lesson = Lección
lobby-daily = Reparto del día
lobby-delete = Eliminar esta partida: { $game }
lobby-opponents = { OR($opponents) }
lobby-against = Contra { $opponents }.
lobby-companion = Con tu propia caja
lobby-companion-title = La aplicación juega por { $opponent } en tu mesa real
lobby-passport = Tu pasaporte
lobby-round = ronda { $round }
lobby-round-of = ronda { $round } de { $rounds }
stamp-best = récord
stamp-none = aún sin jugar

## El reparto de hoy.

daily-title = Reparto del día · { $date }
daily-about = { $opponent }. Hoy todos tienen las mismas cartas y los mismos dados.
daily-about-way = { $opponent }, { $way }. Hoy todos tienen las mismas cartas y los mismos dados.
daily-streak-about = Perder no rompe la racha.
# $outcome: "won", "lost" o "draw"; $mine, $theirs: puntos
daily-played = { $outcome ->
    [won] Has ganado { $mine }–{ $theirs }.
    [lost] Has perdido { $mine }–{ $theirs }.
   *[draw] Empate, { $mine }–{ $theirs }.
}
daily-played-alone = { $outcome ->
    [won] Has ganado con { $mine }.
    [lost] Has perdido con { $mine }.
   *[draw] Empate con { $mine }.
}
daily-play = Jugar
daily-continue = Continuar
daily-result = Resultado
daily-button = (reparto del día)
# Tras el número. $n: días
daily-streak = { $n ->
    [one] día seguido
   *[other] días seguidos
}
daily-longest = racha más larga: { $n }
daily-longest-label = racha más larga
daily-week = Esta semana
daily-month = Día a día: { month-name }
daily-won = ganado
daily-lost = perdido
daily-today = hoy
daily-miss = sin jugar
daily-later = por venir
daily-share = Compartir tu resultado
daily-share-text = Texto para compartir
share-text-title = Table for One · { $date }
share-text-result = { $outcome ->
    [won] He ganado a { $opponent } { $mine }–{ $theirs }
    [lost] { $opponent } me ha ganado { $theirs }–{ $mine }
   *[draw] Empate con { $opponent }, { $mine }–{ $theirs }
}
share-text-result-alone = { $outcome ->
    [won] He ganado a { $opponent } con { $mine }
    [lost] { $opponent } me ha ganado; yo tenía { $mine }
   *[draw] Empate con { $opponent }; yo tenía { $mine }
}
# $blocks: un cuadrado por cada uno de los últimos siete días; $n: días
share-text-week = Últimos siete días { $blocks } · racha { $n }

## ¿Y ahora? $why: uno de los motivos; $way: el nivel

next-title = ¿Y ahora?
next-game = { $game }: { $why }
next-level = { $game }, { $way }: { $why }
next-play = Nueva partida
next-learn = { $n ->
    [one] el anfitrión te enseña las primeras rondas en cerca de 1 minuto.
   *[other] el anfitrión te enseña las primeras rondas en unos { $n } minutos.
}
next-win = conoces las reglas; ahora gana una partida.
next-harder = prueba el nivel siguiente.

## La preparación de una partida.

setup-title = Preparación: { $game }
setup-ready = Todo está listo. Cambia lo que quieras o empieza ya.
setup-first = ¿Es tu primera vez?
setup-primer = El juego en pocas frases
setup-strength = Dificultad
setup-modules = Expansiones
setup-modules-about = Sin marcar nada, se juega el juego básico.
setup-meets = juegas contra { $opponent }
setup-advanced = Más opciones
setup-advanced-about = { $n ->
    [0] número de reparto
    [one] número de reparto y 1 opción
   *[other] número de reparto y { $n } opciones
}
setup-deal-about = El mismo número da las mismas cartas y los mismos dados. Déjalo vacío para un reparto nuevo.
setup-deal-new = reparto nuevo
setup-refused = No disponible: { $module }.
setup-deck = { $link }: { $deck }. Introdúcelas una vez; cada partida nueva las usa.
setup-start = Empezar
setup-summary = Tu partida
setup-game = { $game } contra { $opponent }
setup-game-way = { $game } contra { $opponent }, { $way }
setup-printed = Todas las cartas son como las impresas
setup-reconstructed = Algunas cartas son reconstruidas
setup-reconstructed-about = No se han encontrado los originales impresos:
colour-blue = azul
colour-red = rojo
colour-yellow = amarillo
setup-seed = «{ $seed }» no es un número entero. Déjalo vacío para un reparto nuevo.
setup-not-text = El archivo para { $option } no es texto. Elige un archivo TOML.

## Antes de eliminar una partida, y partidas que no se abren.

delete-page = Eliminar una partida
delete-title = ¿Eliminar esta partida?
delete-score = { $mine }–{ $theirs }.
delete-score-alone = { $mine ->
    [one] 1 punto.
   *[other] { $mine } puntos.
}
delete-trouble = La partida no se puede abrir. { $why }
delete-for-good = La partida también desaparece de tu historial. No se puede deshacer.
delete-keep = Conservarla
delete-download = Descargarla antes
delete-button = Eliminar partida
trouble-title = No se puede abrir
trouble-game = Una partida
# $n: datos; $when: como «ayer, 10:20»
trouble-entries = { $n ->
    [one] Hay 1 dato guardado; última vez: { $when }.
   *[other] Hay { $n } datos guardados; última vez: { $when }.
}
trouble-unchanged = No se ha cambiado nada.
trouble-back-about = Puedes volver hasta justo antes del problema y seguir jugando.
trouble-back = Volver atrás
trouble-report = Descargar informe
trouble-report-about = Envía el informe a los autores, por favor. Es un archivo pequeño con la posición y tu jugada.
trouble-open = Esta partida no se puede abrir. { $why }
