# Lo que dice el anfitrión en una lección. $one y $two: los números de lo que señala.

## Tu primera partida.

lesson-first = Tu primera partida
    .about = Dos rondas de una partida real y el comienzo de la tercera, en unos { $minutes } minutos.
    .ending = Contrataste a alguien, completaste un grupo, abriste la planta baja y contentaste al emperador. También
        viste cómo encuentra Ralph sus habitaciones.
    .later-1 = Préstamos. En cualquier momento de tu turno puedes pedir 2 coronas, por −2, −3 y −4 puntos al final.
    .later-2 = Pasar. Retiras cualquier dado y ganas 1 corona: una tirada mala para ti puede ser buena para Ralph.
    .later-3 = Puertas. En las plantas superiores, al ocupar una habitación recibes lo que hay dibujado en su puerta.
    .later-4 = El resto del personal. Unos ayudan cada vez que tomas cierto dado, otros solo puntúan al final.
lesson-first-chapter-1 = Primera ronda
lesson-first-chapter-2 = Segunda ronda
lesson-first-chapter-3 = El emperador
lesson-first-chapter-4 = Cómo termina

lesson-first-step-1 = Te damos la bienvenida a un hotel de papel.
    .text = Tres { $two } habitaciones de la planta baja ya están preparadas. En cada turno tomas un dado. Cuantos más
        dados hay en su casilla, más fuerte es. { $one } La casilla 5 tiene cuatro, así que contratar cuesta 4 coronas
        menos. Toma un dado allí.
    .praise = Cuatro dados en una casilla son raros.
lesson-first-step-2 = Contrata al servicio de habitaciones rojo.
    .text = { $one } Cuesta 4 coronas, así que ahora es gratis. Actúa una vez, enseguida: preparas gratis habitaciones
        rojas. Contrátalo.
    .praise = Un dado más fuerte abarata el personal.
lesson-first-step-3 = La habitación roja junto a la roja.
    .text = Una habitación nueva debe tocar una preparada. { $one } Esta la toca, y las dos forman un grupo rojo entero.
        Prepárala.
    .praise = Un grupo pequeño se llena pronto.
    .watch-1 = Ralph revela una carta con dos dados. La mano de la carta siguiente indica cuál quiere. Lo retira, así
        que tú tampoco puedes tomarlo.
    .watch-2 = Luego ocupa una habitación del color de su carta: la primera siguiendo un zigzag. No prepara nada; entra
        sin más.
lesson-first-step-4 = Que entren los huéspedes.
    .text = { $one } La casilla 2 ocupa una habitación preparada, y cada dado descuenta 1 corona. En la planta baja una
        habitación cuesta 1 corona, así que es gratis. Toma un dado allí.
    .praise = Más arriba cuesta más y puntúa más.
lesson-first-step-5 = Empieza por una habitación roja.
    .text = { $one } Ocupa una de las dos habitaciones rojas; la otra vendrá pronto.
    .praise = Tachada: ahí vive alguien.
    .watch-1 = Ahora Ralph juega dos turnos, porque empieza la ronda 2. Cada vez: la mano, luego el dado.
    .watch-2 = Con esta carta prefiere completar una fila, si puede con alguna de sus habitaciones. Si no, toma otra vez
        la primera habitación del color.
lesson-first-step-6 = Tres dados, tres habitaciones.
    .text = { $one } La casilla 1 prepara hasta tantas habitaciones como dados tiene. La planta baja es gratis, y todo
        camino hacia arriba empieza allí. Toma un dado.
    .praise = Nada es más barato que la planta baja.
lesson-first-step-7 = La esquina de la izquierda.
    .text = { $one } La habitación 1 completa la mitad izquierda de la planta. Cuando las cuatro estén ocupadas, tendrás
        una fila: 2 puntos, si llegas antes que Ralph. Prepárala.
    .praise = Las filas y columnas son una carrera.
lesson-first-step-8 = Y la mitad derecha.
    .text = Los grupos nunca cruzan la escalera. Prepara { $one } la 6 y luego la 7, las dos habitaciones amarillas del
        otro lado.
    .praise = Siete habitaciones listas, todas gratis.
    .watch-1 = «Más» en su carta es la casilla más llena. Aquí la mano prefiere el otro dado.
    .watch-2 = Toma la primera habitación roja de su zigzag. Sigue la línea con los ojos.
lesson-first-step-9 = Un 3 vale para las dos cosas.
    .text = { $one } La casilla 3 prepara habitaciones u ocupa una, como quieras. Con dos dados descuenta 2 coronas. Toma
        un dado allí.
    .praise = La más flexible de las seis casillas.
lesson-first-step-10 = Completa el grupo rojo.
    .text = { $one } Es la segunda de dos habitaciones rojas: el grupo está completo y paga enseguida. El rojo da coronas,
        aquí 1. Ocúpala.
    .praise = Cuatro habitaciones habrían pagado mucho más.
lesson-first-step-11 = El emperador viene tras esta ronda.
    .text = Tras la ronda 3, la primera fila de { $two } su senda debe tener cuatro marcas, o pierdes puntos. No tienes
        ninguna. { $one } La casilla 6 tiene cuatro dados: por 1 corona funciona como cualquier otra casilla. Toma un
        dado allí.
    .praise = La acción más fuerte, por 1 corona.
lesson-first-step-12 = Cuatro casillas de golpe.
    .text = { $one } Cuatro marcas bastan en la primera fila: el emperador está contento antes de llegar. La marca en la
        tercera casilla da una bonificación. Avanza.
    .praise = Dos puntos salvados y una bonificación.
lesson-first-step-13 = Una habitación azul gratis.
    .text = { $one } Con 1 corona menos es gratis. Empieza tu gran grupo azul, que vale 10 puntos cuando está completo.
        Ocúpala.
    .praise = Ahora decides tú: ¿subir o quedarte abajo?
    .watch-1 = Te toca leerlo: la mano, el dado, el color, el zigzag.
lesson-first-step-14 = Piensa en la última ronda.
    .text = Tras la ronda 7, cada habitación ocupada da de 1 a 4 puntos según su planta, y cada 3 coronas dan 1 punto.
        Una fila o columna solo puntúa para quien la llena primero. Ahora elige tú un dado.

lesson-first-card-1 = Preparar, luego ocupar
    .text = Preparas una habitación junto a otra preparada. Solo entonces pueden entrar huéspedes, al precio de su planta.
lesson-first-card-2 = Más dados, más fuerza
    .text = Cuantos más dados tiene una casilla, más habitaciones, coronas o casillas da, o más barata sale una habitación
        o un empleado.
lesson-first-card-3 = Los grupos completos pagan enseguida
    .text = Las habitaciones de un color que se tocan forman un grupo. El azul da puntos, el rojo coronas y el amarillo
        casillas del emperador.
lesson-first-card-4 = Las filas y columnas son una carrera
    .text = Solo puntúa quien la llena primero. Los grupos son solo tuyos.
lesson-first-card-5 = El emperador revisa fila por fila
    .text = Tras las rondas 3, 5 y 7, una fila de su senda debe tener bastantes marcas, o pierdes puntos. En una fila ya
        revisada no se puede marcar más.
lesson-first-card-6 = Ralph sigue a su mano
    .text = Una cara de su carta muestra qué dado y qué color. El dorso de la siguiente muestra dónde empieza a buscar.

lesson-first-check-1 = La casilla 6 tiene 2 dados. ¿Cuánto cuesta tomar uno?
    .right = 1 corona
    .wrong-1 = Nada
    .wrong-2 = 2 coronas
    .why = Un 6 cuesta 1 corona. Luego funciona como cualquier otra casilla, con su propia fuerza.
lesson-first-check-2 = ¿Cuándo paga un grupo de habitaciones?
    .right = Cuando todas sus habitaciones están ocupadas
    .wrong-1 = Cuando sus habitaciones están preparadas
    .wrong-2 = Al final de la partida
    .why = Un grupo paga enseguida, cuando se ocupa su última habitación.
