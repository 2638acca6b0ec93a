# La página de ajustes.

settings-title = Ajustes
settings-about = Los cambios valen enseguida, para todas las partidas de este navegador.
settings-groups = Grupos
settings-save = Guardar

## Grupos de ajustes, y un enlace a cada uno.

group-look = Aspecto
group-questions = Preguntas
group-learning = Aprender
group-opponents = Rivales
group-keys = Teclas
group-network = Red doméstica
group-data = Tus partidas

## Cada ajuste: su nombre, una línea sobre él, sus opciones.

theme-title = Tema
theme-about = Como el dispositivo, claro u oscuro.
theme-device = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro

size-title = Tamaño de textos y cartas
size-about = En grande se ven menos cosas a la vez.
size-normal = Normal
size-large = Grande
size-largest = Muy grande

motion-title = Animación
motion-about = Las piezas se mueven menos de medio segundo; cualquier tecla o toque lo corta. Sin animación, aparecen en su sitio.
motion-device = Como el dispositivo
motion-still = Sin animación

sound-title = Sonido
sound-about = Madera, cartas, dados y una campana. Apagado hasta que lo elijas.
sound-off = Apagado
sound-quiet = Bajo
sound-medium = Medio
sound-loud = Alto

companionsound-title = Sonido con tu propia caja
companionsound-about = Los mismos sonidos mientras juegas en tu mesa real.
companionsound-off = Apagado
companionsound-on = Encendido

view-title = Vista
view-about = En un teléfono se abre la pestaña de las piezas rodeadas. En lo demás, la página se desplaza hasta ellas.
view-follow = Seguir la pregunta
view-stay = Quedarse quieta

language-title = Idioma
language-about = Las partidas guardadas y los estudios no dependen de él.
language-browser = Como el navegador

language-en-XA = Idioma de prueba

cardnames-title = Nombres de las cartas
cardnames-about = Si tu caja está en inglés, elige los nombres ingleses.
cardnames-translated = Traducidos
cardnames-printed = En inglés, como impresos

chance-title = Probabilidad de ganar
chance-about = La estimación del entrenador junto al marcador, renovada tras cada jugada.
chance-hide = Oculta
chance-show = Visible

forced-title = Única opción
forced-about = Se juega por ti, salvo si revela algo.
forced-given = Jugar por mí
forced-asked = Preguntar siempre

caution-title = Avisos
caution-about = Dicen lo que una jugada deja escapar; nunca te frenan.
caution-first = En la primera partida
caution-always = Siempre
caution-off = Nunca

pace-title = Ritmo
pace-about = Cómo se ve el turno del rival. Un turno saltado se puede abrir desde el registro.
pace-steps = Paso a paso
pace-skip = Saltar a mi turno

why-title = Explicaciones
why-about = Siempre puedes pedir más.
why-reasons = Con motivos
why-sentence = Una frase
why-rules = Con motivos y reglas

## Teclas.

key-choices = Opciones 1 a 9
key-pass = Pasar o rechazar
key-undo = Deshacer, rehacer
key-why = ¿Por qué?
key-next = Paso siguiente del rival
key-skip = Saltar a mi turno
key-replay = Repetición, jugada a jugada
key-question = Ir a la pregunta
key-space = Espacio

## La red doméstica.

network-joined = Este dispositivo está vinculado
network-joined-about = Los demás dispositivos y los códigos nuevos están en los ajustes del propio ordenador.
network-closed = Solo este ordenador llega a la aplicación
network-closed-about = Iníciala con { $command } para que se unan teléfonos y tabletas.
network-locked = { $n ->
    [one] Bloqueado tras 1 código erróneo
   *[other] Bloqueado tras { $n } códigos erróneos
}
network-locked-about = No puede unirse ningún dispositivo hasta que crees un código nuevo. Los vinculados siguen funcionando.
network-new-code = Código nuevo
network-code = Código de vinculación para el próximo dispositivo: { $code }
network-code-about = Vale una vez, en { OR($addresses) }.
network-wrong-codes = { $n ->
    [one] Se ha probado 1 código erróneo.
   *[other] Se han probado { $n } códigos erróneos.
}
network-trust = Primero, una vez por teléfono: confía en este ordenador. La huella empieza por { $fingerprint }.
network-join = Unirse: apunta aquí con la cámara del teléfono.
network-then-join = Después, unirse: apunta aquí con la cámara del teléfono.
network-plain = Http simple
network-plain-about = Con http simple, un teléfono no puede mantener la pantalla encendida, copiar textos ni instalar la aplicación. Inicia con { $command } para permitir todo esto.
network-this-device = { $name } (este dispositivo)
network-device-about = Visto por primera vez: { $first }; por última: { $last }. Se quita el { $ends } si no vuelve.
network-remove = Quitar
network-remove-device = Quitar { $name }

## Lo que se guarda aquí.

data-count = Terminadas: { $finished }; en curso: { $running }
data-count-troubled = Terminadas: { $finished }; en curso: { $running }; sin poder abrirse: { $troubled }
data-here = Guardadas solo en este ordenador. No se envía nada. Puedes descargar cada partida y abrirla otra vez desde el inicio.
data-in-browser = Guardadas solo en este navegador. Puede borrarlas si el disco está lleno, así que descárgalas de vez en cuando. No se envía nada.
data-download = Descargar todas
data-history = Historial

browser-title = ¿Algo no funciona?
browser-about = Mira qué puede hacer aquí este navegador y cópialo en tu informe.
browser-open = Este navegador
