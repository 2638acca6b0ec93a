# After a clone, `make play` and `make test` do everything. They need git, make and Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check durations pythons positions dictionary golden digests soak rendered twins twins-page kills fuzz faults site site-kills ray widths pictures films bench bench-lab fast wheels lock audit docs clean app development compile upkeep docs-tools python browsers

play: app  ## start the app in the browser; `.venv/bin/tableforone play` plays in the terminal
	@$(BIN)/python -m tools.play

test check: export PYTHONDONTWRITEBYTECODE =# even if it is set elsewhere: without bytecode, loading the tests takes twice as long
test: development  ## run the tests of every change, in five minutes; the types of src are checked meanwhile and reported last
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m tools.lint
	@$(call tested,not check,src)

check: development  ## run all other tests: layouts, twins, other browsers, the offline site, compiled engines, wheels, learning
	@$(call tested,check,)

# $(call tested,MARK,FOLDER): the tests with a mark, and the types of a folder (none: of everything).  The report of types has
# the number of this shell in its name, so that two runs do not share it.
tested = mkdir -p build; told=build/types-$$$$.txt; $(BIN)/mypy $(2) >$$told 2>&1 & types=$$!; \
	$(BIN)/pytest -n auto --dist worksteal -m "$(1)"; tests=$$?; \
	wait $$types; types=$$?; cat $$told; rm -f $$told; exit $$((tests + types))

durations: development  ## measure all tests, and write the table of the slowest groups into docs/upkeep.md
	@$(BIN)/python -m tools.durations

pythons: development  ## run make test and make check on every Python of this machine, each in a copy in build/pythons/
	@$(BIN)/python -m tools.pythons

positions: app  ## write every game's rules/position.py from its rules/fields.py
	@$(BIN)/python -m tableforone.kernel.positions src/tableforone/games/* examples/*/

dictionary: development  ## write docs/dictionary/: what observations and actions of every game mean
	@$(BIN)/python -m tableforone.env.dictionary docs/dictionary

golden: development  ## write the golden games again; review the diff
	@$(BIN)/python -m tests.golden

digests: development  ## compare 2,000 games of every game with recorded digests, interpreted and compiled
	@$(BIN)/python -m tests.conformance.digests --check
	@PYTHONPATH=$$($(BIN)/python -m tools.compiled | sed -n 's/^Use them with PYTHONPATH=//p') $(BIN)/python -m tests.conformance.digests --check

soak: development  ## play 20,000 random games of every game and 2,000 random walks at companion tables
	@$(BIN)/python -m tests.soak

rendered: development  ## record real data for every message from 1,000 games of every game and from all tests
	@$(BIN)/python -m tests.conformance.rendered
	@TABLEFORONE_RENDERED=1 $(BIN)/pytest -n0 tests --ignore tests/conformance/test_rendered.py
	@$(BIN)/pytest -n0 tests/conformance/test_rendered.py

twins: development  ## compare 1,000 games of every level and set of modules with companion tables
	@$(BIN)/python -m tests.twins

twins-page: development  ## play 20 games of every level, set of modules and way to begin on a phone's page, beside digital games
	@TABLEFORONE_PAGE_TWINS=20 $(BIN)/pytest -n auto tests/web/test_page_twins.py -k digital_one

fuzz: development  ## send 20,000 requests over all routes, with valid, nearly valid and invalid forms and files
	@TABLEFORONE_FUZZ=20000 $(BIN)/pytest -n0 tests/web/test_fuzz.py

faults: development  ## raise an exception at every statement of an answer, a correction, an import and an undo
	@TABLEFORONE_FAULTS=all $(BIN)/pytest -n auto tests/web/test_faults.py

kills: development  ## kill the server 200 times during play, corrections, imports and restores
	@TABLEFORONE_KILLS=200 $(BIN)/pytest tests/web/test_crash.py

ray: development  ## kill twelve workers of a local Ray cluster during a study; the result must be the same
	@TABLEFORONE_KILLS=12 $(BIN)/pytest -n0 tests/lab/test_on_ray.py

widths: development  ## measure every table and page at eighteen sizes, at every text size, light and dark; then in en-XA and German
	@TABLEFORONE_WIDTHS=all $(BIN)/pytest tests/web/test_layout.py
	@for language in en-XA de; do TABLEFORONE_WIDTHS=all TABLEFORONE_WIDTHS_LANGUAGE=$$language \
		$(BIN)/pytest tests/web/test_layout.py -k "every_width or sideways" || exit 1; done

pictures: development  ## take the pictures of README and its translations again, into docs/pictures
	@$(BIN)/python -m tests.web.pictures

films: development  ## record each game's five most common moves as strips of frames, into docs/pictures/films
	@$(BIN)/python -m tests.web.films

browsers: python  ## install Firefox and WebKit, and test every page in both at three widths
	@$(PYTHON) tools/environment.py browsers
	@TABLEFORONE_BROWSERS=all $(BIN)/pytest -n0 tests/engines

site: development  ## build the app without a server, with compiled engines: plain files in build/site/ for any static host (needs Node and npm)
	@$(BIN)/python -m tools.site.build

site-kills: development  ## kill the browser 20 times during play on the offline site; build the site twice and compare the bytes
	@TABLEFORONE_SITE=compiled TABLEFORONE_KILLS=20 $(BIN)/pytest -n0 tests/site/test_durable.py tests/site/test_build.py tests/site/test_engines.py tests/engines/test_engines.py

bench: development  ## compare our engines, interpreted and compiled, with others (in their own environment in build/)
	@$(BIN)/python -m benchmarks.engine
	@$(BIN)/python -m benchmarks.companion

bench-lab: development  ## compare our environments with others, and measure studies on several workers
	@$(BIN)/python -m benchmarks.environments

fast: development  ## build the compiled engines now, in build/compiled/; `make play` uses them
	@$(BIN)/python -m tools.compiled

wheels: compile  ## build the plain wheel and one with compiled engines for this machine, in dist/, and test the latter in a bare environment
	@rm -rf dist build/bare build/lib
	@build/compile/bin/python -m build --no-isolation --wheel --outdir dist
	@TABLEFORONE_COMPILE=1 build/compile/bin/python -m build --no-isolation --wheel --outdir dist
	@$(PYTHON) -m venv build/bare
	@build/bare/bin/pip install --quiet --require-hashes --requirement requirements/app.txt
	@build/bare/bin/pip install --quiet --no-deps $$(ls dist/*.whl | grep --invert-match none-any)
	@build/bare/bin/python tools/wheel.py

LOCK := build/upkeep/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock"

lock: upkeep  ## update requirements/*.txt: the newest compatible versions, for every system and Python, with hashes
	@$(LOCK) pyproject.toml --group build --output-file requirements/app.txt
	@$(LOCK) pyproject.toml --group build --group test --constraint requirements/app.txt --output-file requirements/development.txt
	@$(LOCK) --group build --group compile --constraint requirements/development.txt --output-file requirements/compile.txt
	@$(LOCK) --group upkeep --output-file requirements/upkeep.txt
	@$(LOCK) --group wheels --output-file requirements/wheels.txt
	@$(LOCK) --group docs --constraint requirements/development.txt --output-file requirements/docs.txt
	@$(LOCK) --group site --constraint requirements/development.txt --output-file requirements/site.txt

audit: upkeep  ## check the locked packages for known vulnerabilities; fails if the sources cannot be reached
	@build/upkeep/bin/python -m tools.audit

docs: docs-tools  ## build README, docs/ and the Python interface as a book in build/docs/; a dead link fails
	@NO_MKDOCS_2_WARNING=1 build/docs-tools/bin/python -m tools.docs

clean:
	rm -rf .venv build

# A virtual environment in the checkout, because many system Pythons refuse pip (PEP 668).
# tools/environment.py creates it from requirements/*.txt.
app development compile upkeep: python
	@$(PYTHON) tools/environment.py $@

docs-tools: python
	@$(PYTHON) tools/environment.py docs

python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON): install Python 3.11 or newer, or call make with PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; call make with PYTHON=/path/to/python3.11")'
