"""The local web server for ``tableforone.pages``: routes, open tables, access control."""
