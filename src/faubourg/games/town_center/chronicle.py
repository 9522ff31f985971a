"""The log: what happened, told from what was seen before and after."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Message, Seat, Value, View
from faubourg.core.registry import AnyRules
from faubourg.games.town_center.actions import (
    Build,
    Buy,
    Discard,
    Draw,
    Grow,
    Pass,
    Pick,
    PlaceHall,
    PutBack,
    Stack,
    Start,
)
from faubourg.games.town_center.board import Board, Position, Positions
from faubourg.games.town_center.components import LIFT, OFFICE, ROUNDS, SOLO_DRAW, UTILITY, Colour
from faubourg.games.town_center.construction import places
from faubourg.games.town_center.development import units
from faubourg.games.town_center.naming import (
    CODES,
    city_of,
    cube_list,
    place,
    player,
    ranking_of,
    standing,
    told,
    top_of,
)
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import car_parks, is_powered, solo_rank
from faubourg.games.town_center.state import City
from faubourg.games.town_center.view import TownCenterView
