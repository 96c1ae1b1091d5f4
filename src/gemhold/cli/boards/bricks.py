"""Hex maps as staggered bricks in box characters. Like a hex, a brick has six neighbours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, groupby

from rich.cells import cell_len
from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the directions a line leaves in, as bits
WIDTHS = (14, 12, 10, 9, 8, 7, 6)  # of a brick with its left edge


@dataclass(frozen=True)
class Brick:
    """The content of a space: lines of text on a background; `edge`: style of its frame, drawn over its neighbours'."""

    lines: Sequence[Text]
    ground: str = ""
    edge: str = ""


@dataclass
class Canvas:
    width: int
    height: int
    edge: str
    signs: list[list[str]] = field(init=False)
    styles: list[list[str]] = field(init=False)
    ways: list[list[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.signs = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[""] * self.width for _ in range(self.height)]
        self.ways = [[0] * self.width for _ in range(self.height)]

    def line(self, x: int, y: int, ways: int, style: str) -> None:
        self.ways[y][x] |= ways
        self.styles[y][x] = style or self.styles[y][x] or self.edge

    def frame(self, x: int, y: int, width: int, height: int, style: str) -> None:
        for row, corner in ((y, DOWN), (y + height, UP)):
            for column in range(x + 1, x + width):
                self.line(column, row, LEFT | RIGHT, style)
            self.line(x, row, RIGHT | corner, style)
            self.line(x + width, row, LEFT | corner, style)
        for row in range(y + 1, y + height):
            self.line(x, row, UP | DOWN, style)
            self.line(x + width, row, UP | DOWN, style)

    def write(self, x: int, y: int, text: Text, width: int, ground: str) -> None:
        at = 0
        for offset, sign in enumerate(text.plain):
            if at >= width:
                break
            styles = " ".join(str(span.style) for span in text.spans if span.start <= offset < span.end)
            self.signs[y][x + at] = sign
            self.styles[y][x + at] = f"{ground} {styles}".strip()
            at += cell_len(sign)
        for column in range(at, width):
            self.styles[y][x + column] = ground

    def text(self) -> Text:
        """The canvas as text, in runs of equal style."""
        rows = []
        for ways, signs, styles in zip(self.ways, self.signs, self.styles, strict=True):
            row = Text(no_wrap=True)
            drawn = [(LINES[way] if way else sign, style) for way, sign, style in zip(ways, signs, styles, strict=True)]
            for style, stretch in groupby(drawn, key=lambda pair: pair[1]):
                row.append("".join(sign for sign, _ in stretch), style)
            rows.append(row)
        return Text("\n", no_wrap=True).join(rows)


def pitch_for(places: Sequence[tuple[int, int]], width: int, most: int = WIDTHS[0]) -> int:
    """The widest bricks that fit, including their left edge."""
    halves = [2 * q + r for q, r in places]
    span = max(halves) - min(halves)
    for pitch in WIDTHS:
        if pitch <= most and span * pitch // 2 + pitch + 1 <= width:
            return pitch
    return WIDTHS[-1]


def width_of(drawn: Text) -> int:
    return len(drawn.plain.partition("\n")[0])


def draw(bricks: Mapping[tuple[int, int], Brick], pitch: int, edge: str = "grey50") -> Text:
    """The map: bricks by axial (q, r), q to the right, r down and half a brick to the right; a row is as high as its highest."""
    left = min(2 * q + r for q, r in bricks)
    rows = range(min(r for _, r in bricks), max(r for _, r in bricks) + 1)
    heights = {row: max((len(brick.lines) for (_, r), brick in bricks.items() if r == row), default=0) + 1 for row in rows}
    tops = dict(zip(rows, accumulate(heights.values(), initial=0), strict=False))
    width = (max(2 * q + r for q, r in bricks) - left) * pitch // 2 + pitch + 1
    canvas = Canvas(width, sum(heights.values()) + 1, edge)
    for (q, r), brick in sorted(
        bricks.items(), key=lambda item: bool(item[1].edge)
    ):  # marked ones last, so that their frames are complete
        x, y = (2 * q + r - left) * pitch // 2, tops[r]
        canvas.frame(x, y, pitch, heights[r], brick.edge)
        for number in range(1, heights[r]):
            text = brick.lines[number - 1] if number <= len(brick.lines) else Text()
            canvas.write(x + 1, y + number, text, pitch - 1, brick.ground)
    return canvas.text()
