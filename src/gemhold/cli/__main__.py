"""`python -m gemhold.cli`."""

from gemhold.cli import main

main()
