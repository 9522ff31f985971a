# make play and make test need nothing but make and Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready

.PHONY: help setup play term test check bench soak pictures clean

help:
	@echo "make play    the table in your browser, at http://127.0.0.1:8000"
	@echo "make term    Town Center in the terminal"
	@echo "make test    run all checks and tests"
	@echo "make check   format, lint, types, layers"
	@echo "make bench   measure speed against other game libraries"
	@echo "make soak    thousands of random games, draws against real pieces, an hour of a server that is killed and whose database fails"

setup: $(READY)

$(READY): pyproject.toml tools/setup.sh
	PYTHON=$(PYTHON) sh tools/setup.sh $(VENV)
	touch $(READY)

play: setup
	$(RUN) -m faubourg serve

term: setup
	$(RUN) -m faubourg play town_center

test: check
	PYTHON=$(PYTHON) sh tools/browser.sh $(VENV)
	$(RUN) -m pytest -n auto --ignore tests/web --ignore tests/attacks --ignore tests/browser
	# Real processes and a real browser: what fails once for want of time gets a second chance.
	$(RUN) -m pytest -n auto --reruns 2 tests/web tests/attacks
	$(RUN) -m pytest -n auto --reruns 2 --dist loadgroup tests/browser
	$(RUN) -m faubourg rules --coverage

check: setup
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy
	@if command -v npx >/dev/null; then echo tsc; npx --yes -p typescript@5 tsc --noEmit -p src/faubourg/web/static/jsconfig.json; fi
	$(RUN) -m pytest -q tests/contract/test_layers.py

bench: setup
	$(RUN) bench/peers.py --write

soak: setup
	$(RUN) bench/soak.py --write
	$(RUN) bench/draws.py --write
	$(RUN) bench/kill.py --minutes 60 --write

pictures: setup
	$(RUN) tools/pictures.py

clean:
	rm -rf $(VENV) bench/.peers .mypy_cache .pytest_cache .ruff_cache .hypothesis
