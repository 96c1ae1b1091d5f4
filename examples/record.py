"""Read a saved game: who played, what happened, the position after every step.

python examples/record.py tests/golden/king/tokens.gem
"""

from __future__ import annotations

import sys
from pathlib import Path

import gemhold
from gemhold.locales import Words

record = gemhold.load(Path(sys.argv[1]).read_text(encoding="utf-8"))
match = record.replay()  # every move is checked
names = list(record.players) or [f"Player {seat + 1}" for seat in range(record.seats)]
words = Words("en")

print(f"{words.say(f'{record.game}-title')}, rules {record.rules}: {', '.join(names)}")
for step in match.story():
    for event in step.events:
        print(f"{step.number:4} {words.tell(event, names)}")
print("scores", dict(zip(names, match.scores(), strict=True)))
