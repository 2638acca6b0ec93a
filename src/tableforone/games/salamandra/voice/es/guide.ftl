# Las reglas para leer. { $leaf } es el dibujo de ese nombre; las palabras en **negrita** resaltan.

guide-what-it-is-about = De qué va
    .caption = el Templo y los campos a su alrededor; entre los campos hay arboledas
guide-what-it-is-about-text-1 = Durante dos días y dos noches, unos eruditos envían aprendices a los
    campos que rodean el Templo de la Salamandra. Recolectan, elaboran, construyen y rezan para
    ganar puntos.
guide-what-it-is-about-text-2 = Rudolph el druida también obtiene puntos. Tras **cada** ronda y al
    final debes tener **más puntos que Rudolph**, o pierdes en el acto.

guide-set-up-for-one = Preparación en solitario
guide-set-up-for-one-text-1 = En la aplicación todo está preparado. Con tu propia caja:
guide-set-up-for-one-row-1 = El Templo, los cuatro campos iniciales a su alrededor, ocho arboledas
    en los huecos, cuatro campos en la oferta
guide-set-up-for-one-row-2 = Los mazos de Oso, Águila y las dos Salamandras, cada uno con su carta
    superior visible; tres libros de hechizos
guide-set-up-for-one-row-3 = Tú: 2 cristales, tres aprendices listos, el Druida con el sol hacia
    arriba
guide-set-up-for-one-row-4 = Rudolph: la carta de Labor de su nivel, sus dieciséis cartas de
    Colocación, 1 pergamino

guide-a-round = Una ronda
    .when = en el primer minuto
guide-a-round-row-1 = { $cameo-green } Rudolph obtiene puntos y coloca aprendices
guide-a-round-row-2 = { $apprentice } Juegas turno tras turno hasta que no te queda nada por colocar
    y pasas
guide-a-round-row-3 = { $grove } Cosechas arboledas; después Rudolph toma las suyas
guide-a-round-row-4 = { $vp } Si tienes más puntos que Rudolph, empieza la siguiente ronda: 2
    cristales y aprendices nuevos (3, 2, 3, 2)

guide-your-turn = Tu turno
    .when = en el primer minuto
guide-your-turn-text-1 = Primero, cualquier número de acciones libres; después, **exactamente una**
    acción principal, que termina tu turno. Entonces pierdes lo que has producido y no has usado:
    { $leaf }{ $flower }{ $fruit } y pociones. Conservas { $crystal } cristales y { $scroll }
    pergaminos.
guide-your-turn-text-2 = Un aprendiz en un campo trabaja una vez por ronda: al trabajar se voltea.
guide-your-turn-row-1 = { $crystal } **descansar**: voltea un aprendiz y gana 1 cristal
guide-your-turn-row-2 = { $billhook } **cosechar**: voltea un aprendiz en un campo con hoz y gana lo
    que da el campo
guide-your-turn-row-3 = { $leaf } **comprar** una hoja, una flor o un fruto por 4 cristales; usar
    una carta con ∞
guide-your-turn-row-4 = { $apprentice } acción principal: **colocar** un aprendiz, **construir** un
    campo, usar un **caldero** o ir al **Templo**

guide-placing = Colocar
    .when = en tu primer turno
    .caption = un campo: bonificación arriba, sello, color y lo que da
guide-placing-text-1 = Coloca en cualquier espacio libre de cualquier campo. Cada espacio toca las
    arboledas de sus dos esquinas: gana un cristal por cada camino con { $crystal } que lleve a tu
    campo.
guide-placing-text-2 = El espacio de **arriba** da además la bonificación dibujada, cada vez. Un
    aprendiz se queda donde está toda la partida.
guide-placing-sheet-1 = Cualquier espacio libre: 1 cristal por cada camino con cristal que lleve
    aquí; el de arriba da además la bonificación.

guide-building = Construir
    .when = cuando puedas pagar un campo
guide-building-text-1 = Paga un campo de la oferta y colócalo junto a un campo o el Templo; ganas su
    bonificación. Un hueco que quede cerrado por los cuatro lados recibe una arboleda.
guide-building-text-2 = Después, **una** de dos: coloca un aprendiz en el campo nuevo o, si comparte
    un color con un vecino, toma la carta de Oso o Águila visible.
guide-building-sheet-1 = Paga, coloca junto a un campo o el Templo, gana la bonificación. Después
    coloca en él un aprendiz o, con un color en común, toma una carta de Oso o Águila.

guide-cauldrons-and-the-temple = Calderos y Templo
    .when = cuando hayas elaborado algo
guide-cauldrons-and-the-temple-text-1 = Ambos voltean un aprendiz activo y terminan tu turno.
guide-cauldrons-and-the-temple-row-1 = { $cauldron } **caldero**: un aprendiz en un campo con ese
    sello; paga y gana lo que muestra el campo
guide-cauldrons-and-the-temple-row-2 = { $potion-green } **Templo blanco**: cualquier aprendiz, 1
    poción verde y 2 cristales por la carta de Salamandra blanca visible
guide-cauldrons-and-the-temple-row-3 = { $potion-purple } **Templo negro**: cualquier aprendiz, 1
    poción morada y 1 cristal por la negra visible

guide-cards-and-faith = Cartas y fe
    .when = con tu primera carta
guide-cards-and-faith-text-1 = { $bear }{ $eagle } Las cartas de Oso y Águila ayudan hasta el final
    de la partida; las { $salamander } de Salamandra actúan una vez. Los símbolos de la esquina son
    la **fe**: tener más de una clase da puntos al final.
guide-cards-and-faith-sheet-1 = { $bear }{ $eagle } ayudan hasta el final; { $salamander } actúan
    una vez. La fe puntúa al final.

guide-groves = Arboledas
    .when = cuando pases
guide-groves-text-1 = Cuando pasas, gana 1 cristal por cada aprendiz que no haya trabajado. Después
    puedes pagar **3 cristales** por una arboleda que toque uno de tus aprendices, tantas veces como
    puedas.
guide-groves-text-2 = Ganas lo que muestra; tu segunda, cuarta y sexta arboleda dan **4, 3 y 2**
    puntos en el acto.
guide-groves-sheet-1 = Al pasar: 1 cristal por aprendiz inactivo; después, 3 cristales por cada
    arboleda que toquen tus aprendices. La 2.ª, 4.ª y 6.ª: 4, 3 y 2 puntos.

guide-scrolls-and-spellbooks = Pergaminos y libros de hechizos
    .when = con tu cuarto pergamino
guide-scrolls-and-spellbooks-text-1 = **Cuatro** pergaminos llevan a uno de tus aprendices de un
    campo a un libro de hechizos, una vez a cada uno. Al final, su espacio da puntos por todo lo que
    tengas de esa clase. El de arriba da más: llega pronto.
guide-scrolls-and-spellbooks-sheet-1 = Cuatro pergaminos: un aprendiz pasa de un campo a un libro de
    hechizos, una vez a cada uno; puntúa al final.

guide-how-rudolph-plays = Cómo juega Rudolph
    .when = antes de tu primer turno
    .caption = su carta de Labor
guide-how-rudolph-plays-row-1 = { $vp } En cada ronda obtiene lo que dice su carta de Labor y
    después coloca 1, 2, 3, 4 aprendices, cada uno con una carta.
guide-how-rudolph-plays-row-2 = { $building } La flecha apunta hacia fuera desde un campo inicial:
    toma el campo **más lejano** en esa dirección, en el espacio de arriba. Si está ocupado, toma el
    siguiente en sentido horario y gana un pergamino.
guide-how-rudolph-plays-row-3 = { $scroll } Su **tercer pergamino** envía al aprendiz recién colocado
    al espacio superior libre más a la izquierda de un libro de hechizos, por puntos.
guide-how-rudolph-plays-row-4 = { $grove } Al final de la ronda toma cada arboleda que toquen sus
    aprendices, por 1 punto cada una.

guide-the-end = El final
    .when = tras la ronda 4
guide-the-end-row-1 = { $spellbook } tus aprendices en libros de hechizos
guide-the-end-row-2 = { $crown } fe, primer y segundo puesto: Salamandra **12, 6**, Oso **8, 4**,
    Águila **6, 3**; en caso de empate se reparte la suma
guide-the-end-row-3 = { $scroll } 1 punto por cada pergamino restante
guide-the-end-row-4 = Rudolph: otra vez sus libros de hechizos, su fe, sus pergaminos. Con más
    puntos que él, ganas.
