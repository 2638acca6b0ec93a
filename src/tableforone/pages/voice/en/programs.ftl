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
programs-in-address = in the address
programs-optional = optional
# $about: what it is
programs-optional-about = { $about }; optional
programs-value = value
