# Las partes de una posición, para quien lee posiciones y observaciones.

field-round = la ronda; 0 antes de la primera
field-hotels = los dos planos: el tuyo, el de Ralph; −1: aún sin repartir
field-strip = tu tira de personal; −1: aún sin repartir
field-money = tus coronas
field-loans = préstamos que has pedido
field-prepared = tus habitaciones preparadas pero no ocupadas
field-occupied = habitaciones ocupadas: las tuyas, las de Ralph
field-track = marcas en la senda del emperador: 4 filas para ti, luego 4 para Ralph (fila 4: las casillas extra)
field-firsts = filas, columnas y filas del emperador llenadas primero: las tuyas, las de Ralph
field-missed = filas del emperador demasiado cortas en una visita: las tuyas, las de Ralph
field-staff = puestos contratados de tu tira
field-dice = dados en el tablero de acciones, por valor; el primero es siempre 0
field-die = el dado de tu turno; 0: ninguno
field-strength = fuerza de ese dado
field-pending = lo pendiente en tu turno, primero lo más antiguo (4.5)
field-pointer = 1: variante para la mano (9.6.1)
field-faces = las cartas del mazo de Ralph, como números empaquetados
field-unseen = cartas aún no reveladas, también las que no están en el mazo
field-grades = cartas A, B, C que quedan en el mazo
field-top = la cara de preferencia encima del mazo: mano y zigzag
field-card = la última carta de acción de Ralph
