"""All pages and their addresses."""

from typing import Final

from tableforone.pages import (
    browser,
    corrections,
    daily,
    decks,
    explain,
    history,
    lesson,
    lobby,
    play,
    puzzle,
    replay,
    result,
    review,
    rules,
    settings,
    setup,
    share,
    strength,
)
from tableforone.pages.routing import Route

ROUTES: Final = [
    # tables: requested most, so matched first
    Route("GET", "/tables/{name}", play.look),
    Route("POST", "/tables/{name}/answers", play.answer),
    Route("POST", "/tables/{name}/line", play.line),
    Route("POST", "/tables/{name}/tell", play.tell),
    Route("GET", "/tables/{name}/facts", corrections.list_facts),
    Route("POST", "/tables/{name}/correct", corrections.correct),
    Route("POST", "/tables/{name}/undo", play.undo),
    Route("POST", "/tables/{name}/redo", play.redo),
    Route("GET", "/tables/{name}/turns/{turn}", play.opponents_turn),
    Route("GET", "/tables/{name}/turns/{turn}/all", play.whole_turn),
    Route("GET", "/tables/{name}/file", play.export),
    Route("GET", "/tables/{name}/crash", play.crash_report),
    Route("POST", "/tables/{name}/back", play.step_back),
    Route("GET", "/tables/{name}/delete", play.ask_to_delete),
    Route("POST", "/tables/{name}/delete", play.delete),
    Route("GET", "/tables/{name}/lesson", lesson.learned),
    Route("GET", "/tables/{name}/explain", explain.explain),
    # main pages
    Route("GET", "/", lobby.lobby),
    Route("POST", "/tables/import", lobby.open_file),
    Route("GET", "/history", history.history),
    Route("GET", "/history/file", history.export_all),
    Route("GET", "/settings", settings.show),
    Route("POST", "/settings", settings.keep),
    Route("GET", "/browser", browser.show),
    Route("GET", "/rules", rules.all_rules),
    Route("GET", "/games/{game}/rules", rules.rules),
    Route("GET", "/games/{game}/quick", rules.quick),
    Route("POST", "/daily", daily.sit_down),
    Route("GET", "/rivals", strength.rivals),
    Route("POST", "/puzzle", puzzle.sit_down),
    Route("GET", "/tables/{name}/puzzle", puzzle.check),
    # new games
    Route("GET", "/games/{game}/new", setup.set_the_table),
    Route("GET", "/games/{game}/notes", setup.notes),
    Route("POST", "/games/{game}/new", setup.sit_down),
    Route("POST", "/games/{game}/lesson", lesson.begin),
    # the player's own cards
    Route("GET", "/games/{game}/deck", decks.show),
    Route("POST", "/games/{game}/deck", decks.keep),
    Route("GET", "/games/{game}/deck/file", decks.export),
    Route("POST", "/games/{game}/deck/import", decks.take_over),
    # replay and review
    Route("GET", "/tables/{name}/replay", replay.watch),
    Route("POST", "/tables/{name}/replay", replay.go_on),
    Route("GET", "/tables/{name}/result", result.result),
    Route("GET", "/tables/{name}/review", review.look_back),
    Route("POST", "/tables/{name}/reviewed", puzzle.keep),
    Route("POST", "/tables/{name}/rematch", replay.rematch),
    # sharing
    Route("GET", "/tables/{name}/share", share.share),
    Route("GET", "/shared", share.show),
    Route("POST", "/shared/import", share.open_link),
    Route("GET", "/tables/{name}/deal", share.deal),
    Route("POST", "/tables/{name}/deal", share.play_deal),
]
