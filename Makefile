# Two commands are all a newcomer needs: `make run` plays, `make test` tests.
# Both install what they need into .venv; Python 3.11 or newer is the only requirement.

PYTHON ?= python3
BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready

.PHONY: run test soak check format lock bench clean

run: $(PLAYABLE)
	@$(BIN)/lettrine play sonde

test: check
	$(BIN)/lettrine words build --missing
	$(BIN)/pytest -n 2

# The long form of what `make test` samples: a hundred kills under load.
soak: $(READY)
	LETTRINE_KILLS=100 $(BIN)/pytest -s tests/server/test_kill.py

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# The peers have many dependencies of their own, so they live in an environment of their own.
bench: $(READY)
	$(BIN)/python bench/words.py
	$(BIN)/python -m bench.store
	$(BIN)/python -m bench.server
	test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet -e . -r requirements/bench.txt
	.venv-bench/bin/python bench/engine.py

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

clean:
	rm -rf .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
