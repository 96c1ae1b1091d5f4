# Two commands matter: `make play` and `make test`. Both set up what they need. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NICE := $(shell command -v nice >/dev/null 2>&1 && echo nice -n 5)
.DEFAULT_GOAL := help
.PHONY: help setup setup-test python node play test check format bench signature peers clean

help: ## This list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

# ---------------------------------------------------------------- what is needed

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Gemhold needs Python 3.11 or newer as $(PYTHON) (or: make PYTHON=/path/to/python3.11 ...)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "Gemhold needs Python's venv module (Debian: apt install python3-venv)" >&2; exit 1; }

node:
	@if [ -f web/package.json ]; then node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null \
	  || { echo "The browser client needs Node 20 or newer (https://nodejs.org)" >&2; exit 1; }; fi

$(BIN)/python: | python
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.tested: pyproject.toml $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@

setup: $(VENV)/.installed ## Install into .venv
setup-test: $(VENV)/.tested

# ---------------------------------------------------------------- play

play: setup ## Play: in the browser where the client is there, else in the terminal
	@$(BIN)/gemhold warm
	@if [ -f web/package.json ] && [ -f src/gemhold/cli/serve.py ]; then $(MAKE) --no-print-directory play-browser; \
	else $(BIN)/gemhold play king; fi

.PHONY: play-browser
play-browser: node
	$(BIN)/gemhold serve --open

# ---------------------------------------------------------------- tests

check: setup-test ## Fast checks: style, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check ## Everything that must pass
	$(NICE) $(BIN)/python -m pytest

format: setup-test ## Bring the style in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# ---------------------------------------------------------------- figures

bench: setup ## How fast random play is
	$(BIN)/gemhold bench

signature: setup ## One hash over seeded games; a new one is a change of the rules
	$(BIN)/gemhold bench --signature

peers: setup ## Our games beside OpenSpiel and catanatron, on one core
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[peers]'
	$(BIN)/python benchmarks/peers.py

clean: ## Remove what can be made again
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
