"""Plots as SVG, for reports in one file. Colours come from the page (`STYLE`), so that a plot fits a light and a dark one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM, ROW = 150, 24, 14, 34, 30
HEIGHT = 260
STYLE = """
:root { --ink: #2b2118; --edge: #d9cdb4; --soft: #6d5f4d }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d4; --edge: #4a3f33; --soft: #b5a68f } }
text { font-size: 12px; fill: var(--ink) } .name { text-anchor: end }
.tick { text-anchor: middle; fill: var(--soft) } .grid { stroke: var(--edge) }
.fair { stroke: var(--soft); stroke-dasharray: 5 4 }
.bar { stroke-width: 3; stroke: var(--c) } .dot, rect { fill: var(--c) } .line { fill: none; stroke: var(--c); stroke-width: 2.5 }
.c0 { --c: #3f7d4f } .c1 { --c: #b0632b } .c2 { --c: #3a6ea5 } .c3 { --c: #a23b52 } .c4 { --c: #8a7a1f } .c5 { --c: #6b5aa0 }
"""


@dataclass(frozen=True)
class Interval:
    """A value with the ends of its interval, in the units of the axis."""

    name: str
    value: float
    low: float
    high: float


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that divide a range.

    >>> ticks(0, 100)
    [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]
    """
    rough = (high - low or 1) / most
    unit = 10 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    return [round(float(i * step), 10) for i in range(ceil(low / step), floor(high / step) + 1)]


def forest(rows: Sequence[Interval], unit: str = "", line: float | None = None) -> str:
    """A point with its interval for each row; `line`: a value to compare with."""
    values = [value for row in rows for value in (row.low, row.high)] + ([] if line is None else [line])
    low, high = _range(min(values), max(values))
    height = TOP + ROW * len(rows) + BOTTOM
    parts = [_grid(low, high, height, unit)]
    if line is not None:
        parts.append(
            f'<line class="fair" x1="{_x(line, low, high)}" x2="{_x(line, low, high)}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        )
    for i, row in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        parts.append(f'<text class="name" x="{LEFT - 10}" y="{y + 4}">{escape(row.name)}</text>')
        parts.append(
            f'<line class="bar c{i % 6}" x1="{_x(row.low, low, high)}" x2="{_x(row.high, low, high)}" y1="{y}" y2="{y}"/>'
        )
        parts.append(f'<circle class="dot c{i % 6}" cx="{_x(row.value, low, high)}" cy="{y}" r="6"/>')
    return _svg(height, parts)


def stacked(rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """A bar of parts for each row; negative parts lie left of zero."""
    high = max(sum(part for part in parts if part > 0) for _, parts in rows)
    low = min(0.0, *(sum(part for part in parts if part < 0) for _, parts in rows))
    low, high = _range(low, high, pad=0)
    height = TOP + ROW * len(rows) + BOTTOM + 22
    parts = [_grid(low, high, height - 22, "")]
    for i, (name, values) in enumerate(rows):
        y = TOP + ROW * i + 5
        parts.append(f'<text class="name" x="{LEFT - 10}" y="{y + 14}">{escape(name)}</text>')
        ends = {True: 0.0, False: 0.0}
        for k, value in enumerate(values):
            start, ends[value > 0] = ends[value > 0], ends[value > 0] + value
            left, right = sorted((_x(start, low, high), _x(ends[value > 0], low, high)))
            title = f"<title>{escape(names[k])}: {value:.1f}</title>"
            parts.append(f'<rect class="c{k % 6}" x="{left}" y="{y}" width="{right - left:.1f}" height="20">{title}</rect>')
    parts.append(_legend(names, height - 8))
    return _svg(height, parts)


def histogram(values: Sequence[float], unit: str = "") -> str:
    """How often values fall into bins of equal width."""
    low, high = min(values), max(values)
    width = max(1.0, (high - low + 1) / 24)
    bins = [0] * max(1, ceil((high - low + 1) / width))
    for value in values:
        bins[int((value - low) / width)] += 1
    top = max(bins)
    parts = [_grid(low, low + width * len(bins), HEIGHT, unit)]
    for i, n in enumerate(bins):
        left, right = _x(low + i * width, low, low + width * len(bins)), _x(low + (i + 1) * width, low, low + width * len(bins))
        tall = (HEIGHT - TOP - BOTTOM) * n / top
        box = f'x="{left}" y="{HEIGHT - BOTTOM - tall:.1f}" width="{max(1.0, right - left - 1):.1f}" height="{tall:.1f}"'
        parts.append(f'<rect class="c0" {box}><title>{n}</title></rect>')
    return _svg(HEIGHT, parts)


def curves(lines: Sequence[tuple[str, Sequence[tuple[float, float]]]], unit: str = "") -> str:
    """Lines through points (x, y), with a legend."""
    xs, ys = [x for _, line in lines for x, _ in line], [y for _, line in lines for _, y in line]
    (left, right), (low, high) = (min(xs), max(xs)), _range(min(ys), max(ys))
    height = HEIGHT + 22
    bottom = height - 22 - BOTTOM
    parts = [_grid(left, right, height - 22, unit)]
    for tick in ticks(low, high, 5):
        y = bottom - (bottom - TOP) * (tick - low) / (high - low)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="name" x="{LEFT - 10}" y="{y + 4:.1f}">{tick:g}</text>')
    for i, (_, line) in enumerate(lines):
        path = " ".join(f"{_x(x, left, right)},{bottom - (bottom - TOP) * (y - low) / (high - low):.1f}" for x, y in line)
        parts.append(f'<polyline class="line c{i % 6}" points="{path}"/>')
    parts.append(_legend([name for name, _ in lines], height - 8))
    return _svg(height, parts)


def _range(low: float, high: float, pad: float = 0.06) -> tuple[float, float]:
    space = (high - low or 1) * pad
    return low - space, high + space


def _x(value: float, low: float, high: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low or 1), 1)


def _grid(low: float, high: float, height: int, unit: str) -> str:
    out = []
    for tick in ticks(low, high):
        x = _x(tick, low, high)
        out.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{height - BOTTOM}"/>')
        out.append(f'<text class="tick" x="{x}" y="{height - BOTTOM + 18}">{tick:g}{escape(unit)}</text>')
    return "".join(out)


def _legend(names: Sequence[str], y: int) -> str:
    out, x = [], LEFT
    for i, name in enumerate(names):
        out.append(f'<rect class="c{i % 6}" x="{x}" y="{y - 10}" width="12" height="12"/>')
        out.append(f'<text class="legend" x="{x + 17}" y="{y}">{escape(name)}</text>')
        x += 32 + 7 * len(name)
    return "".join(out)


def _svg(height: int, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}</svg>'


def alone(svg: str) -> str:
    """A plot as a file of its own."""
    head = 'xmlns="http://www.w3.org/2000/svg" font-family="sans-serif"'
    return svg.replace("<svg", f"<svg {head}", 1).replace(">", f"><style>{STYLE}</style>", 1) + "\n"
