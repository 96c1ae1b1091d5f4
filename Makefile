# Two commands matter: `make play` and `make test`. Both set up what they need. `make help` lists the rest.
PYTHON ?= python3
# Many processes are started, by the tests above all: each would compile every module anew where this is set.
export PYTHONDONTWRITEBYTECODE =
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# Tests are dealt out in their order, few at a time, so that no process is left with all the long ones. Many wait for a browser or a
# server: three processes for each core keep the cores busy.
PYTEST := $(BIN)/python -m pytest --numprocesses $(shell expr $(JOBS) '*' 3) --dist load --maxschedchunk 2 --durations 20 --durations-min 1
# Jobs side by side, each told in one piece where make can do that.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --keep-going -j $(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
FAILED := echo "A check has failed: the line with *** above names it. The Python tests were not run." >&2; exit 1
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-annotate --custom-compile-command 'make update' pyproject.toml --group build
STATIC := src/gemhold/server/static
TYPES := web/src/lib/api-types.ts
SCHEMA := $(wildcard src/gemhold/server/*.py src/gemhold/server/routes/*.py)
# Not the bytecode beside them, which every first start makes anew.
CLIENT := $(shell find web/src web/public src/gemhold/locales src/gemhold/games/*/locales -type f ! -name '*.pyc' 2>/dev/null) \
  web/index.html web/vite.config.ts web/package.json
.DEFAULT_GOAL := help
.PHONY: help python node setup setup-test client types samples update system play terminal dist check check-python check-web \
  format warm bytecode test test-again test-long test-fast test-web before-tests before-fast-tests bench signature peers audit clean

help: ## This list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

# ---------------------------------------------------------------- what is needed

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Gemhold needs Python 3.11 or newer as $(PYTHON) (or: make PYTHON=/path/to/python3.11 ...)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "Gemhold needs Python's venv module (Debian: apt install python3-venv)" >&2; exit 1; }

node:
	@node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null && command -v npm >/dev/null \
	  || { echo "The browser client needs Node 20 or newer with npm (Debian: apt install nodejs npm)" >&2; exit 1; }

$(BIN)/python: | python
	$(PYTHON) -m venv $(VENV)

# All versions come from the lock files, the build backend's too: see docs/decisions/0022-locked-dependencies.md.
$(VENV)/.installed: requirements/play.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r requirements/play.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.tested: requirements/test.txt $(VENV)/.installed
	$(PIP) --require-hashes -r requirements/test.txt
	@touch $@

web/node_modules/.installed: web/package-lock.json | node
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC)/index.html: $(CLIENT) web/node_modules/.installed
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(TYPES): $(SCHEMA) $(VENV)/.installed web/node_modules/.installed
	GEMHOLD_MODE=pure $(BIN)/python -c 'import json; from gemhold.server.app import create_app; print(json.dumps(create_app().openapi()))' \
	  > $(VENV)/openapi.json
	cd web && npm run --silent types -- $(abspath $(VENV))/openapi.json -o $(abspath $@) >/dev/null

setup: $(VENV)/.installed ## Install into .venv
setup-test: $(VENV)/.tested
client: $(STATIC)/index.html ## Build the browser client
types: $(TYPES) ## The client's types, from the server's schema

samples: setup ## Positions the client's own tests are about
	$(BIN)/python web/tests/samples.py

update: | $(BIN)/python node ## Renew the locked versions
	$(PIP) uv
	$(LOCK) --extra postgres --extra test --output-file requirements/test.txt
	$(LOCK) --constraint requirements/test.txt --output-file requirements/play.txt
	cd web && npm update --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund

system: # Headless Chromium and PostgreSQL from the system's packages, for the tests
	@missing=""; \
	for browser in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$browser >/dev/null && break; done \
	  || missing="$$missing chromium-headless-shell"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	[ -z "$$missing" ] && exit 0; \
	as=""; [ "$$(id -u)" = 0 ] || as=sudo; \
	command -v apt-get >/dev/null || { echo "The tests need$$missing; please install them" >&2; exit 1; }; \
	echo "installing$$missing"; \
	$$as apt-get update -qq >/dev/null && $$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null \
	  || { echo "The tests need$$missing; apt-get could not install them" >&2; exit 1; }

# ---------------------------------------------------------------- play

# Python and the client are set up side by side. The server compiles the rules for its bots while people find their seats.
play: ## Play in the browser
	@$(MAKE) --no-print-directory -j 2 setup client
	@$(BIN)/gemhold

terminal: setup ## Play King of the Dice in the terminal
	$(BIN)/gemhold play king

dist: setup client ## Wheel and source archive, with the built client inside
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist -t wheel -d dist

# ---------------------------------------------------------------- tests

check: check-python check-web ## Fast checks: style, types, layers

check-python: setup-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: types
	cd web && npm run --silent check

test-web: web/node_modules/.installed
	cd web && npm run --silent test

warm: setup # Compile the rules once, not in every process of the tests
	@printf 'geodia\nking\n' | xargs -P 2 -I GAME $(BIN)/gemhold warm GAME >$(VENV)/$@.log 2>&1 || { cat $(VENV)/$@.log >&2; exit 1; }

bytecode: setup-test # of all that tests import, once, not in every process of the tests
	@$(BIN)/python -m pytest --collect-only >$(VENV)/$@.log 2>&1 || { cat $(VENV)/$@.log >&2; exit 1; }

before-fast-tests: warm client check test-web bytecode
before-tests: system before-fast-tests

test: ## Everything that must pass
	@$(SIDE_BY_SIDE) before-tests || { $(FAILED); }
	$(PYTEST) -m 'not long'

test-again: # What has failed in the last run, one after another: for machines on which others work, see docs/decisions/0045-*.md
	$(BIN)/python -m pytest --last-failed --last-failed-no-failures none -m 'not long' -rA --show-capture no

test-long: ## Whole games and texts on the screens and in the languages that `make test` leaves out
	@$(SIDE_BY_SIDE) before-tests || { $(FAILED); }
	$(PYTEST) -m long

test-fast: ## All but the slow tests and those with a browser, PostgreSQL or a package
	@$(SIDE_BY_SIDE) before-fast-tests || { $(FAILED); }
	$(PYTEST) -m 'not (browser or postgres or packaging or slow or long)'

format: setup-test web/node_modules/.installed ## Bring the style in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

# ---------------------------------------------------------------- figures

bench: setup ## How fast random play is
	$(BIN)/gemhold bench

signature: setup ## One hash over seeded games; a new one is a change of the rules
	$(BIN)/gemhold bench --signature

peers: setup ## Our games beside OpenSpiel and catanatron, on one core
	$(PIP) --no-build-isolation -e '.[peers]'
	$(BIN)/python benchmarks/peers.py

audit: setup web/node_modules/.installed ## Known vulnerabilities of what we depend on, where the advisory services can be reached
	@$(PIP) pip-audit || true
	@$(BIN)/python benchmarks/audit.py

clean: ## Remove what can be made again
	rm -rf $(VENV) dist build web/node_modules $(STATIC) $(TYPES) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
