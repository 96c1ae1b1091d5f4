"""Play a game from code: look at the moves, play them, take one back, save the game.

python examples/play.py
"""

from __future__ import annotations

import gemhold

match = gemhold.game("king").start(seats=2, seed=7)
print("first decision of seat", match.actor)
for action in match.actions()[:3]:
    print(f"  {action.id:4} {action.text}")

match.play("stop")  # by notation, or by number: match.play(63)
match.undo()
while not match.over:
    match.play(match.actions()[0].id)

print("scores", match.scores(), "winners", match.winners())
print(match.record(players=["Anna", "Bořek"]).to_text().splitlines()[0])
