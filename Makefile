# Two commands are all a newcomer needs: `make run` plays, `make test` tests.
# Both install what they need into the checkout; they require Python 3.11 and Node 20.19, or newer.

PYTHON ?= python3
# The tests start hundreds of servers and bots: without compiled modules each of them would compile them all.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready
MODULES := web/node_modules/.package-lock.json
PAGE := src/lettrine/page/index.html
TYPES := web/src/wire/types.ts
MADE := web/node_modules web/src/fonts web/src/generated
PAGE_SOURCES := $(shell find web $(MADE:%=-path % -prune -o) -type f -print) $(wildcard src/lettrine/texts/*/*.ftl) \
	src/lettrine/languages/languages.json

WITH_ENGINES = for engine in firefox webkit; do tests/page/get-engine $$engine || true; done; \
	chromium=$$(tests/page/get-chromium .venv/chromium) && LETTRINE_CHROMIUM=$$chromium

.PHONY: run play page types house test tests engines readings lexicons thorough soak screens prove check check-page format lock bench clean

run: $(PLAYABLE) $(PAGE)
	@$(BIN)/lettrine serve --open

play: $(PLAYABLE)
	@$(BIN)/lettrine play sonde

page: $(PAGE)

# What crosses the wire, in TypeScript. Commit what this writes.
types: $(READY) $(MODULES)
	$(BIN)/lettrine schema | node web/scripts/types.mjs > .venv/types.ts
	mv .venv/types.ts $(TYPES)

# The picture of the house, drawn from the real imports. Commit what this writes.
house: $(READY)
	$(BIN)/python tools/house.py

# More workers than two cores: half of the time a test waits for a browser, a server or a clock.
WORKERS ?= 3

# What does not need each other runs side by side: the checks and the tests, once all of them have what they need.
test: $(READY) $(MODULES)
	$(MAKE) -j 2 $(PAGE) lexicons
	$(MAKE) -j 3 check check-page tests

tests: $(READY) $(PAGE) lexicons
	$(WITH_ENGINES) $(BIN)/python tools/run_tests.py -n $(WORKERS) --dist worksteal

# The long form of what `make test` samples: a whole game of each kind in Chromium, Firefox and WebKit.
engines: $(READY) $(PAGE) lexicons
	$(WITH_ENGINES) LETTRINE_ENGINES=1 $(BIN)/pytest tests/page/engines

# Every screen as it is read aloud. Read what has changed, and commit it.
readings: $(READY) $(PAGE) lexicons
	chromium=$$(tests/page/get-chromium .venv/chromium) && \
		LETTRINE_CHROMIUM=$$chromium $(BIN)/python -m tests.page.readings

lexicons: $(READY)
	$(BIN)/lettrine words build --missing

# Every example of every property: `make test` tries a third of them.
thorough: $(READY) $(PAGE) lexicons
	chromium=$$(tests/page/get-chromium .venv/chromium) && \
		LETTRINE_THOROUGH=1 LETTRINE_CHROMIUM=$$chromium $(BIN)/pytest -n $(WORKERS) --dist worksteal

# The long form of what `make test` samples: a hundred kills under load, and twenty of each fault of the link to PostgreSQL.
soak: $(READY)
	LETTRINE_KILLS=100 $(BIN)/pytest -s tests/server/test_kill.py
	LETTRINE_FAULTS=20 $(BIN)/pytest -s tests/server/live/test_faults.py

# Every screen in every language, size and colour: `make test` sees each of them in some.
screens: $(READY) $(PAGE) lexicons
	chromium=$$(tests/page/get-chromium .venv/chromium) && \
		LETTRINE_ALL_SCREENS=1 LETTRINE_CHROMIUM=$$chromium $(BIN)/pytest -n 2 tests/page/common/test_screens.py

# The simulator against the engine, every move of a hundred thousand games.
prove: $(READY)
	LETTRINE_PROOF=100000 $(BIN)/pytest -s tests/research/simulator/test_simulator.py

check: $(READY) $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/house.py --check
	@$(BIN)/lettrine schema | node web/scripts/types.mjs | diff $(TYPES) - || \
		{ echo "$(TYPES) is not what the server says: run \"make types\"."; exit 1; }

# After the build, which writes down the names of all messages.
check-page: $(PAGE)
	cd web && npm run --silent check
	cd web && npm run --silent lint
	cd web && npm run --silent test

format: $(READY) $(MODULES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npm run --silent format

# The peers have many dependencies of their own, so they live in an environment of their own.
bench: $(READY) $(PAGE)
	$(BIN)/python bench/words.py
	$(BIN)/python bench/pieces.py
	$(BIN)/python bench/glyphs.py
	$(BIN)/python bench/tug.py
	$(BIN)/python bench/misses.py
	$(BIN)/python bench/hangman.py
	$(BIN)/python bench/sonde.py
	$(BIN)/python bench/analysis.py
	$(BIN)/python bench/ratings.py
	$(BIN)/python -m bench.store
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.bots
	$(BIN)/python -m bench.long_logs
	$(BIN)/python -m bench.page
	test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet -e . -r requirements/bench.txt
	.venv-bench/bin/python bench/engine.py
	.venv-bench/bin/python bench/simulator.py

# The exact versions every checkout gets. Edit dev.txt or pyproject.toml, then `make lock`.
lock:
	rm -rf .venv
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet -e . -r requirements/dev.txt
	$(BIN)/pip freeze --exclude-editable > requirements/lock.txt

# The word lists ask for packages that we do not need, so they are installed alone and pip is not to warn about it.
$(PLAYABLE): pyproject.toml requirements/lock.txt requirements/words.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --no-warn-conflicts -c requirements/lock.txt -e .
	$(BIN)/pip install --quiet --no-deps -r requirements/words.txt
	touch $@

$(READY): $(PLAYABLE) requirements/dev.txt
	$(BIN)/pip install --quiet --no-warn-conflicts -c requirements/lock.txt -r requirements/dev.txt
	touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	cd web && npm run --silent build
	touch $@

$(MODULES): web/package.json web/package-lock.json
	@command -v npm > /dev/null || \
		{ echo "The page is built with Node 20.19 or newer, which is not here: https://nodejs.org"; exit 1; }
	cd web && npm ci --no-audit --no-fund --engine-strict
	touch $@

clean:
	rm -rf $(MADE) src/lettrine/page
	rm -rf .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
