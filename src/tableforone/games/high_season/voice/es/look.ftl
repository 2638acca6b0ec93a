# Cómo muestra la aplicación el juego: en el inicio, en la preparación, nombres de dibujos y clases de opciones.

look-about = Tira, rodea, tacha: el gran hotel en una hoja de papel.
# El título de los niveles.
look-strength = ¿Cuánto debe esforzarse Ralph?
look-level-1 = 1 · Suave
look-level-2 = 2 · Constante
look-level-3 = 3 · Aplicado
look-level-4 = 4 · Duro
look-level-5 = 5 · Feroz
look-says-Ralph = llena su hotel en zigzag
look-fact-1 = 5 niveles
look-fact-2 = 8 hoteles
look-fact-3 = unos 25 min

## Los dibujos y lo que significan.

symbol-c-blue = Habitaciones azules
    .means = Los grupos completos dan puntos.
symbol-c-red = Habitaciones rojas
    .means = Los grupos completos dan coronas.
symbol-c-yellow = Habitaciones amarillas
    .means = Los grupos completos dan casillas del emperador.
symbol-any-room = Cualquier color
    .means = Una habitación azul, roja o amarilla.
symbol-cameo-yellow = Ralph
    .means = Tu rival.
symbol-crown = Emperador
    .means = Casillas de la senda del emperador.
symbol-krone = Corona
    .means = Dinero. Al final, 3 coronas dan 1 punto.
symbol-vp = Puntos
    .means = Cuentan al final.
symbol-staff = Contratar
    .means = Contrata a un empleado de tu tira.
symbol-door = Preparar
    .means = Prepara una habitación: rodea su pomo.
symbol-room-occupied = Ocupar
    .means = Ocupa una habitación preparada: táchala.
symbol-die-1 = Casilla 1
    .means = Preparar.
symbol-die-2 = Casilla 2
    .means = Ocupar.
symbol-die-3 = Casilla 3
    .means = Preparar u ocupar.
symbol-die-4 = Casilla 4
    .means = Casillas del emperador o coronas.
symbol-die-5 = Casilla 5
    .means = Contratar.
symbol-die-6 = Casilla 6
    .means = Imita otra casilla por 1 corona.
symbol-die-any = Cualquiera
    .means = Cualquier otra casilla.
symbol-die-most = Más
    .means = La casilla con más dados.
symbol-hand-left = Mano desde la derecha
    .means = Ralph prefiere el dado derecho y empieza a la izquierda de la escalera.
symbol-hand-right = Mano desde la izquierda
    .means = Ralph prefiere el dado izquierdo y empieza a la derecha de la escalera.
symbol-t-once = Una vez
    .means = Al contratar.
symbol-t-permanent = Siempre
    .means = Desde ahora.
symbol-t-end = Al final
    .means = Da puntos.
symbol-u-check = Hecho
    .means = Alcanzado, contratado o completo.

## Clases de opciones; lo que hace falta.

kind-die = Tomar un dado
kind-pass = Pasar
kind-main = Acción principal
kind-prepare = Preparar una habitación
kind-occupy = Ocupar una habitación
kind-door = Bonificación de puerta
kind-emperor = Senda del emperador
kind-krones = Coronas
kind-staff = Personal
kind-loan = Préstamo
    .needs = Los tres préstamos ya están pedidos (7.3).
kind- = Renunciar

## Las decisiones del rival.

step-die-two-numbers = Un dado
step-die-a-number-and-most = Un dado
step-die-most = Un dado
step-room-of-a-colour = Una habitación
step-room-of-a-colour-to-complete-a-row = Una habitación, para una fila
step-room-of-a-colour-to-complete-a-column = Una habitación, para una columna
step-room-of-a-colour-to-complete-a-group = Una habitación, para un grupo
step-room-of-any-colour = Cualquier habitación
step-room-of-any-colour-to-complete-a-row = Cualquier habitación, para una fila
step-room-of-any-colour-to-complete-a-column = Cualquier habitación, para una columna
step-room-of-any-colour-to-complete-a-group = Cualquier habitación, para un grupo
