"""The games."""

from gemhold.core.registry import register

register("geodia", "gemhold.games.geodia:GAME")
register("king", "gemhold.games.king:GAME")
