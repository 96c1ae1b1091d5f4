"""Simulate games and plot the distribution of scores, as an SVG file without a plotting library.

python examples/scores.py scores.svg
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import gemhold

WIDTH, HEIGHT, COLOURS = 640, 320, ("#7d3f98", "#c98a1b")

result = gemhold.simulate("king", ["greedy", "random"], games=200, seed=1)
scores = result.scores  # an array: a row per game, a column per seat
edges = np.arange(scores.min(), scores.max() + 2)
lines = []
for seat, colour in enumerate(COLOURS):
    counts, _ = np.histogram(scores[:, seat], edges)
    x = np.linspace(0, WIDTH, len(counts))
    y = HEIGHT - HEIGHT * counts / max(1, counts.max())
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in zip(x, y, strict=True))
    lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"/>')
svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(lines)}</svg>\n'
Path(sys.argv[1]).write_text(svg, encoding="utf-8")

for played in result.summary().by_seat:
    print(f"{played.bot}: {played.score.mean:.1f} points, {played.wins} of {result.experiment.games} games won")
