"""Sensible players that look one step ahead, a file per game."""
