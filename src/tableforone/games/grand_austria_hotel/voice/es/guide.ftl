# Las reglas para las personas. { $strudel } es el dibujo de ese nombre; las palabras en **negrita** destacan.

guide-what-it-is-about = De qué se trata
    .caption = iluminada: ocupada · llave: preparada · a trazos: vacía
guide-what-it-is-about-text-1 = Diriges un hotel en la Viena de 1900. Los huéspedes hacen cola en tu
    puerta, comen en tu café y duermen arriba. Cada huésped te da puntos y una recompensa.
guide-what-it-is-about-text-2 = Leopold, al lado, hace lo mismo, pero sus cartas le dicen qué hacer.
    Tras siete rondas necesitas **más puntos que Leopold**; los empates los gana él.

guide-set-up-for-one = Preparación en solitario
guide-set-up-for-one-text-1 = En la aplicación todo está preparado. Con tu propia caja:
guide-set-up-for-one-row-1 = Ronda 1; diez dados; un objetivo y una loseta del emperador de cada
    letra; cinco huéspedes en la cola
guide-set-up-for-one-row-2 = Leopold: el lado de noche de un hotel, los turnos 1 y 4 (os los
    cambiáis cada ronda), sus veinte cartas y cinco cartas de personal de fin de partida boca abajo
guide-set-up-for-one-row-3 = Tú: un hotel, los turnos 2 y 3, 10 coronas, un strudel, una tarta, un
    vino y un café
guide-set-up-for-one-row-4 = Roba diez cartas de personal y quédate seis
guide-set-up-for-one-row-5 = Toma un huésped gratis y prepara tres habitaciones, empezando por la
    esquina inferior izquierda

guide-your-turn = Tu turno
    .when = en el primer minuto
guide-your-turn-text-1 = Leopold y tú tenéis dos turnos cada uno por ronda. En tu turno puedes tomar
    un huésped; después tomas **exactamente un dado**. Todo lo demás puedes hacerlo en cualquier
    momento de tu turno, tantas veces como quieras.
guide-your-turn-row-1 = { $cameo-blue } **Toma un huésped** si tienes una mesa libre; solo antes del
    dado
guide-your-turn-row-2 = { $die-3 } **Toma un dado** (es obligatorio) y haz enseguida su acción
guide-your-turn-row-3 = { $coffee } **En cualquier momento**: sirve, aloja a un huésped, cumple un
    objetivo, usa personal
guide-your-turn-row-4 = { $u-skip } **Pasa** antes de haber hecho nada: tras los turnos de Leopold,
    quita un dado y vuelve a lanzar los demás para ti

guide-guests = Huéspedes
    .when = en el primer minuto
guide-guests-row-1 = { $one } **Color.** La habitación debe tenerlo. Los turistas verdes toman
    cualquier habitación.
guide-guests-row-2 = { $two } **Puntos** cuando el huésped se aloja.
guide-guests-row-3 = { $three } **Pedido.** Sírvelo antes por completo.
guide-guests-row-4 = { $four } **Recompensa** cuando el huésped se aloja.
guide-guests-row-5 = { $five } **Precio** en la cola: 3, 2, 1, 0, 0 coronas de izquierda a derecha.
guide-guests-sheet-1 = De la cola, por 3, 2, 1, 0, 0 coronas, a una de tres mesas.
guide-guests-sheet-2 = Cuando el pedido está completo y hay preparada una habitación del color
    (verde: cualquiera), el huésped se aloja y ganas puntos y recompensa. La mesa queda libre
    enseguida.

guide-six-dice-spaces = Seis casillas de acción
    .when = con tu primer dado
guide-six-dice-spaces-text-1 = La **fuerza** es el número de dados de la casilla antes de tomar uno.
    Una vez por turno, 1 corona te da 1 de fuerza más.
guide-six-dice-spaces-row-1 = { $die-1 } { $strudel }{ $cake } strudels y tartas, tantos como la
    fuerza; nunca más tartas que strudels
guide-six-dice-spaces-row-2 = { $die-2 } { $wine }{ $coffee } vinos y cafés del mismo modo; nunca
    más cafés que vinos
guide-six-dice-spaces-row-3 = { $die-3 } { $room-vacant } preparar como máximo otras tantas
    habitaciones
guide-six-dice-spaces-row-4 = { $die-4 } { $crown }{ $krone } coronas y casillas en la senda del
    emperador, repartidas como quieras
guide-six-dice-spaces-row-5 = { $die-5 } { $staff } contratar personal; la fuerza se resta del
    precio
guide-six-dice-spaces-row-6 = { $die-6 } { $die-any }{ $krone } pagar 1 corona y usar cualquier otra
    casilla

guide-kitchen-and-cafe = Cocina y café
    .when = cuando tu primer huésped tiene hambre
    .caption = pálido: falta por servir · abajo: tu dinero y tu cocina
guide-kitchen-and-cafe-text-1 = Lo que da un dado puede ir **directamente y gratis a tus
    huéspedes**. El resto va a la cocina; desde allí, por 1 corona sirves hasta tres.
guide-kitchen-and-cafe-text-2 = Un huésped con el pedido completo se aloja cuando quieras, en una
    habitación preparada del mismo color.
guide-kitchen-and-cafe-sheet-1 = Lo nuevo va enseguida y gratis a los huéspedes; desde la cocina,
    hasta 3 por 1 corona.

guide-rooms-and-groups = Habitaciones y grupos
    .when = con tu primer 3
guide-rooms-and-groups-text-1 = Preparas una habitación junto a otra que ya tengas. Las plantas
    cuestan **0, 1, 2, 3** coronas. Algunas habitaciones de arriba dan 1 o 2 puntos al instante.
guide-rooms-and-groups-text-2 = Las habitaciones contiguas de un color forman un **grupo**. Al
    ocupar su última habitación, un grupo de 1, 2, 3 o 4 habitaciones te da:
guide-rooms-and-groups-row-1 = { $c-blue } **2, 5, 9, 15** puntos { $vp }
guide-rooms-and-groups-row-2 = { $c-red } **1, 3, 6, 10** coronas { $krone }
guide-rooms-and-groups-row-3 = { $c-yellow } **1, 3, 6, 10** casillas en la senda del emperador
    { $crown }
guide-rooms-and-groups-sheet-1 = Junto a una habitación que ya tengas. Las plantas 1 a 4 cuestan 0,
    1, 2, 3. Grupos llenos de 1 a 4 habitaciones:
guide-rooms-and-groups-sheet-2 = { $c-blue } 2, 5, 9, 15 puntos
guide-rooms-and-groups-sheet-3 = { $c-red } 1, 3, 6, 10 coronas
guide-rooms-and-groups-sheet-4 = { $c-yellow } 1, 3, 6, 10 casillas en la senda del emperador

guide-staff = Personal
    .when = con tu primer 5
    .caption = símbolo, nombre, precio y efecto
guide-staff-text-1 = Tienes seis cartas en la mano. Con un 5 contratas una; la fuerza se resta del
    precio. El símbolo muestra cuánto tiempo ayuda.
guide-staff-row-1 = { $t-once } **una vez**, al contratar
guide-staff-row-2 = { $t-round } **cada ronda**, en tu turno
guide-staff-row-3 = { $t-permanent } **siempre**, desde ahora
guide-staff-row-4 = { $t-end } **al final**, por puntos

guide-the-emperor = El emperador
    .when = tras la ronda 3
    .caption = cada casilla, con sus puntos en rojo; abajo, las tres losetas
guide-the-emperor-text-1 = El emperador viene tras las rondas 3, 5 y 7. Leopold y tú ganáis los
    puntos de vuestra casilla y después retrocedéis **3, 5, 7** casillas.
guide-the-emperor-text-2 = Si aún estás en **3 o más**, ganas la recompensa de su loseta. En la
    casilla **0** sufres su penalización. En 1 o 2 no pasa nada. Leopold solo puntúa.
guide-the-emperor-sheet-1 = Tras las rondas 3, 5, 7: puntúa tu casilla y retrocede 3, 5, 7. En 3 o
    más gana la recompensa de la loseta; en 0, sufre su penalización.
guide-the-emperor-sheet-2 = Casillas 0 a 13: 0 1 2 3 3 4 4 5 5 6 6 7 8 9 puntos; cada casilla de
    más: 1.

guide-objectives = Objetivos
    .when = cuando estás cerca
guide-objectives-text-1 = Cuando cumples un objetivo en tu turno, pon un marcador en su puesto libre
    más alto: **15, 10 o 5** puntos. No importa si después pierdes la condición.
guide-objectives-text-2 = Leopold no necesita ninguna condición: su marcador avanza a III, luego a
    II y luego a un puesto.
guide-objectives-sheet-1 = En tu turno, al cumplirlo: el puesto libre más alto de 15, 10, 5. Un
    marcador por carta.

guide-how-leopold-plays = Cómo juega Leopold
    .when = en su primer turno
    .caption = huésped, dado, otras acciones, empates; los símbolos plateados cuentan desde el nivel
        medio, los dorados solo en el difícil
guide-how-leopold-plays-row-1 = **Huésped**: del color de la carta, el de más puntos. Si no hay: el
    mejor cuyo color aún cabe en su hotel.
guide-how-leopold-plays-row-2 = **Habitación**: la planta más baja, desde la izquierda; para los
    verdes, la columna de más a la derecha, desde abajo. Queda ocupada enseguida.
guide-how-leopold-plays-row-3 = **Dado**: quita uno con el número de la carta. Si no hay: uno de la
    casilla más llena.
guide-how-leopold-plays-row-4 = **Después** avanza en la senda del emperador, roba una carta de
    personal de fin de partida o avanza en un objetivo.
guide-how-leopold-plays-row-5 = **Empates**: si la mano apunta a la derecha, el de más a la
    izquierda; si apunta a la izquierda, el de más a la derecha.

guide-the-end = El final
    .when = tras la ronda 7
guide-the-end-row-1 = { $room-occupied } habitaciones ocupadas: **1, 2, 3, 4** puntos cada una en
    las plantas 1 a 4
guide-the-end-row-2 = { $t-end } personal con la flecha
guide-the-end-row-3 = { $krone } 1 punto por cada corona (20 como máximo) y por cada plato o bebida
    de la cocina
guide-the-end-row-4 = { $cameo-red } **−5** por cada huésped que quede en tu café
guide-the-end-row-5 = Leopold: sus habitaciones y su personal. Ganas con más puntos.

guide-lets-waltz = Let’s Waltz!
    .when = cuando eliges uno de sus módulos
guide-lets-waltz-text-1 = Con salones de baile o celebridades tu rival es **Elisabeth**. Juega como
    Leopold y además sabe bailar.
guide-lets-waltz-row-1 = { $dancer } **Salones de baile de Viena.** Un huésped con el pedido
    completo puede ir a bailar en vez de tomar una habitación: un bailarín en la fila inferior,
    central o superior cuesta 1, 2 o 3 { $champagne }. Los salones de la izquierda, del centro y de
    la derecha se puntúan tras las rondas 3, 5 y 7, cada uno a su manera. Un salón de baile sin un
    bailarín tuyo te cuesta 5 puntos.
guide-lets-waltz-row-2 = { $die-most } **Celebridades.** Tres de los dados son de color. Si tomas
    uno, tomas también la celebridad de ese color: puntos al instante y ayuda hasta el final de la
    ronda.
guide-lets-waltz-row-3 = { $door } **Hoteles únicos.** Eliges una de tres entradas, cada una con su
    propio poder. Tu rival tiene una de cuatro, que cambian las reglas.
guide-lets-waltz-row-4 = { $t-once } **¿Le pongo un poco más?** Más personal, objetivos y losetas;
    algunas cartas de personal se giran una vez por partida.
