"""Views of the promo cards."""
