# `make play` opens the arena, `make test` runs all tests. Everything needed is made on the way, and only once.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench client playthroughs screenshots clean browser

# The first Python of at least 3.11 that really runs.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3 python; do \
	$$python -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; done)
BIN := .venv/bin
MADE := .make
STATIC := src/regalia/server/static
SOURCES := $(shell find client/src src/regalia/games/*/board src/regalia/games/*/text src/regalia/server/text -type f 2>/dev/null)

help: ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 14

play: $(MADE)/venv $(MADE)/client ## host the arena on this machine and open it in the browser
	$(BIN)/regalia serve --open

test: $(MADE)/dev $(MADE)/client browser ## run every test
	$(BIN)/pytest
	npm --prefix client test --silent

check: $(MADE)/dev $(MADE)/node ## format, lint and types, Python and TypeScript
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	npm --prefix client run check --silent

bench: $(MADE)/dev $(MADE)/client ## measure every budget and print the figures
	$(BIN)/python -m benchmarks

client: $(MADE)/client ## build the browser client

playthroughs: $(MADE)/dev ## record the playthroughs anew, after a change that is meant
	$(BIN)/python -m tests.playthrough

screenshots: $(MADE)/dev $(MADE)/client browser ## take the pictures of the README anew
	$(BIN)/python tools/screenshots.py

browser:
	@tools/browser.sh

clean: ## remove all that was made
	rm -rf .venv $(MADE) client/node_modules $(STATIC) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(MADE)/venv: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Regalia needs Python 3.11 or newer."; exit 1; }
	@mkdir -p $(MADE)
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	REGALIA_NO_CLIENT=1 $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(MADE)/dev: $(MADE)/venv
	REGALIA_NO_CLIENT=1 $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(MADE)/node: client/package.json client/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client is built with Node.js 20 or newer (node and npm)."; exit 1; }
	@mkdir -p $(MADE)
	npm --prefix client ci --silent --no-audit --no-fund
	@touch $@

$(MADE)/client: $(MADE)/node $(SOURCES) client/vite.config.ts
	npm --prefix client run build --silent
	@touch $@
