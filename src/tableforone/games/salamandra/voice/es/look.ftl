# Cómo muestra la aplicación el juego: en el inicio, en la preparación, nombres de dibujos y de opciones.

look-about = Cuatro rondas de sol y luna alrededor del Templo de la Salamandra.
look-strength = ¿Con qué rapidez debe acumular Rudolph?
look-level-1 = 1 · Fácil
look-level-2 = 2 · Medio
look-level-3 = 3 · Difícil
look-says-Rudolph = un druida en su camino alrededor del Templo
look-fact-1 = 3 niveles
look-fact-2 = unos 45 min

## Los dibujos y lo que significan.

symbol-apprentice = Aprendiz
    .means = Lo colocas; en un campo trabaja una vez por ronda.
symbol-apprentice-sun = Aprendiz activo
    .means = Aún puede trabajar en esta ronda.
symbol-sun = Día
    .means = Rondas 1 y 3.
symbol-moon = Noche
    .means = Rondas 2 y 4.
symbol-bear = Oso
    .means = Cartas que ayudan hasta el final, y fe.
symbol-eagle = Águila
    .means = Cartas que ayudan hasta el final, y fe.
symbol-salamander = Salamandra
    .means = Cartas que actúan una vez, y fe.
symbol-crown = Corona
    .means = Fe en la Salamandra.
symbol-billhook = Hoz
    .means = Voltea el aprendiz para ganar lo que da el campo.
symbol-cauldron = Caldero
    .means = Voltea el aprendiz, paga y gana.
symbol-building = Campo
    .means = Para construir, o ya construido.
symbol-crystal = Cristal
    .means = Lo conservas después de tu turno.
symbol-leaf = Hoja
    .means = Dura hasta el final del turno.
symbol-flower = Flor
    .means = Dura hasta el final del turno.
symbol-fruit = Fruto
    .means = Dura hasta el final del turno.
symbol-any-resource = Cualquiera de los tres
    .means = Una hoja, una flor o un fruto.
symbol-reactivate = Reactivar
    .means = Un aprendiz que ha trabajado puede volver a trabajar.
symbol-potion-green = Poción verde
    .means = Hecha de una hoja; para el Templo blanco.
symbol-potion-purple = Poción morada
    .means = Hecha de una flor o un fruto; para el Templo negro.
symbol-scroll = Pergamino
    .means = Cuatro pergaminos llevan un aprendiz a un libro de hechizos.
symbol-spellbook = Libro de hechizos
    .means = Da puntos al final.
symbol-grove = Arboleda
    .means = Se cosecha por 3 cristales cuando pasas.
symbol-vp = Puntos
    .means = Veneración.
symbol-cameo-green = Rudolph
    .means = Tu rival.
symbol-u-redo = Reciclaje
    .means = Una carta o un campo va al fondo de su pila.

## Clases de opciones; lo que hace falta.

kind-place = Colocar
    .needs = Necesitas un aprendiz por colocar y un espacio libre (7.4.1).
kind-build = Construir
    .needs = Necesitas el precio de un campo de la oferta (7.5.1).
kind-work = Cosechar
kind-brew = Caldero
kind-white = Templo blanco
    .needs = Necesitas un aprendiz activo, 1 poción verde y 2 cristales (7.7.1).
kind-black = Templo negro
    .needs = Necesitas un aprendiz activo, 1 poción morada y 1 cristal (7.7.1).
kind-rest = Descansar
kind-convert = Usar una carta
kind-buy = Comprar
kind-card = Tomar una carta
kind-cell = Lugar del campo
kind-grove = Arboledas
kind-book = Libros de hechizos
kind-send = Enviar
kind-wake = Reactivar
kind-stock = Pagar
kind-recycle = Reciclar
kind-druid = Pasar
    .needs = Solo puedes pasar si no te quedan aprendices por colocar o no hay espacios libres (7.8.1).
kind- = Continuar

## Las decisiones de Rudolph.

step-tile = Campo
step-spot = Espacio
step-spellbook = Libro de hechizos
