# Lo que dice Rudolph. $n elige entre frases que dicen lo mismo.

rudolph-start = { $n ->
    [0] «El bosque está despierto. ¿Y tú?»
    [1] «Pisa con cuidado. Llevo cien años caminando por aquí.»
   *[2] «La salamandra ha parpadeado. Podemos empezar.»
}
rudolph-great = { $n ->
    [0] «Casi todo lo hicieron las raíces.»
    [1] «Un buen día. El musgo también lo dice.»
   *[2] «Solo he seguido la flecha.»
}
rudolph-behind = { $n ->
    [0] «Un árbol crece despacio. Y luego es alto.»
    [1] «Tienes prisa. Como las ardillas.»
   *[2] «La ronda de noche suele ser mía.»
}
rudolph-won = { $n ->
    [0] Rudolph planta un árbol por ti. Uno pequeño.
    [1] «El Templo se queda conmigo. Cuidado con el escalón al salir.»
   *[2] «En primavera sabrás más.»
}
rudolph-lost = { $n ->
    [0] «La salamandra te prefiere a ti. Lo he visto.»
    [1] Rudolph se inclina ante ti, y ante los árboles.
   *[2] «Cien años, y entonces llegas tú.»
}
rudolph-draw = { $n ->
    [0] «Sol y luna, hoy del mismo tamaño.»
    [1] «Iguales, como las dos mitades de una hoja.»
   *[2] «El bosque no cuenta puntos. Yo sí. Empate.»
}

## Una decisión.

remark-none = «¿No hay sitio para mí? Me sentaré en una raíz.»
remark-tile = { $n ->
    [0] «El camino acaba en el { $field }.»
    [1] «Hasta el { $field }, y luego un descanso.»
   *[2] «Huelo el { $field }.»
}
remark-spot = { $n ->
    [0] «Me quedo aquí mirando los árboles.»
    [1] «Esta piedra aún está tibia.»
   *[2] «Buen musgo, este.»
}
remark-book = { $n ->
    [0] «Tres pergaminos, una página.»
    [1] «Esta página me la sé de memoria.»
   *[2] «Silencio, por favor. Estoy leyendo.»
}
