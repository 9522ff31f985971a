# make play and make test need nothing but make and Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready

.PHONY: help setup fast play term test test-engine test-compiled test-browser test-web check bench speed soak pictures clean

help:
	@echo "make play    the table in your browser, at http://127.0.0.1:8000"
	@echo "make term    Town Center in the terminal"
	@echo "make fast    compile the games, if you have a C compiler: the two above use it, bots think in about half the time"
	@echo "make test    run all checks and tests"
	@echo "make check   format, lint, types, layers"
	@echo "make bench   measure speed against other game libraries"
	@echo "make speed   whether the games are as fast as they were"
	@echo "make soak    thousands of random games, draws against real pieces, an hour of a server that is killed and whose database fails, faults in the rules"

setup: $(READY)

$(READY): pyproject.toml tools/setup.sh
	PYTHON=$(PYTHON) sh tools/setup.sh $(VENV)
	touch $(READY)

fast: setup
	@$(RUN) tools/fast.py

# The compiled build where there is one of these very sources, else plain Python.
play: setup
	$$($(RUN) tools/fast.py --python) -m faubourg serve

term: setup
	$$($(RUN) tools/fast.py --python) -m faubourg play town_center

# What is compiled is kept, also where the environment says not to: the tests start many processes.
test: export PYTHONDONTWRITEBYTECODE =
test: setup
	PYTHON=$(PYTHON) sh tools/browser.sh $(VENV)
	# One after the other: what works beside a server stands back from all that tests beside it.
	$(MAKE) --jobs=2 check test-web
	$(MAKE) test-browser
	$(MAKE) test-engine
	$(MAKE) test-compiled
	$(RUN) -m faubourg rules --coverage

test-engine: setup
	$(RUN) -m pytest -n auto --dist worksteal --ignore tests/web --ignore tests/attacks --ignore tests/browser --ignore tests/compiled

# Tests of test-engine on the compiled build, from its wheel. Here are: that it is compiled, all rule tests, perft and
# golden records, bots, the example game, all checksums (whose games have every option) and those of rows and masks, and
# of the contract the walks with the usual options. Only there: words and pictures, which are never compiled, and how well greedy plays.
COMPILED := tests/compiled tests/core tests/bots tests/examples tests/games tests/contract/test_walks.py \
	tests/research/test_checksums.py
WORDS := $(foreach about,draw* narrate* explain* every_refusal pictured,--ignore-glob '*/test_$(about).py')
test-compiled: setup
	@$(RUN) tools/fast.py; case $$? in \
	0) $$($(RUN) tools/fast.py --python) -m pytest -n auto --dist worksteal -m 'not plain' \
		-k 'not (test_judge and greedy) and (default or not test_walks)' $(WORDS) $(COMPILED) ;; \
	3) echo "So the compiled build is not tested here." ;; \
	*) exit 1 ;; esac

# Playwright's loop runs as long as its process: tests with loops of their own need another one.
test-browser: setup
	$(RUN) -m pytest -n 3 --dist loadgroup tests/browser

test-web: setup
	$(RUN) -m pytest -n 4 --dist worksteal tests/web tests/attacks

check: setup
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy
	@if command -v npx >/dev/null; then echo tsc; npx --yes -p typescript@5 tsc --noEmit -p src/faubourg/web/static/jsconfig.json; fi
	$(RUN) -m pytest -q tests/contract/test_layers.py

bench: setup
	$(RUN) bench/judging.py --write
	$(RUN) bench/peers.py --write

# Fails where a game has become slower than 70 % of what the table says, beside a yardstick.
speed: setup
	$(RUN) bench/speed.py

soak: setup
	$(RUN) bench/soak.py --write
	$(RUN) bench/draws.py --write
	$(RUN) bench/kill.py --minutes 60 --write
	$(RUN) bench/mutants.py --each 200 --write
	$(RUN) bench/cluster.py --write

pictures: setup
	$(RUN) tools/pictures.py

clean:
	rm -rf $(VENV) build bench/.peers .mypy_cache .pytest_cache .ruff_cache .hypothesis
