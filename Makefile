# `make play` opens the arena, `make test` runs all tests. Everything needed is made on the way, and only once:
# each thing that is made carries its own mark, so that whatever is deleted is made again.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# The Python environment and the client are made at the same time.
MAKEFLAGS += --jobs=2
.PHONY: help play dev test test-all quick flakes check check-server check-client bench mutants fuzz coverage kills drill docs client gallery passes playthroughs screenshots lesson-pictures tab front wheel release lock clean browser

# The first Python of at least 3.11 that really runs, and can make virtual environments.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3 python; do \
	$$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; done)
BIN := .venv/bin
STATIC := src/regalia/server/static
VENV := .venv/.installed
DEV := .venv/.installed-dev
NODE := client/node_modules/.installed
CLIENT := $(STATIC)/manifest.json
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-find-links
BUILD := hatchling>=1,<2\neditables\n
PYTHON_SOURCES := $(shell find src/regalia -type f -not -path '*/static/*' -not -name '*.pyc' 2>/dev/null)
SOURCES := $(shell find client/src src/regalia/games/*/board src/regalia/games/*/text src/regalia/server/text -type f 2>/dev/null)

help: ## what can be made
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1\t\2/p' Makefile | expand -t 14

play: $(VENV) $(CLIENT) ## host the arena on this machine and open it in the browser
	@$(BIN)/regalia serve --open || test $$? = 130

dev: $(DEV) $(NODE) ## write rules and boards: what is saved is reloaded, tables stay, with a debug panel
	@$(BIN)/python -m tools.dev || test $$? = 130

PYTEST := $(BIN)/pytest --numprocesses auto --dist worksteal --timeout 600
# The tests of the client run beside the others, which leave the processor idle at times; what they print comes last.
CLIENT_TESTS := build/client-tests.txt
TEST = mkdir -p build; npm --prefix client test --silent >$(CLIENT_TESTS) 2>&1 & client=$$!; \
	$(PYTEST) $(1); failed=$$?; wait $$client || failed=1; cat $(CLIENT_TESTS); exit $$failed

# Where Python is told to keep no bytecode, every process of the tests would compile all modules again.
test test-all quick flakes: export PYTHONDONTWRITEBYTECODE =

test: $(DEV) $(CLIENT) browser ## run the tests: what a change needs
	@$(TEST)

test-all: $(DEV) $(CLIENT) browser ## run every test: kills, drills, builds and all pictures too, before a release
	@$(call TEST,-m '')

quick: $(DEV) $(CLIENT) browser ## run the tests of what was changed since the last commit that others have
	@$(BIN)/python -m tools.quick

flakes: $(DEV) $(CLIENT) browser ## run tests N times under load and print the failures: N=20 TESTS=tests/server/talk
	@$(BIN)/python -m tools.flakes --times $(or $(N),20) $(TESTS)

check: check-server check-client ## format, lint and types, Python and TypeScript, and subjects of commits

check-server: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python -m tools.subjects

check-client: $(NODE)
	npm --prefix client run check --silent

bench: $(DEV) $(CLIENT) ## measure every budget and print the figures
	$(BIN)/python -m benchmarks

mutants: $(DEV) ## change a game's rules in N places, print the changes its tests miss: GAME=oriflamme N=40 SEED=0 UNDER="steps verbs"
	@$(BIN)/python -m tools.mutants $(GAME) --count $(or $(N),40) --seed $(or $(SEED),0) --under $(UNDER)

fuzz: $(DEV) ## play a game's positions of one night and check each decision: GAME=oriflamme MINUTES=5 NIGHT=1
	@$(BIN)/python -m tests.fuzz $(GAME) --minutes $(or $(MINUTES),5) $(if $(NIGHT),--night $(NIGHT))

coverage: $(DEV) ## print the lines and branches of a game's rules that its own tests do not run: GAME=oriflamme UNDER=ops/*
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -m '' --numprocesses 2 tests/games/$(GAME)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --include='src/regalia/games/$(GAME)/$(or $(UNDER),*)'

kills: $(DEV) ## kill an arena N times while every game is played, print what was lost or doubled: N=200 SEED=0
	@$(BIN)/python -m tests.server.kills --kills $(or $(N),200) --seed $(or $(SEED),0)

drill: $(DEV) ## fail nodes, PostgreSQL and NATS N times while TABLES tables play, print what was lost: N=100 TABLES=60 SEED=0
	@$(BIN)/python -m tests.server.drill --faults $(or $(N),100) --tables $(or $(TABLES),60) --seed $(or $(SEED),0)

docs: $(DEV) ## build the documentation as a site, in build/docs, and check its links
	@$(BIN)/zensical build --clean --strict --config-file mkdocs.yml

client: $(CLIENT) ## build the browser client

gallery: $(NODE) ## show every piece of the kit and the games: both themes, three sizes, both languages
	npm --prefix client run gallery --silent -- --logLevel warn
	npm --prefix client run show --silent -- --open

passes: $(DEV) ## play N games, and compare the passes of seats that could act with those of seats that could not: N=500
	@PYTHONPATH=. $(BIN)/python -m tests.server.asked.received $(or $(N),500)

playthroughs: $(DEV) ## record the playthroughs anew, after a change that is meant
	$(BIN)/python -m tests.playthrough

screenshots: $(DEV) $(CLIENT) browser ## take the pictures of the README anew
	$(BIN)/python -m tools.screenshots

lesson-pictures: $(DEV) $(CLIENT) browser ## take a picture of each step of the lessons, in build/lessons: GAME=<slug>
	@$(BIN)/python -m tools.lesson_pictures build/lessons $(GAME)

tab: build/tab/files.js ## write the arena for a browser tab, in build/tab, and serve it on this machine
	@echo "Open http://127.0.0.1:8780/"
	@$(BIN)/python -m http.server --directory build/tab --bind 127.0.0.1 8780 >/dev/null 2>&1 || test $$? = 130

front: $(DEV) build/tab/files.js ## build the documentation with the arena to try beside it, in build/docs
	@$(BIN)/zensical build --clean --strict --config-file mkdocs.yml
	@$(BIN)/python -m tools.front

wheel: $(VENV) $(CLIENT) ## make a wheel, client included, to install anywhere
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

release: $(DEV) $(CLIENT) browser ## test everything, name VERSION=1.0.0, and make all that is published, in dist
	@$(BIN)/python -m tools.release $(VERSION)

lock: ## pin the newest allowed versions of all packages, with the hashes of their files (needs uv)
	printf '$(BUILD)' | $(LOCK) --extra dev --extra nodes --upgrade - -o constraints-dev.txt
	printf '$(BUILD)' | $(LOCK) --extra nodes --extra learned -c constraints-dev.txt - -o constraints.txt
	python3 -m tools.tab_packages

browser:
	@tools/browser.sh

clean: ## remove all that was made
	rm -rf .venv client/node_modules $(STATIC) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Packages are installed by exact version and the hashes of their files, and the project beside them without looking for more.
$(VENV): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Regalia needs Python 3.11 or newer, with venv (Debian: python3-venv)." >&2; exit 1; }
	@$(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear .venv
	$(PIP) --require-hashes -r constraints.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(VENV) constraints-dev.txt
	$(PIP) --require-hashes -r constraints-dev.txt
	@touch $@

$(NODE): client/package.json client/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client is built with Node.js 20 or newer (node and npm)." >&2; exit 1; }
	npm --prefix client ci --loglevel=error --no-audit --no-fund
	@touch $@

build/tab/files.js: $(VENV) $(CLIENT) $(PYTHON_SOURCES)
	$(BIN)/regalia tab --to build/tab
	@touch $@

$(CLIENT): $(NODE) $(SOURCES) client/vite.config.ts
	npm --prefix client run build --silent -- --logLevel warn
	@touch $@
