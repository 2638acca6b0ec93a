"""The app without a server: the same pages, rendered by a worker in the browser."""
