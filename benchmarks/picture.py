"""Draws a chart of the engines: decisions per second as a multiple of catanatron's."""

from html import escape
from typing import Final

LEFT: Final = 250  # x of the bars
WIDTH: Final = 400  # of the longest bar
STEP: Final = 24  # from bar to bar
TOP: Final = 48
COMPILED: Final = "#7a2e3a"
INTERPRETED: Final = "#c98d6b"
PEER: Final = "#9b8b76"


def picture(yardstick: str, times: dict[str, float]) -> str:
    """The bars as SVG, the fastest engine first."""
    ordered = sorted(times.items(), key=lambda entry: -entry[1])
    height = TOP + STEP * len(ordered) + 16
    scale = WIDTH / ordered[0][1]
    size = f'viewBox="0 0 720 {height}" width="720" height="{height}"'
    title = f"Decisions in a second, as a multiple of {yardstick}'s"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="Georgia, serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="720" height="{height}" rx="8" fill="#fbf6ec"/>',
        f'<text x="360" y="28" font-size="15" fill="#3b2f2a" text-anchor="middle">{escape(title)}</text>',
        *(bar(name, ratio, TOP + STEP * nth, scale * ratio) for nth, (name, ratio) in enumerate(ordered)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def bar(name: str, ratio: float, y: int, width: float) -> str:
    """One engine: its name, bar and figure."""
    colour = COMPILED if name.endswith(", compiled") else INTERPRETED if name.endswith(", interpreted") else PEER
    return (
        f'<text x="{LEFT - 10}" y="{y + 13}" fill="#3b2f2a" text-anchor="end">{escape(name)}</text>'
        f'<rect x="{LEFT}" y="{y}" width="{max(width, 1):.1f}" height="17" rx="2" fill="{colour}"/>'
        f'<text x="{LEFT + width + 8:.1f}" y="{y + 13}" fill="#3b2f2a">{ratio:.1f}</text>'
    )
