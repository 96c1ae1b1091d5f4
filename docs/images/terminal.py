"""Draws terminal.svg: a position of a real match, as the terminal shows it.

python docs/images/terminal.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import gemhold
from gemhold import bots
from gemhold.cli.boards import board_of, scene_of, sign_of
from gemhold.cli.story import lines
from gemhold.locales import Words

SEATS, SEED, DECISIONS, WIDTH = 4, 5, 62, 120
NAMES = ["Maria", "Yellow", "Turquoise", "Black"]


def main() -> None:
    game, words, board = gemhold.game("king"), Words("en"), board_of(gemhold.game("king"))
    match = game.start(SEATS, SEED)
    players = [bots.find("king", "greedy", SEED) for _ in range(SEATS)]
    made = 0
    while made < DECISIONS or match.actor != 0 or match.view()["phase"] != "keep":
        seat = match.actor
        match.play(players[seat].choose(game, game.hidden(match.state, seat), seat))
        made += 1
    console = Console(width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in lines(match.story(0), NAMES, words, board)[-9:]:
        console.print(line, highlight=False)
    console.print()
    scene = scene_of(match, 0, NAMES, words, WIDTH)
    console.print(board.table(scene), highlight=False)
    console.print(Text(f"\n{board.ask(scene)}", "bold"))
    console.print(Text.assemble((f"{sign_of(0)} Maria", board.seat_style(0)), " › "))
    svg = console.export_svg(title="gemhold play king", unique_id="terminal")
    svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.S)  # no web fonts
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    Path(__file__).with_suffix(".svg").write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
