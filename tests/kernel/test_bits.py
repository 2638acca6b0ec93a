"""Tests of sets of numbers as bits."""

from itertools import product

from tableforone.kernel.bits import faces_there, mask_of


def test_every_set_of_faces_is_found() -> None:
    for dice in product((0, 1, 5), repeat=6):
        counts = [0, *dice]
        assert faces_there(counts) == mask_of([face for face, count in enumerate(counts) if count])
