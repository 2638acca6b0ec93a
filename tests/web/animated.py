"""Builds an animated WebP from still WebP pictures of a browser.

The container is described at https://developers.google.com/speed/webp/docs/riff_container.
"""

import base64
import struct
from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import Page

ANIMATED: Final = 0x02  # a flag of the file
NO_BLENDING: Final = 0x02  # a flag of a frame: it replaces the previous one
SMALLER: Final = """async ([shot, width, height, quality]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext("2d", { alpha: false });
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(picture, 0, 0, width, height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}"""


def still(page: Page, shot: bytes, size: tuple[int, int], quality: float) -> bytes:
    """A PNG picture as a WebP picture of this size, converted in the page."""
    text: str = page.evaluate(SMALLER, [base64.b64encode(shot).decode(), *size, quality])
    return base64.b64decode(text)


def animated(stills: Sequence[bytes], durations: Sequence[int], size: tuple[int, int]) -> bytes:
    """These pictures in an endless loop, each for this many milliseconds."""
    area = _three(size[0] - 1) + _three(size[1] - 1)
    parts = [_chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + area), _chunk(b"ANIM", struct.pack("<IH", 0, 0))]
    for picture, duration in zip(stills, durations, strict=True):
        frame = _three(0) + _three(0) + area + _three(duration) + bytes([NO_BLENDING])
        coded = b"".join(_chunk(name, data) for name, data in chunks(picture) if name in (b"VP8 ", b"VP8L"))
        parts.append(_chunk(b"ANMF", frame + coded))
    return _chunk(b"RIFF", b"WEBP" + b"".join(parts))


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP picture, with their names."""
    at = 12
    while at < len(picture):
        name, length = struct.unpack_from("<4sI", picture, at)
        yield name, picture[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
