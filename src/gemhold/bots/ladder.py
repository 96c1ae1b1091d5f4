"""The levels people choose from, weakest first. A game takes part by having its players in `gemhold.bots.GAME.players`."""

from gemhold.bots import Level

GAMES = ("king", "geodia")


def _level(name: str, order: int) -> Level:
    return Level(name, order, {game: f"gemhold.bots.{game}.players:{name.title()}" for game in GAMES})


EASY, MEDIUM, HARD, MASTER = _level("easy", 30), _level("medium", 40), _level("hard", 50), _level("master", 60)
