"""Texts of the promo cards."""
