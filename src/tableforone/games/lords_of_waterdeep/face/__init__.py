"""Everything that is shown: the view, its pieces, the drawn table, the pages."""
