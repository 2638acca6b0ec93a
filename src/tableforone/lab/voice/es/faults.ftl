# Estudios, banco de pruebas y conjuntos de datos: qué está mal y qué hacer.

## Carpetas y archivos. $folder, $file: sus rutas

other-folder = Elige otra carpeta con --out.
folder-other-study = En { $folder } hay otro estudio («{ $title }»). { other-folder }
folder-other-rules = Las reglas o los jugadores cambiaron desde que se empezó { $folder }, así que sus partidas serían distintas. { other-folder }
folder-not-empty = { $folder } no está vacía y no contiene un estudio. { other-folder }
# $reason: lo que dice el sistema
folder-not-made = No se puede crear { $file }: { $reason }. { other-folder }
folder-busy = El estudio de { $folder } ya se está jugando. Espera a que termine.
then-make-room = Las partidas están guardadas. Haz sitio y luego continúa.
chunk-damaged = { $file } está dañado. Bórralo y empieza de nuevo: solo se repiten sus partidas.
study-damaged = { $file } está dañado o no es un estudio de este programa. { other-folder }
needs-pyarrow = { $file } necesita PyArrow. Escribe esto y repite el comando: { $command }

## El archivo de un estudio.

the-study = El estudio
a-variant = Una variante del estudio
study-games = Una variante tiene de 1 a { NUMBER($most) } partidas, no { $n }.
study-twice = Dos variantes se llaman «{ $name }». Da a cada una su propio nombre.
# $where: qué parte; $known: lo que puede haber
study-unknown = { $where } contiene «{ $name }», que no se conoce. Elige entre { COMMAS($known) }.
study-number = En un estudio, «{ $name }» es un número entero, no «{ $value }».
study-tables = En un estudio, [axes] es una tabla de listas y cada [[cells]] es una tabla.
study-both = Un estudio tiene [axes] o [[cells]], no ambos.
study-empty-axis = El eje «{ $axis }» está vacío. Dale una lista con al menos un valor.
study-many = Los ejes dan { NUMBER($n) } variantes; el límite es { NUMBER($most) }.
study-options = En un estudio, [options] es una tabla: el nombre de una opción y su valor.
study-no-game = El estudio no nombra ningún juego. Juegos: { COMMAS($games) }.
study-axis = «{ $axis }» no es un eje de { $game }. Ejes: { COMMAS($axes) }.
study-modules = En un estudio, los módulos son una lista de nombres; un eje de módulos es una lista de tales listas.
study-unplayable = La variante «{ $name }» no se puede jugar: { $why }
study-text = En un estudio, el nivel y el jugador son texto, no «{ $value }».
study-option = En un estudio, una opción es texto, no «{ $value }».

## Dónde se juega.

worker-differs = Un proceso tiene otras reglas de { $game }, u otro jugador { $player }, que este equipo. Instala la misma versión en ambos.
workers-end = Los procesos terminan una y otra vez. Prueba con menos procesos; las partidas jugadas están guardadas.
needs-ray = Ray no está instalado. Escribe { $command }, o quita --on ray.
ray-refused = No es posible unirse al clúster de Ray en { $address }: { $why }.
ray-refused-here = No se puede iniciar un clúster de Ray en este equipo: { $why }.
ray-refused-token = { ray-refused } Si pide un token, ponlo en RAY_AUTH_TOKEN.
ray-workers-end = Los procesos del clúster terminan una y otra vez. Las partidas jugadas están guardadas.

## El banco de pruebas y los conjuntos de datos.

bench-no-tasks = El banco de pruebas no tiene pruebas de { $game }. Quita --game.
result-damaged = { $file } está dañado o no es un resultado del banco de pruebas.
result-version = { $file } tiene la versión { $version } del protocolo; este programa tiene la { $known }.
result-incomplete = { $file } no tiene las pruebas y los jugadores del protocolo.
result-deals = { $file } no tiene todos los repartos de { $task } con { $player }.
result-wrong = { $task } con { $player }, reparto { $seed }: { $why }
result-illegal = una elección no está permitida.
result-long = la partida termina antes de la última elección.
result-other = el archivo indica { $file }, las reglas indican { $rules }.
dataset-held-out = Estos repartos están reservados para el banco de pruebas. Elige otro --seed.
