# La página para quien escribe programas.

programs-title = Para programas
programs-about = Los mismos juegos como JSON. Un programa pide primero su token a { $session }, conserva la cookie y envía el token como { $token } con todo lo que cambie algo. Una jugada lleva el número de su pregunta; si esa pregunta ya no está abierta, la respuesta es 409 con la partida actual.
programs-download = Descargar la descripción
programs-takes = Recibe
programs-kind = Clase
programs-what = Qué es
programs-answers = Responde con { COMMAS($codes) }.
programs-in-address = en la dirección
programs-optional = opcional
programs-optional-about = { $about }; opcional
programs-value = valor
