# Was ein Handy im Heimnetz zuerst sieht.

pair-title = Beitreten
pair-code = Der Kopplungscode, den der Server seinem Besitzer zeigt
pair-name = Wie heißt dieses Gerät?
pair-join = Beitreten

## Wie es lernt, dem Server zu vertrauen. $b, $end: um das, worauf man tippt

trust-title = Vertraue diesem Server, nur einmal
trust-about = Dann kann dieses Handy den Bildschirm anlassen, Texte kopieren und die App installieren. Es dauert eine Minute.
trust-1 = 1. Zertifikat herunterladen
trust-download = Zertifikat herunterladen
trust-fingerprint = Es gilt nur für Adressen eines Heimnetzes. Sein SHA-256-Fingerabdruck beginnt mit { $fingerprint }; der Rechner zeigt denselben.
trust-2 = 2. Vertrauen
trust-apple = iPhone und iPad
trust-apple-1 = Tippe auf { $b }Zulassen{ $end }, dann öffne die { $b }Einstellungen{ $end }.
trust-apple-2 = Tippe auf { $b }Profil geladen{ $end }, dann auf { $b }Installieren{ $end }.
trust-apple-3 = Öffne { $b }Allgemein › Info › Zertifikatsvertrauenseinstellungen{ $end }.
trust-apple-4 = Schalte { $b }Table for One{ $end } ein.
trust-android-1 = Öffne { $b }Einstellungen › Sicherheit › Weitere Sicherheitseinstellungen{ $end }.
trust-android-2 = Tippe auf { $b }Von Gerätespeicher installieren{ $end } oder { $b }Zertifikat installieren{ $end }, dann auf { $b }CA-Zertifikat{ $end }.
trust-android-3 = Tippe auf { $b }Trotzdem installieren{ $end } und wähle die heruntergeladene Datei.
trust-3 = 3. App öffnen
trust-open = { $address } öffnen
trust-warns = Wenn der Browser warnt, ist Schritt 2 noch nicht fertig.
