# Lo que está escrito en cartas y losetas, por su número. # ours

## Personal

staff-1-text = una vez por ronda: 1 strudel
staff-2-text = una vez por ronda: 1 tarta
staff-3-text = una vez por ronda: 1 vino
staff-4-text = una vez por ronda: 1 café
staff-5-text = 2 coronas cada vez que un huésped rojo sale de tu café con el pedido completo
staff-6-text = 1 casilla del emperador cada vez que un huésped azul sale de tu café con el pedido completo
staff-7-text = 1 corona cada vez que un huésped amarillo sale de tu café con el pedido completo
staff-8-text = 2 puntos cada vez que un huésped verde sale de tu café con el pedido completo
staff-9-text = siempre preparas gratis las habitaciones azules
staff-10-text = siempre preparas gratis las habitaciones rojas
staff-11-text = siempre preparas gratis las habitaciones amarillas
staff-12-text = cuando tomas un 3 o un 4: 2 puntos al momento
staff-13-text = cuando tomas un 1 o un 2: fuerza +1
staff-14-text = cuando tomas un 1 o un 2: puedes preparar 1 habitación a precio completo, antes o después de la acción principal
staff-15-text = cuando tomas un 4: cada punto de fuerza da 1 corona y 1 casilla del emperador
staff-16-text = cuando tomas un 4: 4 puntos al momento
staff-17-text = cuando tomas un 6: sin tasa y con fuerza +1
staff-18-text = cuando tomas un 5: fuerza +2, es decir, otras 2 coronas menos
staff-19-text = cuando tomas un 3: 5 puntos al momento
staff-20-text = cuando tomas un 5: puedes avanzar 2 casillas del emperador, antes o después de la acción principal
staff-21-text = 1 strudel, 1 tarta, 1 vino y 1 café
staff-22-text = cuando tomas un 3: puedes contratar 1 carta de personal a precio completo, antes o después de la acción principal
staff-23-text = 1 corona por cada habitación que ocupas, del modo que sea
staff-24-text = servir desde la cocina es gratis
staff-25-text = los huéspedes de la cola son gratis
staff-26-text = puedes pagar 1 corona para evitar una penalización del emperador
staff-27-text = 3 puntos por cada habitación roja ocupada
staff-28-text = 3 puntos por cada habitación azul ocupada
staff-29-text = puntúa como una carta de personal de fin de partida que un rival tenga en juego, aplicada a tu propio hotel; 0 si no hay ninguna
staff-30-text = 3 puntos por cada habitación amarilla ocupada
staff-31-text = 1 punto por cada habitación ocupada
staff-32-text = 2 puntos por cada carta de personal que tienes en juego, incluida esta
staff-33-text = 4 puntos cada vez que un huésped con un pedido de 4 o más platos o bebidas sale de tu café con el pedido completo
staff-34-text = 1 punto por cada loseta de habitación en tu tablero, libre u ocupada
staff-35-text = ocupa hasta 2 habitaciones libres
staff-36-text = 4 vinos
staff-37-text = 2 puntos por cada grupo ocupado por completo
staff-38-text = completa con la reserva todo el pedido de 1 huésped de tu café
staff-39-text = 4 tartas
staff-40-text = 5 puntos por cada objetivo que has cumplido
staff-41-text = 2 puntos por cada casilla del emperador, contadas tras el último retroceso
staff-42-text = 5 puntos cada vez que recibes la recompensa del emperador
staff-43-text = 4 cafés
staff-44-text = 4 strudels
staff-45-text = 3 casillas del emperador
staff-46-text = 5 puntos por cada planta ocupada por completo
staff-47-text = 5 puntos por cada columna ocupada por completo
staff-48-text = 4 puntos por cada juego de una habitación roja, una azul y una amarilla ocupadas
staff-119-text = cuando tomas un 3: 1 corona, y puedes enviar un bailarín a precio completo, antes o después de la acción principal
staff-120-text = 3 champán
staff-121-text = cuando tomas un 1: 1 champán y 1 punto después de la acción
staff-122-text = una vez por ronda: gasta exactamente 1 champán de tu cocina y gana 5 puntos
staff-123-text = una vez por ronda: paga exactamente 2 coronas y recibe 1 champán y 3 puntos
staff-124-text = cuando tomas un 4: además, 1 champán y 1 corona
staff-125-text = cuando tomas un 5: puedes enviar un bailarín por 1 champán menos, antes o después de la acción principal
staff-126-text = 2 puntos por cada bailarín que tienes en los salones de baile y en el balcón
staff-127-text = envía hasta 2 bailarines: el primero por 2 champán menos, el segundo por 1 menos; nada más entre medias
staff-128-text = una vez por ronda: gasta exactamente 1 plato o bebida de tu cocina para enviar un bailarín por 1 champán menos
staff-129-text = una vez por ronda: 1 champán
staff-130-text = por cada bailarín que envías: 1 corona, y puedes robar 1 carta de personal
staff-131-text = cuando tomas un 2: 1 champán después de la acción, y puedes robar 1 carta de personal
staff-132-text = por cada marcador que colocas en un objetivo común: 2 champán
staff-133-text = una vez por ronda, tras contratar otra carta de personal: puedes enviar un bailarín por 1 champán menos
staff-166-text = tras avanzar 3 o más casillas del emperador en una acción: prepara y ocupa gratis hasta 2 habitaciones
staff-167-text = tras completar a un huésped azul un pedido de 3 o más platos o bebidas: 3 strudels y 3 tartas
staff-168-text = tras completar a un huésped rojo un pedido de 3 o más platos o bebidas: 3 vinos y 3 cafés
staff-169-text = tras completar a un huésped amarillo un pedido de 3 o más platos o bebidas: 6 coronas
staff-170-text = una vez por ronda: gasta exactamente 1 café de tu cocina y gana 3 puntos, y puedes tomar un huésped gratis
staff-171-text = una vez por ronda: gasta exactamente 1 tarta de tu cocina, y puedes preparar una habitación por 2 coronas menos
staff-172-text = tras recibir 3 o más bebidas en una acción: 5 casillas del emperador
staff-173-text = una vez por ronda: gasta exactamente 2 strudels de tu cocina y recibe 2 coronas y 2 puntos
staff-174-text = tras recibir 3 o más platos en una acción: puedes tomar un huésped gratis y completar su pedido con la reserva
staff-175-text = una vez por ronda: cambia exactamente 2 platos o bebidas de tu cocina por 2 de otra clase y gana 2 puntos
staff-176-text = una vez por ronda: gasta exactamente 2 vinos de tu cocina y gana 2 puntos y 2 casillas del emperador
staff-177-text = una vez por ronda: retrocede exactamente 2 casillas del emperador para contratar una carta de personal por 3 coronas menos
staff-178-text = tras ocupar por completo un grupo de 3 o más habitaciones: puedes contratar gratis hasta 2 cartas de personal
staff-179-text = tras colocar un marcador en un objetivo común: completa con la reserva los pedidos de hasta 2 huéspedes
staff-183-text = 1 corona cada vez que gastas 1 o más champán en una acción

## Huéspedes cuya carta dice más que un efecto

guest-162-text = debe ir a una habitación; después puedes ocupar 1 habitación más
guest-184-text = debe ir a un salón de baile; un segundo bailarín va al mismo sitio (el coste y la bonificación de la fila cuentan una vez); después, 1 punto por cada bailarín que tienes en los salones de baile
guest-185-text = debe ir a una habitación; 8, 5 o 2 puntos en las rondas 1–3, 4–5 o 6–7; puedes enviar un bailarín por 1 champán menos
guest-187-text = debe ir a una habitación; puedes ocupar 1 habitación más; 4 casillas del emperador
guest-188-text = debe ir a una habitación
guest-189-text = necesita 2 habitaciones libres contiguas, de cualquier color, y ocupa las dos
guest-190-text = se queda en su mesa y no cuesta puntos al final; una vez por ronda, dale 1 plato o bebida: puedes contratar una carta de personal a precio completo, 1 punto, 1 casilla del emperador
guest-192-text = debe ir a una habitación de la planta inferior

## Objetivos

objective-105-text = ten 20 coronas
objective-106-text = ten 12 losetas de habitación en tu tablero, libres u ocupadas
objective-107-text = ten 6 cartas de personal en juego
objective-108-text = llega a la casilla 10 del emperador
objective-109-text = ocupa por completo 2 plantas
objective-110-text = ocupa por completo 6 grupos
objective-111-text = ocupa todas las habitaciones de un color
objective-112-text = ocupa por completo 2 columnas
objective-113-text = ocupa 3 habitaciones rojas, 3 azules y 3 amarillas
objective-114-text = ocupa 4 habitaciones rojas y 3 amarillas
objective-115-text = ocupa 4 habitaciones amarillas y 3 azules
objective-116-text = ocupa 4 habitaciones azules y 3 rojas
objective-163-text = ten 7 champán en tu cocina
objective-164-text = ten 7 bailarines en los salones de baile o en el balcón
objective-165-text = completa los pedidos de 4 huéspedes verdes
objective-180-text = ten 3 strudels, 3 tartas, 3 vinos y 3 cafés en tu cocina
objective-181-text = ocupa 3 habitaciones de la última planta
objective-182-text = completa 5 pedidos de 3 o más platos o bebidas

## Losetas del emperador

tile-A1-reward = 3 coronas
tile-A1-penalty = paga 3 coronas; si tienes menos, pierde 5 puntos en su lugar
tile-A2-reward = 2 platos o bebidas a tu elección
tile-A2-penalty = devuelve todos los platos y bebidas de tu cocina
tile-A3-reward = roba 3 cartas de personal; puedes contratar una por 3 coronas menos, las demás van debajo del mazo
tile-A3-penalty = pon 2 cartas de personal de tu mano debajo del mazo; si tienes menos, pierde 5 puntos en su lugar
tile-A4-reward = prepara 1 habitación gratis
tile-A4-penalty = retira 1 habitación libre de la planta más alta posible; si no tienes, pierde 5 puntos en su lugar
tile-A5-reward = 2 champán
tile-A5-penalty = devuelve 2 champán de tu cocina; si tienes menos, pierde 5 puntos en su lugar
tile-A6-reward = 2 coronas y 1 plato o bebida a tu elección
tile-A6-penalty = paga 2 coronas y devuelve 1 plato o bebida a tu elección; si no puedes hacer ambas cosas, pierde 5 puntos en su lugar
tile-B1-reward = 1 strudel, 1 tarta, 1 vino y 1 café
tile-B1-penalty = devuelve todos los platos y bebidas de tu cocina y de tus huéspedes
tile-B2-reward = 5 coronas
tile-B2-penalty = paga 5 coronas; si tienes menos, pierde 7 puntos en su lugar
tile-B3-reward = roba 3 cartas de personal; puedes contratar una gratis, las demás van debajo del mazo
tile-B3-penalty = pon 3 cartas de personal de tu mano debajo del mazo; si tienes menos, pierde 7 puntos en su lugar
tile-B4-reward = prepara y ocupa gratis 1 habitación de las plantas 1–2
tile-B4-penalty = retira 2 habitaciones libres, cada una de la planta más alta posible; si tienes menos, pierde 7 puntos en su lugar
tile-B5-reward = envía un bailarín sin champán, con la bonificación habitual
tile-B5-penalty = retira 1 de tus bailarines del salón de baile central; si no tienes ninguno allí, pierde 7 puntos en su lugar
tile-B6-reward = roba 3 cartas de personal; 4 puntos
tile-B6-penalty = pon 3 cartas de personal de tu mano debajo del mazo; si tienes menos, pierde 7 puntos en su lugar
tile-C1-reward = 8 puntos
tile-C1-penalty = pierde 8 puntos
tile-C2-reward = prepara y ocupa gratis 1 habitación de cualquier planta
tile-C2-penalty = retira 1 habitación ocupada de la planta más alta que tenga una, y 1 de la siguiente más baja que tenga una
tile-C3-reward = 2 puntos por cada carta de personal que tienes en juego
tile-C3-penalty = pierde 2 puntos por cada carta de personal que tienes en juego
tile-C4-reward = contrata gratis 1 carta de personal de tu mano
tile-C4-penalty = retira del juego 1 de tus cartas de personal de fin de partida; si no tienes, pierde 10 puntos en su lugar
tile-C5-reward = 2 puntos por cada uno de tus bailarines en los salones de baile
tile-C5-penalty = retira 2 de tus bailarines del salón de baile derecho o de su balcón; si tienes menos, pierde 10 puntos en su lugar
tile-C6-reward = 5 puntos por cada objetivo con tu marcador
tile-C6-penalty = pierde todas las coronas y todo lo que hay en tu cocina, también el champán

## Celebridades

celebrity-christie-text = cada vez que avanzas 1 o más casillas del emperador: puedes contratar una carta de personal por 2 coronas menos
celebrity-einstein-text = una vez en esta ronda: cambia hasta 4 platos o bebidas de tu cocina por otros tantos de otra clase
celebrity-chaplin-text = cada vez que ganas 1 o más puntos: 2 puntos más (no por él mismo)
celebrity-magie-text = cada vez que recibes 1 o más coronas: puedes preparar una habitación por 1 corona menos
celebrity-puccini-text = tras cada carta de personal que contratas: 1 champán y 2 puntos
celebrity-tolkien-text = 2 puntos por cada habitación que ocupas, del modo que sea
celebrity-gandhi-text = preparas las habitaciones gratis
celebrity-curie-text = tras cada carta de personal que contratas: 2 platos o bebidas a tu elección
celebrity-mata_hari-text = por cada bailarín que envías: 1 punto, y puedes avanzar 1 casilla del emperador
celebrity-picasso-text = cada vez que recibes 1 o más champán: 1 plato o bebida a tu elección y 1 punto
celebrity-freud-text = un pedido de 2 o más platos o bebidas vale como completo aunque falte 1
celebrity-churchill-text = cada vez que avanzas 1 o más casillas del emperador: 1 casilla más (no por él mismo)

## Salones de baile: cómo puntúan

ballroom-apollosaal-text = tus bailarines × tu fila más alta (inferior 1, central 2, superior 3)
ballroom-goldener_strauss-text = en cada fila: 7 puntos para quien tiene más bailarines, 2 puntos para el segundo
ballroom-odeonsaal-text = 1, 4, 9, 16 o 25 puntos por 1, 2, 3, 4 o 5 bailarines
ballroom-zum_sperl-text = 10 puntos para quien tiene más bailarines, 3 puntos para el otro jugador si tiene al menos 1 bailarín
ballroom-zur_kettenbruecke-text = 7 puntos por cada 2 bailarines

## Tu entrada

entrance-chateau_paulwei-text = prepara 2 habitaciones más al principio, a precio completo; mejores bonificaciones por grupos
entrance-corogari-text = cuando tomas tu segundo dado de la ronda: una bonificación según la suma de tus dos dados, antes de la acción
entrance-dove-text = una cuarta habitación gratis al principio; por cada columna o planta que llenas debes usar una de 5 fichas (mitad superior para una columna, inferior para una planta)
entrance-kaufman-text = una cuarta mesa en el café; un segundo huésped gratis al principio; tras tomar un huésped puedes tomar un segundo a precio completo; los huéspedes cuyo pedido completas en una ronda dan puntos
entrance-mayenfels-text = roba una carta de personal, y puedes contratar una por 3 coronas menos; más tarde, tras cada carta de personal que contratas: 1 corona, y puedes robar una carta de personal
entrance-ninas_melange-text = 3 objetivos propios: 15, 10 o 5 puntos si los cumples en las rondas 1–3, 4–5 o 6–7; al final, 3, 6 o 10 puntos por 4, 5 o 6 objetivos de cualquier clase
entrance-stroup-text = por la primera habitación que ocupas en un grupo: 3 puntos (azul), 2 coronas (rojo) o 2 casillas del emperador (amarillo)
entrance-grand_wray-text = 2 casillas del emperador; 2 losetas del emperador adicionales de cada letra; una vez por turno, retrocede 1, 2 o 3 casillas por la recompensa de una loseta A, B o C, y luego retira la loseta
entrance-kozi_palace-text = antes de usar una casilla de acción puedes mover a ella 1 dado de una casilla vecina
entrance-the_ren-text = las bonificaciones de fila cuentan doble; 4 puntos en cada puntuación de un salón de baile si nadie más tiene allí tantos bailarines como tú
