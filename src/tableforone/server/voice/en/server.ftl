# The web server: what it prints, and what it answers when something is wrong.

## What it prints. $address: of the app; $folder: of the games

serve-running = Table for One is already running: { $address }
serve-started = Table for One: { $address }   (Ctrl+C stops it; your games are in { $folder })
serve-open-folder = Other users of this machine can see the names of the files in { $folder }. Close it with
    `chmod 700`, or choose another folder with --data.
serve-trust = First, once for each phone, to trust this computer: { $address }
# $start: of the fingerprint
serve-fingerprint = The fingerprint begins with { $start }
# $addresses: for phones; $code: the pairing code
serve-network = On the home network: { COMMAS($addresses) }   Pairing code: { $code }
serve-new-code = Press Enter for a new pairing code.
serve-code = Pairing code: { $code }
# $n: codes
pairing-locked = { $n } wrong pairing codes were tried, so no new device can join. For a new code, press Enter here or
    open the settings on this machine.
# $device: its name; $code: the next pairing code
pairing-joined = { $device } joined. Next pairing code: { $code }
serve-busy = Another Table for One is using the games in { $folder }. Use that one, or choose another folder with --data.
https-needs-lan = --https is for phones on the home network. Add --lan.
https-needs-openssl = serve --https needs the program openssl, which was not found. Install it (on Debian: apt-get
    install openssl), or start without --https.
# $why: what openssl says
https-failed = openssl could not make a certificate ({ $why }). Start without --https, or try another openssl.
# $port, $other: numbers
port-busy = Port { $port } is used by another program. Choose another one: tableforone serve --port { $other }
port-refused = The server cannot listen on { $host }, port { $port }. Choose another --host or --port.

## What it answers.

too-large = This is too large.
too-slow = This arrived too slowly. Try again.
too-fast = That was too fast. Wait a moment and try again.
broken-off = The connection broke before everything had arrived. Try again.
other-address = This is not an address of this server. Open the address that it printed when it started.
other-page = Another page sent this, so it was refused.
old-page = This page is too old or from another program: its token is missing or wrong. Reload the page.
no-file = There is no such file.
no-upload = The form has no file. Choose one first.
# Stands where other messages have $where.
the-request = The request
request-not-json = The request is damaged: it is not JSON in UTF-8.
# $where: in the request; $why: what is wrong
request-malformed = The request is malformed at { $where }: { $why }.
form-malformed = The form is malformed. Reload the page.
# $most: the limit
form-too-long = The form has too many fields: the limit is { $most }.
then-again = Nothing was changed; try again.

## Pairing.

not-paired = This device is not paired. Open the first page on it and enter the code.
code-asked = These games are on another machine.
code-wrong = This is not the code.
code-ignored = This code was not checked.
# $word: one of the sentences above; $n: seconds
code-wait = { $word } Wait { $n ->
    [one] 1 second
   *[other] { $n } seconds
} before the next code.
# $n: codes
code-locked = { $n } wrong codes were tried, so no new device can join. Ask for a new code in the settings on the machine itself.
code-only-here = Only the machine itself can make a new code. Open the settings there.
remove-only-here = A device can only remove itself. Open the settings on the machine itself.
device = A device
device-android-phone = Android phone
device-android-tablet = Android tablet
device-windows = Windows computer
device-linux = Linux computer

## Studies.

no-study = There is no such study. See the list of studies.
no-study-table = The games of this study were not written as a table.
study-running = A study is being played. Stop it first, or wait until it ends.
study-question = Choose what you want to know.
# $most: the limit
study-games-limit = Choose how sure you want to be: at most { $most } games per variant are played here.
# $player: what was asked for; $players: what there is
study-player = “{ $player }” is not a player. Players: { COMMAS($players) }.
study-unread = cannot be read
# $n: games
study-stopped = stopped at { NUMBER($n) }
study-few = too few games
study-done = done
# $n: variants; $games: of each; $players: their names
study-about = { $n ->
    [one] 1 variant
   *[other] { $n } variants
}, { NUMBER($games) } games each on the same deals · player { AND($players) }
