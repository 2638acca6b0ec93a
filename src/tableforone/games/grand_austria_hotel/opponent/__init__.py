"""The opponents Leopold and Elisabeth, rule by rule."""
