# El marco de cada página.

shell-about = Juegos de mesa en solitario contra sus rivales impresos.
shell-skip = Ir al contenido
shell-places = Menú principal
shell-games = Juegos
shell-history = Historial
shell-rules = Reglas
shell-lab = Laboratorio
shell-settings = Ajustes
shell-home = Todos los juegos
shell-too-old = Este navegador es demasiado antiguo para Table for One. Actualízalo o usa Safari 17.5, Firefox 125, Chrome 123 o más nuevo.
shell-refused = El servidor lo ha rechazado. Recarga la página.
shell-silent = El servidor no responde. ¿Sigue en marcha? Tus jugadas están guardadas; recarga la página.
