# The page for those who write programs.

programs-title = For programs
# $session, $token: code
programs-about = The same games as JSON. A program first asks { $session } for its token, keeps the cookie, and sends the token as { $token } with everything that changes something. A move has the number of its question; if that question is no longer open, the answer is 409 with the current game.
programs-download = Download the description
programs-takes = Takes
programs-kind = Kind
programs-what = What it is
# $codes: status codes
programs-answers = Answers with { COMMAS($codes) }.
# $about: what it is
programs-optional-about = { $about }; optional

## What a program may ask for, by the name of the call.

call-session = The token that a request needs if it changes something, and the cookie.
call-all-games = All games, with their levels, modules and options.
call-all-tables = All your games, the last played first. “trouble” says why one cannot be opened.
call-set-a-table = Starts a game.
call-results = All finished games, the oldest first.
call-open-a-file = Opens a saved game.
call-look = One game as it is now: the question, its choices and everything you can see.
call-delete = Deletes a game.
call-answer = Makes a move.
call-undo = Undoes moves.
call-redo = Redoes a move that was undone.
call-tell = The log, one entry a line, the oldest first.
call-why = Every decision of the opponent: the reason, the candidates that each rule left, and the rules.
call-export = The whole game as the text of a file, also of a game that cannot be opened.

## What the calls take, by the name of the field.

takes-name = the id of a game
takes-question = the number of the open question
takes-forced = also play forced moves that reveal nothing, as the pages do
takes-to = undo back to this question; without it, one move
takes-text = a saved game, as GET …/file gives it
takes-answer = the number of the choice
takes-game = the id of the game
takes-level = the id of the level
takes-modules = the ids of the modules
takes-options = what is chosen for each option
takes-seed = the number of the deal; without it, a new one
