# Lo que sabe hacer el navegador, y la primera página de la aplicación sin servidor.

can-title = Qué puede hacer aquí este navegador
can-about = Comprobado ahora mismo, en este dispositivo. Cópialo si informas de un problema. No se envía nada.
can-window-title = En esta ventana
can-no-scripts = Esta página necesita scripts. Actívalos aquí.
can-as-text = Lo mismo como texto

## Qué se pregunta.

can-program = Programa
can-browser = Navegador
can-window = Ventana
can-installed = Instalada
can-https = Dirección segura (https)
can-saves = Se guardan las partidas
can-engines = Motores de juego
can-files = Archivos para páginas
can-database = Base de datos
can-room = Espacio
can-lasts = Guardado permanente
can-workers = Workers
can-offline = Funciona sin conexión
can-webassembly = WebAssembly
can-locks = Bloqueos entre pestañas
can-screen = Mantiene la pantalla encendida
can-clipboard = Portapapeles
can-share = Compartir
can-speech = Voz
can-sound = Sonido
can-anchors = Cartas junto a su pieza

## Qué se encuentra.

can-says-yes = sí
can-says-no = no
can-says-no-because = no: { $why }
can-says-unknown = no se sabe
can-says-by-server = sí: en el servidor
can-says-in-files = sí: en archivos de este navegador
can-says-in-database = sí: en una base de datos de este navegador
can-says-in-nothing = no: descarga cada partida antes de cerrar la página
can-says-compiled = compilados
can-says-plain = Python puro: los mismos juegos, un entrenador más lento
can-says-refused = Python puro: los mismos juegos, un entrenador más lento. Los motores compilados no se han podido cargar: { $why }
can-says-needs-https = hace falta https
can-says-no-files = no hay sistema de archivos para páginas
can-says-deletes = el navegador puede borrarlas cuando el disco está lleno
can-says-https-matters = quizá algunas de las líneas siguientes digan «no» solo por esto
can-says-at-the-edge = se abren en el borde de la ventana
can-says-touch = pantalla táctil
can-says-mouse = ratón
can-says-of = { $used } de { $all } MB
can-says-size = { $across } × { $down }, relación de píxeles { $dots }, { $by }

## Qué variante del sitio es, tras su versión.

site-compiled = con motores compilados
site-plain = con motores en Python puro

## La primera página sin servidor, antes de que el programa arranque.

offline-about = { $n ->
    [one] { $n } juego, con un rival que sigue sus reglas impresas y te dice por qué.
   *[other] { $n } juegos, con rivales que siguen sus reglas impresas y te dicen por qué.
  } Todo funciona y se queda en este navegador. Después de la primera visita no necesita red.
offline-what-it-is = Juegos de mesa para una persona contra sus rivales de solitario impresos: en tu navegador, sin red.
offline-ready = Estamos preparando tu mesa.
offline-blocked = Algo lo impide.
offline-loading = Cargando el programa
offline-loading-of = Cargando el programa: { $one } de { $other } MB, solo una vez
offline-starting = Arrancando el programa
offline-opening = Abriendo tus partidas
offline-updating = Instalando una versión nueva
offline-again = Reiniciar
offline-shelf = Los juegos
offline-unsaved = Aquí no se guarda nada. Descarga tus partidas antes de cerrar esta página.
offline-no-scripts = Esta página es un programa. Activa los scripts para ella, o instala Table for One en tu ordenador.
offline-needs-https = Esta dirección no es segura: sin conexión, la aplicación necesita https. Abre su dirección https.
offline-needs-webassembly = Este navegador no puede ejecutar el programa: WebAssembly está desactivado o falta. Actívalo (los modos de seguridad estrictos lo apagan) o usa otro navegador.
offline-needs-workers = Este navegador no deja que las páginas funcionen aquí sin conexión: los service workers están desactivados. Suele pasar en las ventanas privadas. Abre esta página en una ventana normal o en otro navegador.
offline-too-old = Este navegador es demasiado antiguo para el programa. Actualízalo o usa otro.
offline-elsewhere = Tus partidas están abiertas en otra pestaña.
offline-elsewhere-now = Ahora tus partidas están abiertas en otra pestaña. No se ha perdido nada: las dos pestañas muestran las mismas partidas.
offline-use-here = Jugar aquí
offline-not-started = El programa no ha podido arrancar. Recarga la página. Si no basta, descarga tus partidas y borra en el navegador los datos de este sitio.
offline-stopped = El programa se ha parado ({ $one }). Todas las jugadas que has visto están guardadas.
offline-stopped-full = El disco está lleno y el programa se ha parado. Todas las jugadas que has visto están guardadas. Libera espacio y reinicia.
offline-not-saved = Este navegador no deja que la página guarde tus partidas ({ $one }). Las ventanas privadas y los ajustes de privacidad estrictos lo suelen prohibir. Abre la página en una ventana normal, o juega aquí y descarga cada partida antes de cerrarla.
offline-play-unsaved = Jugar sin guardar
offline-disk-full = El disco está lleno y no se han podido abrir tus partidas. Libera espacio y reinicia.
offline-not-opened = No se han podido abrir tus partidas: { $one } No se ha cambiado nada.
offline-not-loaded = No se ha podido cargar el programa ({ $one }). Inténtalo de nuevo; si es una ventana privada, usa una normal.
offline-no-network = No hay red, y el programa aún no está en este dispositivo. Abre esta página una vez con red.
offline-silent = El programa no responde. Tus jugadas están guardadas; recarga la página.
offline-no-language = No se ha podido cargar { $one }. Por eso estas páginas están en inglés; recárgalas cuando tengas red.
offline-incomplete = no se han podido cargar todos los archivos
