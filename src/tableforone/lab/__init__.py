"""The laboratory: a question in a file, thousands of games on the same deals, a page of answer."""
