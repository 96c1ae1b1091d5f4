"""A match in the terminal: boards, prompts, bots, the story."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gemhold import bots
from gemhold.bots.advice import advise
from gemhold.cli.boards import Scene, board_of, scene_of, seat_names, sign_of
from gemhold.cli.hints import hint_lines
from gemhold.cli.options import write_whole
from gemhold.cli.reading import Ambiguous, understand, verbs
from gemhold.cli.scores import score_table, winners_line
from gemhold.cli.story import lines
from gemhold.core.contract import SPECTATOR
from gemhold.core.errors import BadNotation, BadOption, CannotUndo, GemholdError, IllegalAction

if TYPE_CHECKING:
    from rich.console import Console

    from gemhold.bots import Bot
    from gemhold.cli.seating import Seating
    from gemhold.core.match import Match
    from gemhold.locales import Words

LISTED = 24  # moves of one verb that are listed; longer lists are explained
LOG_LINES = 20


class Left(Exception):
    """The player quits."""


class TerminalGame:
    def __init__(
        self,
        match: Match,
        plan: Seating,
        words: Words,
        console: Console,
        layout: str | None = None,
        options: list[str] | None = None,
    ) -> None:
        self.match = match
        self.plan = plan
        self.words = words
        self.console = console
        self.board = board_of(match.game)
        self.names = seat_names(match, words)
        if plan.name is not None:
            self.names[0] = plan.name
        self.bots: dict[int, Bot] = {seat: bots.find(match.game.name, level, plan.seed) for seat, level in plan.levels.items()}
        self.again = again(match, plan, layout, options)
        self.colours = match.game.seat_colours(match.seats, match.options)
        self.narrated = 0  # number of steps already shown
        self.shown = SPECTATOR  # the seat whose table was shown last
        self.explained: set[str] = set()  # verbs whose syntax the player has read
        self.commands: dict[str, tuple[str, Callable[[str], None]]] = {
            "help": ("cli-command-help", self._help),
            "moves": ("cli-command-moves", lambda _: self._moves()),
            "board": ("cli-command-board", lambda _: self._show_table()),
            "odds": ("cli-command-odds", lambda _: self._odds()),
            "hint": ("cli-command-hint", lambda _: self._hint()),
            "undo": ("cli-command-undo", lambda _: self._undo()),
            "log": ("cli-command-log", self._log),
            "rules": ("cli-command-rules", lambda _: self._rules()),
            "save": ("cli-command-save", self._save),
            "quit": ("cli-command-quit", lambda _: self._quit()),
        }

    # ------------------------------------------------------------------ the main loop

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self._welcome()
        try:
            while not self.match.over:
                seat = self.match.actor
                if seat in self.bots:
                    game = self.match.game
                    self.match.play(self.bots[seat].choose(game, game.hidden(self.match.state, seat), seat))
                else:
                    self._person(seat)
        except (Left, EOFError, KeyboardInterrupt) as leaving:
            self._leave()
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return
        self._narrate(SPECTATOR)
        self._final()
        self._keep_record()

    def _person(self, seat: int) -> None:
        """Prompt until the person has made a move."""
        if self.match.game.secrets and len(self.plan.people) > 1 and seat != self.shown:
            self._hand_over(seat)
        self._narrate(seat)
        if self.shown == seat:
            scene = self._scene()
            if (needed := self.board.decision(scene)) is not None:
                self.console.print(Padding(needed, (1, 0, 0, 0)))
        else:
            self._show_table()
        self._moves(brief=True)
        steps = len(self.match.log)
        while len(self.match.log) == steps:
            self._answer(self._read(seat), seat)
        if self.match.over or self.match.actor != seat:
            self.shown = SPECTATOR

    def _answer(self, line: str, seat: int) -> None:
        if not line.strip():
            return
        texts = [action.text for action in self.match.actions()]
        try:
            typed = understand(line, texts, self.commands, self.match)
            if typed.command:
                self.commands[typed.command][1](typed.text)
            else:
                self.match.play(typed.text)
        except Ambiguous as several:
            self._warn(self.words.say("cli-ambiguous", text=line.strip(), choices=", ".join(several.choices)))
        except IllegalAction as error:
            self._warn(self.words.why(error.reason, self.names))
        except BadNotation as error:
            vague = self.words.language != "en" or error.message.endswith("is not a move")
            self._warn(self.words.say("cli-not-understood", text=line.strip()) if vague else f"{error.message} ({error.hint})")
        except CannotUndo as error:
            self._warn(self.words.error(error))
        except GemholdError as error:
            self._warn(str(error) if self.words.language == "en" else self.words.error(error))
        except OSError as error:
            self._warn(f"{error.filename}: {error.strerror}")

    def _read(self, seat: int) -> str:
        prompt = Text.assemble((f"{sign_of(seat)} {self.names[seat]}", self.board.seat_style(seat, self.colours[seat])), " › ")
        typed = sys.stdin.isatty()
        if typed:
            self._offer_completion()
        line = self.console.input(prompt)
        if not typed:
            self.console.print(line)  # makes the log of a scripted game readable
        return line

    def _offer_completion(self) -> None:
        """Complete moves and commands with Tab, if readline is available."""
        try:
            import readline
        except ImportError:
            return
        choices = sorted({action.text for action in self.match.actions()} | set(self.commands))
        readline.set_completer_delims("\n")
        readline.set_completer(lambda begun, n: [*[choice for choice in choices if choice.startswith(begun)], None][n])
        readline.parse_and_bind("tab: complete")

    # ------------------------------------------------------------------ output

    def _scene(self) -> Scene:
        return scene_of(self.match, self.match.actor, self.names, self.words, self.console.width)

    def _welcome(self) -> None:
        title = self.board.title(self.words)
        welcome = self.words.say("cli-welcome", game=title, seats=self.match.seats, seed=str(self.plan.seed))
        self.console.print(Rule(Text(welcome, "bold")))
        for seat, name in enumerate(self.names):
            level = self.plan.levels.get(seat)
            you = self.words.say("cli-seat-you") if len(self.plan.people) == 1 else ""
            who = self.words.say("cli-seat-bot", level=level) if level else you
            sign = (f"{sign_of(seat)} ", self.board.seat_style(seat, self.colours[seat]))
            self.console.print(Text.assemble(sign, name, (f"  {who}", "dim")))
        self.console.print(Text(self.words.say("cli-welcome-help"), "dim"))
        self.console.print()

    def _show_table(self) -> None:
        self.console.print(Padding(self.board.table(self._scene()), (1, 0, 0, 0)))
        self.shown = self.match.actor

    def _moves(self, brief: bool = False) -> None:
        """The legal moves by verb; long lists are replaced by an explanation, which `brief` shows only once."""
        scene = self._scene()
        self.console.print(Text(f"\n{self.board.ask(scene)}", "bold"))
        texts = [action.text for action in scene.actions]
        grid = Table.grid(padding=(0, 2, 0, 2))
        for verb in verbs(texts):
            own = [action for action in scene.actions if action.text.split()[0] == verb]
            alone = len(own) == 1 and own[0].text == verb
            explained = self.board.syntax(self.words, verb) if alone or len(own) > LISTED else None
            if len(own) > LISTED and (explained is None or (brief and verb in self.explained)):
                explained = self.words.say("cli-moves-many", n=len(own))
            self.explained.add(verb)
            listed = Text(" · ").join(_listed(action.text.partition(" ")[2], self.board.gloss(scene, action)) for action in own)
            grid.add_row(Text(verb, "bold"), Text(" ".join(explained.split())) if explained else listed)
        self.console.print(grid)

    def _narrate(self, seat: int) -> None:
        """Show the events since the last call."""
        steps = self.match.story(seat, self.narrated)
        for line in lines(steps, self.names, self.words, self.board, self.colours):
            self.console.print(line)
        self.narrated = len(self.match.log)

    def _final(self) -> None:
        self.console.print()
        scene = scene_of(self.match, SPECTATOR, self.names, self.words, self.console.width)
        self.console.print(self.board.table(scene))
        self.console.print()
        self.console.print(score_table(self.match, self.names, self.words, self.board))
        self.console.print(Text(f"\n{winners_line(self.match, self.names, self.words)}", "bold"))

    def _warn(self, text: str) -> None:
        self.console.print(Text(text, "yellow"))

    def _hand_over(self, seat: int) -> None:
        self.console.clear()
        self.console.input(Text(self.words.say("cli-hand-over", name=self.names[seat]), "bold"))
        self.shown = SPECTATOR

    # ------------------------------------------------------------------ commands

    def _help(self, _: str) -> None:
        self._moves()
        grid = Table.grid(padding=(0, 2, 0, 2))
        for name, (message, _do) in self.commands.items():
            grid.add_row(Text(name, "bold"), self.words.say(message))
        self.console.print(Text(f"\n{self.words.say('cli-heading-commands')}", "bold"))
        self.console.print(grid)

    def _odds(self) -> None:
        found = self.board.odds(self._scene())
        if found is None:
            self.console.print(self.words.say("cli-no-odds"))
            return
        self.console.print(Text(self.words.say("cli-heading-odds"), "bold"))
        self.console.print(found)

    def _hint(self) -> None:
        game, seat = self.match.game, self.match.actor
        advice = advise(game, self.plan.adviser, game.hidden(self.match.state, seat), seat, self.plan.seed)
        for line in hint_lines(self.match, advice, self.board, self.names, self.words):
            self.console.print(line)

    def _undo(self) -> None:
        seat = self.match.actor
        ply = self.match.undo()
        self.narrated = min(self.narrated, len(self.match.log))
        text = self.match.game.notation.text(self.match.state, ply.x)
        self.console.print(self.words.say("cli-undone", text=text))
        if self.match.actor != seat:
            self.shown = SPECTATOR

    def _log(self, many: str) -> None:
        n = int(many) if many.isascii() and many.isdigit() and int(many) > 0 else LOG_LINES
        story = lines(self.match.story(self.match.actor), self.names, self.words, self.board, self.colours)
        self.console.print(Text(self.words.say("cli-heading-log"), "bold"))
        for line in story[-n:]:
            self.console.print(line)

    def _rules(self) -> None:
        self.console.print(Text(self.words.say("cli-heading-rules"), "bold"))
        self.console.print(Padding(self.board.rules(self.words), (0, 0, 0, 2)))

    def _save(self, file: str) -> None:
        if not file:
            self._warn(self.words.say("cli-save-which"))
            return
        save(self.match, self.names, file)
        self.console.print(self.words.say("cli-saved", file=file), soft_wrap=True)

    def _quit(self) -> None:
        raise Left

    # ------------------------------------------------------------------ leaving

    def _leave(self) -> None:
        self.console.print()
        self.console.print(self.words.say("cli-left"))
        self._keep_record()
        self.console.print(Text(self.words.say("cli-left-again", command=self.again), "dim"), soft_wrap=True)

    def _keep_record(self) -> None:
        if self.plan.record:
            save(self.match, self.names, self.plan.record)
            self.console.print(self.words.say("cli-record-kept", file=self.plan.record), soft_wrap=True)


def _listed(argument: str, gloss: str) -> Text:
    return Text.assemble(argument, (f" {gloss}" if gloss else "", "dim"))


def save(match: Match, names: Sequence[str], file: str) -> None:
    """Write the match's record to a new file: JSON if its name ends in .json, else text."""
    if Path(file).exists():
        raise BadOption("the file exists already", place=file, hint="choose another name")
    record = match.record(names)
    write_whole(file, record.dumps() + "\n" if file.endswith(".json") else record.to_text())


def again(match: Match, plan: Seating, layout: str | None, options: list[str] | None) -> str:
    """The command that starts the same game."""
    parts = ["gemhold", "play", match.game.name, "--seats", str(plan.seats), "--seed", str(plan.seed)]
    if len(plan.people) > 1:
        parts.append("--hot-seat")
    if plan.levels:
        parts += ["--bots", ",".join(plan.levels.values())]
    if layout is not None:
        parts += ["--map", layout]
    for option in options or []:
        parts += ["--set", option]
    return shlex.join(parts)
