"""A line chart as SVG, for reports: several lines over the same numbers, told apart by dash as well as by colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 120, 34, 40
STYLES = (("#1f5fa8", ""), ("#b3541e", "7 4"), ("#3c7a3c", "2 4"), ("#7a3c7a", "9 3 2 3"))
TICKS = 5

Points = Sequence[tuple[float, float]]


def line_chart(title: str, below: str, lines: Mapping[str, Points]) -> str:
    """Lines of points (x, y), each with its name at its end."""
    xs = [x for points in lines.values() for x, _ in points]
    ys = [y for points in lines.values() for _, y in points]
    low_x, high_x = min(xs), max(xs)
    low_y, high_y = min(ys), max(ys)
    spare = (high_y - low_y or 1.0) * 0.05
    low_y, high_y = low_y - spare, high_y + spare

    def place(x: float, y: float) -> tuple[float, float]:
        across = (x - low_x) / (high_x - low_x or 1.0)
        up = (y - low_y) / (high_y - low_y)
        return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{escape(title)}</text>',
        f'<text x="{LEFT}" y="{HEIGHT - 8}" fill="#555">{escape(below)}</text>',
    ]
    for tick in range(TICKS):
        share = tick / (TICKS - 1)
        x, y = low_x + share * (high_x - low_x), low_y + share * (high_y - low_y)
        at_x, at_y = place(x, y)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at_y:.1f}" y2="{at_y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at_y + 4:.1f}" text-anchor="end" fill="#555">{y:.3g}</text>')
        parts.append(f'<text x="{at_x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle" fill="#555">{x:.4g}</text>')
    for (name, points), (colour, dash) in zip(lines.items(), STYLES, strict=False):
        places = [place(x, y) for x, y in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>')
        x, y = places[-1]
        parts.append(f'<text x="{x + 6:.1f}" y="{y + 4:.1f}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
