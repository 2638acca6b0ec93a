# Lo que declaran las reglas: el juego en breve, niveles, módulos, opciones, puntuación final, resultados.

primer = Diriges un hotel en Viena durante 7 rondas. Los huéspedes esperan en la cola. Toma uno para tu
    café y pon en su carta los platos y bebidas que quiere. Cuando el pedido esté completo, aloja al
    huésped en una habitación preparada de su color (los verdes caben en cualquiera): ganas puntos y
    una recompensa. En cada uno de tus 2 turnos por ronda puedes tomar primero un huésped, y tomas 1
    dado. Cuantos más dados haya en su casilla, más fuerte es la acción. Tras las rondas 3, 5 y 7 el
    emperador mira su senda: si has llegado lo bastante lejos, ganas una recompensa; en la casilla 0
    sufres una penalización. Habitaciones, colores y objetivos dan puntos; cada huésped que quede en
    el café al final cuesta 5. Ganas si tienes más puntos que tu rival.

## Niveles: el nombre en medio de una frase, luego cómo es.

level-easy = fácil
    .about = Los símbolos plateados y dorados de las cartas no cuentan: menos huéspedes, menos casillas
        en la senda del emperador. Leopold acaba cerca de 113 puntos.
level-medium = medio
    .about = Los símbolos plateados también cuentan: más huéspedes, más casillas en la senda del
        emperador. Leopold acaba cerca de 150 puntos.
level-hard = difícil
    .about = Cuentan todos los símbolos: el hotel lleno y todos los objetivos cumplidos. Leopold acaba
        cerca de 189 puntos.

## Módulos: el nombre, luego lo que añaden.

# ours
module-ballrooms = Salones de baile de Viena
    .about = Champán y bailarines; 3 salones de baile se puntúan junto con el emperador.
module-celebrities = Celebridades
    .about = Tres dados de color traen huéspedes famosos a tu salón, cada uno con puntos y un poder.
module-unique-hotels = Hoteles únicos
    .about = Cada hotel tiene una entrada con su propio poder, también el de tu rival.
module-some-more = ¿Le pongo un poco más?
    .about = Más personal, objetivos y losetas del emperador; casi ninguna regla nueva.
module-start-player = Jugador inicial
    .about = Las reglas en solitario no se combinan con el módulo del jugador inicial.

## Opciones de la preparación: la pregunta, luego cada opción.

option-hotel = ¿Qué hotel es el tuyo?
    .about = El lado de tu tablero de hotel. Tu rival usa siempre el lado de noche.
option-hotel-night = Noche
    .about = El mismo que tu rival; las habitaciones rojas están juntas en las plantas bajas.
option-hotel-day = Sorpréndeme
    .about = Uno de los 4 lados de día de abajo, al azar.
option-hotel-day-a = Día A
    .about = Una torre amarilla a través de todas las plantas.
option-hotel-day-b = Día B
    .about = El mayor grupo rojo está en las plantas baratas.
option-hotel-day-c = Día C
    .about = Cuatro habitaciones amarillas abajo, una torre roja al lado.
option-hotel-day-d = Día D
    .about = Una esquina azul abajo, 3 habitaciones rojas bajo el tejado.

option-entrance = ¿Qué entrada tiene tu rival?
    .about = Cada una tiene su propio poder, que favorece a tu rival.
option-entrance-random = Sorpréndeme
# Nombres tal como están impresos
option-entrance-hautel-couture = Hautel Couture
    .about = Tres huéspedes esperan en su café. Cuando tomas un dado, lo que hay en su casilla va a uno
        de ellos. Un pedido completo da puntos a tu rival.
option-entrance-nine-stars-inn = Nine Stars Inn
    .about = Los símbolos de objetivo ponen fichas en la senda de estrellas; cada planta o columna que
        completas quita una. En cada visita del emperador, 1–3, 4–6 o 7–9 fichas dan a tu rival 5, 10 o
        15 puntos.
option-entrance-sushi-resort = Sushi Resort
    .about = Fichas de sus habitaciones pasan al primer huésped de la cola. Ese huésped te cuesta 1
        corona más. Da 8 puntos a tu rival cuando este lo toma o cuando llega al puesto 5.
option-entrance-toll-bridge-hotel = Toll Bridge Hotel
    .about = Cuando tu rival toma un dado, se pone una ficha en su casilla. Si usas esa
        casilla, pagas 1 corona y tu rival gana 1 punto por cada ficha que haya en ella.

option-cards = Tus propios valores de cartas
    .about = Un archivo con los valores de tus propias cartas. Sustituye a los valores reconstruidos.
option-promos = Cartas promocionales
    .about = Unas pocas cartas adicionales que se regalaron en ferias.
option-promos-off = Dejarlas fuera
option-promos-on = Mezclarlas

## Lo que está reconstruido.

guess-ballroom-guests = Salones de baile: los pedidos de los 29 huéspedes del módulo 1 y los puntos de
    25 de ellos.
guess-ballroom-rows = Salones de baile: sitios y coste en champán de las filas y del balcón, y cuándo
    se abre.
guess-rehearsal-rooms = Salones de baile: las salas de ensayo con sus zonas y bonificaciones.
guess-bottles = Salones de baile: cuántas botellas dan las casillas de acción 1 y 2 además de platos y
    bebidas.
guess-ballroom-colours = Salones de baile: los colores de los nuevos huéspedes (se deducen de sus
    números).
guess-celebrity-points = Celebridades: sus puntos, al llegar y tras la espera.
guess-lounge = Celebridades: el orden del salón.
guess-staff-costs = Personal: lo que cuestan las cartas de Let’s Waltz!
guess-promos = Cartas promocionales: color, pedido y puntos de { COMMAS($guests) }; el coste de la carta
    { staff-183 }.
guess-dove = Hoteles únicos: las 5 fichas de la entrada Dove.

## Líneas de la puntuación final, en medio de una frase.

score-guests = huéspedes
score-spaces = puntos en casillas
score-blue-groups = grupos azules
score-emperor-track = senda del emperador
score-objectives = objetivos
score-staff = personal en juego
score-emperor-tiles = losetas del emperador
score-rooms = habitaciones ocupadas
score-end-staff = personal de fin de partida
score-krones = coronas
score-items = platos y bebidas
score-cafe = huéspedes que quedan en el café
score-ballrooms = salones de baile
score-celebrities = celebridades
score-entrance = entrada del hotel
score-ninas-melange = objetivos de Ninas Melange
# Solo con el acompañante.
score-yours = tu puntuación

## Cómo acabó.

result-won = Ganas { $mine } a { $theirs }.
result-lost-to-leopold = Leopold gana { $theirs } a { $mine }.
result-lost-to-elisabeth = Elisabeth gana { $theirs } a { $mine }.

## Qué falla en un archivo de cartas.

file-not-toml = Tu archivo de cartas no es TOML: { $error }.
file-wrong = Tu archivo de cartas: { $where } { $what }.
file-missing = falta
file-number = debe ser un número entero de { $least } a { $most }, no «{ $value }»
file-yes-or-no = debe ser true o false, no «{ $value }»
file-rows = debe ser una lista de tablas
file-table = debe ser una tabla
file-not-in-a-deck = no se puede guardar con tus cartas; usa este archivo en una partida nueva
file-effect = tiene un efecto desconocido ({ $reason })
file-not-reconstructed = no tiene valores reconstruidos; quítalo
file-order = debe ser una lista de { $n } números: { COMMAS($items) }
file-unknown = es desconocido; hay { COMMAS($known) }
file-boards = debe tener de 1 a { $most } tableros
file-dancers = debe tener 10 bailarines en { $most } zonas como máximo
file-fresh-and-aged = debe ser dos números: al llegar y tras la espera
file-each-once = debe nombrar { COMMAS($names) }, cada uno una vez
file-tokens = debe tener { $n } fichas
