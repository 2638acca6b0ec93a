# La línea de comandos: lo que muestra --help.
# Cada línea va en infinitivo, en minúscula, sin punto, con 60 caracteres como mucho.

about = Juega a solas a juegos de mesa contra sus rivales en solitario impresos.
usage = Uso:
help-positional = Argumentos
help-options = Opciones
help-help = mostrar esta ayuda
help-version = mostrar la versión
# $languages: what there is
help-language = elegir el idioma: { OR($languages) } (si no, el del sistema)

## Comandos.

command-serve = abrir la aplicación en tu navegador
command-games = listar juegos, rivales, niveles, módulos y opciones
command-engines = mostrar los motores en uso, compilados o no
command-play = jugar en el terminal, o continuar una partida
command-companion = hacer jugar al rival en tu mesa real
command-lesson = aprender un juego en el terminal, o seguir aprendiendo
command-daily = jugar el reparto del día, igual para todos
command-simulate = hacer jugar muchas partidas a un jugador virtual
command-learn = entrenar al experto con sus propias partidas
command-ladder = mostrar cuántas veces gana cada jugador en cada nivel
command-calibrate = comparar lo previsto por el experto con sus resultados
command-regret = medir lo que pierde un consejo al pensar menos
command-puzzles = buscar posiciones con un turno claramente mejor
command-study = jugar un estudio con los mismos repartos, con informe
command-bench = medir a un jugador, o comprobar un resultado
command-dataset = escribir muchas partidas como conjunto de datos
command-replay = repetir una partida guardada según las reglas
command-review = analizar una partida guardada con el entrenador
command-tables = listar tus partidas guardadas, la última primero
command-export = escribir una partida guardada en un archivo
command-import = añadir una partida desde un archivo
command-share = dar los enlaces que contienen una partida
command-delete = borrar partidas guardadas
command-restore = listar las copias de seguridad, o recuperar una
command-deck = listar, introducir, exportar o importar tus cartas
command-rules = mostrar las reglas de un juego, o una regla
command-languages = mostrar lo completo que está cada idioma

## Argumentos de varios comandos.

help-level = elegir el nivel del rival
help-modules = elegir módulos, separados por comas
help-option = fijar una opción del juego; se puede repetir
help-seed = elegir el reparto: mismo número, mismas cartas y dados
help-seed-first = elegir el número del primer reparto
help-workers = fijar el número de procesos (si no, todos los núcleos)
help-json = escribir JSON en la última línea
help-data = elegir la carpeta de datos (si no, TABLEFORONE_DATA)
help-one-game = mostrar solo un juego
# $players: their names
help-player = elegir quién juega: { $players }
# $players: their names; $default: one of them
help-player-default = elegir quién juega: { $players } (si no, { $default })
# $players: their names
help-one-player = mostrar solo un jugador: { $players }
help-budget = limitar lo que piensa: 500 (evaluaciones) o 200ms
# $n: the default
help-games = fijar el número de partidas (si no, { $n })

## Argumentos de un comando.

help-host = elegir la dirección (si no, solo esta máquina)
# $port: its number
help-port = elegir el puerto; 0 toma uno libre (si no, { $port })
help-open = abrir el navegador
help-lan = dejar entrar a los móviles de casa con un código
help-https = usar https con un certificado propio (con --lan)
help-day = recuperar esta copia, por ejemplo 2026-05-01
help-check = decir solo si el archivo concuerda
# $default: a number
help-review-games = partidas simuladas por jugada costosa (si no, { $default })
help-compared-player = listar también lo que elegiría este jugador
help-card = introducir o corregir esta carta tuya
help-export = escribir tus cartas en un archivo
help-import = leer cartas de un archivo
help-game = elegir el juego (si no, se te pregunta)
help-resume = continuar esta partida guardada
help-cards = ¿quién revela las cartas del rival? (si no, app)
help-lesson = elegir otra lección que la primera
help-result = escribir el resultado en este archivo
help-bench-game = jugar solo las pruebas de un juego
help-beside = comparar con las partidas de este resultado
help-verify = repetir un resultado y comprobarlo
# $default: the name of a player
help-dataset-player = elegir quién juega (si no, { $default })
# $default: a number
help-first-seed = elegir el primer reparto (si no, { $default })
help-dataset-out = escribir el conjunto de datos en esta carpeta
help-study-file = leer el estudio de este archivo TOML
help-study-games = fijar las partidas por variante (si no, el archivo)
help-study-out = guardar aquí el estudio (si no, carpeta de datos)
help-on = jugar en un clúster de Ray
help-address = elegir el clúster (si no, uno en esta máquina)
help-learn-seed = repetir exactamente: mismo número, mismo archivo
help-learn-out = escribir la red en este archivo (si no, el paquete)
help-begin = seguir con esta red en vez de una nueva
help-partners = guardar aquí también cuatro redes más débiles
help-ladder-games = jugar tantas partidas nuevas por línea
help-keep = añadir las partidas nuevas a las del paquete
help-calibrate-games = jugar tantas partidas nuevas por nivel
help-calibrate-budget = limitar lo que piensa (si no, 2000 evaluaciones)
help-calibrate-keep = usar el resultado en todas las probabilidades
help-regret-budget = medir solo este límite, como 336 evaluaciones
help-puzzles-keep = usarlos como problemas de este juego
help-plot = dibujar un gráfico en este archivo SVG
help-missing = listar lo que falta en este idioma
help-share-moment = abrir la partida en este momento (si no, al final)
help-share-site = enlazar a esta dirección (si no, este ordenador)
