"""Runs the command line. Exit codes: 0 success, 2 user error, 70 internal error, 130 interrupted, 141 broken pipe."""

from __future__ import annotations

import os
import sys
from typing import cast

import typer

from gemhold.cli.app import app
from gemhold.core.errors import GemholdError

# Looked up through Typer, which may use click or a bundled copy of it.
UsageError: type[Exception] = cast(type[Exception], typer.BadParameter.__mro__[1])

USER_ERROR, INTERNAL_ERROR, INTERRUPTED, PIPE = 2, 70, 130, 141
JSON = "--json"


def run(argv: list[str]) -> int:
    debug = "--debug" in argv
    language = _language(argv)
    try:
        result = app(args=_with_values([arg for arg in argv if arg != "--debug"]), prog_name="gemhold", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # keeps Python's final flush from failing
        return PIPE
    except (KeyboardInterrupt, typer.Abort):
        _say("")
        return INTERRUPTED
    except (GemholdError, UsageError, OSError) as error:
        if debug:
            raise
        _say(f"gemhold: {_explain(error, language)}")
        return USER_ERROR
    except Exception as error:
        if debug:
            raise
        _say(f"gemhold: internal error: {type(error).__name__}: {error} (run again with --debug and report it)")
        return INTERNAL_ERROR


def _with_values(argv: list[str]) -> list[str]:
    """Add - (standard output) to a `--json` without a file name."""
    out: list[str] = []
    for at, arg in enumerate(argv):
        out.append(arg)
        if arg == JSON and (at + 1 == len(argv) or (argv[at + 1].startswith("-") and argv[at + 1] != "-")):
            out.append("-")
    return out


def _language(argv: list[str]) -> str:
    """The requested language, read before the arguments are parsed: parsing may fail."""
    for at, arg in enumerate(argv):
        if arg == "--lang" and at + 1 < len(argv):
            return argv[at + 1]
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    return ""


def _explain(error: Exception, language: str) -> str:
    """One line with code, place, message and hint, in the user's language if known."""
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
