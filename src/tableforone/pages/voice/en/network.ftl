# What a phone of the home network sees first.

pair-title = Join
pair-code = The pairing code that the server shows to its owner
pair-name = What is this device called?
pair-join = Join

## How it learns to trust the server. $b, $end: around what is tapped

trust-title = Trust this server once
trust-about = Then this phone can keep its screen on, copy texts and install the app. It takes a minute.
trust-1 = 1. Download the certificate
trust-download = Download the certificate
# $fingerprint: its beginning
trust-fingerprint = It is valid only for addresses of a home network. Its SHA-256 fingerprint begins with { $fingerprint }; the computer shows the same.
trust-2 = 2. Trust it
trust-apple = iPhone and iPad
trust-apple-1 = Tap { $b }Allow{ $end }, then open { $b }Settings{ $end }.
trust-apple-2 = Tap { $b }Profile Downloaded{ $end }, then { $b }Install{ $end }.
trust-apple-3 = Open { $b }General › About › Certificate Trust Settings{ $end }.
trust-apple-4 = Switch on { $b }Table for One{ $end }.
trust-android-1 = Open { $b }Settings › Security › More security settings{ $end }.
trust-android-2 = Tap { $b }Install from device storage{ $end } or { $b }Install a certificate{ $end }, then { $b }CA certificate{ $end }.
trust-android-3 = Tap { $b }Install anyway{ $end } and choose the file that you downloaded.
trust-3 = 3. Open the app
# $address: of the app
trust-open = Open { $address }
trust-warns = If the browser warns, step 2 is not complete yet.
