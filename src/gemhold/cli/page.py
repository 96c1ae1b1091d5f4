"""A report as a page: one file with tables and plots, without scripts and without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from gemhold.cli.plots import STYLE as PLOTS

STYLE = """
:root { color-scheme: light dark; --paper: #fbf6ea }
@media (prefers-color-scheme: dark) { :root { --paper: #221c16 } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
body { max-width: 780px; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 } h2 { margin-top: 2.2rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums } .wide { overflow-x: auto }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--edge); white-space: nowrap }
th:first-child, td:first-child { text-align: left } th { color: var(--soft); font-weight: 500 } .soft { color: var(--soft) }
svg { width: 100%; height: auto; margin: .6rem 0 }
"""


def document(title: str, language: str, body: Iterable[str]) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    start = f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}{PLOTS}</style></head>'
    return f"{start}<body>{''.join(body)}</body></html>\n"


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def note(text: str) -> str:
    return f'<p class="soft">{escape(text)}</p>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    def line(cells: Sequence[str], tag: str) -> str:
        return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"

    return f'<div class="wide"><table>{line(head, "th")}{"".join(line(row, "td") for row in rows)}</table></div>'
