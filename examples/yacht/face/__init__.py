"""Everything that a front end shows: view, drawing, pieces, templates."""
