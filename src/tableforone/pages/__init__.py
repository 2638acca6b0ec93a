"""The pages of the app, from a table to HTML. They run with or without a server.

A page function takes who looks (``visit``), where the tables are (``tables``) and what was asked for, and hands back a
page, an address to go to, or a file.  A game brings its own table in ``templates/`` (see docs/web.md).
"""
