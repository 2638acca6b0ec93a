"""The HTML pages of the app. They run with or without a server.

A page function takes the visitor (``visit``), the tables (``tables``) and the request's fields,
and returns a page, a redirect or a file. A game has its own table template in ``templates/``
(see docs/web.md).
"""
