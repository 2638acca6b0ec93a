# Las líneas de las decisiones de Pseudo: lo que sigue en liza.

## Qué casilla.

row-gives-need = Preferencia: casillas que dan lo primero que aún falta a sus misiones
row-most-of-need = Las casillas que dan más
row-greatest-value = El mayor valor; según la opción, menos lo que recibes como dueño
row-value-after-pay = El mayor valor menos lo que recibes como dueño
row-castle = Ninguna casilla libre da lo que falta a sus misiones. Preferencia:
    { place-castle_waterdeep }
row-builders-hall = El castillo está ocupado. Preferencia: { place-builders_hall }, si puede pagar
    un edificio
row-yields-something = No hay edificio para él. Preferencia: casillas que dan algo de valor
row-harbor = Ninguna casilla así: el primer puesto libre del { waterdeep-harbor }

## Qué edificio de la Casa de los Constructores.

row-most-tokens = Los edificios con más fichas de puntos
row-leftmost = En caso de empate: el de más a la izquierda

## Qué aventurero, qué favor.

row-cube-lacking = Preferencia: el primer aventurero que aún falta a sus misiones
row-cube-value = No falta ninguno: los aventureros más valiosos
row-cube-sought = En caso de empate: la clase por la que eligió la casilla
row-favor-lacking = Preferencia: la opción que da lo primero que aún falta a sus misiones
row-favor-value = No falta nada de esto: las opciones más valiosas

## Qué misión, qué cambio.

row-mandatory = Solo misiones obligatorias, si las tiene
row-uppermost = La primera misión, de arriba abajo, que puede pagar
row-swap = Primero un guerrero que le sobre, luego un pícaro, luego un mago
