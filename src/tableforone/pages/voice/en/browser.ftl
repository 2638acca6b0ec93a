# The page that shows what the browser can do, and the first page of the offline site.

can-title = What this browser can do here
can-about = Checked just now, on this device. Copy it if you report a problem. Nothing is sent.
can-window-title = In this window
can-no-scripts = This page needs scripts. Switch them on for it.
can-as-text = The same as text

## What is asked.

can-program = Program
can-browser = Browser
can-window = Window
can-installed = Installed
can-https = Secure address (https)
can-saves = Games are saved
can-engines = Game engines
can-files = Files for pages
can-database = Database
can-room = Space
can-lasts = Saved for good
can-workers = Workers
can-offline = Works offline
can-webassembly = WebAssembly
can-locks = Locks between tabs
can-screen = Keeps the screen on
can-clipboard = Clipboard
can-share = Share
can-speech = Speech
can-sound = Sound
can-anchors = Cards beside their piece

## What it finds.

can-says-yes = yes
can-says-no = no
# $why: what the browser said, or one of the reasons below
can-says-no-because = no: { $why }
can-says-unknown = unknown
can-says-by-server = yes: by the server
can-says-in-files = yes: in files of this browser
can-says-in-database = yes: in a database of this browser
can-says-in-nothing = no: download each game before you close the page
can-says-compiled = compiled
# No libraries on this site, or they are still loading.
can-says-plain = plain Python: same games, a slower coach
# $why: what the browser said
can-says-refused = plain Python: same games, a slower coach. The compiled engines did not load: { $why }
can-says-needs-https = needs https
can-says-no-files = no file system for pages
can-says-deletes = the browser may delete them when the disk is full
can-says-https-matters = some of the next lines may say no only for this reason
can-says-at-the-edge = they open at the edge of the window
can-says-touch = touch
can-says-mouse = mouse
# $used, $all: megabytes
can-says-of = { $used } of { $all } MB
# $across, $down, $dots: numbers; $by: touch or mouse
can-says-size = { $across } × { $down }, pixel ratio { $dots }, { $by }

## Which variant of the site this is, after its version.

site-compiled = with compiled engines
site-plain = with plain Python engines

## The first page of the offline site, before the program runs. $one, $other: what the browser fills in

# $n: games
offline-about = { $n } games, with opponents who play by their printed rules and tell you why. Everything runs and stays in this browser. After the first visit it needs no network.
offline-what-it-is = Board games for one person against their printed solo opponents: in your browser, without a network.
offline-ready = Your table is being set up.
offline-blocked = Something is in the way.
offline-loading = Loading the program
offline-loading-of = Loading the program: { $one } of { $other } MB, only once
offline-starting = Starting the program
offline-opening = Opening your games
offline-updating = Installing a new version
offline-again = Start again
offline-shelf = The games
offline-unsaved = Nothing is saved here. Download your games before you close this page.
offline-no-scripts = This page is a program. Switch on scripts for it, or install Table for One on your computer.
offline-needs-https = This address is not secure: an app that works offline needs https. Open its https address.
offline-needs-webassembly = This browser cannot run the program: WebAssembly is switched off or missing. Switch it on (strict security modes turn it off), or use another browser.
offline-needs-workers = This browser does not let pages work offline here: service workers are switched off. A private window often does that. Open this page in a normal window or in another browser.
offline-too-old = This browser is too old for the program. Update it, or use another one.
offline-elsewhere = Your games are open in another tab.
offline-elsewhere-now = Your games are open in another tab now. Nothing is lost: both tabs show the same games.
offline-use-here = Use them here
offline-not-started = The program could not be started. Reload the page. If that does not help, download your games and clear this site’s files in the browser.
# $one: why
offline-stopped = The program stopped ({ $one }). Every move that you saw is saved.
offline-stopped-full = The disk is full, so the program stopped. Every move that you saw is saved. Free some space and start again.
offline-not-saved = This browser does not let the page save your games ({ $one }). Private windows and strict privacy settings often forbid it. Open the page in a normal window, or play here and download each game before you close it.
offline-play-unsaved = Play without saving
offline-disk-full = The disk is full, so your games could not be opened. Free some space and start again.
offline-not-opened = Your games could not be opened: { $one } Nothing was changed.
offline-not-loaded = The program could not be loaded ({ $one }). Try again; if this is a private window, use a normal one.
offline-no-network = There is no network, and the program is not on this device yet. Open this page once with a network.
offline-silent = The program does not answer. Your moves are saved; reload the page.
# $one is the name of a language.
offline-no-language = { $one } could not be loaded, so these pages are in English; reload them when you are online.
offline-incomplete = not all files could be loaded
