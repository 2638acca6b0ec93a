"""How do the pages reach a browser?  A local server around ``tableforone.pages``: routes, open tables, a gate."""
