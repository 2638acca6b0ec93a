"""The app in a browser alone: the same pages, asked by the page's own worker instead of a server."""
