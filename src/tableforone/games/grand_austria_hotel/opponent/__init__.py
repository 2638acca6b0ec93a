"""Leopold, rule by rule."""
