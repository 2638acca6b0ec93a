# The page of settings.

settings-title = Settings
settings-about = Changes apply at once to every game in this browser.
settings-groups = Groups
settings-save = Save

## Groups of settings, and a link to each of them.

group-look = Look
group-questions = Questions
group-learning = Learning
group-opponents = Opponents
group-keys = Keys
group-network = Home network
group-data = Your games

## Each setting has a title, a line about it, and its choices.

theme-title = Theme
theme-about = Same as your device, light or dark.
theme-device = As the device
theme-light = Light
theme-dark = Dark

size-title = Text and card size
size-about = Large shows fewer things at once.
size-normal = Normal
size-large = Large
size-largest = Largest

motion-title = Animation
motion-about = Pieces move for less than half a second; any key or tap ends it. Off: pieces appear in place.
motion-device = As the device
motion-still = Off

sound-title = Sound
sound-about = Wood, cards, dice and a bell. Off until you choose it.
sound-off = Off
sound-quiet = Quiet
sound-medium = Medium
sound-loud = Loud

companionsound-title = Sound with your own copy
companionsound-about = The same sounds while you play at your real table.
companionsound-off = Off
companionsound-on = On

view-title = View
view-about = On a phone, the tab with the ringed pieces opens. Elsewhere, they scroll into view.
view-follow = Follow the question
view-stay = Stay in place

language-title = Language
language-about = Saved games and studies do not depend on it.
language-browser = As the browser

language-en-XA = Test language

cardnames-title = Names of cards
cardnames-about = Other languages only. Choose English names if your box is in English.
cardnames-translated = Translated
cardnames-printed = As printed in English

chance-title = Winning chance
chance-about = The coach’s estimate beside the scores, renewed after every move.
chance-hide = Hidden
chance-show = Shown

forced-title = Forced moves
forced-about = Played for you unless they reveal something.
forced-given = Play them for me
forced-asked = Always ask

caution-title = Warnings
caution-about = Says what a move gives away; never stops you.
caution-first = In the first game
caution-always = Always
caution-off = Never

pace-title = Pace
pace-about = How the opponent’s turn is shown. You can open a skipped turn from the log.
pace-steps = One step per key
pace-skip = Skip to my turn

why-title = Explanations
why-about = You can always ask for more.
why-reasons = With reasons
why-sentence = One sentence
why-rules = With reasons and rules

## Keys.

key-choices = Choices 1 to 9
key-pass = Pass or decline
key-undo = Undo, redo
key-why = Why?
key-next = Next step of the opponent’s turn
key-skip = Skip to my turn
key-replay = Replay, move by move
key-question = Go to the question
key-space = Space

## The home network.

network-joined = This device is paired
network-joined-about = Other devices and new codes are in the settings on the computer itself.
network-closed = Only this computer can reach the app
# $command: what to type
network-closed-about = Start it with { $command } so that phones and tablets can join.
# $n: wrong codes
network-locked = Locked after { $n } wrong { $n ->
    [one] code
   *[other] codes
}
network-locked-about = No new device can join until you make a new code. Paired devices keep working.
network-new-code = New code
# $code: the pairing code
network-code = Pairing code for the next device: { $code }
# $addresses: where the device opens the app
network-code-about = It works once, at { OR($addresses) }.
# $n: wrong codes
network-wrong-codes = { $n ->
    [one] 1 wrong code was tried.
   *[other] { $n } wrong codes were tried.
}
# $fingerprint: of our certificate
network-trust = First, once for each phone: trust this computer. The fingerprint begins with { $fingerprint }.
network-join = Join: point the phone’s camera here.
network-then-join = Then join: point the phone’s camera here.
network-plain = Plain http
# $command: what to type
network-plain-about = Over plain http, a phone cannot keep its screen on, copy texts or install the app. Start with { $command } to allow all of this.
# $name: of a device
network-this-device = { $name } (this device)
# $first, $last, $ends: days
network-device-about = First seen { $first }, last { $last }. Removed on { $ends } if it does not come back.
network-remove = Remove
# For screen readers. $name: of a device
network-remove-device = Remove { $name }

## What is saved here.

# $finished, $running: games
data-count = { $finished } finished, { $running } in progress
# $finished, $running: games; $troubled: games that cannot be opened
data-count-troubled = { $finished } finished, { $running } in progress, { $troubled } that cannot be opened
data-here = Saved on this computer only. Nothing is sent anywhere. You can download each game and open it again on the first page.
data-in-browser = Saved in this browser only. It may delete them when the disk is full, so download them now and then. Nothing is sent anywhere.
data-download = Download all
data-history = History

browser-title = Something does not work?
browser-about = See what this browser can do here, and copy it into a report.
browser-open = This browser
