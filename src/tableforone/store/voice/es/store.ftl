# Partidas guardadas y sus archivos: qué falla y qué hacer.

## Archivos. $file: its path or name

not-a-file = no es un archivo
# $reason: what the system says
file-unread = No se puede leer { $file }: { $reason }. Elige otro archivo.
file-too-large = { $file } es demasiado grande para este programa. Elige otro archivo.
file-not-text = { $file } no es un archivo de texto (UTF-8). Elige otro archivo.
# $reason: what the system says; $then: what to do, a sentence
file-unwritten = No se puede escribir { $file }: { $reason }. { $then }
then-other-file = Elige otro archivo.
then-again = No se ha cambiado nada; inténtalo de nuevo.

## Lo que más dice el sistema, dentro de otras frases.

reason-denied = acceso denegado
reason-exists = ya hay un archivo en ese lugar
reason-folder = es una carpeta
reason-circle = los enlaces van en círculo
reason-connection = la conexión fue rechazada
reason-many-files = hay demasiados archivos abiertos
reason-long-name = el nombre del archivo es demasiado largo
reason-missing = archivo o carpeta no encontrado
reason-name = ningún archivo puede llamarse así
reason-full = el disco está lleno
reason-no-folder = una parte de la ruta no es una carpeta
reason-not-permitted = no está permitido
reason-read-only = el disco es de solo lectura

## El archivo de todas las partidas. $file: its path or name

other-folder = Elige otra carpeta de datos con --data o TABLEFORONE_DATA.
# $reason: what the system says
file-unusable = No se puede leer o escribir { $file } ({ $reason }). { other-folder }
folder-unusable = No se puede usar { $file } para tus partidas: { $reason }. { other-folder }
file-busy = Otro programa está usando { $file }. Inténtalo de nuevo cuando haya terminado.
file-foreign = { $file } pertenece a otro programa. { other-folder }
file-newer = { $file } es de una versión más nueva del programa. Actualiza el programa para abrir tus partidas.
file-damaged = { $file } está dañado y se ha dejado como está.
file-damaged-no-backup = { file-damaged } Aún no hay copia de seguridad: pon tu propia copia. { other-folder }
# $days: of the backups; $day: the latest
file-damaged-backups = { file-damaged } Copias de seguridad: { COMMAS($days) }. Para recuperar la última: tableforone restore { $day }
file-damaged-backups-elsewhere = { file-damaged } Copias de seguridad: { COMMAS($days) }. Para recuperar la última: tableforone restore { $day } y el mismo --data
file-gone = Alguien quitó o cambió { $file } mientras el programa funcionaba, así que no se puede guardar nada. Devuélvelo a
    su sitio o reinicia el programa.
disk-full = No se puede escribir { $file }: el disco está lleno. No se ha guardado nada. Haz sitio e inténtalo de nuevo.
no-home = No se ha encontrado una carpeta personal para tus partidas. Indica una carpeta en TABLEFORONE_DATA.

## Copias de seguridad.

# $file: the file of all games
backups-none = Aún no hay copias de seguridad de { $file }. Se hace una cada día que juegas.
# $day: what was asked for; $days: what there is
backup-damaged = La copia «{ $day }» de { $file } está dañada. Puedes recuperar: { COMMAS($days) }.
backup-unknown = No hay ninguna copia «{ $day }» de { $file }. Puedes recuperar: { COMMAS($days) }.

## Partidas.

# $id: of the game
no-table = No hay ninguna partida «{ $id }». Mira la página de inicio o `tableforone tables`.
# $trouble: a sentence
unopenable = La partida { $id } no se puede abrir. { $trouble } Guarda lo que hay con `tableforone export { $id } FILE`, o
    bórrala con `tableforone delete { $id }`.
unopenable-back = { unopenable } En el navegador puedes volver a un momento anterior.
played-elsewhere = Entretanto, la partida { $id } se ha continuado en otro sitio. Ábrela de nuevo para seguir desde allí.
game-too-large = Esta partida es demasiado grande para volver a abrirse, así que la jugada no se ha guardado. Empieza otra
    partida.
no-report = No hay informe de esta partida, porque nada ha fallado.
no-earlier = Esta partida no tiene un momento anterior que mostrar.
# $game: its name
deck-none = { $game } no tiene cartas que puedas introducir de tu propia caja.

# Stands where other messages have $where: masculine.
it = Su archivo

## Por qué no se puede abrir una partida de la lista.

# $kind: what Python says
trouble-choices = El programa falla en su preparación ({ $kind }).
trouble-shown = El programa falla al mostrar esta partida ({ $kind }).
# $fields: names of fields
trouble-row = Su fila en la base de datos está dañada; no se puede leer: { COMMAS($fields) }.
trouble-journal = Le faltan algunas jugadas.
trouble-large = Es demasiado grande para abrirse.
trouble-newer = Se jugó con reglas más nuevas que las de esta versión del programa. Actualiza antes el programa.

## Archivos de fuera.

read-too-long = Leer este archivo tarda demasiado. No se ha abierto.
read-stopped = No se ha podido leer este archivo: la lectura se ha detenido. No se ha abierto.
read-closed = El programa se está cerrando. No se ha abierto nada.
read-not-text = Este archivo no es texto. Elige un archivo guardado por este programa.
read-memory = Este archivo necesita demasiada memoria. No se ha abierto.
# $kind: what Python says
read-failed = Este archivo no se puede leer: hay un fallo en las reglas ({ $kind }).
# $most: the limit
read-many-files = Contiene demasiados archivos: el límite es { $most }. No se ha abierto nada.
read-damaged = Este archivo está dañado. No se ha abierto nada.
read-nameless = un archivo sin nombre
member-packed = Está comprimido de un modo poco común. Comprímelo de nuevo como un archivo zip normal.
member-large = Es demasiado grande.
member-damaged = Está dañado.

## Enlaces que contienen una partida.

link = Este enlace
link-damaged = Este enlace está incompleto o dañado. Pídelo otra vez y cópialo entero.
link-too-large = Este enlace es demasiado grande para abrirse. Pide mejor la partida guardada en un archivo.
link-no-room = Esta partida es demasiado larga para un enlace. Descárgala y envía el archivo.
