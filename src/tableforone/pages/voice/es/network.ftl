# Lo primero que ve un teléfono de la red doméstica.

pair-title = Unirse
pair-code = El código de vinculación que el servidor muestra a su dueño
pair-name = ¿Cómo se llama este dispositivo?
pair-join = Unirse

## Cómo aprende a confiar en el servidor. $b, $end: alrededor de lo que se toca

trust-title = Confía en este servidor, solo una vez
trust-about = Después este teléfono puede mantener la pantalla encendida, copiar textos e instalar la aplicación. Se tarda un minuto.
trust-1 = 1. Descarga el certificado
trust-download = Descargar el certificado
trust-fingerprint = Solo vale para direcciones de una red doméstica. Su huella SHA-256 empieza por { $fingerprint }; el ordenador muestra la misma.
trust-2 = 2. Confía en él
trust-apple = iPhone y iPad
trust-apple-1 = Toca { $b }Permitir{ $end } y abre { $b }Ajustes{ $end }.
trust-apple-2 = Toca { $b }Perfil descargado{ $end } y después { $b }Instalar{ $end }.
trust-apple-3 = Abre { $b }General › Información › Ajustes de confianza de los certificados{ $end }.
trust-apple-4 = Activa { $b }Table for One{ $end }.
trust-android-1 = Abre { $b }Ajustes › Seguridad › Más ajustes de seguridad{ $end }.
trust-android-2 = Toca { $b }Instalar desde el almacenamiento{ $end } o { $b }Instalar un certificado{ $end } y después { $b }Certificado de CA{ $end }.
trust-android-3 = Toca { $b }Instalar de todas formas{ $end } y elige el archivo descargado.
trust-3 = 3. Abre la aplicación
trust-open = Abrir { $address }
trust-warns = Si el navegador avisa, el paso 2 aún no está terminado.
