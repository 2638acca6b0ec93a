# Lo que declaran las reglas: el juego en breve, niveles, opciones, puntuación final, resultados.

primer = Llenas un hotel de papel durante 7 rondas. En cada uno de tus 2 turnos por ronda tomas un dado. Cuantos más dados
    hay en su casilla, más fuerte es la acción: preparar habitaciones, ocuparlas, avanzar en la senda del emperador, tomar
    coronas, contratar personal. Solo puedes preparar una habitación junto a otra preparada u ocupada, y solo puedes ocupar
    una preparada. Su puerta da una bonificación. Los grupos, filas y columnas completos dan premios o puntos; las filas y
    columnas solo puntúan para quien llega primero. Tras las rondas 3, 5 y 7 viene el emperador, y pierdes puntos si no llegas
    bastante lejos en su senda. Los préstamos ayudan ahora y cuestan puntos al final. Ganas con más puntos que Ralph.

## Niveles: el nombre en medio de una frase, luego cómo es.

level-1 = nivel 1
    .about = Ralph se entretiene: 4 de sus 16 cartas son suaves, ninguna es dura.
level-2 = nivel 2
    .about = Una carta muerde: 3 de sus 16 cartas son suaves, 1 es dura.
level-3 = nivel 3
    .about = No regala nada: 2 de sus 16 cartas son suaves, 2 son duras.
level-4 = nivel 4
    .about = No malgastes ningún turno: 1 de sus 16 cartas es suave, 3 son duras.
level-5 = nivel 5
    .about = Para quien disfruta perdiendo: ninguna de sus 16 cartas es suave, 4 son duras.

## Opciones de la preparación: la pregunta, luego cada opción.

option-hotel = ¿Qué hotel es el tuyo?
    .about = Las habitaciones de un color que se tocan forman un grupo; los grupos nunca cruzan la escalera.
option-hotel-random = Sorpréndeme
    .about = Uno de los ocho.
option-hotel-1 = N.º 1
option-hotel-2 = N.º 2
option-hotel-3 = N.º 3
option-hotel-4 = N.º 4
option-hotel-5 = N.º 5
option-hotel-6 = N.º 6
option-hotel-7 = N.º 7
option-hotel-8 = N.º 8

option-ralph-hotel = ¿Qué hotel es el de Ralph?
    .about = No puede ser el mismo que el tuyo.
option-ralph-hotel-random = Sorpréndeme
option-ralph-hotel-1 = N.º 1
option-ralph-hotel-2 = N.º 2
option-ralph-hotel-3 = N.º 3
option-ralph-hotel-4 = N.º 4
option-ralph-hotel-5 = N.º 5
option-ralph-hotel-6 = N.º 6
option-ralph-hotel-7 = N.º 7
option-ralph-hotel-8 = N.º 8

option-strip = ¿Quién trabaja en tu hotel?
    .about = Seis personas que puedes contratar durante la partida.
option-strip-random = Sorpréndeme
option-strip-1 = Equipo 1
    .about = Encargada de ocupación, Imitador, Servicio de habitaciones rojo, Maletero amarillo, Conserje azul,
        Ascensorista.
option-strip-2 = Equipo 2
    .about = Cajera de plantas, Camarera roja, Consejero imperial, Jefa de recepción, Conserje amarillo, Inspector de
        pasillos.
option-strip-3 = Equipo 3
    .about = Imitador, Gobernanta, Servicio de habitaciones amarillo, Maletero azul, Inspectora de alas, Delegada del
        personal.
option-strip-4 = Equipo 4
    .about = Jefe de personal, Camarera azul, Mayordomo de la corte, Maletero rojo, Decoradora, Agente de viajes.
option-strip-5 = Equipo 5
    .about = Jefe de personal, Camarera amarilla, Servicio de habitaciones azul, Consejero imperial, Inspectora de alas,
        Conserje rojo.
option-strip-6 = Equipo 6
    .about = Cajera de plantas, Mensajero de la corte, Servicio de habitaciones amarillo, Maletero azul, Decoradora,
        Inspector de pasillos.
option-strip-7 = Equipo 7
    .about = Encargada de ocupación, Mensajero de la corte, Servicio de habitaciones rojo, Jefa de recepción, Agente de
        viajes, Delegada del personal.
option-strip-8 = Equipo 8
    .about = Camarera azul, Gobernanta, Mayordomo de la corte, Maletero rojo, Conserje amarillo, Ascensorista.

option-pointer = La mano de Ralph
    .about = En qué lado de la escalera empieza a buscar Ralph.
option-pointer-as-written = Hacia donde señala
    .about = Una mano desde la izquierda lo manda primero al lado derecho.
option-pointer-same-side = De donde viene
    .about = Una mano desde la izquierda lo manda primero al lado izquierdo.

option-deck = Cartas de Ralph
    .about = Un archivo con tus propias cartas. Sustituye a las cartas reconstruidas.

# Solo en el acompañante.
option-dice = ¿Quién tira los 10 dados?
option-dice-mine = Tú
    .about = Tú los tiras e introduces lo que muestran.
option-dice-app = La aplicación
    .about = La aplicación los tira y tú los colocas.

# $n: número de un hotel
same-hotel = Ralph y tú no podéis tener los dos el hotel { $n }. Elige otro para ti o para él.

## Lo que está reconstruido.

reconstructed-cards = { $n ->
    [20] Las caras de las 20 cartas de Ralph están reconstruidas: no se han encontrado las impresas.
    [one] La cara de 1 de las 20 cartas de Ralph está reconstruida: no se ha encontrado la impresa.
   *[other] Las caras de { $n } de las 20 cartas de Ralph están reconstruidas: no se han encontrado las impresas.
} Puedes usar tus propias cartas con la opción «Cartas de Ralph».
reconstructed-lines = Los 8 zigzags de las cartas de Ralph están reconstruidos: no se han encontrado los impresos.

## Líneas de la puntuación final, en medio de una frase.

score-staff = personal
score-groups = grupos
score-rooms = habitaciones
score-emperor = emperador
score-money = coronas
score-lines = filas y columnas
score-loans = préstamos
# Solo en el acompañante.
score-yours = tus puntos

## Cómo terminó. $mine, $theirs: puntos

result-won = Vences a Ralph por { $mine } a { $theirs }.
result-lost = Ralph gana por { $theirs } a { $mine }.
result-draw = Empate, { $mine } a { $theirs }.

## Qué está mal en un archivo de cartas.

file-not-toml = El archivo de cartas no es TOML ({ $error }). Parte de una copia de data/solo_cards.toml.
file-other-part = El archivo de cartas cambia «{ $part }», pero solo se pueden sustituir entradas [[card]]. Quita esa parte.
file-no-cards = El archivo de cartas no tiene entradas [[card]]. Parte de una copia de data/solo_cards.toml.
# $n: entradas
file-twice = El archivo de cartas debe tener una vez cada una de las 20 cartas A1–A4, B01–B12, C1–C4; tiene { $n ->
    [one] 1 entrada
   *[other] { $n } entradas
}. Una partida usa 16 de ellas, según el nivel.
file-lacks = El archivo de cartas debe tener una vez cada una de las 20 cartas A1–A4, B01–B12, C1–C4; tiene { $n ->
    [one] 1 entrada
   *[other] { $n } entradas
} y falta { COMMAS($cards) }. Una partida usa 16 de ellas, según el nivel.
file-id = Archivo de cartas, carta «{ $card }»: su id debe ser uno de A1–A4, B01–B12, C1–C4.
file-field = Archivo de cartas, carta { $card }, campo «{ $field }»: { $what }.
file-unknown-field = es desconocido; una carta tiene { COMMAS($fields) }
file-grade = debe ser «{ $grade }»
file-two-dice = debe ser una lista de dos dados, izquierdo y derecho
file-actions = debe ser una lista de 1 a { $most } acciones
file-die = «{ $value }» no es un dado; debe ser de 1 a 6 o "most"
file-steps = n = { $value } en una acción del emperador; debe ser de 1 a { $most }
file-action = «{ $value }» no es ni una acción del emperador (do, n) ni una ocupación (do, color, prefer)
file-choice = «{ $value }» es desconocido; debe ser uno de { COMMAS($choices) }
