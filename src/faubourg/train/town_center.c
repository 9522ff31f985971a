/* One city of Town Center in C, so that training can play a million games in minutes.

It follows src/faubourg/games/town_center, paragraph by paragraph of its RULES.md, and fills the
same rows as its encode.py; tests/train/test_town_center.py holds it to both. Boards come from
there, too. Nothing that is played by people uses this file.

In a game of several seats the cities are played one after the other, each its whole turn, in
reverse order: the same as in the rules as long as the reserve suffices (3.3.7). */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* POSITIONS, ROW (bytes of a row), FIRST and SECOND (sizes of the hidden layers) are given when
   this is compiled. */

typedef uint64_t Set;
enum { OFFICE, RESIDENCE, SHOP, UTILITY, LIFT, HALL, KINDS };
enum { COLOURS = 5, ROUNDS = 10, HIGHEST = 5, FLOORS = 4, CELLS = 32, LINE = 20, SEATS = 8 };
enum { OFFICE_COST = 5, PRICE = 5, SHARE = 12, LOOKED_AT = 8, COUNTED_SEATS = 5, SIDES = 3 };
enum { PLANES = 11, GROWTHS = 24, MOST_UNITS = POSITIONS, MOMENTS = 2 };

typedef struct {
    Set touch[POSITIONS], above[POSITIONS], level[POSITIONS];
    Set fits[HIGHEST + 1], levels[HIGHEST], columns[CELLS];
    Set ground, suburb, exists, column_count, side;
} Board;

typedef struct {
    Set cubes[KINDS], near[KINDS], sites, shafts;
    int32_t limit, money;
} City;

/* What a seat knows, as encode.py reads it. */
typedef struct {
    City city;
    int32_t bag[COLOURS], reserve[COLOURS], hand[COLOURS];
    int32_t line[LINE], line_length;
    int32_t seats, done; /* rounds */
    int32_t drafts, grows, earns, buys; /* still to come in this round */
} View;

typedef struct {
    float first[ROW][FIRST], first_bias[FIRST];
    float second[FIRST][SECOND], second_bias[SECOND];
    float last[SECOND], last_bias;
} Net;

/* A whole turn; -1 where there is nothing. */
typedef struct {
    int32_t put_back, colour[2], place[2];
    int32_t growths, grown_colour[GROWTHS], grown_place[GROWTHS];
    int32_t bought, bought_place;
} Plan;

typedef struct {
    int32_t first_width, second_width; /* of the beam, after one cube and before the purchase */
} Width;

static int count(Set set) { return __builtin_popcountll(set); }
static int lowest(Set set) { return __builtin_ctzll(set); }
static int highest(Set set) { return 63 - __builtin_clzll(set); }
static int least(int a, int b) { return a < b ? a : b; }
static int triangle(int number) { return number * (number + 1) / 2; }
#define EACH(place, set) for (Set rest_ = (set), place; rest_ && (place = lowest(rest_), 1); rest_ &= rest_ - 1)

/* The city: state.py */

static int height_limit(const Board *board, const City *city) {
    int limit = 1; /* 1.8 */
    for (Set n = 0; n < board->column_count; n++) {
        Set column = city->cubes[LIFT] & board->columns[n];
        if (column & city->near[UTILITY] && count(column) > limit) limit = count(column);
    }
    return limit;
}

static void put(const Board *board, City *city, int colour, int place) {
    Set bit = (Set)1 << place;
    city->cubes[colour] |= bit;
    city->near[colour] |= board->touch[place];
    city->sites &= ~bit;
    if (colour == LIFT) {
        city->shafts = (city->shafts & ~bit) | board->above[place];
        city->limit = height_limit(board, city);
    } else {
        city->sites |= board->above[place];
        if (colour == UTILITY && board->touch[place] & city->cubes[LIFT])
            city->limit = height_limit(board, city);
    }
}

static Set touching(const Board *board, Set cubes) {
    Set near = 0;
    EACH(place, cubes) near |= board->touch[place];
    return near;
}

static int units(const Board *board, Set cubes, Set *found) {
    int number = 0; /* 1.4 */
    while (cubes) {
        Set unit = cubes & -cubes, edge = unit;
        cubes ^= unit;
        while (edge) {
            Set joined = board->touch[lowest(edge)] & cubes;
            cubes ^= joined;
            unit |= joined;
            edge = (edge & (edge - 1)) | joined;
        }
        found[number++] = unit;
    }
    return number;
}

/* Construction: 3.2 */

static Set stands(const Board *board, const City *city, int colour) {
    if (colour == LIFT) return (city->sites & board->ground) | city->shafts;
    return city->sites & board->fits[city->limit];
}

static Set places(const Board *board, const City *city, int colour) {
    if (colour == OFFICE && city->money < OFFICE_COST) return 0;
    Set fits = stands(board, city, colour);
    return colour == RESIDENCE || colour == SHOP ? fits & ~city->near[colour] : fits;
}

void build(const Board *board, View *view, int32_t colour, int32_t place) {
    put(board, &view->city, colour, place);
    view->hand[colour]--;
    if (colour == OFFICE) view->city.money -= OFFICE_COST;
}

static int held(const View *view) {
    int number = 0;
    for (int colour = 0; colour < COLOURS; colour++) number += view->hand[colour];
    return number;
}

static int can_build(const Board *board, const View *view) {
    for (int colour = 0; colour < COLOURS; colour++)
        if (view->hand[colour] && places(board, &view->city, colour)) return 1;
    return 0;
}

/* 3.2.7: placements, by colour, that let as many cubes as possible be built; how many that is. */
int32_t builds(const Board *board, const View *view, Set *found) {
    int best = 0, pair = held(view) > 1;
    for (int colour = 0; colour < COLOURS; colour++) found[colour] = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (!view->hand[colour]) continue;
        Set where = places(board, &view->city, colour);
        EACH(place, where) {
            int reach = 1;
            if (pair) {
                View trial = *view;
                build(board, &trial, colour, place);
                reach += can_build(board, &trial);
            }
            if (reach > best) {
                best = reach;
                for (int other = 0; other < COLOURS; other++) found[other] = 0;
            }
            if (reach == best) found[colour] |= (Set)1 << place;
        }
    }
    return best;
}

static void discard_hand(View *view) {
    for (int colour = 0; colour < COLOURS; colour++) { /* 3.2.8 */
        view->reserve[colour] += view->hand[colour];
        view->hand[colour] = 0;
    }
}

/* Development: 3.3 */

void growth(const Board *board, const View *view, Set *homes, Set *shops) {
    const City *city = &view->city;
    Set room = stands(board, city, RESIDENCE);
    Set offices = city->cubes[OFFICE] | city->cubes[HALL];
    Set residences[MOST_UNITS], found[MOST_UNITS];
    *homes = *shops = 0;
    int number = -1;
    if (view->reserve[RESIDENCE] && room & city->near[RESIDENCE] && count(offices) > 1) {
        number = units(board, city->cubes[RESIDENCE], residences);
        for (int n = 0; n < number; n++) {
            Set near = touching(board, residences[n]);
            if (count(near & offices) > count(residences[n])) *homes |= near;
        }
        *homes &= room & city->near[RESIDENCE];
    }
    if (!view->reserve[SHOP] || !(room & city->near[SHOP])) return;
    if (!(city->near[SHOP] & city->cubes[RESIDENCE])) return;
    if (number < 0) number = units(board, city->cubes[RESIDENCE], residences);
    int shop_count = units(board, city->cubes[SHOP], found);
    for (int n = 0; n < shop_count; n++) {
        Set near = touching(board, found[n]);
        int beside = 0;
        for (int m = 0; m < number; m++) beside += (residences[m] & near) != 0;
        if (beside > count(found[n])) *shops |= near;
    }
    *shops &= room & city->near[SHOP];
}

void grow(const Board *board, View *view, int32_t colour, int32_t place) {
    view->reserve[colour]--;
    put(board, &view->city, colour, place);
}

/* Income and points: 3.4 and 3.7 */

static int unit_value(const Board *board, Set unit) {
    return triangle(count(unit)) + triangle((int)board->level[highest(unit)]);
}

static int powered_value(const Board *board, const City *city, int colour) {
    Set found[MOST_UNITS];
    if (!(city->cubes[colour] & city->near[UTILITY])) return 0;
    int worth = 0, number = units(board, city->cubes[colour], found);
    for (int n = 0; n < number; n++)
        if (found[n] & city->near[UTILITY]) worth += unit_value(board, found[n]);
    return worth;
}

static int car_parks(const Board *board, const City *city) {
    Set lifts = city->cubes[LIFT], alone = lifts & board->ground, found[MOST_UNITS], built = 0;
    if (!lifts) return 0;
    for (Set n = 0; n < board->column_count; n++)
        if (count(lifts & board->columns[n]) > 1) alone &= ~board->columns[n];
    for (int kind = 0; kind < KINDS; kind++) built |= city->cubes[kind];
    int pays = 0, number = units(board, alone, found);
    for (int n = 0; n < number; n++) pays += count(touching(board, found[n]) & built & ~found[n]);
    return pays;
}

int32_t income(const Board *board, const City *city) {
    return powered_value(board, city, SHOP) + car_parks(board, city) + (city->cubes[HALL] != 0);
}

static int suburb_cubes(const Board *board, const City *city) {
    int number = 0;
    for (int kind = 0; kind < KINDS; kind++) number += count(city->cubes[kind] & board->suburb);
    return number;
}

int32_t points(const Board *board, const City *city) {
    return city->money / 5 + powered_value(board, city, RESIDENCE) - suburb_cubes(board, city);
}

/* Administration: 3.5 */

static int price(const City *city, int colour) { return PRICE * (count(city->cubes[colour]) + 1); }

Set on_sale(const Board *board, const View *view, int32_t colour) {
    const City *city = &view->city;
    if (!view->reserve[colour] || city->money < price(city, colour)) return 0;
    if (colour == LIFT && city->cubes[LIFT]) return city->shafts;
    return stands(board, city, colour);
}

void buy(const Board *board, View *view, int32_t colour, int32_t place) {
    view->city.money -= price(&view->city, colour);
    grow(board, view, colour, place);
}

/* Rows: encode.py, in its order. Only what is not 0 is noted. */

typedef struct {
    int number;
    uint16_t at[ROW];
    uint8_t value[ROW];
} Row;

static void note(Row *row, int at, int value) {
    row->at[row->number] = (uint16_t)at;
    row->value[row->number] = (uint8_t)least(value, 255);
    row->number += value != 0;
}

static int note_steps(Row *row, int at, int number, int most) {
    for (int n = 0; n < number && n < most; n++) note(row, at + n, 1);
    return at + most;
}

static int note_marks(Row *row, int at, int number, const int *marks, int size) {
    for (int n = 0; n < size && number >= marks[n]; n++) note(row, at + n, 1);
    return at + size;
}

typedef struct {
    Set cubes, around;
    int size, powered, floor, helpers, room, rank;
} Unit;

static void describe(const Board *board, const City *city, Unit *unit, Set open) {
    unit->size = count(unit->cubes);
    unit->powered = (unit->cubes & city->near[UTILITY]) != 0;
    unit->floor = (int)board->level[highest(unit->cubes)];
    unit->room = count(unit->around & open);
    unit->rank = (unit->size << 16) + (unit->powered << 15) + (unit->floor << 12) +
                 (unit->helpers << 6) + unit->room;
}

/* The largest one comes to the front, the second largest behind it. */
static void largest_first(Unit *unit, int number) {
    for (int place = 0; place < 2 && place < number; place++)
        for (int n = place + 1; n < number; n++)
            if (unit[n].rank > unit[place].rank) {
                Unit kept = unit[n];
                unit[n] = unit[place];
                unit[place] = kept;
            }
}

static int describe_homes(const Board *board, const City *city, Unit *unit, Set open) {
    Set found[MOST_UNITS], offices = city->cubes[OFFICE] | city->cubes[HALL];
    int number = units(board, city->cubes[RESIDENCE], found);
    for (int n = 0; n < number; n++) {
        unit[n].cubes = found[n];
        unit[n].around = touching(board, found[n]) & ~found[n];
        unit[n].helpers = count(unit[n].around & offices);
        describe(board, city, &unit[n], open);
    }
    largest_first(unit, number);
    return number;
}

static int describe_shops(const Board *board, const City *city, Unit *unit, Set open,
                          const Unit *home, int homes) {
    Set found[MOST_UNITS];
    int number = units(board, city->cubes[SHOP], found);
    for (int n = 0; n < number; n++) {
        unit[n].cubes = found[n];
        unit[n].around = touching(board, found[n]) & ~found[n];
        unit[n].helpers = 0;
        for (int m = 0; m < homes; m++) unit[n].helpers += (home[m].cubes & unit[n].around) != 0;
        describe(board, city, &unit[n], open);
    }
    largest_first(unit, number);
    return number;
}

static int note_unit(Row *row, int at, const Unit *unit, int size, int helpers, int lack, int room) {
    if (!unit) return at + size + 1 + FLOORS + helpers + lack + room;
    at = note_steps(row, at, unit->size, size);
    note(row, at, unit->powered);
    at = note_steps(row, at + 1, unit->floor, FLOORS);
    at = note_steps(row, at, unit->helpers, helpers);
    int lacks = unit->size + 1 - unit->helpers;
    note(row, at + (lacks < 0 ? 0 : least(lacks, lack - 1)), 1);
    return note_steps(row, at + lack, unit->room, room);
}

static int can_grow(const Unit *unit, int number) {
    int ready = 0;
    for (int n = 0; n < number; n++) ready += unit[n].helpers > unit[n].size && unit[n].room;
    return ready;
}

static Set beside_two(const Board *board, const City *city) {
    Set once = 0, twice = 0, built = 0;
    EACH(place, city->cubes[OFFICE] | city->cubes[HALL]) {
        twice |= once & board->touch[place];
        once |= board->touch[place];
    }
    for (int kind = 0; kind < KINDS; kind++) built |= city->cubes[kind];
    return twice & board->exists & ~built;
}

static int note_planes(Row *row, const Board *board, const City *city, Set open, const Unit *home,
                       int homes) {
    Set plane[PLANES] = {0};
    memcpy(plane, city->cubes, sizeof city->cubes);
    for (int n = 0; n < homes; n++) {
        if (home[n].powered) plane[6] |= home[n].cubes;
        if (home[n].rank == home[0].rank) plane[10] |= home[n].around;
    }
    plane[7] = open;
    plane[8] = open & city->near[UTILITY];
    plane[9] = beside_two(board, city);
    plane[10] &= board->exists;
    for (int n = 0; n < PLANES; n++) EACH(place, plane[n]) note(row, n * POSITIONS + (int)place, 1);
    return PLANES * POSITIONS;
}

static int note_times(Row *row, int at, const View *view, int earned) {
    static const int money_marks[] = {5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 130};
    static const int income_marks[] = {2, 4, 6, 8, 10, 13, 16, 20, 25, 30, 40};
    int money = view->city.money + (view->earns ? earned : 0);
    if (view->done < ROUNDS) note(row, at + view->done, 1);
    at = note_marks(row, at + ROUNDS, money, money_marks, 12);
    note(row, at, money);
    at = note_marks(row, at + 1, earned, income_marks, 11);
    note(row, at, earned);
    return note_steps(row, at + 1, view->city.limit - 1, FLOORS);
}

static int note_residences(Row *row, int at, const Board *board, const City *city, const Unit *home,
                           int homes) {
    int worth[3] = {0}, powered = 0;
    for (int n = 0; n < homes; n++) {
        worth[home[n].powered ? 0 : home[n].room ? 1 : 2] += unit_value(board, home[n].cubes);
        powered += home[n].powered;
    }
    for (int n = 0; n < 3; n++) note(row, at + n, worth[n]);
    note(row, at + 3, powered);
    note(row, at + 4, homes - powered);
    note(row, at + 5, suburb_cubes(board, city));
    return at + 6;
}

static int note_stocks(Row *row, int at, const View *view) {
    int left[COLOURS];
    memcpy(left, view->bag, sizeof left);
    for (int n = 0; n < view->line_length; n++) left[view->line[n]]++;
    for (int colour = 0; colour < COLOURS; colour++) {
        note(row, at + colour, left[colour] * SHARE / view->seats);
        note(row, at + COLOURS + colour, view->reserve[colour]);
    }
    at = note_steps(row, at + 2 * COLOURS, count(view->city.cubes[OFFICE]), 8);
    at = note_steps(row, at, count(view->city.cubes[UTILITY]), 8);
    return note_steps(row, at, count(view->city.cubes[LIFT]), 8);
}

static int note_to_do(Row *row, int at, const View *view, int earned, int grows) {
    int in_hand = 0, utilities = count(view->city.cubes[UTILITY]), lifts = count(view->city.cubes[LIFT]);
    for (int colour = 0; colour < COLOURS; colour++) {
        note_steps(row, at + 2 * colour, view->hand[colour], 2);
        in_hand += view->hand[colour];
    }
    at += 2 * COLOURS;
    int money = view->city.money + (view->earns ? earned : 0);
    note(row, at, view->drafts);
    note(row, at + 1, !view->drafts && in_hand);
    note(row, at + 2, view->grows && grows);
    note(row, at + 3, view->buys && money >= PRICE * (least(utilities, lifts) + 1));
    return at + 4;
}

static void encode(const Board *board, const View *view, Row *row) {
    const City *city = &view->city;
    Unit home[MOST_UNITS], shop[MOST_UNITS];
    Set open = city->sites & board->fits[city->limit];
    int homes = describe_homes(board, city, home, open);
    int shops = describe_shops(board, city, shop, open, home, homes);
    int earned = income(board, city);
    row->number = 0;
    int at = note_planes(row, board, city, open, home, homes);
    at = note_times(row, at, view, earned);
    at = note_residences(row, at, board, city, home, homes);
    at = note_stocks(row, at, view);
    for (int level = 0; level < HIGHEST; level++)
        note(row, at + level, count(city->sites & board->levels[level]));
    note(row, at + HIGHEST, count(open));
    at += HIGHEST + 1;
    int ready_homes = can_grow(home, homes), ready_shops = can_grow(shop, shops);
    note(row, at, ready_homes);
    note(row, at + 1, ready_shops);
    at = note_unit(row, at + 2, homes ? home : 0, 16, 12, 5, 6);
    at = note_unit(row, at, homes > 1 ? home + 1 : 0, 6, 0, 5, 4);
    at = note_unit(row, at, shops ? shop : 0, 6, 0, 4, 4);
    int grows = (ready_homes && view->reserve[RESIDENCE]) || (ready_shops && view->reserve[SHOP]);
    at = note_to_do(row, at, view, earned, grows);
    for (int n = 0; n < view->line_length && n < LOOKED_AT; n++)
        note(row, at + n * COLOURS + view->line[n], 1);
    at += LOOKED_AT * COLOURS;
    note(row, at + (int)board->side, 1);
    note(row, at + SIDES + least(view->seats, COUNTED_SEATS) - 1, 1);
}

void fill_row(const Board *board, const View *view, uint8_t *bytes) {
    Row row;
    encode(board, view, &row);
    memset(bytes, 0, ROW);
    for (int n = 0; n < row.number; n++) bytes[row.at[n]] = row.value[n];
}

/* The net */

static float forward(const Net *net, const Row *row) {
    float one[FIRST], two[SECOND], value = net->last_bias;
    memcpy(one, net->first_bias, sizeof one);
    for (int n = 0; n < row->number; n++) {
        const float *weights = net->first[row->at[n]];
        float times = row->value[n];
        for (int m = 0; m < FIRST; m++) one[m] += times * weights[m];
    }
    memcpy(two, net->second_bias, sizeof two);
    for (int n = 0; n < FIRST; n++)
        if (one[n] > 0)
            for (int m = 0; m < SECOND; m++) two[m] += one[n] * net->second[n][m];
    for (int m = 0; m < SECOND; m++) value += two[m] > 0 ? two[m] * net->last[m] : 0;
    return value;
}

/* Luck */

static uint64_t next(uint64_t *luck) { /* splitmix64 */
    uint64_t z = (*luck += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

static double uniform(uint64_t *luck) { return (double)(next(luck) >> 11) / 9007199254740992.0; }
static int below(uint64_t *luck, int bound) { return (int)(uniform(luck) * bound); }

static int draw(uint64_t *luck, int32_t *bag, int first_colour) {
    int left = 0;
    for (int colour = first_colour; colour < COLOURS; colour++) left += bag[colour];
    int number = below(luck, left), colour = first_colour;
    while (number >= bag[colour]) number -= bag[colour++];
    bag[colour]--;
    return colour;
}

/* The search of a turn */

typedef struct {
    View view; /* what was reached */
    Plan plan;
    float value, seen; /* without noise, and with it */
} Node;

enum { MOST_FIRST = 6 * POSITIONS, MOST_WIDTH = 512, KNOWN = 4096 };

#define ASTRAY 2.0f /* points of noise where cubes go astray */

typedef struct {
    const Board *board;
    const Net *net;
    uint64_t *luck;
    float noise; /* 0 for none */
    int64_t judged;
    Node first[MOST_FIRST], second[MOST_WIDTH], best, chosen;
    uint64_t known[KNOWN];
} Search;

static float judge(Search *search, const View *view) {
    Row row;
    search->judged++;
    encode(search->board, view, &row);
    return forward(search->net, &row);
}

static float noisy(Search *search, float value) {
    if (!search->noise) return value;
    return value - search->noise * (float)log(-log(uniform(search->luck) + 1e-12) + 1e-12);
}

static void end_round(const Board *board, View *view) {
    if (view->earns) view->city.money += income(board, &view->city);
    view->grows = view->earns = view->buys = 0;
}

/* What the end of the round is worth; the end of the game by its points. */
static float at_end(Search *search, const View *view) {
    View end = *view;
    end_round(search->board, &end);
    return end.done == ROUNDS ? (float)points(search->board, &end.city) : judge(search, &end);
}

static void note_growth(Plan *plan, int colour, int place) {
    plan->grown_colour[plan->growths] = colour;
    plan->grown_place[plan->growths++] = place;
}

/* 3.3.6: all growth, each time the one that looks best; `deep` times with all that follows. */
static float settle(Search *search, View *view, Plan *plan, int deep) {
    for (;;) {
        Set homes, shops;
        growth(search->board, view, &homes, &shops);
        if (!(homes | shops) || plan->growths == GROWTHS) break;
        int number = count(homes) + count(shops), best_colour = RESIDENCE, best_place = 0;
        float best = -INFINITY;
        View best_view;
        Plan best_plan;
        for (int n = 0; n < number; n++) {
            int colour = homes ? RESIDENCE : SHOP;
            Set *from = homes ? &homes : &shops;
            int place = lowest(*from);
            *from &= *from - 1;
            if (number == 1) {
                best_colour = colour;
                best_place = place;
                break;
            }
            View trial = *view;
            Plan trial_plan = *plan;
            grow(search->board, &trial, colour, place);
            note_growth(&trial_plan, colour, place);
            float value = deep ? settle(search, &trial, &trial_plan, deep - 1) : at_end(search, &trial);
            if (value <= best) continue;
            best = value;
            best_colour = colour;
            best_place = place;
            best_view = trial;
            best_plan = trial_plan;
        }
        if (deep && number > 1) {
            *view = best_view;
            *plan = best_plan;
            return best;
        }
        grow(search->board, view, best_colour, best_place);
        note_growth(plan, best_colour, best_place);
    }
    return at_end(search, view);
}

/* Keeps the best of a few. */
static void keep(Node *kept, int *number, int width, const Node *node) {
    int place = *number;
    if (*number < width) {
        ++*number;
    } else {
        place = 0;
        for (int n = 1; n < width; n++)
            if (kept[n].seen < kept[place].seen) place = n;
        if (kept[place].seen >= node->seen) return;
    }
    kept[place] = *node;
}

static int is_new(Search *search, const View *view) {
    uint64_t name = (uint64_t)view->city.money + 1;
    for (int kind = 0; kind < KINDS; kind++) {
        name ^= view->city.cubes[kind];
        name = (name ^ (name >> 29)) * 0xbf58476d1ce4e5b9;
    }
    for (int colour = 0; colour < COLOURS; colour++) name = name * 31 + (uint64_t)view->bag[colour];
    name ^= name >> 32;
    name |= 1;
    for (uint64_t at = name % KNOWN, tries = 0; tries < 8; at = (at + 1) % KNOWN, tries++) {
        if (search->known[at] == name) return 0;
        if (!search->known[at]) {
            search->known[at] = name;
            return 1;
        }
    }
    return 1;
}

/* All that may be built with a hand, first cubes of it. */
static void begin_turn(Search *search, const View *view, int put_back, int *firsts, int width) {
    Set found[COLOURS];
    Node node;
    memset(&node.plan, -1, sizeof node.plan);
    node.plan.put_back = put_back;
    node.plan.growths = 0;
    node.view = *view;
    if (!builds(search->board, view, found)) {
        discard_hand(&node.view);
        node.seen = node.value = at_end(search, &node.view);
        keep(search->first, firsts, width, &node);
        return;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        EACH(place, found[colour]) {
            node.view = *view;
            build(search->board, &node.view, colour, place);
            node.plan.colour[0] = colour;
            node.plan.place[0] = (int)place;
            node.value = judge(search, &node.view);
            node.seen = noisy(search, node.value);
            keep(search->first, firsts, width, &node);
        }
}

static void second_cube(Search *search, const Node *from, int *seconds, int width) {
    Set found[COLOURS];
    Node node = *from;
    if (!builds(search->board, &from->view, found)) {
        discard_hand(&node.view);
        if (!is_new(search, &node.view)) return;
        node.value = settle(search, &node.view, &node.plan, 0);
        node.seen = noisy(search, node.value);
        keep(search->second, seconds, width, &node);
        return;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        EACH(place, found[colour]) {
            node = *from;
            build(search->board, &node.view, colour, place);
            if (!is_new(search, &node.view)) continue;
            node.plan.colour[1] = colour;
            node.plan.place[1] = (int)place;
            View before = node.view;
            node.value = settle(search, &node.view, &node.plan, 0);
            node.seen = noisy(search, node.value);
            node.view = before; /* growth is searched again for those that are kept */
            node.plan.growths = 0;
            keep(search->second, seconds, width, &node);
        }
}

static void consider(Search *search, const Node *node) {
    if (node->value > search->best.value) search->best = *node;
    if (node->seen > search->chosen.seen) search->chosen = *node;
}

static void purchases(Search *search, Node *node) {
    node->value = settle(search, &node->view, &node->plan, 1);
    end_round(search->board, &node->view);
    node->seen = noisy(search, node->value);
    consider(search, node);
    for (int colour = UTILITY; colour <= LIFT; colour++) {
        Set where = on_sale(search->board, &node->view, colour);
        EACH(place, where) {
            Node bought = *node;
            buy(search->board, &bought.view, colour, place);
            bought.plan.bought = colour;
            bought.plan.bought_place = (int)place;
            bought.value = at_end(search, &bought.view);
            bought.seen = noisy(search, bought.value);
            consider(search, &bought);
        }
    }
}

/* The best turn from some hands, each with the cube that goes back for it. */
static void search_turn(Search *search, const View *hands, const int *put_back, int number, Width width) {
    int firsts = 0, seconds = 0;
    memset(search->known, 0, sizeof search->known);
    search->best.value = search->best.seen = search->chosen.value = search->chosen.seen = -INFINITY;
    for (int n = 0; n < number; n++)
        begin_turn(search, &hands[n], put_back[n], &firsts, least(width.first_width, MOST_FIRST));
    for (int n = 0; n < firsts; n++)
        second_cube(search, &search->first[n], &seconds, least(width.second_width, MOST_WIDTH));
    for (int n = 0; n < seconds; n++) purchases(search, &search->second[n]);
}

/* For one city whose hand is known; what is offered instead of it, if anything, leaves one cube. */
static int hands_of(const View *view, const int32_t *offered, View *hands, int *put_back) {
    int number = 0;
    for (int colour = 0; offered && colour < COLOURS; colour++) {
        if (!offered[colour]) continue;
        hands[number] = *view;
        memcpy(hands[number].hand, offered, sizeof view->hand);
        hands[number].hand[colour]--;
        if (view->line_length) hands[number].line[hands[number].line_length++] = colour;
        else hands[number].bag[colour]++;
        put_back[number++] = colour;
    }
    if (number) return number;
    hands[0] = *view;
    put_back[0] = -1;
    return 1;
}

/* The plan of a turn, for the real rules; its value. Offered is null, or has three cubes. */
float plan_turn(const Board *board, const Net *net, const View *view, const int32_t *offered,
                Width width, Plan *plan) {
    uint64_t luck = 0;
    View hands[COLOURS];
    int put_back[COLOURS];
    Search *search = malloc(sizeof *search);
    search->board = board, search->net = net, search->luck = &luck, search->noise = 0;
    search->judged = 0;
    search_turn(search, hands, put_back, hands_of(view, offered, hands, put_back), width);
    *plan = search->best.plan;
    float value = search->best.value;
    free(search);
    return value;
}

float value_of(const Board *board, const Net *net, const View *view) {
    Row row;
    encode(board, view, &row);
    return forward(net, &row);
}

/* Self-play */

typedef struct {
    int32_t seats, park; /* whether the line of Central Park is laid */
    float often, noise; /* share of turns that are noisy, and how much in points */
    float astray; /* share of turns that begin with cubes where they are not best */
    float trace; /* lambda */
    Width width;
} Manner;

typedef struct {
    View ends[ROUNDS + 1], between[ROUNDS][MOMENTS]; /* after set-up and each round; within each */
    float best[ROUNDS], chosen[ROUNDS];
    int explores[ROUNDS], moments[ROUNDS]; /* moments seen, of which some are kept */
} Path;

typedef struct {
    uint8_t *rows;
    float *targets;
    int32_t number;
} Samples;

static void add_sample(Samples *samples, const Board *board, const View *view, float target) {
    fill_row(board, view, samples->rows + (size_t)samples->number * ROW);
    samples->targets[samples->number++] = target;
}

/* TD(lambda) from the end backwards, cut where somebody explored. */
static void add_path(Samples *samples, const Board *board, const Path *path, float trace) {
    float target = (float)points(board, &path->ends[ROUNDS].city);
    for (int turn = ROUNDS - 1; turn >= 0; turn--) {
        target = (1 - trace) * path->chosen[turn] + trace * target;
        for (int n = 0; n < least(path->moments[turn], MOMENTS); n++)
            add_sample(samples, board, &path->between[turn][n], target);
        if (path->explores[turn]) target = path->best[turn];
        add_sample(samples, board, &path->ends[turn], target);
    }
}

/* A few of the moments between the choices of a turn, each as likely. */
static void note_between(Path *path, int turn, uint64_t *luck, const View *view) {
    int place = path->moments[turn]++;
    if (place >= MOMENTS) place = below(luck, place + 1);
    if (place < MOMENTS) path->between[turn][place] = *view;
}

/* The moments of a turn, from after so many cubes on: what came before them was not the best. */
static void replay(const Board *board, const Plan *plan, View view, Path *path, int turn,
                   uint64_t *luck, int astray) {
    if (!astray) note_between(path, turn, luck, &view);
    for (int n = 0; n < 2; n++) {
        if (plan->colour[n] < 0) discard_hand(&view);
        else build(board, &view, plan->colour[n], plan->place[n]);
        if (held(&view) && n + 1 >= astray) note_between(path, turn, luck, &view);
    }
    for (int n = 0; n < plan->growths; n++) {
        note_between(path, turn, luck, &view);
        grow(board, &view, plan->grown_colour[n], plan->grown_place[n]);
    }
    view.grows = 0;
    note_between(path, turn, luck, &view);
}

/* Puts one or two cubes where they seem good, more or less, and makes the best of it. */
static int go_astray(Search *search, const View *hands, const int *put_back, int number, Width width) {
    int cubes = 1 + below(search->luck, 2), firsts = 0, seconds = 0, hand = below(search->luck, number);
    memset(search->known, 0, sizeof search->known);
    search->best.value = search->best.seen = search->chosen.value = search->chosen.seen = -INFINITY;
    search->noise = ASTRAY;
    begin_turn(search, &hands[hand], put_back[hand], &firsts, 1);
    if (cubes == 1) search->noise = 0;
    second_cube(search, &search->first[0], &seconds, cubes == 1 ? least(width.second_width, MOST_WIDTH) : 1);
    search->noise = 0;
    for (int n = 0; n < seconds; n++) purchases(search, &search->second[n]);
    return cubes;
}

static void take_turn(Search *search, Path *path, int turn, const View *hands, const int *put_back,
                      int number, const Manner *manner) {
    int astray = 0;
    search->noise = uniform(search->luck) < manner->often ? manner->noise : 0;
    search_turn(search, hands, put_back, number, manner->width);
    path->best[turn] = search->best.value;
    path->explores[turn] = search->chosen.value < search->best.value;
    if (path->explores[turn]) {
        path->moments[turn] = 0;
    } else if (uniform(search->luck) < manner->astray) {
        path->moments[turn] = 0;
        path->explores[turn] = 1;
        astray = go_astray(search, hands, put_back, number, manner->width);
    }
    const Node *chosen = &search->chosen;
    path->ends[turn + 1] = chosen->view;
    path->chosen[turn] = chosen->value;
    if (path->explores[turn] && !astray) return;
    for (int n = 0; n < number; n++)
        if (put_back[n] == chosen->plan.put_back)
            replay(search->board, &chosen->plan, hands[n], path, turn, search->luck, astray);
}

static void place_hall(Search *search, View *view, const Manner *manner) {
    float best = -INFINITY;
    View chosen = *view;
    search->noise = uniform(search->luck) < manner->often ? manner->noise : 0;
    EACH(cell, search->board->ground) {
        View trial = *view;
        put(search->board, &trial.city, HALL, cell);
        float value = noisy(search, judge(search, &trial));
        if (value > best) best = value, chosen = trial;
    }
    *view = chosen;
}

static void new_view(const Board *board, View *view, int seats) {
    static const int box[] = {12, 42, 25, 20, 20}, each[] = {3, 6, 3, 4, 4};
    memset(view, 0, sizeof *view);
    for (int colour = 0; colour < COLOURS; colour++) {
        view->bag[colour] = seats * each[colour];
        view->reserve[colour] = (1 + (seats - 1) / 4) * box[colour] - view->bag[colour];
    }
    view->city.sites = board->ground;
    view->city.limit = 1;
    view->city.money = 3;
    view->seats = seats;
}

static void lay_line(View *view, uint64_t *luck) {
    for (int n = 0; n < LINE; n++) view->line[n] = draw(luck, view->bag, n < 3);
    view->line_length = LINE;
}

static void start_building(View *view) {
    view->done++;
    view->drafts = 0;
    view->grows = view->earns = view->buys = 1;
}

/* 4.2 and 4.3: three cubes, one of which goes back; at last only two. */
static int offer(View *view, int32_t *offered, uint64_t *luck) {
    int number = view->done == ROUNDS - 1 ? 2 : 3;
    for (int n = 0; n < number; n++) {
        int from_line = view->line_length > 0;
        offered[from_line ? view->line[n] : draw(luck, view->bag, view->done == 0)]++;
    }
    if (view->line_length) {
        view->line_length -= number;
        memmove(view->line, view->line + number, sizeof view->line[0] * (size_t)view->line_length);
    }
    return number;
}

static void play_alone(Search *search, Path *path, const Manner *manner) {
    View *view = &path->ends[0], hands[COLOURS];
    int put_back[COLOURS];
    new_view(search->board, view, 1);
    if (manner->park) lay_line(view, search->luck);
    place_hall(search, view, manner);
    for (int turn = 0; turn < ROUNDS; turn++) {
        int32_t offered[COLOURS] = {0};
        View now = path->ends[turn];
        int three = offer(&now, offered, search->luck) == 3;
        start_building(&now);
        if (!three) memcpy(now.hand, offered, sizeof now.hand);
        int number = hands_of(&now, three ? offered : 0, hands, put_back);
        take_turn(search, path, turn, hands, put_back, number, manner);
    }
}

/* Several seats: the draft */

typedef struct {
    int32_t seats, first;
    int tower[4][2 * SEATS], height[4], towers;
} Draft;

static int picker(const Draft *draft, int pick) {
    int place = pick < draft->seats ? pick : 2 * draft->seats - 1 - pick; /* 3.1.4 */
    return (draft->first + place) % draft->seats;
}

static void take_cube(View *view, int colour, Path *path, int turn, uint64_t *luck) {
    view->hand[colour]++;
    if (held(view) > 1) return;
    view->drafts = 1;
    note_between(path, turn, luck, view);
}

static float hand_value(Search *search, const View *view, int colour, int second) {
    View trial = *view;
    trial.hand[colour]++;
    if (second >= 0) trial.hand[second]++;
    if (held(&trial) == 2) start_building(&trial);
    else trial.drafts = 1;
    return judge(search, &trial);
}

/* Two seats, four cubes: worth[seat][pair of cubes], solved to the end for the difference. */
static float solve(const Draft *draft, float worth[2][4][4], int pick, const int *hand_of_first,
                   const int *hand_of_second, int *best_tower) {
    if (pick == 4)
        return worth[draft->first][hand_of_first[0]][hand_of_first[1]] -
               worth[1 - draft->first][hand_of_second[0]][hand_of_second[1]];
    int mine = pick == 0 || pick == 3;
    float best = mine ? -INFINITY : INFINITY;
    for (int tower = 0; tower < 2; tower++) {
        if (!draft->height[tower]) continue;
        Draft after = *draft;
        int cube = after.tower[tower][--after.height[tower]], hand[2];
        const int *before = mine ? hand_of_first : hand_of_second;
        memcpy(hand, before, sizeof hand);
        hand[pick == 0 || pick == 1 ? 0 : 1] = cube;
        float value = solve(&after, worth, pick + 1, mine ? hand : hand_of_first,
                            mine ? hand_of_second : hand, 0);
        if (mine ? value > best : value < best) {
            best = value;
            if (best_tower) *best_tower = tower;
        }
    }
    return best;
}

static void stack_as(Draft *draft, const int *order) {
    draft->height[0] = draft->height[1] = 2;
    for (int n = 0; n < 4; n++) draft->tower[n / 2][n % 2] = order[n];
}

/* The first player piles the four cubes up as it is best for the difference. */
static void best_stack(Draft *draft, float worth[2][4][4]) {
    float best = -INFINITY;
    int chosen[4] = {0, 1, 2, 3}, none[2] = {0, 0};
    for (int a = 0; a < 4; a++)
        for (int b = 0; b < 4; b++)
            for (int c = 0; c < 4; c++) {
                if (a == b || a == c || b == c) continue;
                int order[4] = {a, b, c, 6 - a - b - c};
                stack_as(draft, order);
                float value = solve(draft, worth, 0, none, none, 0);
                if (value > best) best = value, memcpy(chosen, order, sizeof chosen);
            }
    stack_as(draft, chosen);
}

static void draft_two(Search *searches, Draft *draft, View *views, const int *cubes, Path *paths, int turn) {
    float worth[2][4][4];
    int hands[2][2] = {{0, 0}, {0, 0}}, held_now[2] = {0, 0};
    for (int seat = 0; seat < 2; seat++)
        for (int a = 0; a < 4; a++)
            for (int b = 0; b < a; b++)
                worth[seat][a][b] = worth[seat][b][a] = hand_value(&searches[seat], &views[seat], cubes[a], cubes[b]);
    best_stack(draft, worth);
    for (int pick = 0; pick < 4; pick++) {
        int seat = picker(draft, pick), tower = 0;
        solve(draft, worth, pick, hands[draft->first], hands[1 - draft->first], &tower);
        int cube = draft->tower[tower][--draft->height[tower]];
        hands[seat][held_now[seat]++] = cube;
        take_cube(&views[seat], cubes[cube], &paths[seat], turn, searches[0].luck);
    }
}

/* More seats: towers by luck, and everybody takes what suits the own city best. */
static void draft_many(Search *searches, Draft *draft, View *views, const int *cubes, Path *paths, int turn) {
    draft->towers = least(draft->seats, 4);
    for (int n = 0; n < 2 * draft->seats; n++) {
        int tower = n < 2 * draft->towers ? n % draft->towers : below(searches[0].luck, draft->towers);
        draft->tower[tower][draft->height[tower]++] = cubes[n];
    }
    for (int pick = 0; pick < 2 * draft->seats; pick++) {
        int seat = picker(draft, pick), best_tower = 0;
        float best = -INFINITY;
        for (int tower = 0; tower < draft->towers; tower++) {
            if (!draft->height[tower]) continue;
            int cube = draft->tower[tower][draft->height[tower] - 1];
            float value = hand_value(&searches[seat], &views[seat], cube, -1);
            if (value > best) best = value, best_tower = tower;
        }
        int taken = draft->tower[best_tower][--draft->height[best_tower]];
        take_cube(&views[seat], taken, &paths[seat], turn, searches[0].luck);
    }
}

static void share_stock(View *views, int seats, const View *from) {
    for (int seat = 0; seat < seats; seat++) {
        memcpy(views[seat].bag, from->bag, sizeof from->bag);
        memcpy(views[seat].reserve, from->reserve, sizeof from->reserve);
    }
}

static void play_together(Search *searches, Path *paths, const Manner *manner) {
    int seats = manner->seats, put_back = -1;
    uint64_t *luck = searches[0].luck;
    View views[SEATS];
    for (int seat = 0; seat < seats; seat++) {
        new_view(searches[seat].board, &views[seat], seats);
        place_hall(&searches[seat], &views[seat], manner);
        paths[seat].ends[0] = views[seat];
    }
    int first = below(luck, seats);
    for (int turn = 0; turn < ROUNDS; turn++, first = (first + 1) % seats) {
        int cubes[2 * SEATS];
        Draft draft = {.seats = seats, .first = first};
        for (int n = 0; n < 2 * seats; n++) cubes[n] = draw(luck, views[0].bag, turn == 0);
        share_stock(views, seats, &views[0]);
        for (int seat = 0; seat < seats; seat++) paths[seat].moments[turn] = 0;
        (seats == 2 ? draft_two : draft_many)(searches, &draft, views, cubes, paths, turn);
        for (int n = 1; n <= seats; n++) {
            int seat = (first - n + seats) % seats; /* 1.9 */
            start_building(&views[seat]);
            take_turn(&searches[seat], &paths[seat], turn, &views[seat], &put_back, 1, manner);
            views[seat] = paths[seat].ends[turn + 1];
            for (int other = 0; other < seats; other++)
                memcpy(views[other].reserve, views[seat].reserve, sizeof views[seat].reserve);
        }
        for (int seat = 0; seat < seats; seat++) { /* all know what is left */
            memcpy(paths[seat].ends[turn + 1].reserve, views[0].reserve, sizeof views[0].reserve);
        }
    }
}

/* Plays games; fills rows, targets and final points; says how many rows. */
int32_t play(const Board *boards, const Net *net, const Manner *manner, uint64_t seed, int32_t games,
             uint8_t *rows, float *targets, int32_t *scores, int64_t *judged) {
    Samples samples = {rows, targets, 0};
    int seats = manner->seats;
    Search *searches = malloc(sizeof *searches * (size_t)seats);
    Path *paths = malloc(sizeof *paths * (size_t)seats);
    for (int game = 0; game < games; game++) {
        uint64_t luck = (seed + (uint64_t)game) * 0xd1342543de82ef95 + 1;
        memset(paths, 0, sizeof *paths * (size_t)seats);
        for (int seat = 0; seat < seats; seat++) {
            searches[seat].board = &boards[seat], searches[seat].net = net;
            searches[seat].luck = &luck, searches[seat].judged = 0;
        }
        if (seats == 1) play_alone(searches, paths, manner);
        else play_together(searches, paths, manner);
        for (int seat = 0; seat < seats; seat++) {
            *scores++ = points(&boards[seat], &paths[seat].ends[ROUNDS].city);
            *judged += searches[seat].judged;
            if (rows) add_path(&samples, &boards[seat], &paths[seat], manner->trace);
        }
    }
    free(searches);
    free(paths);
    return samples.number;
}
