# make demo   a puzzle solved, from a fresh clone
# make test   the whole test suite
# make lint   ruff and mypy
# make bench  other solvers beside ours, cold starts, and the parts one by one
# make bench-all  every table of the README from one run (half an hour on a quiet machine); CORPORA="FILE ..." for the whole way
PYTHON ?= python3
CORPORA ?= $(patsubst %,corpora/%.jsonl,puzzles blind1 blind21 blind36 blind47 blind52)
VENV := .venv
BIN := $(VENV)/bin

.PHONY: demo test lint bench bench-all clean

demo: $(VENV)/.installed
	$(BIN)/nlpuzzle solve corpora/clothing_store.txt

test: $(VENV)/.tested
	$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(VENV)/.linted
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(VENV)/.bench
	$(BIN)/python -m benchmarks.compare solver
	$(BIN)/python -m benchmarks.startup
	$(BIN)/python -m pytest benchmarks --benchmark-columns=min,median --benchmark-sort=name --timeout=0

bench-all: $(VENV)/.bench
	$(BIN)/python -m benchmarks.tables --write README.md $(CORPORA)

$(VENV)/.installed: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

# the names come from pyproject.toml: an old pip knows no --group
$(VENV)/.tested: $(VENV)/.installed
	$(BIN)/python .ci/group.py test > $(VENV)/test.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement $(VENV)/test.txt
	touch $@

$(VENV)/.linted: $(VENV)/.installed
	$(BIN)/python .ci/group.py lint > $(VENV)/lint.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement $(VENV)/lint.txt
	touch $@

$(VENV)/.bench: $(VENV)/.installed
	$(BIN)/python .ci/group.py bench > $(VENV)/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement $(VENV)/bench.txt
	touch $@

clean:
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
