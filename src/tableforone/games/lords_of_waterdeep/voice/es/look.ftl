# Cómo muestra la aplicación el juego: inicio, preparación, nombres de dibujos y clases de opciones.

look-about = Agentes, misiones e intrigas en la Ciudad de los Esplendores.
look-strength = ¿Cómo de difícil es Pseudo?
look-says-Pseudo = sus puntos se restan de los tuyos
look-fact-1 = 10 señores
look-fact-2 = unos 50 min

## Los dibujos y lo que significan.

symbol-agent = Agente
    .means = Lo asignas a una casilla libre.
symbol-cleric = Clérigo
    .means = Un aventurero, blanco.
symbol-fighter = Guerrero
    .means = Un aventurero, naranja.
symbol-rogue = Pícaro
    .means = Un aventurero, negro.
symbol-wizard = Mago
    .means = Un aventurero, morado.
symbol-cube-any = Aventurero cualquiera
    .means = Tú eliges la clase.
symbol-gold = Oro
    .means = Dinero. Al final, 2 monedas de oro dan 1 punto.
symbol-intrigue = Carta de Intriga
    .means = La juegas en el puerto.
symbol-scroll = Misión
    .means = Cuesta aventureros y oro, y da puntos.
symbol-lord = Señor
    .means = Añade 4 puntos por cada misión de dos tipos.
symbol-building = Edificio
    .means = Los dos pueden usarlo; su dueño recibe algo.
symbol-first = Ficha de jugador inicial
    .means = Quien la tiene empieza la ronda siguiente.
symbol-vp = Puntos
    .means = Cuentan para tu marcador.
symbol-q-arcana = Arcanos
    .means = Un tipo de misión.
symbol-q-commerce = Comercio
    .means = Un tipo de misión.
symbol-q-piety = Piedad
    .means = Un tipo de misión.
symbol-q-skullduggery = Picardía
    .means = Un tipo de misión.
symbol-q-warfare = Guerra
    .means = Un tipo de misión.
symbol-t-permanent = Misión de conspiración
    .means = Ayuda hasta el final de la partida.
symbol-u-arrow = Da
    .means = Lo que viene tras la flecha.
symbol-u-check = Hecho
    .means = Pagado, o puedes pagarlo.
symbol-u-redo = Misiones nuevas
    .means = Cambiar las cuatro misiones a la vista.

## Clases de opciones.

kind-space = Casillas
kind-quest = Misiones
kind-card = Cartas de Intriga
kind-supply = De la reserva
kind-cube = De tu taberna
kind-his-cube = De la taberna de Pseudo
kind-type = Tipos de misión
kind- = Pasar

## Las decisiones de Pseudo.

step-space = Casilla
step-fallback = Casilla
step-tile = Edificio
step-cube = Aventurero
step-favor = Favor
step-quest = Misión
step-swap = Cambio
