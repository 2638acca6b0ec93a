# Las reglas de un juego, y la guía rápida.

rules-of = Reglas: { $game }
rules-shelf = Cada regla en palabras sencillas, con su número. Las explicaciones citan esos números.
rules-against = contra { OR($opponents) }
rules-about = Las reglas en el orden en que las necesitas.
rules-find = Buscar en las reglas
rules-quick = Guía rápida
rules-numbered = Reglas numeradas
rules-numbered-show = Ver todas las reglas
rules-numbered-about = Si dos textos no coinciden, valen estas.
rules-chapters = Capítulos
rules-sections = Secciones
rules-idea = De qué se trata
rules-symbols = Todos los símbolos
rules-behind = Reglas numeradas
rules-print = Imprimir
quick-page = Guía rápida: { $game }
quick-title = Table for One · guía rápida
quick-symbols = Símbolos
quick-foot = Las reglas en breve. Cada regla, con su número, está en la aplicación, en «Reglas».
# Encima de las reglas numeradas.
rules-english-decides = Esto es una traducción. Si difiere de las reglas en inglés, valen las inglesas.
rules-partly = Esto es una traducción; lo que aún no está traducido aparece en inglés. Si hay diferencias, valen las reglas en inglés.
rules-untranslated = Las reglas numeradas están por ahora solo en inglés.
