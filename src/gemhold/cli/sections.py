"""A report in sections, each a table with an optional plot: in the terminal, as a page, or as Markdown."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from gemhold.cli import page
from gemhold.cli.plots import alone

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class Section:
    """`name`: for file names. `head` and `rows` begin with the column of names."""

    name: str
    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""
    plot: str = ""


@dataclass(frozen=True)
class Report:
    title: str
    language: str
    above: Sequence[str]  # lines under the title
    sections: Sequence[Section]
    below: str


def show(report: Report, console: Console) -> None:
    console.print(Text(report.title, "bold"))
    for line in report.above:
        console.print(Text(line, "dim"))
    for section in report.sections:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", title_justify="left", title_style="bold")
        table.title = section.title
        table.add_column(section.head[0], no_wrap=True)
        for heading in section.head[1:]:
            table.add_column(heading, justify="right")
        for row in section.rows:
            table.add_row(*row)
        console.print()
        console.print(table)
        if section.note:
            console.print(Text(section.note, "dim"))
    console.print()
    console.print(Text(report.below, "dim"))


def html(report: Report) -> str:
    body = [f"<h1>{escape(report.title)}</h1>", *map(page.note, report.above)]
    for section in report.sections:
        body += [page.heading(section.title), section.plot, page.table(section.head, section.rows)]
        body += [page.note(section.note)] if section.note else []
    return page.document(report.title, report.language, [*body, page.note(report.below)])


def markdown(report: Report, pictures: dict[str, str] | None = None) -> str:
    """`pictures`: addresses of the plots, by the names of their sections."""
    parts = [f"# {report.title}", *report.above]
    for section in report.sections:
        parts.append(f"## {section.title}")
        if pictures and section.name in pictures:
            parts.append(f"![{section.title}]({pictures[section.name]})")
        aligned = ["---", *["---:"] * (len(section.head) - 1)]
        parts.append("\n".join(f"| {' | '.join(row)} |" for row in ([*section.head], aligned, *section.rows)))
        parts += [section.note] if section.note else []
    return "\n\n".join([*parts, report.below]) + "\n"


def plots(report: Report, chart: str) -> dict[str, str]:
    """The plots as files of their own, by file name: {} in `chart` becomes the name of the section."""
    return {chart.replace("{}", section.name): alone(section.plot) for section in report.sections if section.plot}


def addresses(report: Report, chart: str, markdown: str) -> dict[str, str]:
    """Where the plots are, seen from a Markdown file."""
    start = Path(markdown).parent
    return {
        section.name: Path(os.path.relpath(chart.replace("{}", section.name), start)).as_posix()
        for section in report.sections
        if section.plot
    }
