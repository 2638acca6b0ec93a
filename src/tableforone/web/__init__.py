"""The browser app: one shell for all games; a game brings its own table in ``templates/`` (see docs/web.md)."""
