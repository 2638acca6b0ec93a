# El juego en breve, opciones, puntuación final, resultado.

primer = Durante 8 rondas eres un señor secreto de la ciudad. Tú y Pseudo os turnáis para asignar un
    agente a una casilla y tomar lo que da: aventureros, oro, misiones, cartas de Intriga, edificios
    nuevos. Tras asignar un agente puedes completar 1 misión pagando sus aventureros y su oro. Da
    puntos, y tu señor añade 4 por las misiones de 2 tipos. Pseudo no tiene puntos propios: los suyos
    se restan de los tuyos. Al final, los aventureros y el oro que sobran dan algún punto, y cada
    misión abierta cuesta 5. Ganas si tu marcador está por encima de 0.

## Opciones de la preparación: la pregunta y después cada opción.

option-plot_trigger_on_quest_reward = Recompensas y misiones de conspiración
    .about = ¿Activan las recompensas de las misiones las misiones de conspiración que esperan una acción (7.4.2)?
option-plot_trigger_on_quest_reward-no = No
    .about = Solo las activa lo que da una casilla o una carta jugada.
option-plot_trigger_on_quest_reward-yes = Sí
    .about = También las activan los aventureros y el oro de una misión completada.
option-plot_counts_itself = Misiones de conspiración que cuentan misiones
    .about = Una misión de conspiración que cuenta las de su tipo, ¿se cuenta a sí misma (7.4.5)?
option-plot_counts_itself-no = No
    .about = Cuenta a partir de la siguiente misión.
option-plot_counts_itself-yes = Sí
    .about = También da 2 puntos por sí misma.
option-plot_bonus_chains = Conspiraciones en cadena
    .about = ¿Activa la bonificación de una misión de conspiración otras misiones de conspiración (7.4.4)?
option-plot_bonus_chains-no = No
    .about = Una bonificación no activa nada más.
option-plot_bonus_chains-yes = Sí
    .about = Los pícaros y el oro de una misión de conspiración activan otra.
option-stock_on_free_entry = Reserva de un edificio gratis
    .about = ¿Recibe su reserva enseguida un edificio que entra en juego gratis (6.2.2)?
option-stock_on_free_entry-no = No
    .about = Queda vacío hasta la ronda siguiente.
option-stock_on_free_entry-yes = Sí
    .about = Recibe su reserva enseguida.
option-hall_vp_on_free_entry = Puntos de un edificio gratis
    .about = ¿Cuentan las fichas de puntos de un edificio de la { place-builders_hall } cuando se
        toma
        gratis (6.1.4)?
option-hall_vp_on_free_entry-no = No
    .about = Vuelven a la reserva.
option-hall_vp_on_free_entry-yes = Sí
    .about = Las puntúa quien toma el edificio.
option-plots_limit = Diez solares
    .about = ¿Limitan los 10 solares impresos los edificios en juego (6.1.6)?
option-plots_limit-no = No
    .about = Puede haber cualquier número de edificios.
option-plots_limit-yes = Sí
    .about = Con 10 edificios en juego, nadie puede comprar ni obtener otro.
option-needs_right_to_left = Lo que Pseudo busca primero
    .about = ¿Busca Pseudo de derecha a izquierda lo que le falta a una misión (S5.2)?
option-needs_right_to_left-no = Primero aventureros
    .about = Primero clérigos, luego guerreros, pícaros y magos, y oro al final.
option-needs_right_to_left-yes = Primero oro
    .about = Primero oro, luego magos, pícaros y guerreros, y clérigos al final. Cambia más de una cuarta parte de
        sus colocaciones.
option-owner_pay_inside_value = Pseudo y tus edificios
    .about = ¿Forma parte del valor de una casilla para Pseudo lo que recibes tú como dueño (S7.4.3)?
option-owner_pay_inside_value-no = Le da igual
    .about = Solo decide entre casillas del mismo valor.
option-owner_pay_inside_value-yes = Evita pagarte
    .about = Primero se resta, así que usa menos tus edificios.
option-pseudo_avoids_the_inn = Pseudo y la { cliffwatch-inn }
    .about = ¿Evita Pseudo la { cliffwatch-inn } (S7.3)?
option-pseudo_avoids_the_inn-no = Va a la posada
    .about = Va por el oro o cuando nada vale más, y la misión de allí es para ti.
option-pseudo_avoids_the_inn-yes = No va nunca
    .about = No va nunca, así que recibes menos misiones que no quieres.
option-only_quests_subtracted = Los puntos de Pseudo
    .about = ¿Se restan de tu marcador solo los puntos de las misiones que completa Pseudo (S2.3)?
option-only_quests_subtracted-no = No
    .about = También se restan sus puntos por edificios y misiones de conspiración.
option-only_quests_subtracted-yes = Sí
    .about = Sus puntos por edificios y misiones de conspiración no cuentan, así que acabas con más puntos.
option-needs_served_once = La libre elección de Pseudo
    .about = Cuando Pseudo toma varios aventureros a su elección, ¿solo cuenta lo primero que le falta (S6.3)?
option-needs_served_once-no = No
    .about = Cada uno es de los que faltan a sus misiones, mientras falte alguno.
option-needs_served_once-yes = Sí
    .about = El primero es de los que faltan a sus misiones; los demás, los más valiosos. Cambia menos del 1 % de
        sus colocaciones.

## Líneas de la puntuación final, en medio de una frase.

score-quests = misiones completadas
score-lord = bonificación de tu señor
score-plot-quests = misiones de conspiración
score-buildings = edificios
score-cards = cartas de Intriga y recompensas
score-cubes = aventureros que quedan en la taberna
score-gold = oro que queda en la taberna
score-open-quests = misiones abiertas
score-pseudo-quests = misiones completadas por Pseudo
score-pseudo-other = otros puntos de Pseudo
score-pseudo-lacks = aventureros que faltan para las cartas de Pseudo
score-yours = lo que has puntuado tú
score-his = puntos de Pseudo

## El resultado.

result-won = Tu marcador es { $mine }. Está por encima de 0: ganas.
result-lost = Tu marcador es { $mine }. No está por encima de 0: gana Pseudo.
