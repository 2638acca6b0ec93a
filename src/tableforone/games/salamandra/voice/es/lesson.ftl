# Lo que dice el anfitrión en una lección. $one y $two: los números de lo que señala.

## Tu primera partida.

lesson-first = Tu primera partida
    .about = Una ronda de una partida real y la mitad de la siguiente, con cartas de Divinidad y fe,
        en unos { $minutes } minutos.
    .ending = Has colocado aprendices, has trabajado con ellos, has construido dos campos, has
        cosechado dos arboledas y has ganado al Oso. Vas muy por delante de Rudolph, como debe ser
        tras cada ronda.
    .later-1 = Pociones y calderos. Con mercancías se hace una poción; los campos con caldero
        convierten pociones en puntos.
    .later-2 = El Templo. Una poción y cristales compran una carta de Salamandra, que actúa una vez
        y cuenta para la fe.
    .later-3 = Libros de hechizos. Cuatro pergaminos llevan a uno de tus aprendices a un libro que
        da puntos al final.
    .later-4 = Reciclar. Antes de una ronda nueva puedes cambiar cartas o campos que no te gusten.
lesson-first-chapter-1 = Aprendices
lesson-first-chapter-2 = Trabajo
lesson-first-chapter-3 = Construcción
lesson-first-chapter-4 = Cosecha
lesson-first-chapter-5 = Ronda dos
lesson-first-chapter-6 = Divinidades
lesson-first-chapter-7 = Fe

lesson-first-step-1 = Envía al primer aprendiz.
    .text = Cada octógono es un campo con cuatro espacios. Entre los campos hay arboledas. Cuando
        colocas en un espacio, ganas los cristales de sus caminos a las arboledas. { $one } Este
        espacio da uno y, como es el superior, también la bonificación del campo: 1 punto. Coloca
        ahí un aprendiz.
    .praise = Un cristal y un punto con un solo paso.
lesson-first-step-2 = Uno junto a Rudolph.
    .text = Rudolph tiene un aprendiz en el campo blanco, pero queda sitio. { $one } El espacio
        izquierdo da un cristal, y el campo te dará una flor más tarde. Coloca ahí un aprendiz.
    .praise = Solo se ocupan espacios, nunca campos enteros.
lesson-first-step-3 = Dos cristales a la vez.
    .text = { $one } Dos caminos bajo el campo naranja tienen cristales. Coloca ahí tu tercer
        aprendiz, el último de esta ronda.
    .praise = Seis cristales, y puedes guardarlos.
lesson-first-step-4 = Ahora, que trabajen.
    .text = Voltea un aprendiz en un campo con hoz para ganar lo que crece allí. Empieza por el
        verde { $one }: una hoja.
    .praise = Gasta la hoja este turno o la pierdes.
lesson-first-step-5 = Y una flor.
    .text = Trabajar no termina tu turno. { $one } El campo blanco da una flor. Una hoja y una flor
        son el precio del primer campo de la oferta.
    .praise = Tienes una hoja y una flor.
lesson-first-step-6 = Construye un campo.
    .text = { $one } Este campo cuesta una hoja y una flor y da 4 puntos en el acto. Constrúyelo.
    .praise = Construir es una acción principal: termina tu turno.
lesson-first-step-7 = ¿Dónde lo pones?
    .text = Debe tocar un campo o el Templo. { $one } Debajo de tu campo verde alcanzas cristales
        nuevos. Constrúyelo ahí.
    .praise = Cuatro puntos y cuatro espacios nuevos.
lesson-first-step-8 = El último también trabaja.
    .text = El campo naranja da { $one } dos cristales. Descansar solo daría uno. Voltea este
        aprendiz.
    .praise = Los tres han hecho algo.
lesson-first-step-9 = Basta por hoy: pasa.
    .text = No te quedan aprendices por colocar. { $one } Pasa, y empieza la cosecha.
    .praise = Los aprendices activos darían ahora un cristal.
lesson-first-step-10 = Primero la arboleda más rica.
    .text = Una arboleda junto a uno de tus aprendices cuesta 3 cristales. { $one } Esta da 5
        puntos. Coséchala.
    .praise = Con ella empieza tu fila de arboledas.
lesson-first-step-11 = La segunda paga doble.
    .text = La segunda arboleda de tu fila da 4 puntos más. { $one } Esta da un pergamino y 2
        puntos, y Rudolph, que está al lado, se queda sin ella. Coséchala.
    .praise = 16–2. Sigue por delante tras cada ronda.
lesson-first-step-12 = Quédate con lo que hay.
    .text = Antes de una ronda nueva puedes cambiar cartas y campos unas cuantas veces. Lo que hay
        es bueno: para y observa a Rudolph.
    .praise = Ahora está junto a dos arboledas.
    .watch-1 = Su carta muestra una flecha desde uno de los cuatro campos iniciales. Va tan lejos
        como haya campos.
    .watch-2 = En el espacio superior no gana nada. Si está ocupado, sigue en sentido horario y gana
        un pergamino. Tres pergaminos lo llevan a un libro de hechizos.
lesson-first-step-13 = Tu propio campo paga otra vez.
    .text = { $one } En su espacio superior ganas de nuevo la bonificación: 4 puntos, y 2 cristales
        de sus caminos. Coloca ahí un aprendiz.
    .praise = Tu campo trabaja en cada ronda.
lesson-first-step-14 = Una flor para el próximo campo.
    .text = Aún puedes usar los aprendices de la primera ronda. { $one } Voltea el del campo blanco
        por una flor.
    .praise = Con 2 cristales, suficiente para un campo.
lesson-first-step-15 = Construye el campo naranja.
    .text = { $one } Este campo cuesta 2 cristales y una flor y da 3 puntos. Es naranja, y eso
        importa ahora. Constrúyelo.
lesson-first-step-16 = Junto a su color.
    .text = Si un campo nuevo toca un campo del mismo color, puedes tomar una carta de Divinidad.
        { $one } Aquí toca el campo naranja. Constrúyelo aquí.
    .praise = Ahora puedes tomar el Oso o el Águila.
lesson-first-step-17 = Toma el Oso.
    .text = Puedes colocar un aprendiz en el campo nuevo o tomar una carta. { $one } Este Oso te da
        1 punto cada vez que coloques en un campo blanco, hasta el final de la partida. Sus tres
        huellas son tres símbolos de fe. Tómalo.
    .praise = Tres símbolos de Oso, tantos como Rudolph.
lesson-first-step-18 = El Oso paga en el acto.
    .text = { $one } Tu campo naranja y blanco cuenta como blanco: este espacio da un cristal, y el
        Oso añade un punto. Coloca ahí un aprendiz.
    .praise = Toma pronto las cartas que pagan a menudo.
lesson-first-step-19 = La fe puntúa al final.
    .text = Tener más símbolos de una divinidad da 12 puntos por la Salamandra, 8 por el Oso y 6 por
        el Águila; el segundo puesto da la mitad. Sin símbolos no obtienes nada. La carta de Rudolph
        muestra sus símbolos. Ahora elige tú una jugada.
    .praise = No pierdas de vista a las tres divinidades.
lesson-first-step-20 = El Templo y los libros de hechizos.
    .text = En el Templo, una poción y cristales compran una carta de Salamandra: actúa una vez y
        cuenta para la fe. Cuatro pergaminos llevan un aprendiz a un libro de hechizos, que da
        puntos tras la ronda 4. Elige tú una jugada más.

lesson-first-card-1 = Coloca junto a cristales
    .text = Un espacio da los cristales de los caminos a sus dos arboledas, y el superior también da
        la bonificación de su campo.
lesson-first-card-2 = Trabaja y gasta en el acto
    .text = Voltea un aprendiz en un campo con hoz para ganar su mercancía. Las mercancías solo
        duran el turno; cristales y pergaminos se quedan.
lesson-first-card-3 = Construye campos
    .text = Con mercancías pagas un campo nuevo. Da su bonificación en el acto y trae espacios y
        arboledas nuevos.
lesson-first-card-4 = Cosecha después de pasar
    .text = Una arboleda junto a uno de tus aprendices cuesta 3 cristales. La segunda, la cuarta y
        la sexta de tu fila dan más.
lesson-first-card-5 = Ve por delante tras cada ronda
    .text = Si Rudolph tiene tantos puntos como tú al final de una ronda, pierdes en el acto.
lesson-first-card-6 = Rudolph sigue flechas
    .text = Una carta muestra el camino. Su aprendiz va al campo más lejano y recoge las arboledas
        de al lado tras la ronda.
lesson-first-card-7 = Construye por las cartas de Divinidad
    .text = Construye junto a un campo del mismo color y puedes tomar el Oso o el Águila. Te ayuda
        hasta el final de la partida.
lesson-first-card-8 = La fe puntúa al final
    .text = Más símbolos de una divinidad: Salamandra 12 puntos, Oso 8, Águila 6. El segundo puesto
        da la mitad, y sin símbolos no obtienes nada.

lesson-first-check-1 = Tienes 5 cristales. ¿Cuántas arboledas puedes cosechar después de pasar?
    .right = 1
    .wrong-1 = 5
    .wrong-2 = 2
    .why = Cada arboleda cuesta 3 cristales y debe tocar a uno de tus aprendices.
lesson-first-check-2 = ¿Cuándo puedes tomar una carta de Oso o Águila?
    .right = Después de construir junto al mismo color
    .wrong-1 = Después de cada ronda
    .wrong-2 = Por 4 cristales
    .why = El campo nuevo debe compartir un color con un campo vecino. En su lugar puedes colocar en
        él un aprendiz.
lesson-first-check-3 = Tienes 4 símbolos de Oso y Rudolph 3. ¿Cuánto da eso al final?
    .right = 8 puntos
    .wrong-1 = 4 puntos
    .wrong-2 = 4 puntos por cada símbolo
    .why = Tener más símbolos de Oso da 8 puntos; el segundo puesto, 4.
