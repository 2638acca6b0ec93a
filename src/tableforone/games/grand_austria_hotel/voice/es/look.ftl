# Cómo muestra la aplicación el juego: en el inicio, en la preparación, nombres de dibujos y clases de opciones.

look-about = Llena tu café, ilumina tu hotel, mantén al emperador de buen humor.
look-strength = ¿Cuánta fuerza debe tener tu vecino?
look-says-Leopold = tu vecino de enfrente
look-says-Elisabeth = una experta en salones de baile
look-fact-1 = 3 niveles
look-fact-2 = Let’s Waltz!
look-fact-3 = unos 60 min

## Los dibujos y lo que significan.

symbol-c-blue = Azul
    .means = La nobleza y sus habitaciones; los grupos llenos dan puntos.
symbol-c-red = Rojo
    .means = La burguesía y sus habitaciones; los grupos llenos dan coronas.
symbol-c-yellow = Amarillo
    .means = Los artistas y sus habitaciones; los grupos llenos dan casillas en la senda del
        emperador.
symbol-c-green = Verde
    .means = Los turistas, que toman una habitación de cualquier color.
symbol-c-any = Cualquier color
    .means = El rival toma el huésped con más puntos.
symbol-cameo-blue = Noble
    .means = Un huésped azul.
symbol-cameo-red = Burgués
    .means = Un huésped rojo.
symbol-cameo-yellow = Artista
    .means = Un huésped amarillo.
symbol-cameo-green = Turista
    .means = Un huésped verde: cualquier habitación.
symbol-strudel = Strudel
    .means = Un plato, de la casilla 1.
symbol-cake = Tarta
    .means = Un plato, de la casilla 1; nunca más tartas que strudels.
symbol-wine = Vino
    .means = Una bebida, de la casilla 2.
symbol-coffee = Café
    .means = Una bebida, de la casilla 2; nunca más cafés que vinos.
symbol-champagne = Champán
    .means = Abre los salones de baile (Salones de baile de Viena).
symbol-krone = Corona
    .means = Dinero, 20 como máximo.
symbol-crown = Corona imperial
    .means = Una casilla en la senda del emperador.
symbol-vp = Puntos
    .means = Se ganan al instante.
symbol-card = Carta de personal
    .means = Roba una.
symbol-staff = Contratar
    .means = Juega una carta de personal de tu mano.
symbol-objective = Objetivo
    .means = Una carrera por 15, 10 y 5 puntos.
symbol-room-vacant = Habitación preparada
    .means = Lista para un huésped.
symbol-room-occupied = Habitación ocupada
    .means = Un huésped se aloja en ella.
symbol-dancer = Bailarín
    .means = Para los salones de baile (Salones de baile de Viena).
symbol-door = Entrada
    .means = El poder de un hotel (Hoteles únicos).
symbol-cog = Ficha
    .means = Pertenece a la entrada del rival (Hoteles únicos).
symbol-die-1 = Casilla 1
    .means = Strudel y tarta.
symbol-die-2 = Casilla 2
    .means = Vino y café.
symbol-die-3 = Casilla 3
    .means = Preparar habitaciones.
symbol-die-4 = Casilla 4
    .means = Emperador y coronas.
symbol-die-5 = Casilla 5
    .means = Contratar.
symbol-die-6 = Casilla 6
    .means = Cualquier acción, por una corona.
symbol-die-any = Cualquiera
    .means = Cualquier acción; en la carta del rival: cualquier dado.
symbol-die-most = Dado de color
    .means = El de la celebridad con más puntos (Celebridades).
symbol-hand-left = Mano a la izquierda
    .means = En un empate, el de más a la derecha.
symbol-hand-right = Mano a la derecha
    .means = En un empate, el de más a la izquierda.
symbol-t-once = Una vez
    .means = Al contratar.
symbol-t-round = Cada ronda
    .means = Una vez por ronda, en tu turno.
symbol-t-permanent = Siempre
    .means = Desde ahora.
symbol-t-end = Al final
    .means = Puntúa tras la ronda 7.
symbol-u-check = Hecho
    .means = Completo o cumplido.
symbol-u-why = ¿Por qué?
    .means = Paso a paso, con las reglas.
symbol-u-skip = Pasar
    .means = O terminar tu turno.

## Clases de opciones; lo que hace falta.

kind-die = Tomar un dado
kind-guest = Tomar un huésped
    .needs = Un huésped por turno, antes del dado. Necesitas una mesa libre en el café y el precio
        (6.1).
kind-boost = Reforzar un dado
    .needs = Reforzar cuesta 1 corona (4.2).
kind-kitchen = Cocina
    .needs = Servir cuesta 1 corona; en la cocina debe haber algo que un huésped aún quiera (5.1.1).
kind-objective = Cumplir un objetivo
kind-staff = Usar personal
kind-move = Alojar a un huésped
    .needs = Necesitas un huésped con el pedido completo y una habitación preparada de su color
        (6.3).
kind-ball = Al baile
kind-ballroom = Enviar un bailarín
kind-area = Sala de ensayo
kind-room = Habitaciones
kind-card = Cartas
kind-serve = Servir
kind-table = Huéspedes en el café
kind-item = Platos y bebidas
kind-emperor = Senda del emperador
kind-tile = Loseta del emperador
kind-turn = Terminar el turno
kind-entrance = Entradas
kind-token = Fichas de Dove
kind-personal = Tus propios objetivos
kind-rival-table = Huéspedes del rival
kind- = Renunciar

## Las decisiones del rival.

step-guest = Huésped
step-room = Habitación
step-green-room = Habitación
step-die = Dado
step-coloured-die = Dado de color
step-coloured-die-on-the-space = Celebridad
step-ballroom-one-arrow = Salón de baile
step-ballroom-two-arrows = Salón de baile
step-row = Fila
step-objective = Objetivo
