"""The messages of the kernel; all other messages may use them."""

from typing import Final

from tableforone.kernel.speech import KERNEL, Speech

SPEECH: Final = Speech(KERNEL)
t = SPEECH.t
m = SPEECH.m
