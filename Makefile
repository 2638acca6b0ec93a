# `make play` and `make test` are all that is needed after a clone: git, make and Python 3.11+ do the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test browser positions golden digests soak kills bench fast clean

play: $(VENV)/.play  ## the app in the browser; `.venv/bin/tableforone play` is the terminal
	@$(BIN)/tableforone

test: $(VENV)/.test browser
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/pytest -n auto

# The tests of the app drive a real Chromium: Debian's, where we may install it. In CI they must run, elsewhere they are skipped aloud.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing chromium ..." && \
	apt-get -qq update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium >/dev/null; } || \
	echo "NO BROWSER: chromium is not here and cannot be installed; the browser tests will be skipped (in CI they fail)."

positions: $(VENV)/.play  ## write every game's rules/position.py from its rules/fields.py
	@$(BIN)/python -m tableforone.kernel.fields src/tableforone/games/* examples/*

golden: $(VENV)/.test  ## write the golden games anew; the diff is the review
	@$(BIN)/python -m tests.golden

digests: $(VENV)/.test  ## 2,000 games of every game are what they were, interpreted and compiled
	@$(BIN)/python -m tests.conformance.digests --check
	@PYTHONPATH=$$($(BIN)/python -m benchmarks.compiled | sed -n 's/^Use them with PYTHONPATH=//p') $(BIN)/python -m tests.conformance.digests --check

soak: $(VENV)/.test  ## 20,000 random games of every game without a dead end
	@$(BIN)/python -m tests.soak

kills: $(VENV)/.test  ## kill the server 200 times while somebody plays: nothing acknowledged is lost
	@TABLEFORONE_KILLS=200 $(BIN)/pytest tests/web/test_crash.py

bench: $(VENV)/.test  ## our engines, interpreted and compiled, beside their peers (in an environment of their own in build/)
	@$(BIN)/python -m benchmarks.engine

fast: $(VENV)/.test  ## the engines compiled, as a copy in build/compiled/
	@$(BIN)/python -m benchmarks.compiled

clean:
	rm -rf $(VENV) build

# A virtual environment in the checkout, so that a system Python that refuses pip (PEP 668) does not matter.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; call make with PYTHON=/path/to/python3.11")'
	@$(PYTHON) -m venv $(VENV) || { echo "This Python cannot make virtual environments (on Debian: install python3-venv)."; exit 1; }

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	@echo "Setting up in $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@$(BIN)/python -m pip install --quiet --group test
	@touch $@
