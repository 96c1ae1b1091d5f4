"""From arguments to an exit code: 0 done, 2 a mistake one can mend, 70 our own fault, 130 interrupted, 141 nobody reads on."""

from __future__ import annotations

import os
import sys
from typing import cast

import typer

from gemhold.cli.app import app
from gemhold.core.errors import GemholdError

# By its place, because Typer carries click inside or beside it.
UsageError: type[Exception] = cast(type[Exception], typer.BadParameter.__mro__[1])

MISTAKE, FAULT, INTERRUPTED, PIPE = 2, 70, 130, 141
JSON = "--json"


def run(argv: list[str]) -> int:
    debug = "--debug" in argv
    language = _language(argv)
    try:
        result = app(args=_with_values([arg for arg in argv if arg != "--debug"]), prog_name="gemhold", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that Python's own last flush is quiet too
        return PIPE
    except (KeyboardInterrupt, typer.Abort):
        _say("")
        return INTERRUPTED
    except (GemholdError, UsageError, OSError) as error:
        if debug:
            raise
        _say(f"gemhold: {_explain(error, language)}")
        return MISTAKE
    except Exception as error:
        if debug:
            raise
        _say(f"gemhold: this should not happen: {type(error).__name__}: {error} (run again with --debug and report it)")
        return FAULT


def _with_values(argv: list[str]) -> list[str]:
    """`--json` may stand without a file name; then it means standard output."""
    out: list[str] = []
    for at, arg in enumerate(argv):
        out.append(arg)
        if arg == JSON and (at + 1 == len(argv) or (argv[at + 1].startswith("-") and argv[at + 1] != "-")):
            out.append("-")
    return out


def _language(argv: list[str]) -> str:
    """The language asked for, needed before the arguments are understood: they may be what is wrong."""
    for at, arg in enumerate(argv):
        if arg == "--lang" and at + 1 < len(argv):
            return argv[at + 1]
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    return ""


def _explain(error: Exception, language: str) -> str:
    """One line: code, place, what is wrong, what to do; in the user's language as far as it is known."""
    if isinstance(error, GemholdError):
        from gemhold.cli.speech import words_for

        try:
            words = words_for(language)
        except GemholdError:
            words = words_for("")
        detail = " ".join(str(error).split())
        if words.language == "en":
            return f"{words.say('cli-error')} [{error.code}] {detail}"
        return f"{words.say('cli-error')} [{error.code}] {words.error(error)} ({detail})"
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return f"error [file] {where}{(error.strerror or str(error)).lower()}"
    message = " ".join(getattr(error, "format_message", error.__str__)().split()).rstrip(".")
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "gemhold"
    return f"error [usage] {message} (see: {command} --help)"


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")
