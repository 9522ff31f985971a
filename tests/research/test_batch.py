"""Many games at once: the same ones whoever plays them, and nothing lost when a process dies."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.vector import AutoresetMode

from faubourg.core.registry import BadOption
from faubourg.research import batch as batches
from faubourg.research.batch import Batch, BrokenBatch
from research.settings import GAMES, setting


def chosen(batch: Batch, rng: numpy.random.Generator) -> Any:
    """A legal action of each game, at random."""
    return (batch.masks * rng.random(batch.masks.shape, numpy.float32)).argmax(axis=1)


def course(batch: Batch, steps: int) -> list[bytes]:
    """All that is told in some steps."""
    told, rng = list[bytes](), numpy.random.default_rng(1)
    with batch:
        batch.reset(seed=100)
        for _ in range(steps):
            arrays = (batch.rows, batch.masks, batch.seats, batch.rewards, batch.ends)
            told.append(b"".join(array.tobytes() for array in arrays))
            batch.step(chosen(batch, rng))
    return told


def test_processes_play_what_one_process_plays() -> None:
    made = setting("town_center")
    alone = course(Batch(made, 5, workers=0), 130)
    assert course(Batch(made, 5, workers=2), 130) == alone


@pytest.mark.parametrize("game", GAMES)
def test_games_end_and_the_next_ones_begin(game: str) -> None:
    made = setting(game)
    batch, rng = Batch(made, 2, workers=0), numpy.random.default_rng(2)
    batch.reset(seed=8)
    ended = 0
    for _ in range(3000):
        batch.step(chosen(batch, rng))
        assert not batch.refused.any() and batch.masks.any(axis=1).all()
        ended += int(batch.ends.sum())
        for place in numpy.flatnonzero(batch.ends):
            assert set(batch.rewards[place]) in ({1.0, -1.0}, {0.0}) and batch.finals[place].any()
        if ended > 2:
            break
    assert ended > 2
    rounds = (batch.arrays.seeds - [8, 9]) // 2
    assert rounds.sum() == ended + 2 and ((batch.arrays.seeds - [8, 9]) % 2 == 0).all()


def test_a_refused_action_changes_nothing() -> None:
    batch = Batch(setting("town_center"), 3, workers=0)
    batch.reset(seed=1)
    rows = batch.rows.copy()
    actions = batch.masks.argmax(axis=1)
    actions[1] = batch.masks[1].argmin()
    batch.step(actions)
    assert batch.refused.tolist() == [False, True, False]
    assert (batch.rows[1] == rows[1]).all() and batch.seats.tolist() == [1, 0, 1]


def test_a_process_that_dies_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "PATIENCE", 0.1)
    with Batch(setting("town_center"), 4, workers=2) as batch:
        batch.reset(seed=1)
        process = batch._players[1].process
        process.kill()
        process.join()
        with pytest.raises(BrokenBatch, match="ended with -9"):
            batch.step(chosen(batch, numpy.random.default_rng(1)))
        with pytest.raises(BrokenBatch, match="closed"):
            batch.reset(seed=1)


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    with Batch(setting("town_center"), 2, {0: "grandmaster"}, workers=1) as batch:
        with pytest.raises(BrokenBatch, match="no bot 'grandmaster'"):
            batch.reset(seed=1)


def test_wrong_shapes_are_refused() -> None:
    batch = Batch(setting("town_center"), 3, workers=0)
    with pytest.raises(ValueError, match="a step before any reset"):
        batch.step(numpy.zeros(3, numpy.int64))
    for seed in (numpy.zeros(2, numpy.int64), "one", 2**64):
        with pytest.raises(ValueError, match=r"seeds .*; expected whole numbers of shape \(3,\)"):
            batch.reset(seed)  # type: ignore[arg-type]
    batch.reset(seed=1)
    for actions in (numpy.zeros(2, numpy.int64), numpy.zeros(3)):
        with pytest.raises(ValueError, match=r"actions .*; expected whole numbers of shape"):
            batch.step(actions)


def test_a_batch_that_cannot_be_is_refused() -> None:
    """With bots in all seats it would look for somebody to ask for ever."""
    made = setting("town_center")
    for games in (0, "many"):
        with pytest.raises(ValueError, match="games; expected 1 or more"):
            Batch(made, games)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="-1 workers; expected 0 or more"):
        Batch(made, 1, workers=-1)
    with pytest.raises(BadOption, match="seat 7 at a table for 2"):
        Batch(made, 1, {7: "random"})
    with pytest.raises(BadOption, match="bots in all seats; expected a seat that is asked"):
        Batch(made, 1, {0: "random", 1: "random"}, workers=0)


def test_the_vector_environment_plays_the_same_as_single_ones() -> None:
    name = "faubourg/town_center-v0"
    words: dict[str, Any] = {"seats": 3, "seat": 1, "bots": "random"}
    many: Any = gymnasium.make_vec(name, num_envs=2, workers=0, **words)
    one = gymnasium.make(name, **words)
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = many.reset(seed=30)
    alone, told = one.reset(seed=31)
    rng, over = numpy.random.default_rng(3), False
    while not over:
        assert (seen["observation"][1] == alone["observation"]).all()
        assert (seen["action_mask"][1] == told["action_mask"]).all()
        actions = (seen["action_mask"] * rng.random(seen["action_mask"].shape)).argmax(axis=1)
        seen, rewards, ends, cuts, infos = many.step(actions)
        alone, reward, over, _, told = one.step(int(actions[1]))
        assert (rewards[1], ends[1]) == (reward, over) and not cuts.any()
    final = infos["final_obs"][1]
    assert infos["_final_obs"][1] and (final["observation"] == alone["observation"]).all()
    assert many.observation_space.contains(seen)
    many.close()


def test_a_vector_environment_resets_with_seeds_of_its_own_and_without() -> None:
    many: Any = gymnasium.make_vec("faubourg/town_center-v0", num_envs=2, seats=1, workers=0)
    first, _ = many.reset(seed=[5, 5])
    assert (first["observation"][0] == first["observation"][1]).all()
    many.reset(seed=7)
    second, _ = many.reset()
    assert many.observation_space.contains(second)
    many.close()
