"""`gemhold games`: the games and their options."""

from __future__ import annotations

from gemhold.cli.options import Json, Lang


def games(json: Json = None, lang: Lang = None) -> None:
    """List the games, their options and their bots."""
    from dataclasses import asdict
    from json import dumps

    from rich.table import Table
    from rich.text import Text

    from gemhold import bots
    from gemhold.bots.strength import measured
    from gemhold.cli.boards import board_of
    from gemhold.cli.options import write_whole
    from gemhold.cli.speech import out, words_for
    from gemhold.core.registry import available

    words = words_for(lang)
    all_games = available()
    if json is not None:
        data = [
            {
                "name": game.name,
                "title": board_of(game).title(words),
                "rules": game.rules_version,
                "seats": list(game.seats),
                "options": [
                    {"name": option.name, "default": option.default, "choices": list(option.choices), "help": option.help}
                    for option in game.options
                ],
                "bots": bots.levels(game.name),
                "strength": {level: [asdict(each) for each in found.measures] for level, found in measured(game.name).items()},
                "actions": int(game.action_space.n),
                "unsupported": list(game.unsupported),
            }
            for game in all_games
        ]
        write_whole(json, dumps(data, indent=2, ensure_ascii=False) + "\n")
        return
    console = out()
    for game in all_games:
        title = board_of(game).title(words)
        players = words.say("cli-games-players", least=game.seats[0], most=game.seats[-1])
        console.print(Text.assemble((game.name, "bold"), f"  {title}, {players}"))
        grid = Table.grid(padding=(0, 2, 0, 2))
        for option in game.options:
            switch = "--map" if option.name == "map" else f"--set {option.name}="
            grid.add_row(switch, Text.assemble(option.help, (f" [{option.default}]", "dim")))
        grid.add_row("--bots", ", ".join(bots.levels(game.name)))
        for level, found in measured(game.name).items():
            for each in found.measures:
                share = round(100 * each.wins)
                grid.add_row("", words.say("cli-games-strength", level=level, other=each.against, wins=share), style="dim")
        console.print(grid)
