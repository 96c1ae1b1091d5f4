"""The games."""

from gemhold.core.registry import register

register("king", "gemhold.games.king:GAME")
