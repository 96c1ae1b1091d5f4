"""The position: everything on the table, and nothing that nobody knows.

Mines under unturned tiles, the order of decks and the coming events are not here: they are outcomes of chance when they come up.
Hands are secret, and so is what a Geologist saw; `hide` erases them for the others. Sets of tiles are bits (see `board`). Single
numbers are i64 throughout, so that rules are compiled for one type of argument.

A position knows the version of the rules it is played by; a rule that has changed asks it (`s.rules`), so that games under way
and records go on as they began.
"""

from __future__ import annotations

from enum import IntEnum

from gemhold.core.kit import Cube, Grid, Ints, Struct, actions, i8, i16, i64
from gemhold.games.geodia.board import BASES, PLACES, TILES
from gemhold.games.geodia.data import BUILDINGS, GEMS, KINDS, LAND_KINDS, MINES, TOOLS

SEATS = 4
NOBODY = -1
NONE = -1
WORKER, ENGINEER = 0, 1  # kinds of figures
FIGURES = 2
INVENTOR, RECRUITER, WORKSHOP = 0, 1, 2
LIGHTS = 3  # siege machines of a seat: Ballistas or Towers, then the Trebuchet or Railway Artillery
GUN = 3
MACHINES = 4
CHESTS = 3  # G4
TREASURE_COUNT = 5
EVENT_SLOTS = 5
SHOTS_AT_ONCE = 10  # five rockets, four machines, KA-BOOM
MOST_PUT_OUT = 16
WEAPONS = 6  # siege machines by number, then:
ROCKETS, BLAST = 4, 5

# Things on a tile that can be lost or rescued, for each seat: two kinds of figures, machines, chests.
ITEM_MACHINE = FIGURES
ITEM_CHEST = FIGURES + MACHINES
ITEMS = FIGURES + MACHINES + CHESTS

COMBOS = [(a, b, c) for a in range(4) for b in range(a, 4) for c in range(b, 4)]  # three resources of a transaction (G32)
TRADES = 2 * len(COMBOS)  # a gem for three resources, then three resources for a gem


class Phase(IntEnum):
    """What is awaited. Chance decides in the first group, a seat in the second."""

    LAY = 0  # G10
    DRAW = 1
    EVENT = 2  # G16
    DICE = 3  # G32
    REVEAL = 4  # G44
    LOOK = 5  # Geologist
    WORMS_ROLL = 6  # G77
    DRAGON_ROLL = 7  # G87

    MULLIGAN = 8  # G14
    BASE = 9
    ROADS = 10
    FIGURES = 11
    USE_TOOLS = 12  # Work Tools, before resources are credited; only in rules 1
    FIND = 13  # Gem Find, before gems are credited; only in rules 1
    BONUS = 14  # G32
    CHESTS = 15  # G34
    MAIN = 16
    FINAL = 17
    MOVE = 18  # where a figure goes
    SWAP = 19  # two cards for one
    TRADE = 20  # G73
    SITE = 21  # the tile of a card
    RAILS = 22  # Infrastructure
    BUILDING = 23  # Upgrade
    SABOTAGE = 24
    DISCARD = 25  # G53
    COMBAT = 26
    TARGET = 27
    DEFEND = 28  # G83
    RESCUE = 29  # G66
    LOSE = 30  # G84
    WORMS = 31  # G77
    INSPECT = 32  # G76
    DISMISS = 33

    OVER = 34


FIRST_CHOICE = Phase.MULLIGAN


class Then(IntEnum):
    """What goes on when a question in between is answered or cards are drawn."""

    MENU = 0
    OPENING = 1  # drawing the first hand
    REDRAWN = 2  # after the mulligan
    MINING = 3  # after the bonus die
    DICE = 4  # after the chests of the start of a turn; this and the next two only in rules 1
    PLACING = 5  # after mines with a railway
    FINAL = 6  # after the dragon
    DEFENCE = 7  # a rescue in combat
    WORMS = 8  # a rescue from worms
    BLASTED = 9  # after a single-use mine with a railway


class Gem(IntEnum):
    """Where gems come from and go to: the sources of the score."""

    START = 0
    MINES = 1
    SINGLE = 2
    TOOLS = 3
    STOLEN = 4
    TREASURE = 5
    TRADE = 6
    CHESTS = 7
    FIGURES = 8
    CARDS = 9
    PLAYED = 10
    RESCUE = 11
    DEBT = 12
    INSPECTION = 13


SOURCES = (
    "start", "mines", "single-use", "tools", "stolen", "treasure", "trade", "chests", "figures", "cards", "played", "rescue",
    "debt", "inspection",
)  # fmt: skip

# Fixed numbers of all actions. Changing them changes the rules version.
A = actions(
    base=BASES,
    put=FIGURES * TILES,  # the first figures, by kind and tile
    road=TILES,
    rail=TILES,
    wall=TILES,
    detonate=TILES,
    move=FIGURES * PLACES,
    to=PLACES,
    artillery=PLACES,
    card=1,
    hire=FIGURES,
    upgrade=len(BUILDINGS),
    swap=1,
    discard=KINDS,
    back=KINDS,
    play=KINDS,
    site=TILES,
    improve=len(BUILDINGS),  # by the card Upgrade
    sabotage=SEATS * (TOOLS + MACHINES),
    market=1,
    trade=TRADES,
    take=4,  # from the bonus die: worker, engineer, card, nothing
    debt=1,
    aim=WEAPONS,
    target=TILES + TREASURE_COUNT,
    fire=2,  # paid with resources, or with Munition
    put_out=MOST_PUT_OUT,
    rescue=SEATS * ITEMS,
    lose=SEATS * ITEMS,
    shoot=ROCKETS + 1,  # at worms: by machine, or a rocket
    keep=13,  # workers paid for at the inspection
    dismiss=PLACES,
    done=1,
    no=1,
    cancel=1,
    end=1,
    lose_rail=1,  # since rules 2; new actions come last, so that the numbers in old records stand
)
TAKE_CARD, TAKE_NOTHING = 2, 3


class State(Struct):
    rules: int = i64()  # the version of the rules this game is played by

    # the map, as sets of tiles
    road: int = i64()  # roads and railways
    rail: int = i64()
    turned: int = i64()  # detonated (G44)
    full: int = i64()  # with as many figures as may stand there
    front: Ints = i64(SEATS)  # the two tiles in front of each base, none before it is placed
    walls: Ints = i64(SEATS)
    known: Ints = i64(SEATS)  # unturned tiles a Geologist showed to the seat
    held: Ints = i64(SEATS)  # controlled (G20); this and the next two follow from the figures and machines
    staffed: Ints = i64(SEATS)  # with figures
    crewed: Ints = i64(SEATS)  # with an engineer
    land: Ints = i8(TILES)
    mine: Ints = i8(TILES)  # Mine.UNKNOWN unless turned or known
    land_left: Ints = i8(LAND_KINDS)  # not laid yet
    mines_left: Ints = i8(MINES)  # not turned nor known
    laid: int = i64()

    # what stands on it
    figures: Cube = i8(SEATS, FIGURES, PLACES)
    machine: Grid = i8(SEATS, MACHINES)  # a tile, HOME (artillery only) or NONE
    link: Ints = i8(SEATS)  # tile of the airship or drill, or NONE
    chest: Grid = i8(SEATS, CHESTS)  # a tile or NONE
    chest_gems: Grid = i8(SEATS, CHESTS)
    treasures: int = i64()  # left, as bits

    # what the seats own
    baron: Ints = i8(SEATS)
    rim: Ints = i8(SEATS)  # place of the base on the rim, or NONE
    stock: Grid = i8(SEATS, GEMS)
    gems: Ints = i16(SEATS)
    ledger: Grid = i16(SEATS, len(SOURCES))  # gems by source; their sum is `gems`
    owned: Grid = i8(SEATS, FIGURES)  # figures on tiles and in the base
    upgraded: Ints = i8(SEATS)  # buildings at level 2, as bits
    tools: Ints = i8(SEATS)  # in play, as bits
    deck: Grid = i8(SEATS, KINDS)  # hidden from the others: with the hand in it
    hand: Grid = i8(SEATS, KINDS)  # hidden from the others: empty
    pile: Grid = i8(SEATS, KINDS)  # discards
    deck_n: Ints = i8(SEATS)
    hand_n: Ints = i8(SEATS)
    pile_n: Ints = i8(SEATS)
    aside: Ints = i8(KINDS)  # put back by the player to move until new cards are drawn (G14); hidden: in the deck
    aside_n: int = i64()
    debt: Ints = i8(SEATS)  # G75

    # rounds and events
    seats: int = i64()
    teams: int = i64()
    rounds: int = i64()
    round_n: int = i64()  # 0: the opening round
    turn: int = i64()  # turns begun, the opening included
    event: int = i64()
    events: Ints = i8(EVENT_SLOTS)  # turned up so far, or NONE
    events_left: int = i64()  # may still come, as bits
    debt_grows: int = i64()  # the round from which open debts grow, 0: no claim yet
    inspection: int = i64()  # the round at whose end it is settled, 0: none

    # the turn
    current: int = i64()
    asked: int = i64()  # who decides
    phase: int = i64()
    menu: int = i64()  # Phase.MAIN or Phase.FINAL
    steps: int = i64()  # taken in this phase
    roads_left: int = i64()  # of the opening
    rails_left: int = i64()
    bought: int = i64()  # cards, this turn
    traded: int = i64()  # at the market, this turn
    gun_moves: int = i64()  # left this turn
    bonus: int = i64()  # face shown, or NONE
    mining: int = i64()  # number shown, 0: none

    # a question in between
    then: int = i64()
    chosen: int = i64()  # figure, card or weapon picked
    origin: int = i64()  # the place it comes from
    tile: int = i64()  # under fire, threatened, detonated or looked at
    left: int = i64()  # cards to draw, railways to lay, workers to dismiss, things still to be rescued
    todo: int = i64()  # tiles to be credited, chested or attacked
    loot: int = i64()  # tiles with chests to be stolen
    doubled: int = i64()  # the tile that counts twice (TILES: the treasure), or NONE; only in rules 1

    # what has come in since the last step and can still be doubled (since rules 2)
    yields: int = i64()  # tiles that brought resources: Work Tools
    gains: int = i64()  # tiles that brought gems, TILES: the treasure: Gem Find
    gained: Grid = i16(2, TILES + 1)  # the gems: own, stolen

    # combat
    shot_n: int = i64()
    shot_weapon: Ints = i64(SHOTS_AT_ONCE)
    shot_at: Ints = i64(SHOTS_AT_ONCE)  # a tile, or TILES + a treasure
    doused: Ints = i8(SHOTS_AT_ONCE)  # damage put out on a tile, kept with the first shot at it
    damage: int = i64()  # still to be dealt to the tile
    blast: int = i64()  # the tile is hit by KA-BOOM
    fired: int = i64()  # machines that shot at worms, as bits
    worms: int = i64()  # mines threatened by worms and not saved yet (G77)
    doomed: Ints = i64(SEATS)  # of them those where the seat gives up an engineer
