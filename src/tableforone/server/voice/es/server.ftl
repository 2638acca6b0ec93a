# El servidor web: lo que escribe y lo que responde cuando algo falla.

## Lo que escribe. $address: of the app; $folder: of the games

serve-running = Table for One ya está en marcha: { $address }
serve-started = Table for One: { $address }   (Ctrl+C para detenerlo; tus partidas están en
    { $folder })
serve-open-folder = Otros usuarios de esta máquina pueden ver los nombres de los archivos de { $folder }. Ciérrala con
    `chmod 700`, o elige otra carpeta con --data.
serve-trust = Primero, una vez por móvil, para que confíe en este ordenador: { $address }
# $start: of the fingerprint
serve-fingerprint = La huella empieza por { $start }
# $addresses: for phones; $code: the pairing code
serve-network = En la red de casa: { COMMAS($addresses) }   Código de vinculación: { $code }
serve-new-code = Pulsa Intro para un nuevo código de vinculación.
serve-code = Código de vinculación: { $code }
# $n: codes
pairing-locked = Se han probado { $n } códigos de vinculación incorrectos, así que no puede entrar ningún dispositivo nuevo.
    Para un código nuevo, pulsa Intro aquí o abre los ajustes en esta máquina.
# $device: its name; $code: the next pairing code
pairing-joined = Dispositivo vinculado: { $device }. Siguiente código de vinculación: { $code }
serve-busy = Otro Table for One está usando las partidas de { $folder }. Usa ese, o elige otra carpeta con --data.
https-needs-lan = --https es para los móviles de la red de casa. Añade --lan.
https-needs-openssl = serve --https necesita el programa openssl, que no se ha encontrado. Instálalo (en Debian: apt-get
    install openssl), o arranca sin --https.
# $why: what openssl says
https-failed = openssl no ha podido hacer un certificado ({ $why }). Arranca sin --https, o prueba con otro openssl.
# $port, $other: numbers
port-busy = Otro programa está usando el puerto { $port }. Elige otro: tableforone serve --port { $other }
port-refused = El servidor no puede escuchar en { $host }, puerto { $port }. Elige otro --host u otro --port.

## Lo que responde.

too-large = Es demasiado grande.
too-slow = Ha llegado demasiado despacio. Inténtalo de nuevo.
too-fast = Ha sido demasiado rápido. Espera un momento e inténtalo de nuevo.
broken-off = La conexión se cortó antes de que llegara todo. Inténtalo de nuevo.
other-address = Esta no es una dirección de este servidor. Abre la dirección que escribió al arrancar.
other-page = Esto lo envió otra página, así que se ha rechazado.
old-page = Esta página es demasiado antigua o de otro programa: su clave falta o es incorrecta. Recarga la página.
no-file = Ese archivo no existe.
no-upload = El formulario no tiene archivo. Elige uno primero.
# Stands where other messages have $where: masculine.
the-request = El contenido de la petición
request-not-json = La petición está dañada: no es JSON en UTF-8.
# $where: in the request; $why: what is wrong
request-malformed = La petición está mal formada en { $where }: { $why }.
form-malformed = El formulario está mal formado. Recarga la página.
# $most: the limit
form-too-long = El formulario tiene demasiados campos: el límite es { $most }.
then-again = No se ha cambiado nada; inténtalo de nuevo.

## Vinculación.

not-paired = Este dispositivo no está vinculado. Abre en él la página de inicio e introduce el código.
code-asked = Estas partidas están en otra máquina.
code-wrong = Este no es el código.
code-ignored = Este código no se ha comprobado.
# $word: one of the sentences above; $n: seconds
code-wait = { $word } Espera { $n ->
    [one] 1 segundo
   *[other] { $n } segundos
} antes del siguiente código.
# $n: codes
code-locked = Se han probado { $n } códigos incorrectos, así que no puede entrar ningún dispositivo nuevo. Pide un código nuevo en los ajustes, en la propia máquina.
code-only-here = Solo la propia máquina puede hacer un código nuevo. Abre allí los ajustes.
remove-only-here = Un dispositivo solo puede quitarse a sí mismo. Abre los ajustes en la propia máquina.
device = Un dispositivo
device-android-phone = Móvil Android
device-android-tablet = Tableta Android
device-windows = Ordenador con Windows
device-linux = Ordenador con Linux

## Estudios.

no-study = Ese estudio no existe. Mira la lista de estudios.
no-study-table = Las partidas de este estudio no se escribieron como tabla.
study-running = Se está jugando un estudio. Detenlo primero o espera a que termine.
study-question = Elige qué quieres saber.
# $most: the limit
study-games-limit = Elige cuánta seguridad quieres: aquí se juegan como mucho { $most } partidas por variante.
# $player: what was asked for; $players: what there is
study-player = «{ $player }» no es un jugador. Jugadores: { COMMAS($players) }.
study-unread = no se puede leer
# $n: games
study-stopped = detenido en { NUMBER($n) }
study-few = pocas partidas
study-done = terminado
# $n: variants; $games: of each; $players: their names
study-about = { $n ->
    [one] 1 variante
   *[other] { $n } variantes
}, { NUMBER($games) } { $games ->
    [one] partida
   *[other] partidas
} cada una con los mismos repartos · jugador: { AND($players) }
