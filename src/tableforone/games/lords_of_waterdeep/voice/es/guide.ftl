# Las reglas para las personas. { $gold } es el dibujo de ese nombre; **negrita** destaca.

guide-what-it-is-about = De qué trata
    .caption = tu señor añade 4 puntos por cada misión de dos tipos, al momento
guide-what-it-is-about-text-1 = Eres un señor enmascarado de Aguas Profundas. Tus agentes contratan aventureros en
    la ciudad, y con ellos completas misiones que dan puntos.
guide-what-it-is-about-text-2 = Pseudo también envía agentes. Solo hay **un marcador, el tuyo**: sus puntos se
    restan de él. Tras ocho rondas ganas con **más de 0**.

guide-set-up-for-one = Preparación en solitario
guide-set-up-for-one-text-1 = En la aplicación está todo preparado. Con tu propia caja:
guide-set-up-for-one-row-1 = Retira los edificios { place-heroes_garden },
    { place-the_palace_of_waterdeep }, { place-the_three_pearls },
    { place-the_waymoot } y { place-house_of_the_moon }; a Larissa Neathal; las misiones
    «{ quest-recruit_lieutenant }» y
    «{ quest-place_a_sleeper_agent_in_skullport }»; las cartas «{ card-bidding_war }»
guide-set-up-for-one-row-2 = 3 fichas de puntos en cada casilla de la senda de rondas; tres
    edificios en la
        { place-builders_hall }; cuatro misiones en la { cliffwatch-inn }
guide-set-up-for-one-row-3 = Tú: 4 agentes, un quinto para la ronda 5, un señor, 2 misiones, 2 cartas de Intriga,
    5 monedas de oro
guide-set-up-for-one-row-4 = Pseudo: 4 agentes, un quinto para la ronda 5, 2 misiones (la primera robada, arriba),
    4 monedas de oro y la ficha de jugador inicial

guide-your-turn = Tu turno
    .when = en el primer minuto
guide-your-turn-text-1 = Jugáis por turnos hasta que todos los agentes están asignados.
guide-your-turn-row-1 = { $agent } **Asigna un agente** a una casilla libre y haz al momento todo lo que dice
guide-your-turn-row-2 = { $building } Si el edificio es de Pseudo, recibe el beneficio del dueño
guide-your-turn-row-3 = { $scroll } Después puedes **completar una misión**

guide-spaces-of-the-city = Casillas de la ciudad
    .when = con tu primer agente
guide-spaces-of-the-city-row-1 = { $fighter } { place-field_of_triumph }: 2 guerreros
guide-spaces-of-the-city-row-2 = { $rogue } { place-grinning_lion_tavern }: 2 pícaros
guide-spaces-of-the-city-row-3 = { $wizard } { place-blackstaff_tower }: 1 mago
guide-spaces-of-the-city-row-4 = { $cleric } { place-the_plinth }: 1 clérigo
guide-spaces-of-the-city-row-5 = { $gold } { place-auroras_realms_shop }: 4 monedas de oro
guide-spaces-of-the-city-row-6 = { $scroll } { cliffwatch-inn }: una misión, con 2 monedas de oro,
    una carta de
    Intriga o cuatro misiones nuevas para elegir
guide-spaces-of-the-city-row-7 = { $first } { place-castle_waterdeep }: la ficha de jugador inicial
    y una carta de
    Intriga
guide-spaces-of-the-city-row-8 = { $building } { place-builders_hall }: comprar un edificio
guide-spaces-of-the-city-row-9 = { $intrigue } { waterdeep-harbor }: jugar una carta de Intriga; el
    agente
    vuelve a moverse más tarde

guide-quests = Misiones
    .when = cuando se llena tu taberna
    .caption = su tipo, sus puntos, su coste y su recompensa
guide-quests-text-1 = Paga el coste de la carta de tu taberna y recibe su recompensa. Una **misión de
    conspiración** { $t-permanent } te ayuda hasta el final de la partida.
guide-quests-text-2 = Cada misión que sigue abierta al final **cuesta 5 puntos**. Debes completar una
    misión *obligatoria* antes que todas las demás.
guide-quests-sheet-1 = Una por turno, tras asignar: pagar, recibir la recompensa y 4 puntos por los tipos de tu
    señor. Las obligatorias, primero.

guide-buildings = Edificios
    .when = cuando te sobra oro
guide-buildings-text-1 = En la { place-builders_hall } compras uno de tres edificios y ganas los
    puntos que tiene
    encima. Los dos podéis usarlo; cuando lo usa Pseudo, **tú** recibes el beneficio del dueño.
guide-buildings-text-2 = En cada ronda se añade 1 punto a cada edificio de la
    { place-builders_hall }. Algunos
    edificios en juego se rellenan al principio de cada ronda.
guide-buildings-sheet-1 = Comprar uno de tres y ganar los puntos que tiene encima. Pseudo lo usa: recibes el
    beneficio del dueño. Usas uno suyo: lo recibe él.

guide-intrigue-and-the-harbor = La intriga y el puerto
    .when = con tu primera carta
guide-intrigue-and-the-harbor-text-1 = Juegas una carta al asignar un agente al puerto. Cuando todos los agentes
    están asignados, los del puerto se mueven **otra vez**, en el orden 1, 2, 3, a cualquier otra casilla. Después
    de cada uno puedes completar una misión.
guide-intrigue-and-the-harbor-text-2 = Algunas cartas quitan algo a Pseudo, otras le dan una misión obligatoria,
    otras son un trato; sus puntos se restan de los tuyos.
guide-intrigue-and-the-harbor-sheet-1 = Puerto: jugar una carta. Cuando todos los agentes están asignados, se mueven
    otra vez (1, 2, 3), y puedes completar una misión.

guide-a-round = Una ronda
    .when = cuando termina la primera
guide-a-round-row-1 = { $vp } Principio: 1 punto en cada edificio de la { place-builders_hall }; los
    edificios en
    juego se rellenan
guide-a-round-row-2 = { $agent } Turnos, después el puerto; desde la ronda 5 cada uno tiene un quinto agente
guide-a-round-row-3 = { $first } Quien tiene la ficha empieza la ronda siguiente

guide-how-pseudo-plays = Cómo juega Pseudo
    .when = en su primer turno
    .caption = lo que intenta, por orden, y lo que valen las cosas para él
guide-how-pseudo-plays-row-1 = Siempre tiene dos misiones. Busca **lo primero que les falta**, misión por misión desde
    arriba, de izquierda a derecha.
guide-how-pseudo-plays-row-2 = Va adonde consigue **más**. En caso de empate: el mayor valor total, luego lo que menos
    te paga a ti, luego el azar.
guide-how-pseudo-plays-row-3 = Si ninguna casilla lo da: el { place-castle_waterdeep }; si no, la
        { place-builders_hall } (el edificio con más puntos que puede pagar); si no, la casilla más
        valiosa; si no, el puerto.
guide-how-pseudo-plays-row-4 = Roba una **carta de Intriga** y la juega al momento. Casi siempre toma un aventurero de
    su color, y tú pierdes uno, o 2 puntos.
guide-how-pseudo-plays-row-5 = Una **misión** que él recibiría es para ti, de un tipo que tu señor no premia.
guide-how-pseudo-plays-row-6 = Tras cada agente completa la primera misión, de arriba abajo, que puede pagar: sus puntos
    se restan de los tuyos.

guide-the-end = El final
    .when = tras la ronda 8
guide-the-end-row-1 = { $cube-any } 1 punto por cada aventurero en tu taberna
guide-the-end-row-2 = { $gold } 1 punto por cada 2 monedas de oro
guide-the-end-row-3 = { $scroll } **−5** por cada misión abierta
guide-the-end-row-4 = Con más de 0 ganas.
