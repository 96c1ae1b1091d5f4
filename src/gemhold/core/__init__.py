"""The engine: knows no game and does no input or output beyond reading its data files."""
