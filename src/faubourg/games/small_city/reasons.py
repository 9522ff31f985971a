"""Why an action is refused, from the general to the particular."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Reason


def _reason(name: str, rule: str, depth: int) -> Reason:
    return Reason(f"small_city.{name}", rule, depth)


# Set-up
HALL_OUTSIDE: Final = _reason("hall-outside", "2.8", 2)
NOT_DEALT: Final = _reason("not-dealt", "2.14", 2)

# Special actions
STREET_NOT_EMPTY: Final = _reason("street-not-empty", "4.1.4", 2)
STREET_OUTSIDE: Final = _reason("street-outside", "4.1.5", 3)
STREET_NOT_IN_STRIP: Final = _reason("street-not-in-strip", "4.1.6", 3)
CARD_ABSENT: Final = _reason("card-absent", "17.1.4", 2)
CARD_TAKEN: Final = _reason("card-taken", "4.2.5", 3)
CARD_WITH_MAYOR: Final = _reason("card-with-mayor", "17.1.6", 3)
CARD_TOO_DEAR: Final = _reason("card-too-dear", "4.2.4", 4)

# Construction
FINISH_FIRST: Final = _reason("finish-first", "1.6.3", 2)
NOT_ASKED: Final = _reason("not-asked", "1.6.5", 2)
PLAN_LOST: Final = _reason("plan-lost", "5.4.12", 2)
NO_BUILDS_LEFT: Final = _reason("no-builds-left", "5.1.3", 3)
TOO_LATE_TO_EXTEND: Final = _reason("too-late-to-extend", "5.1.4", 3)
EXTENDED_ALREADY: Final = _reason("extended-already", "5.1.5", 3)
ZONE_LARGEST: Final = _reason("zone-largest", "5.1.6", 4)

TILE_CULTURAL: Final = _reason("tile-cultural", "11.3.5", 3)
TILE_WRONG_SIZE: Final = _reason("tile-wrong-size", "11.3.2", 3)
TILE_TOO_LARGE: Final = _reason("tile-too-large", "11.3.3", 3)
BUILT_ONCE: Final = _reason("built-once", "5.2.5", 4)
NONE_LEFT: Final = _reason("none-left", "5.2.4", 4)
NO_WAREHOUSE_LEFT: Final = _reason("no-warehouse-left", "13.3", 4)
NO_MONEY: Final = _reason("no-money", "5.3.2", 5)
NO_RAW: Final = _reason("no-raw", "5.3.4", 5)
OUTSIDE_ZONE: Final = _reason("outside-zone", "5.2.2", 6)
NOT_EMPTY: Final = _reason("not-empty", "5.2.3", 7)
MAYOR_BLOCKS: Final = _reason("mayor-blocks", "4.1.10", 8)
NEAR_INDUSTRY: Final = _reason("near-industry", "5.2.6", 9)
NEAR_HOMES: Final = _reason("near-homes", "5.2.7", 9)
LACKS_CULTURE: Final = _reason("lacks-culture", "6.1.2", 10)
LACKS_HOMES: Final = _reason("lacks-homes", "6.2.2", 10)
LACKS_INDUSTRY: Final = _reason("lacks-industry", "6.3.2", 10)
NO_WAREHOUSE_CELL: Final = _reason("no-warehouse-cell", "6.3.6", 11)

WAREHOUSE_NEEDED: Final = _reason("warehouse-needed", "6.3.3", 3)
WAREHOUSE_TOO_FAR: Final = _reason("warehouse-too-far", "6.3.4", 4)
NOT_IN_PRICE: Final = _reason("not-in-price", "5.3.7", 3)
ARCHITECT_NEEDED: Final = _reason("architect-needed", "5.3.4", 3)
STORE_LACKS: Final = _reason("store-lacks", "5.3.6", 3)
NO_CITIZEN_THERE: Final = _reason("no-citizen-there", "6.5.3", 3)

DEMOLISHED_ALREADY: Final = _reason("demolished-already", "5.4.2", 4)
NO_TILE_THERE: Final = _reason("no-tile-there", "5.4.3", 4)
HALL_STAYS: Final = _reason("hall-stays", "5.4.4", 5)
DEMOLITION_TOO_DEAR: Final = _reason("demolition-too-dear", "5.4.5", 6)
HALLS_FULL: Final = _reason("halls-full", "5.4.8", 7)

NOTHING_GROWS_SO: Final = _reason("nothing-grows-so", "5.5.7", 3)
BUILT_THIS_PHASE: Final = _reason("built-this-phase", "5.5.3", 4)
NO_LARGER_TILE: Final = _reason("no-larger-tile", "5.5.5", 5)
GROWTH_OUTSIDE: Final = _reason("growth-outside", "5.5.6", 6)
GROWTH_NOT_EMPTY: Final = _reason("growth-not-empty", "5.5.6", 6)
GROWTH_BLOCKED: Final = _reason("growth-blocked", "4.1.10", 7)
GROWTH_NEAR_INDUSTRY: Final = _reason("growth-near-industry", "5.5.10", 8)
GROWTH_NEAR_HOMES: Final = _reason("growth-near-homes", "5.5.10", 8)
GROWTH_LACKS_CULTURE: Final = _reason("growth-lacks-culture", "5.5.9", 9)
GROWTH_LACKS_HOMES: Final = _reason("growth-lacks-homes", "5.5.9", 9)
GROWTH_LACKS_INDUSTRY: Final = _reason("growth-lacks-industry", "5.5.9", 9)

# Citizens
NO_BOROUGH: Final = _reason("no-borough", "1.5.1", 2)
NOBODY_THERE: Final = _reason("nobody-there", "7.1.7", 3)
NOT_YOUR_CITIZEN: Final = _reason("not-your-citizen", "7.1.5", 3)
MOVED_ALREADY: Final = _reason("moved-already", "7.1.6", 4)
NOWHERE_TO_GO: Final = _reason("nowhere-to-go", "7.1.8", 5)
MUST_STILL_MOVE: Final = _reason("must-still-move", "7.1.9", 2)

TOO_FAR_FROM_HOME: Final = _reason("too-far-from-home", "7.3.8", 3)
TOO_FAR_ABROAD: Final = _reason("too-far-abroad", "7.3.9", 3)
NOT_HOME_YET: Final = _reason("not-home-yet", "7.3.11", 3)
HALL_REFUSED: Final = _reason("hall-refused", "7.2.3", 4)
HALL_ABROAD: Final = _reason("hall-abroad", "7.3.3", 4)
NO_SLOT_THERE: Final = _reason("no-slot-there", "7.2.2", 4)
RESIDENTS_ONLY: Final = _reason("residents-only", "7.3.2", 5)
SLOT_TAKEN: Final = _reason("slot-taken", "7.2.1", 6)
SLOT_CLOSED: Final = _reason("slot-closed", "7.2.4", 7)
GUARD_FROM_ABROAD: Final = _reason("guard-from-abroad", "7.2.6", 8)
POLICE_REFUSES: Final = _reason("police-refuses", "7.3.4", 8)
TOURIST_LIMIT: Final = _reason("tourist-limit", "7.3.5", 9)
TOURIST_LIMIT_METRO: Final = _reason("tourist-limit-metro", "7.3.6", 9)
HOME_HAS_SLOTS: Final = _reason("home-has-slots", "7.2.7", 3)
STAYS_RATHER: Final = _reason("stays-rather", "7.1.3", 3)
OTHER_SLOTS_LEFT: Final = _reason("other-slots-left", "7.3.11", 3)
NOT_AN_EMPTY_HOUSE: Final = _reason("not-an-empty-house", "7.4.3", 2)

# Income
NO_USE_LEFT: Final = _reason("no-use-left", "8.2.6", 2)
STORE_WITHOUT_UNIT: Final = _reason("store-without-unit", "8.2.7", 3)
VOTES_TOO_DEAR: Final = _reason("votes-too-dear", "8.2.8", 3)
NOT_PRODUCING: Final = _reason("not-producing", "8.3.4", 2)
NO_SUCH_UNIT: Final = _reason("no-such-unit", "8.4.1", 2)
NO_SUCH_STORE: Final = _reason("no-such-store", "8.4.1", 3)
MADE_AT_HOME: Final = _reason("made-at-home", "8.4.7", 3)
MUST_STORE: Final = _reason("must-store", "8.4.3", 4)
NO_WAREHOUSE_THERE: Final = _reason("no-warehouse-there", "8.4.5", 5)
WAREHOUSES_HAVE_ROOM: Final = _reason("warehouses-have-room", "8.4.6", 5)
HOME_HAS_ROOM: Final = _reason("home-has-room", "8.4.7", 4)
STORE_FULL: Final = _reason("store-full", "8.4.2", 6)
HOME_UNITS_FIRST: Final = _reason("home-units-first", "8.4.4", 7)

# Pollution
NO_VICTIM_THERE: Final = _reason("no-victim-there", "10.3.6", 2)
CLINIC_PROTECTS: Final = _reason("clinic-protects", "10.3.7", 3)
GRAVE_NOT_EMPTY: Final = _reason("grave-not-empty", "10.4.2", 2)
GRAVE_OUTSIDE: Final = _reason("grave-outside", "10.4.3", 3)
GRAVE_NOT_IN_STRIP: Final = _reason("grave-not-in-strip", "10.4.5", 3)
GRAVE_NOT_ADJACENT: Final = _reason("grave-not-adjacent", "10.4.4", 4)

# Council
NO_DISC_THERE: Final = _reason("no-disc-there", "11.1.11", 2)
DISC_STAYS: Final = _reason("disc-stays", "11.1.5", 3)
ADVANCE_ONLY: Final = _reason("advance-only", "4.3.10", 4)
LINE_TAKEN: Final = _reason("line-taken", "11.1.4", 5)
COLUMN_NO_MONEY: Final = _reason("column-no-money", "11.1.7", 6)
COLUMN_NO_VOTES: Final = _reason("column-no-votes", "11.1.8", 6)
NO_SPECIAL_PROMISES: Final = _reason("no-special-promises", "16.1.1", 6)
STACK_EMPTY: Final = _reason("stack-empty", "16.1.7", 6)
NOT_OFFERED: Final = _reason("not-offered", "11.2.1", 2)
NOT_DRAWN: Final = _reason("not-drawn", "16.1.4", 2)
