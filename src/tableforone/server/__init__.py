"""The local server around ``tableforone.pages``: routes, open tables, access control."""
