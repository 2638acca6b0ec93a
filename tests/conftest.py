"""The toy game is on the shelf of every test run."""
# STAND-IN: the first version of this file was overwritten by mistake by the author of the store and is lost; this one
# guesses its purpose from conformance/shelf.py.  Owner of tests/conformance: please put yours back over it.

from tableforone import games
from tests.toy import TOY

games.register(TOY)
