# Lo que dice el anfitrión en una lección. $one y $two: números de lo que señala.

## Tu primera partida

lesson-first = Tu primera partida
    .about = Dos rondas de una partida de verdad, con el personal, el emperador y la puntuación final, en unos { $minutes } minutos.
    .ending = Cuatro huéspedes viven en tu hotel, una habitación azul ha dado su bonificación y el emperador se ha fijado en
        ti. La { staff-28 } trabaja para ti, y sabes leer los turnos de Leopold.
    .later-1 = Objetivos. Tres carreras por 15, 10 y 5 puntos, a la derecha de la mesa.
    .later-2 = Reforzar. Por 1 corona, el dado que tomas tiene 1 de fuerza más.
    .later-3 = Pasar. Dejas una mala tirada; más tarde se vuelven a tirar los dados que quedan.
lesson-first-chapter-1 = Antes de abrir
lesson-first-chapter-2 = Huéspedes y dados
lesson-first-chapter-3 = La cocina
lesson-first-chapter-4 = El emperador
lesson-first-chapter-5 = Habitaciones
lesson-first-chapter-6 = Segunda ronda
lesson-first-chapter-7 = Personal
lesson-first-chapter-8 = Cómo termina

lesson-first-step-1 = Diez personas quieren trabajar para ti; quédate con seis.
    .text = Cada { $one } carta es alguien a quien podrás contratar más tarde, por el precio de la esquina. No hace falta
        saberlas de memoria. Descarta tres caras, { staff-4 }, { staff-17 } y { staff-26 }, y
        también la { staff-7 }. Quédate con la { staff-28 }: al final da puntos por cada huésped
        azul.
    .praise = Pronto contrataremos a la { staff-28 }.
lesson-first-step-2 = Tu primer huésped es gratis.
    .text = { $one } { CAPITAL(guest-53, the: "yes") } es amarilla, así que necesitará una
        habitación amarilla. Antes pide un strudel y un
        vino. Cuando se aloja, recibes la recompensa al pie de su carta: un café y 2 casillas del emperador.
        Tómala.
    .praise = Está en tu primera mesa.
lesson-first-step-3 = Prepara tres habitaciones.
    .text = La primera habitación es siempre la esquina. Cada nueva debe tocar una preparada, y la planta inferior es gratis. La
        habitación amarilla { $one } de al lado es para tu bailaora, y la roja siguiente para alguien de la cola.
        Prepáralas.
    .praise = Azul, amarilla y roja, todas gratis.
    .watch-1 = Leopold empieza esta ronda. Su carta pide un huésped rojo, así que los demás quedan descartados. De dos rojos
        toma el que tiene más puntos.
    .watch-2 = No necesita cocina: su huésped se aloja al momento, lo más abajo y lo más a la izquierda posible.
    .watch-3 = Un interrogante: toma un dado de la casilla más llena. Tras su turno, una buena casilla puede ser más débil para
        ti.
lesson-first-step-4 = Tu turno: primero un huésped, luego un dado.
    .text = { $one } { CAPITAL(guest-77, the: "yes") } quiere una tarta y una habitación roja, y
        tienes una lista. Los huéspedes del principio de la
        cola cuestan 3 coronas, los del final nada. Este cuesta 1. Tómalo.
    .praise = Un huésped por turno, antes del dado.
lesson-first-step-5 = Toma el dado que da de comer a los dos.
    .text = La { $one } casilla 1 tiene dos dados, así que su fuerza es 2: recibes dos platos, strudels o tartas. Es justo lo que
        necesitan la bailaora y { FORM(guest-77, the: "yes") }. Toma un dado allí.
    .praise = Fuerza: los dados antes de tomar uno.
lesson-first-step-6 = Uno de cada.
    .text = En la casilla 1 nunca puedes tomar más tartas que strudels. Toma un strudel y una tarta.
    .praise = Casilla 2: vino y café, igual.
lesson-first-step-7 = Servir al momento es gratis.
    .text = Lo que acabas de recibir puede ir gratis a una mesa. Sirve el strudel a la { $one }
        bailaora y la tarta { FORM(guest-77, the: "yes", case: "dative") }.
    .praise = El pedido { FORM(guest-77, the: "yes", case: "genitive") } está completo.
lesson-first-step-8 = Dale su llave.
    .text = Un huésped con el pedido completo puede ir en cualquier momento de tu turno a una habitación preparada de su color.
        Aloja { $one } { FORM(guest-77, the: "yes", case: "accusative") } en la habitación roja: te
        da 1 punto y 1 corona.
    .praise = Tu primer punto, y una mesa libre.
lesson-first-step-9 = Termina el turno.
    .text = Aún podrías servir a la bailaora su vino desde la cocina. Cuesta 1 corona por hasta tres platos o bebidas, así que
        espera a tener más que servir. Termina tu turno; en esta ronda tienes dos turnos seguidos: { $one } 2 y 3.
    .praise = Esperar ha ahorrado una corona.
lesson-first-step-10 = Un huésped gratis.
    .text = { $one } Tezcatlipoca no cuesta nada y quiere un strudel, que está en tu cocina. Es verde, así que le vale una
        habitación de cualquier color. Tómalo.
    .praise = Los huéspedes baratos hacen crecer el hotel.
lesson-first-step-11 = Ahora sirve desde la cocina.
    .text = La { $one } cocina tiene un vino para la bailaora y un strudel para Tezcatlipoca. Por 1 corona sirves hasta tres
        platos o bebidas. Sirve.
    .praise = Una corona, dos huéspedes.
lesson-first-step-12 = Vino y strudel.
    .text = Sirve el vino a la bailaora y el strudel a Tezcatlipoca.
    .praise = Dos pedidos están completos.
lesson-first-step-13 = La bailaora se aloja.
    .text = Llévala a la habitación amarilla. Su { $one } carta muestra su recompensa: un café y 2 casillas de la { $two } senda del
        emperador.
    .praise = La recompensa llega con la habitación.
lesson-first-step-14 = Primero el café.
    .text = Puedes tomar las partes de una recompensa en cualquier orden. Pon el café en la cocina: alguien de la cola quiere dos.
    .praise = Ahora hay dos cafés en la cocina.
lesson-first-step-15 = Y 2 casillas del emperador.
    .text = Tras las rondas 3, 5 y 7 el emperador mira { $one } su senda. Ganas los puntos de tu casilla y retrocedes. Si entonces
        sigues en 3 o más, recibes la recompensa de su loseta; en 0, una penalización. Avanza.
    .praise = Leopold está en 3. No lo dejes delante.
lesson-first-step-16 = Un hotel necesita habitaciones.
    .text = Aún tienes que tomar un dado en este turno. La { $one } casilla 3 prepara tantas habitaciones como su fuerza, aquí
        una. Toma un dado allí.
    .praise = Arriba: 1 a 3 coronas. Abajo: gratis.
lesson-first-step-17 = La habitación roja de al lado.
    .text = { $one } Toca la { FORM(guest-77, the: "yes", case: "genitive") }, es gratis y forma
        parte del mismo grupo. Aquí hay cuatro habitaciones rojas juntas:
        llenas de huéspedes dan 10 coronas. Prepárala.
    .praise = Un grupo grande vale más que muchos pequeños.
lesson-first-step-18 = El verde va en cualquier parte, así que elige bien.
    .text = Tezcatlipoca también podría ir a la habitación azul, pero la necesitarán los nobles de la cola. Alójalo en la nueva
        { $one } habitación roja. Robas tres cartas más, y luego le toca a Leopold.
    .praise = La habitación azul queda para un noble.
    .watch-1 = Esta vez vale cualquier huésped, y dos tienen más puntos que nadie. La mano de su carta decide los empates: apunta
        a la derecha, así que empieza por la izquierda.
    .watch-2 = Un 4 o un 5, de la casilla más llena. Sin ninguno de los dos, habría tomado otro dado.
    .watch-3 = Su carta también hace avanzar el objetivo B. Cuando su marcador llega arriba, toma allí un puesto antes que tú. No lo
        pierdas de vista.
lesson-first-step-19 = Un noble para la habitación azul.
    .text = Se tiran otra vez los dados, y empiezas tú. { $one } { CAPITAL(guest-67, the: "yes") }
        quiere dos cafés; los dos están en tu cocina. Da 2
        puntos, 2 cartas y 2 casillas del emperador. Tómalo.
    .praise = Ya tienes lo que quiere.
lesson-first-step-20 = Tres dados en una casilla.
    .text = La { $one } casilla 2 tiene tres dados: tres bebidas, vino o café. El café puede ir
        directo { FORM(guest-67, the: "yes", case: "dative") }, y el vino
        siempre sirve. Toma un dado allí.
    .praise = Justo antes de que Leopold la debilite.
lesson-first-step-21 = Dos vinos, un café.
    .text = Nunca puedes tomar más cafés que vinos. Toma tanto café como puedas: uno.
lesson-first-step-22 = Para { FORM(guest-67, the: "yes") }.
    .text = Sirve el café al momento en { $one } su mesa.
    .praise = Uno más, y está en la cocina.
lesson-first-step-23 = Una corona por la segunda taza.
    .text = Sirve el otro café desde la { $one } cocina.
lesson-first-step-24 = La habitación azul es un grupo ella sola.
    .text = El grupo está lleno en cuanto se aloja, y un grupo azul lleno da puntos: 2 por él, 2 por la { $one } habitación.
        Alójalo.
    .praise = Cuatro puntos con una llave.
lesson-first-step-25 = Y 2 casillas más.
    .text = En 4 { $one } estás a salvo por un tiempo. Avanza. Luego Leopold tiene dos turnos, y ahora sabes leerlos: la elección,
        los candidatos, la regla.
    .praise = Te queda un turno en esta ronda.
    .watch-1 = Te toca leer: ¿quién queda descartado, y por qué regla?
lesson-first-step-26 = Un 6 es la acción que quieras.
    .text = { $one } La casilla 6 es cualquiera de las otras cinco acciones, por una tasa de 1 corona. Su fuerza es 2. La casilla 5
        solo tiene un dado, así que el 6 contrata con más fuerza. Tómalo.
    .praise = La tasa de un 6 siempre es 1 corona.
lesson-first-step-27 = Úsalo para contratar.
    .text = { $one } La acción 5 juega una carta de personal de tu mano, y la fuerza se resta de su precio: 2 coronas. Elígela.
    .praise = Un 5 de verdad lo hace sin tasa.
lesson-first-step-28 = La { staff-28 } se une a ti.
    .text = Cuesta 4 coronas, menos 2. Al final de la partida da 3 puntos por cada habitación azul ocupada, así que desde ahora los
        huéspedes azules valen más para ti. Contrátala.
    .praise = Otras actúan una vez o en cada ronda.
    .watch-1 = Su carta hace avanzar el objetivo A. Los objetivos son carreras: el primer puesto da 15 puntos.
lesson-first-step-29 = Piensa en la última ronda.
    .text = Tras la ronda 7, cada habitación ocupada da de 1 a 4 puntos según su planta, y cada corona y cada plato o bebida de la
        cocina, 1 punto. Cada huésped que siga en tu café cuesta 5 puntos. Ahora elige tú un huésped o un dado.
    .praise = Eliges bien sin mí.
lesson-first-step-30 = Tres carreras junto a la mesa.
    .text = Los objetivos dan 15, 10 y 5 puntos por el primer, el segundo y el tercer puesto. Los marcadores de Leopold muestran lo
        cerca que está. Míralos y elige tu próxima jugada.

lesson-first-card-1 = Los huéspedes quieren tres cosas
    .text = Una mesa libre, todo lo que han pedido y después una habitación preparada de su color. Los huéspedes verdes van a
        cualquier habitación.
lesson-first-card-2 = Más dados, más fuerza
    .text = Cuantos más dados tiene una casilla, más recibes. Al tomar uno, queda más débil para el siguiente.
lesson-first-card-3 = Servir al momento es gratis
    .text = Lo que recibes puede ir directo a una mesa. Desde la cocina cuesta 1 corona por hasta tres platos o bebidas.
lesson-first-card-4 = Los grupos llenos dan premio
    .text = Las habitaciones de un color que se tocan forman un grupo. Lleno de huéspedes, el azul da puntos, el rojo coronas, el
        amarillo casillas del emperador.
lesson-first-card-5 = Leopold te dice por qué
    .text = Su carta dice qué huésped y qué dado quiere. Regla a regla se descartan candidatos, hasta que queda uno.
lesson-first-card-6 = El emperador viene tres veces
    .text = Tras las rondas 3, 5 y 7 ganas los puntos de tu casilla y retrocedes. Si sigues en 3 o más: una recompensa. En 0: una
        penalización.
lesson-first-card-7 = Contrata personal con un 5
    .text = La fuerza del dado se resta del precio. Unas cartas actúan una vez, otras toda la partida, otras solo al final.
lesson-first-card-8 = Un 6 es cualquier acción, con tasa
    .text = Paga 1 corona y usa cualquiera de las cinco acciones con la fuerza de la casilla 6.
lesson-first-card-9 = Vacía el café antes del final
    .text = Tras la ronda 7 las habitaciones ocupadas dan de 1 a 4 puntos según la planta, y las coronas, platos y bebidas 1 cada
        uno. Un huésped que queda en el café cuesta 5.

lesson-first-check-1 = La casilla 6 tiene 2 dados. ¿Cuánto cuesta tomar uno?
    .right = 1 corona
    .wrong-1 = Nada
    .wrong-2 = 2 coronas
    .why = Un 6 cuesta siempre una tasa de 1 corona, haya los dados que haya.
lesson-first-check-2 = Tomas un 5 con fuerza 2 y contratas a alguien que cuesta 4. ¿Cuánto pagas?
    .right = 2 coronas
    .wrong-1 = 4 coronas
    .wrong-2 = Nada
    .why = La fuerza del dado se resta del precio.
lesson-first-check-3 = La partida termina con 2 huéspedes en tu café. ¿Cuánto te cuesta?
    .right = 10 puntos
    .wrong-1 = 5 puntos
    .wrong-2 = Nada
    .why = Cada huésped que sigue en el café cuesta 5 puntos, esté o no completo su pedido.

## Let’s Waltz!

# official
lesson-waltz = Let’s Waltz!
    .about = Para quien ya conoce el hotel: champán, bailarines y los salones de baile, en unos { $minutes } minutos.
    .ending = Dos de tus bailarines están en el Zum Sperl, y Elisabeth aún no tiene ninguno allí. Se puntúa tras la ronda 3.
    .later-1 = Filas superiores. Por dos o tres champán un bailarín empieza más arriba, con la bonificación de la fila.
    .later-2 = El balcón. Si una fila está llena, un bailarín puede ir al balcón.
    .later-3 = Tres puntuaciones. El salón de baile izquierdo tras la ronda 3, el central tras la ronda 5, el derecho tras la
        ronda 7.
    .later-4 = Salones vacíos. Sin bailarín en un salón de baile pierdes 5 puntos cuando se puntúa.
lesson-waltz-chapter-1 = Lo nuevo
lesson-waltz-chapter-2 = Al baile
lesson-waltz-chapter-3 = Una vez más

lesson-waltz-step-1 = Más huéspedes y algunas caras nuevas.
    .text = Las cartas con una nota musical son nuevas. Como siempre, te quedas con seis de diez. Descarta las cuatro más caras:
        { $one } { staff-5 }, { staff-9 }, { staff-10 } y { staff-23 }.
    .praise = Las demás te las puedes permitir.
lesson-waltz-step-2 = { CAPITAL(guest-142, the: "yes") } te trae champán.
    .text = { $one } Quiere un vino y un café, y los dos están en tu cocina. Cuando sale del café recibes un champán. Tómalo.
    .praise = Ya tienes un champán.
lesson-waltz-step-3 = Habitaciones, como ya sabes.
    .text = Prepara la habitación { $one } amarilla y luego la roja de al lado, en la planta inferior.
    .praise = Ahora te presento a Elisabeth.
    .watch-1 = Elisabeth juega como Leopold: su carta pide un huésped rojo, y solo hay uno.
    .watch-2 = Toma un dado de la casilla más llena, como dice el interrogante. Algunas de sus cartas también envían bailarines; ya
        lo verás.
lesson-waltz-step-4 = Sirve { FORM(guest-142, the: "yes", case: "accusative") }.
    .text = Por 1 corona, sírvele su vino y su café desde la { $one } cocina.
lesson-waltz-step-5 = Las dos cosas.
    .text = Sirve el vino y el café { FORM(guest-142, the: "yes", case: "dative") }.
    .praise = Su pedido está completo.
lesson-waltz-step-6 = Envíalo a bailar.
    .text = Podría ir a la habitación azul. Pero por un champán va al { $one } baile: los puntos y la recompensa son los mismos, y
        uno de tus bailarines va al Zum Sperl, que se puntúa primero. Quien tiene allí más bailarines gana 10
        puntos. Envíalo.
    .praise = La habitación queda libre para otro.
lesson-waltz-step-7 = ¿Quién baila?
    .text = Tus bailarines esperan en cuatro zonas, y una zona que se vacía da una bonificación. { $one } La primera zona tiene un
        bailarín. Envíalo, y avanzas 1 casilla del emperador.
    .praise = Un bailarín, una bonificación.
lesson-waltz-step-8 = Tres recompensas a la vez.
    .text = Tú eliges el orden. Toma primero el champán.
    .praise = Has recuperado tu champán.
lesson-waltz-step-9 = Luego la habitación.
    .text = Recibes la recompensa de su carta como si se hubiera alojado. Toma la habitación.
lesson-waltz-step-10 = Una habitación arriba, gratis.
    .text = Con 1 corona menos, la segunda planta es gratis. { $one } Esta habitación roja es parte de tu grupo más grande.
        Prepárala.
lesson-waltz-step-11 = Y la casilla del emperador.
    .text = El emperador también viene aquí, antes de cada salón de baile. Avanza.
lesson-waltz-step-12 = Durgoing es gratis.
    .text = { $one } Quiere un strudel y un vino, y da 4 puntos. Tómalo.
    .praise = Aún debes tomar un dado en este turno.
lesson-waltz-step-13 = Vino para él.
    .text = { $one } La casilla 2 da un vino. Con más dados también ofrece champán, nunca más que café, y nunca más café que vino.
        Toma el dado.
lesson-waltz-step-14 = Directo a su mesa.
    .text = { $one } Sírvelo al momento.
lesson-waltz-step-15 = El strudel de la cocina.
    .text = { $one } A la cocina le queda un strudel. Sírvelo por 1 corona.
lesson-waltz-step-16 = Un segundo bailarín.
    .text = A los huéspedes verdes también les encanta bailar. Envía a Durgoing al mismo { $one } salón de baile con tu segundo
        champán: dos bailarines, y Elisabeth ninguno.
    .praise = Cuatro puntos, y ventaja en el baile.
lesson-waltz-step-17 = De la segunda zona.
    .text = { $one } Allí hay dos bailarines. Cuando se vacía recibes 2 champán, suficiente para otros dos bailes. Envía uno de
        ellos.
    .praise = Ya conoces también los salones de baile.

lesson-waltz-card-1 = El champán es una bebida más
    .text = Se guarda en la cocina, algunos huéspedes lo piden, y lo necesitas para los salones de baile.
lesson-waltz-card-2 = Un baile en vez de una habitación
    .text = Un huésped con el pedido completo puede ir a bailar: los puntos y la recompensa son los mismos, y la habitación queda
        libre.
lesson-waltz-card-3 = Los bailarines salen de la sala de ensayo
    .text = Cuando vacías una de sus zonas, recibes lo que está escrito allí. Las zonas pequeñas se vacían pronto.
lesson-waltz-card-4 = Los salones de baile se puntúan cuando viene el emperador
    .text = Tras las rondas 3, 5 y 7, uno tras otro. Cada uno puntúa a su manera, y no tener allí ningún bailarín cuesta 5 puntos.

lesson-waltz-check-1 = ¿Cuántos puntos cuesta un salón de baile sin tus bailarines cuando se puntúa?
    .right = 5 puntos
    .wrong-1 = Nada
    .wrong-2 = 10 puntos
    .why = Un salón de baile en el que no tienes ningún bailarín cuesta 5 puntos cuando se puntúa.
