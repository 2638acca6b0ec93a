# The frame of every page.

# What a device says about the installed app.
shell-about = Board games for one person against their printed solo opponents.
shell-skip = Skip to content
shell-places = Main
shell-games = Games
shell-history = History
shell-rules = Rules
shell-lab = Lab
shell-settings = Settings
shell-home = All games
# What our pages need: light-dark() and popovers.
shell-too-old = This browser is too old for Table for One. Update it, or use Safari 17.5, Firefox 125, Chrome 123 or newer.
shell-refused = The server refused this. Reload the page.
shell-silent = The server does not answer. Is it still running? Your moves are saved; reload the page.
