"""OpenSpiel: games with explicit chance, in which those who act at once do so in turn.

`pyspiel.load_game("python_faubourg_town_center(players=2)")`. Other parameters are the options of
the game; one that has a value for each seat is written with slashes, as `sides=A/B`.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, Final

import numpy
import pyspiel

from faubourg.core import snapshot
from faubourg.core.catalogue import members, set_of
from faubourg.core.match import EVERYBODY
from faubourg.core.model import CHANCE, Seat, awaits_chance
from faubourg.core.registry import AnyRules, Game, find_game, games
from faubourg.research.settings import SHARE, Setting, setting

PREFIX: Final = "python_faubourg_"
MOST_POINTS: Final = 1000.0  # no game of ours comes near it
kinds = pyspiel.GameType


class Course:
    """A state and what of its past each seat knows; copied by cloning the state."""

    def __init__(self, made: Setting, state: Any, past: list[tuple[Seat, int, int]]) -> None:
        self.setting = made
        self.state = state
        self.past = past  # who did what, and to whom it is known: a bit for each seat

    @property
    def rules(self) -> AnyRules:
        return self.setting.rules

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return Course(self.setting, self.state.clone(), [*self.past])

    def __reduce__(self) -> tuple[type[Course], tuple[Any, ...]]:
        return Course, (self.setting, self.state, self.past)

    def apply(self, index: int) -> None:
        rules, seat = self.rules, self.state.actors[0]
        action = rules.catalogue[index]
        seers = [s for s in range(rules.seats) if rules.sees(self.state, s, seat, action)]
        known = set_of({seat, *seers} - {CHANCE}) if rules.has_secrets else EVERYBODY
        self.past.append((seat, index, known))
        rules.apply(self.state, seat, action)

    def told(self, seat: Seat) -> str:
        """All that the seat has come to know, in its order: it forgets nothing."""
        rules = self.rules
        return "\n".join(
            f"{who}: {rules.notation(rules.catalogue[index])}"
            for who, index, known in self.past
            if known >> seat & 1
        )


class FaubourgState(pyspiel.State):
    """One moment of a game."""

    def __init__(self, game: FaubourgGame) -> None:
        super().__init__(game)
        self.course = Course(game.setting, game.setting.rules.new_state(), [])

    def current_player(self) -> int:
        actors = self.course.state.actors
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors == (CHANCE,) else int(actors[0])

    def is_terminal(self) -> bool:
        return not self.course.state.actors

    def _legal_actions(self, player: int) -> list[int]:
        return members(self.course.rules.legal_set(self.course.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert awaits_chance(self.course.state), "no chance node"
        weighted = self.course.rules.chances(self.course.state)
        total = sum(weight for _, weight in weighted)
        return sorted((action.index, weight / total) for action, weight in weighted)

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.rules.notation(self.course.rules.catalogue[action])

    def returns(self) -> list[float]:
        made, state = self.course.setting, self.course.state
        return [0.0] * made.seats if state.actors else made.rewards(state)

    def __str__(self) -> str:
        return _plain(self.course.state)


class FaubourgObserver:
    """A row of the encoder as numbers from 0 to 255; as a string what is known, with its past."""

    def __init__(self, made: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters {params}; there are none")
        self.setting = made
        self.recalls = kind.perfect_recall
        # A row tells what is known now, not all that ever was: it is no information state.
        size = 0 if self.recalls else made.encoder.length
        self.tensor = None if self.recalls else numpy.zeros(size, numpy.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: FaubourgState, player: int) -> None:
        if self.tensor is not None:
            seat = max(player, 0)
            known = self.setting.rules.known(state.course.state, seat)
            self.tensor[:] = numpy.frombuffer(self.setting.row(known, seat), numpy.uint8)

    def string_from(self, state: FaubourgState, player: int) -> str:
        now = _plain(self.setting.rules.known(state.course.state, player))
        return f"{state.course.told(player)}\n{now}" if self.recalls else now


class FaubourgGame(pyspiel.Game):
    """A game with its players and options; each game is a subclass."""

    key: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        key, given = self.key, dict(params or {})
        self.setting = made = setting_of(key, given)
        bound = 1.0 if made.reward == SHARE else MOST_POINTS
        about = pyspiel.GameInfo(
            num_distinct_actions=made.actions,
            max_chance_outcomes=made.actions,
            num_players=made.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if made.reward == SHARE else None,
            max_game_length=made.rules.longest,
        )
        super().__init__(game_type(find_game(key), made.reward), about, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> FaubourgState:
        return FaubourgState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.setting.rules.longest)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> FaubourgObserver:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return FaubourgObserver(self.setting, kind or usual, params)


def setting_of(key: str, params: dict[str, Any]) -> Setting:
    wished = {name: str(value).replace("/", ",") for name, value in params.items() if value != ""}
    players = wished.pop("players", None)
    reward = wished.pop("reward", "")
    return setting(key, int(players) if players else None, wished, reward)


def game_type(game: Game, reward: str = SHARE) -> pyspiel.GameType:
    specification: dict[str, Any] = {"players": min(max(2, game.fewest), game.most), "reward": ""}
    specification |= {option.key: "" for option in game.options}
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=f"Faubourg {game.key}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if reward == SHARE else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=specification,
    )


def register_all() -> None:
    known = set(pyspiel.registered_names())
    for key, game in games().items():
        if PREFIX + key not in known:
            # Only a class: OpenSpiel lets go of it when Python has ended, and all else would die.
            pyspiel.register_game(game_type(game), type(key, (FaubourgGame,), {"key": key}))


def _loaded(words: str) -> pyspiel.Game:
    """For pickle, in whose process this module comes first and so the games are known."""
    return pyspiel.load_game(words)


def _plain(state: Any) -> str:
    return json.dumps(snapshot.dump(state), separators=(",", ":"))
