# `make play` and `make test` are all that is needed after a clone: git, make and Python 3.11+ do the rest.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test pythons positions dictionary golden digests soak twins twins-page kills fuzz faults site site-kills ray widths pictures films bench bench-lab fast wheels lock audit docs clean app development compile upkeep docs-tools python browsers

play: app  ## the app in the browser; `.venv/bin/tableforone play` is the terminal
	@$(BIN)/python -m tools.play

test: export PYTHONDONTWRITEBYTECODE =# whoever forbids it elsewhere: reading the tests takes twice as long without
test: development  ## the types are checked beside the tests; what is said of them comes last
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/lint-imports --no-cache
	@mkdir -p build; : >build/not-tested.txt; $(BIN)/mypy >build/types.txt 2>&1 & types=$$!; \
	$(BIN)/pytest -n auto --dist worksteal; tests=$$?; \
	wait $$types; types=$$?; cat build/types.txt build/not-tested.txt; \
	exit $$((tests + types))

pythons: development  ## all checks on every Python from 3.11 on that is here, each in a copy in build/pythons/
	@$(BIN)/python -m tools.pythons

positions: app  ## write every game's rules/position.py from its rules/fields.py
	@$(BIN)/python -m tableforone.kernel.positions src/tableforone/games/* examples/*/

dictionary: development  ## write docs/dictionary/: what observations and actions of every game mean
	@$(BIN)/python -m tableforone.env.dictionary docs/dictionary

golden: development  ## write the golden games anew; the diff is the review
	@$(BIN)/python -m tests.golden

digests: development  ## 2,000 games of every game are what they were, interpreted and compiled
	@$(BIN)/python -m tests.conformance.digests --check
	@PYTHONPATH=$$($(BIN)/python -m tools.compiled | sed -n 's/^Use them with PYTHONPATH=//p') $(BIN)/python -m tests.conformance.digests --check

soak: development  ## 20,000 random games and 2,000 walks at a real table of every game without a dead end
	@$(BIN)/python -m tests.soak

twins: development  ## 1,000 games of every level and set of modules beside companion tables: his moves are the same
	@$(BIN)/python -m tests.twins

twins-page: development  ## 20 games of every level and set of modules, tapped on a phone beside digital games
	@TABLEFORONE_PAGE_TWINS=20 $(BIN)/pytest -n auto tests/web/test_page_twins.py -k digital_one

fuzz: development  ## 20,000 requests to every route, with forms and files that fit, nearly fit or fit nothing
	@TABLEFORONE_FUZZ=20000 $(BIN)/pytest -n0 tests/web/test_fuzz.py

faults: development  ## an exception at every statement of an answer, a correction, an import and an undo
	@TABLEFORONE_FAULTS=all $(BIN)/pytest -n auto tests/web/test_faults.py

kills: development  ## kill the server 200 times while somebody plays, corrects, imports and restores
	@TABLEFORONE_KILLS=200 $(BIN)/pytest tests/web/test_crash.py

ray: development  ## kill twelve workers of a local Ray cluster while it plays a study: nothing is lost, nothing changes
	@TABLEFORONE_KILLS=12 $(BIN)/pytest -n0 tests/lab/test_on_ray.py

widths: development  ## measure every table and page at eighteen sizes, at every text size, light and dark
	@TABLEFORONE_WIDTHS=all $(BIN)/pytest tests/web/test_layout.py

pictures: development  ## take the pictures of README and its translations again, into docs/pictures
	@$(BIN)/python -m tests.web.pictures

films: development  ## record each game's five most common moves, as frames in a row, into docs/pictures/films
	@$(BIN)/python -m tests.web.films

browsers: python  ## install Firefox and WebKit, and try every page in both at three widths
	@$(PYTHON) tools/environment.py browsers
	@TABLEFORONE_BROWSERS=all $(BIN)/pytest -n0 tests/engines

site: development  ## the app without a server, with compiled engines: a folder of plain files, build/site/, for any static host (needs Node and npm)
	@$(BIN)/python -m tools.site.build

site-kills: development  ## kill the browser 20 times while somebody plays the site with compiled engines; and build it twice, byte for byte the same
	@TABLEFORONE_SITE=compiled TABLEFORONE_KILLS=20 $(BIN)/pytest -n0 tests/site/test_durable.py tests/site/test_build.py tests/site/test_engines.py tests/engines/test_engines.py

bench: development  ## our engines, interpreted and compiled, beside their peers (in an environment of their own in build/)
	@$(BIN)/python -m benchmarks.engine
	@$(BIN)/python -m benchmarks.companion

bench-lab: development  ## our environments beside those of others, and studies on several workers
	@$(BIN)/python -m benchmarks.environments

fast: development  ## the engines compiled, as a copy in build/compiled/; `make play` uses it
	@$(BIN)/python -m tools.compiled

wheels: compile  ## the plain wheel and one with compiled engines for this machine, in dist/; it plays in a bare environment
	@rm -rf dist build/bare build/lib
	@build/compile/bin/python -m build --no-isolation --wheel --outdir dist
	@TABLEFORONE_COMPILE=1 build/compile/bin/python -m build --no-isolation --wheel --outdir dist
	@$(PYTHON) -m venv build/bare
	@build/bare/bin/pip install --quiet --require-hashes --requirement requirements/app.txt
	@build/bare/bin/pip install --quiet --no-deps $$(ls dist/*.whl | grep --invert-match none-any)
	@build/bare/bin/python tools/wheel.py

LOCK := build/upkeep/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock"

lock: upkeep  ## renew requirements/*.txt: the newest versions that fit together, for every system and Python, with hashes
	@$(LOCK) pyproject.toml --group build --output-file requirements/app.txt
	@$(LOCK) pyproject.toml --group build --group test --constraint requirements/app.txt --output-file requirements/development.txt
	@$(LOCK) --group build --group compile --constraint requirements/development.txt --output-file requirements/compile.txt
	@$(LOCK) --group upkeep --output-file requirements/upkeep.txt
	@$(LOCK) --group wheels --output-file requirements/wheels.txt
	@$(LOCK) --group docs --constraint requirements/development.txt --output-file requirements/docs.txt
	@$(LOCK) --group site --constraint requirements/development.txt --output-file requirements/site.txt

audit: upkeep  ## are faults known of what we install?  It fails where that could not be asked
	@build/upkeep/bin/python -m tools.audit

docs: docs-tools  ## README and docs/ as a book with the Python interface, in build/docs/; a dead link fails
	@NO_MKDOCS_2_WARNING=1 build/docs-tools/bin/python -m tools.docs

clean:
	rm -rf .venv build

# A virtual environment in the checkout, so that a system Python that refuses pip (PEP 668) does not matter: made and
# filled by tools/environment.py as requirements/*.txt say.
app development compile upkeep: python
	@$(PYTHON) tools/environment.py $@

docs-tools: python
	@$(PYTHON) tools/environment.py docs

python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON): install Python 3.11 or newer, or call make with PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; call make with PYTHON=/path/to/python3.11")'
