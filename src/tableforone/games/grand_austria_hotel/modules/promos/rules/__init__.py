"""Rules of the promo cards."""
