"""Draws a calibration as SVG: stated chance on the x axis, results on the y axis."""

from html import escape
from typing import Final

from tableforone.players.calibration import Bin, Calibration

LEFT: Final = 52
TOP: Final = 44
SIZE: Final = 260
SHEET: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 370" width="340" height="370" role="img" '
    'font-family="Georgia, serif" font-size="12" fill="#3b2f2a" text-anchor="middle">'
    '<rect width="340" height="370" rx="8" fill="#fbf6ec"/>'
)


def picture(name: str, found: Calibration) -> str:
    """The bins as SVG: one disc each, larger for more positions."""
    most = max((one.positions for one in found.bins), default=1)
    said = f"{found.positions:,} positions, mean error {100 * found.error:.1f} points"
    parts = [SHEET, f'<text x="170" y="24" font-size="15">{escape(name)}</text>', *map(grid, range(0, 11, 2))]
    parts.append(f'<path d="M{LEFT} {TOP + SIZE}l{SIZE} -{SIZE}" stroke="#9b8b76" stroke-dasharray="4 4"/>')
    parts += [disc(one, most) for one in found.bins]
    parts.append(f'<text x="182" y="{TOP + SIZE + 36}">said, in %</text><text x="170" y="360">{said}</text>')
    parts.append(f'<text transform="translate(16 {TOP + SIZE // 2}) rotate(-90)">won, in %</text></svg>')
    return "\n".join(parts) + "\n"


def grid(tenth: int) -> str:
    x, y = LEFT + SIZE * tenth // 10, TOP + SIZE - SIZE * tenth // 10
    return (
        f'<path d="M{LEFT} {y}h{SIZE}M{x} {TOP}v{SIZE}" stroke="#ddd0bb"/>'
        f'<text x="{x}" y="{TOP + SIZE + 16}">{tenth * 10}</text><text x="{LEFT - 16}" y="{y + 4}">{tenth * 10}</text>'
    )


def disc(one: Bin, most: int) -> str:
    x, y = LEFT + SIZE * one.said, TOP + SIZE * (1 - one.won)
    told = f"said {100 * one.said:.0f} %, won {100 * one.won:.0f} % of {one.positions}"
    radius = 3 + 9 * (one.positions / most) ** 0.5
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#7a2e3a" fill-opacity="0.75">'
        f"<title>{told}</title></circle>"
    )
