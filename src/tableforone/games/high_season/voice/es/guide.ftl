# Las reglas para personas. { $strudel } es el dibujo de ese nombre; las palabras en **negrita** resaltan.

guide-what-it-is-about = De qué se trata
    .caption = rodeada: preparada · tachada: ocupada · en los márgenes: puntos de quien llena antes una fila
        o columna
guide-what-it-is-about-text-1 = Tu hotel es una hoja de papel: 28 habitaciones en cuatro plantas, con una
    escalera entre la cuarta y la quinta columna. Con dados y coronas **preparas** habitaciones (rodea el
    pomo) y las **ocupas** (táchalas).
guide-what-it-is-about-text-2 = Ralph llena su propio hotel, como dicen sus cartas. Tras siete rondas **gana
    la puntuación más alta**; si son iguales, es empate.

guide-set-up-for-one = Preparación en solitario
guide-set-up-for-one-text-1 = En la aplicación todo está preparado. Con tu propia caja:
guide-set-up-for-one-row-1 = Tú: un hotel y una tira de personal al azar, 7 coronas; las habitaciones 3, 4 y 5
    están preparadas; empiezas tú
guide-set-up-for-one-row-2 = Diez dados
guide-set-up-for-one-row-3 = Ralph: otro hotel al azar; sin personal, sin dinero, sin préstamos
guide-set-up-for-one-row-4 = Su mazo de 16 cartas: las doce cartas B y cuatro cartas A y C. El nivel 1 tiene
    cuatro A; cada nivel siguiente tiene una A menos y una C más. Barájalas; mano y zigzag a la vista

guide-your-turn = Tu turno
    .when = en el primer minuto
guide-your-turn-text-1 = En cada ronda se tiran y ordenan los diez dados. Ralph y tú jugáis dos turnos cada
    uno, alternando; en cada ronda empieza el otro.
guide-your-turn-row-1 = { $die-3 } **Toma un dado** y haz la acción de su casilla
guide-your-turn-row-2 = { $u-skip } o **pasa**: retira cualquier dado y gana 1 corona
guide-your-turn-row-3 = { $crown } Las bonificaciones de habitaciones, grupos y emperador se usan en el mismo
    turno, en cualquier orden

guide-six-dice-spaces = Seis casillas de dados
    .when = con tu primer dado
guide-six-dice-spaces-text-1 = La **fuerza** es el número de dados en la casilla cuando tomas uno, contando el
    tuyo.
guide-six-dice-spaces-row-1 = { $die-1 } { $door } preparar hasta esas habitaciones
guide-six-dice-spaces-row-2 = { $die-2 } { $room-occupied } ocupar una habitación; la fuerza se descuenta del
    precio
guide-six-dice-spaces-row-3 = { $die-3 } { $door }{ $room-occupied } lo uno o lo otro
guide-six-dice-spaces-row-4 = { $die-4 } { $crown }{ $krone } avanzar esas casillas del emperador o tomar esas
    coronas
guide-six-dice-spaces-row-5 = { $die-5 } { $staff } contratar a un empleado; la fuerza se descuenta del precio
guide-six-dice-spaces-row-6 = { $die-6 } { $die-any }{ $krone } pagar 1 corona e imitar otra casilla

guide-rooms = Habitaciones
    .when = en tu primer turno
guide-rooms-text-1 = Puedes preparar una habitación junto a otra preparada u ocupada, también al otro lado de la
    escalera. Después puedes ocuparla. Los precios dependen de la planta.
guide-rooms-text-2 = Por encima de la planta baja, la puerta muestra la bonificación que ganas al ocupar la
    habitación.
guide-rooms-row-1 = { $door } preparar en las plantas 1 a 4: **0, 1, 2, 3** coronas
guide-rooms-row-2 = { $room-occupied } ocupar en las plantas 1 a 4: **1, 2, 3, 4** coronas

guide-rows-columns-groups = Filas, columnas, grupos
    .when = cuando te fijas en los márgenes
    .caption = Hotel de Ralph: las habitaciones tachadas están ocupadas
guide-rows-columns-groups-text-1 = El **primero** en llenar una columna, o una fila a un lado de la escalera, gana
    sus puntos; el otro no gana nada allí.
guide-rows-columns-groups-text-2 = Las habitaciones vecinas de un color forman un **grupo**. Cada uno recibe un
    premio por sus propios grupos completos de 2, 3 o 4 habitaciones:
guide-rows-columns-groups-row-1 = { $c-blue } **3, 6, 10** puntos
guide-rows-columns-groups-row-2 = { $c-red } **1, 3, 5** coronas; Ralph gana puntos en su lugar, como con el azul
guide-rows-columns-groups-row-3 = { $c-yellow } **1, 3, 5** casillas del emperador
guide-rows-columns-groups-sheet-1 = Llenadas primero: filas izquierdas, plantas 1 a 4: 2, 4, 7, 10; filas
    derechas: 1, 2, 4, 7; columnas 1 a 7: 8, 7, 6, 5, 6, 7, 8.
guide-rows-columns-groups-sheet-2 = Grupos completos de 2, 3, 4 habitaciones:
guide-rows-columns-groups-sheet-3 = { $c-blue } 3, 6, 10 puntos
guide-rows-columns-groups-sheet-4 = { $c-red } 1, 3, 5 coronas (Ralph: puntos como con el azul)
guide-rows-columns-groups-sheet-5 = { $c-yellow } 1, 3, 5 casillas del emperador

guide-the-emperor = El emperador
    .when = tras la ronda 3
guide-the-emperor-text-1 = Cada casilla que avanzas se marca: en las rondas 1 a 3 desde la primera fila, en la 4 y
    la 5 desde la segunda, en la 6 y la 7 desde la tercera. Tras la tercera fila, cada casilla es un punto.
guide-the-emperor-text-2 = Algunas casillas dan una bonificación. El emperador viene tras las rondas 3, 5 y 7.
    Necesitas **4, 4 y 5** marcas en la fila, o pierdes 2, 3 y 4 puntos. El primero en llenar una fila gana 2, 3 o
    4 puntos.
guide-the-emperor-sheet-1 = Filas de 5, 6, 7 casillas para las rondas 1–3, 4–5, 6–7; luego 10 casillas extra, 1
    punto cada una.
guide-the-emperor-sheet-2 = Visitas tras las rondas 3, 5, 7: 4, 4, 5 marcas o −2, −3, −4. Llenadas primero: 2, 3,
    4.

guide-staff-and-loans = Personal y préstamos
    .when = con tu primer 5
    .caption = símbolo, nombre, precio y efecto
guide-staff-and-loans-text-1 = Tu tira tiene seis empleados; puedes contratar a cada uno una vez. El símbolo
    muestra cuánto tiempo ayudan. ¿Sin dinero? Pide un préstamo de 2 coronas en cualquier momento de tu turno,
    hasta tres veces por partida. Al final cuestan **2, 3 y 4** puntos.
guide-staff-and-loans-row-1 = { $t-permanent } **siempre**, desde ahora
guide-staff-and-loans-row-2 = { $t-once } **una vez**, al contratar
guide-staff-and-loans-row-3 = { $t-end } **al final**, por puntos
guide-staff-and-loans-sheet-1 = { $t-permanent } siempre · { $t-once } una vez · { $t-end } al final
guide-staff-and-loans-sheet-2 = Préstamos: 2 coronas en cualquier momento; −2, −3, −4 puntos.

guide-how-ralph-plays = Cómo juega Ralph
    .when = tras tu primer turno
    .caption = su carta y la de encima de su mazo
guide-how-ralph-plays-row-1 = Ralph revela su **carta superior**: dos dados y sus acciones. La carta que queda
    encima de su mazo muestra una **mano** y un **zigzag**.
guide-how-ralph-plays-row-2 = **Dado**: si la mano viene desde la izquierda, toma el dado izquierdo de su carta; si
    viene desde la derecha, el derecho. Si no queda ninguno, toma el otro o, si no, un dado de la casilla más llena.
guide-how-ralph-plays-row-3 = **Emperador**: avanza esas casillas.
guide-how-ralph-plays-row-4 = **Ocupar**: empieza en el lado al que señala el dedo y sigue el zigzag. Primero busca
    una habitación del color que complete una fila, una columna o un grupo, como diga su carta. Si no la hay, toma la
    primera habitación de ese color.
guide-how-ralph-plays-row-5 = Nunca prepara ni paga, y no gana bonificaciones de puerta.

guide-the-end = El final
    .when = tras la ronda 7
guide-the-end-row-1 = { $room-occupied } habitaciones ocupadas: **1, 2, 3, 4** puntos cada una en las plantas 1 a 4
guide-the-end-row-2 = { $c-blue } grupos azules, y las filas y columnas que llenaste primero
guide-the-end-row-3 = { $crown } el emperador: filas llenadas primero, casillas extra, penalizaciones
guide-the-end-row-4 = { $t-end } personal que puntúa al final
guide-the-end-row-5 = { $krone } 1 punto por cada 3 coronas; se restan los préstamos
