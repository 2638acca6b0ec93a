# Lo que dice el anfitrión en la lección. $one y $two: los números de lo que señala.

## Tu primera partida.

lesson-first = Tu primera partida
    .about = Una ronda de una partida de verdad y la mitad de la siguiente, en unos { $minutes } minutos.
    .ending = Has completado dos misiones, una de ellas por 24 puntos. Has usado un edificio de Pseudo y el
        puerto, y has visto cómo sus puntos te cuestan los tuyos.
    .later-1 = { place-builders_hall }. Los dos podéis usar un edificio que compras, pero cuando lo usa
        Pseudo, tú recibes algo.
    .later-2 = { place-castle_waterdeep }. Quien va allí empieza la ronda siguiente y roba una carta.
    .later-3 = Las misiones de conspiración. Dan algo menos y te ayudan hasta el final de la partida.
    .later-4 = Las misiones obligatorias. Una carta puede dar una a Pseudo: debe completarla primero.
    .later-5 = La ronda 5. Los dos recibís un quinto agente.
lesson-first-chapter-1 = Agentes
lesson-first-chapter-2 = Intriga
lesson-first-chapter-3 = Misiones
lesson-first-chapter-4 = Edificios
lesson-first-chapter-5 = La segunda ronda
lesson-first-chapter-6 = Cómo termina

lesson-first-step-1 = Eres un señor secreto, y estas son tus misiones.
    .text = Hay dos misiones junto a tu tablero { $two }. «{ quest-raid_orc_stronghold }» necesita guerreros y
        pícaros. «{ quest-safeguard_eltorchul_mage }» necesita un guerrero, un pícaro y un mago, y oro. Empieza por
        los pícaros y asigna un agente aquí: { $one } { place-grinning_lion_tavern }.
    .praise = Dos pícaros, y la casilla es tuya.
    .watch-1 = Pseudo mira qué falta a sus misiones, aquí guerreros, y va adonde consigue más. Las casillas
        sin guerreros quedan descartadas.
lesson-first-step-2 = Los magos escasean.
    .text = { $one } { place-blackstaff_tower }: da solo un mago, y los clérigos también llegan de
        uno en uno. Los
        guerreros y los pícaros llegan de dos en dos. Toma el mago mientras la casilla está libre.
    .praise = Para proteger al mago ya solo te falta un guerrero.
    .watch-1 = Ninguna casilla libre da lo que necesita, así que va al { place-castle_waterdeep }. Empezará la
        ronda siguiente, y roba una carta. Esta te cuesta un pícaro.
lesson-first-step-3 = Lleva una carta al puerto.
    .text = En el { $one } { waterdeep-harbor } juegas una carta de tu mano. Al final de la ronda,
        el
        agente se mueve a otra casilla. Asigna allí un agente.
    .praise = Dos acciones con un agente.
lesson-first-step-4 = { card-call_for_adventurers }.
    .text = { $one } Esta carta te da dos aventureros a tu elección, y uno a Pseudo. Las buenas cartas te ayudan
        más a ti que a él. Juégala.
    .praise = Ahora elige lo que necesitas.
lesson-first-step-5 = Dos guerreros.
    .text = Uno es para proteger al mago; el otro lo necesitarás pronto. Elige dos veces un guerrero.
    .praise = Guerrero, pícaro, mago y 4 monedas de oro: está todo.
lesson-first-step-6 = Completa tu primera misión.
    .text = Después de asignar un agente puedes completar una misión. { $one } Esta da 4 puntos y dos magos.
        Complétala.
    .praise = Has pagado el coste y has recibido dos magos.
    .watch-1 = Ninguna casilla libre da lo que le falta, y el castillo está ocupado, así que va a la { place-builders_hall }.
    .watch-2 = Compra el edificio con más puntos encima; si hay empate, el de más a la izquierda. Todos los
        puntos que gana se restan de los tuyos.
lesson-first-step-7 = Busca una misión que convenga a tu señor.
    .text = Tu señor añade 4 puntos por cada misión de Arcanos o Guerra. En la { $one }
        { cliffwatch-inn } hay
        cuatro misiones para los dos, y su primera casilla da además 2 monedas de oro. Asigna allí un agente.
    .praise = El tipo está en la esquina de la carta.
lesson-first-step-8 = Veinte puntos, y de Arcanos.
    .text = { $one } «{ quest-expose_red_wizards_spies }» necesita dos magos y un guerrero, que ya
        tienes, y un clérigo y dos pícaros, que puedes conseguir. Tómala.
    .praise = Con tu señor, da 24 puntos.
lesson-first-step-9 = El agente del puerto se mueve.
    .text = Todos los agentes están asignados, así que tu agente del puerto va a una segunda casilla. { $one }
        Este edificio es de Pseudo. Puedes usarlo, pero él recibe un guerrero. Asigna allí el agente.
    .praise = Los edificios dan más, pero su dueño también recibe algo.
lesson-first-step-10 = Un aventurero a tu elección.
    .text = Necesitas dos pícaros. Toma el primer { $one } pícaro.
    .praise = La ronda 1 ha terminado; todos los agentes vuelven.
    .watch-1 = Empieza él, porque fue al castillo. A sus misiones les faltan pícaros, así que va a
        la taberna
        antes que tú.
lesson-first-step-11 = La taberna está ocupada, el edificio no.
    .text = { $one } El edificio de Pseudo da un guerrero y un aventurero a tu elección. Úsalo otra vez.
    .praise = Casi siempre hay otro camino.
lesson-first-step-12 = El segundo pícaro.
    .text = Toma un pícaro. Después mira qué hace Pseudo con los guerreros que ha recibido.
    .praise = Ya solo te falta un clérigo.
    .watch-1 = Un mago era lo último que le faltaba.
    .watch-2 = Ahora puede pagar una misión de 20 puntos, y se restan de tu marcador. Vigila sus misiones y no lo
        ayudes con las caras.
lesson-first-step-13 = Consigue el clérigo.
    .text = { $one } { place-the_plinth }: da un clérigo. Entonces tendrás todo lo que cuesta la
        misión. Asigna allí un
        agente.
    .praise = Puedes pagar con lo que acabas de recibir.
lesson-first-step-14 = Ahora te toca contraatacar.
    .text = { $one } Esta misión da 20 puntos, y 4 más por tu señor, porque es de Arcanos. Complétala.
    .praise = Vuelves a estar por encima de cero. Termina ahí.
    .watch-1 = Ahora léelo tú: ¿qué le falta, y qué casilla da más?
lesson-first-step-15 = Termina lo que empiezas.
    .text = Tras la ronda 8, cada misión abierta cuesta 5 puntos. Cada aventurero que sobra da 1 punto, y cada 2
        monedas de oro, otro. Ganas con más de 0. Ahora elige tú la casilla.

lesson-first-card-1 = Un agente, una casilla
    .text = Asigna un agente a una casilla libre y toma lo que da. El otro jugador ya no puede ir allí en esta
        ronda.
lesson-first-card-2 = Las misiones dan los puntos
    .text = Después de asignar un agente puedes completar una misión pagando sus aventureros y su oro.
lesson-first-card-3 = Tu señor es secreto
    .text = Las misiones de dos tipos dan 4 puntos más, al momento.
lesson-first-card-4 = El puerto sirve dos veces
    .text = Un agente allí juega una carta y va a una segunda casilla al final de la ronda.
lesson-first-card-5 = Los puntos de Pseudo te cuestan los tuyos
    .text = No tiene marcador propio: todos los puntos que gana se restan de los tuyos.
lesson-first-card-6 = Sus misiones lo guían
    .text = Lee sus misiones de arriba abajo y toma lo que les falta. Léelas y sabrás adónde va después.

lesson-first-check-1 = Pseudo completa una misión de 10 puntos. ¿Qué pasa con tu marcador?
    .right = Baja 10
    .wrong-1 = Nada
    .wrong-2 = Sube 10
    .why = Pseudo no tiene marcador propio: todos los puntos que gana se restan de los tuyos.
lesson-first-check-2 = La partida termina y tienes delante 2 misiones abiertas. ¿Cuánto cuestan?
    .right = 10 puntos
    .wrong-1 = Nada
    .wrong-2 = 4 puntos
    .why = Cada misión que no has completado cuesta 5 puntos.
