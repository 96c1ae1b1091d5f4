"""The games Gemhold ships. Each is announced by an entry point in pyproject.toml, like those of other packages."""
