"""Why something cannot be done on a tile: words for `why_not`."""

from __future__ import annotations

from gemhold.core.args import Seat
from gemhold.core.errors import Reason
from gemhold.games.geodia.board import around, place_name
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.rules.control import are_friends, building_ground, closed, links, network, passable, reach
from gemhold.games.geodia.state import Phase, State


def named(code: str, place: int, **more: int) -> Reason:
    return Reason(code, {"tile": place_name(place)} | more)


def opponent_at(s: State, tile: int) -> Reason | None:
    """An opponent's tile, held (G20) or immune (G22)."""
    seat = int(s.current)
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            if s.held[other] >> tile & 1:
                return named("why-held-by", tile, seat=Seat(other))
            if s.front[other] >> tile & 1:
                return named("why-immune", tile, seat=Seat(other))
    return None


def way_to(s: State, tile: int) -> Reason:
    """Why a figure cannot go there."""
    if no_way := _bare(s, tile):
        return no_way
    full = s.full if s.phase == Phase.FIGURES else closed(s)
    return named("why-tile-full" if full >> tile & 1 else "why-no-way", tile)


def _bare(s: State, tile: int) -> Reason | None:
    if found := opponent_at(s, tile):
        return found
    return named("why-no-road", tile) if not int(passable(s, s.current)) >> tile & 1 else None


def bare_site(s: State, tile: int) -> Reason | None:
    """Why a tile with a way cannot be got to by any own figure."""
    if found := _bare(s, tile):
        return found
    ground = passable(s, s.current)
    reached = int(reach(s, s.current, ground, network(s, s.current, ground)))
    return None if reached >> tile & 1 else named("why-no-way", tile)


def road_site(s: State, tile: int) -> Reason | None:
    """Why no road can be built there (G41)."""
    if found := opponent_at(s, tile):
        return found
    if int(s.road) >> tile & 1:
        return named("why-road-there", tile)
    if int(links(s)) >> tile & 1:
        return named("why-link-there", tile)
    near = int(around(s.held[s.current])) | int(s.front[s.current])
    return None if near >> tile & 1 or s.phase == Phase.ROADS else named("why-not-next-to-own", tile)


def rail_site(s: State, tile: int) -> Reason | None:
    """Why no railway can be laid there (G42)."""
    if found := opponent_at(s, tile):
        return found
    if int(s.rail | links(s)) >> tile & 1:
        return named("why-rail-there", tile)
    if not int(s.road) >> tile & 1:
        return named("why-no-road", tile)
    near = int(building_ground(s, s.current, passable(s, s.current)))
    return None if near >> tile & 1 else named("why-no-way", tile)


def card_site(s: State, kind: int, tile: int) -> Reason:
    """Why a card cannot be played there."""
    seat = int(s.current)
    if kind == Card.GEOLOGIST:
        return named("why-turned" if s.turned >> tile & 1 else "why-known", tile)
    if kind in (Card.FIND, Card.WORK_TOOLS):
        return named("why-no-gems" if kind == Card.FIND else "why-no-income", tile)
    if kind == Card.LINK:
        if found := opponent_at(s, tile):
            return found
        partner = (seat + 2) % 4
        shared = s.teams and (s.held[partner] | s.front[partner]) >> tile & 1
        return named("why-held-by", tile, seat=Seat(partner)) if shared else named("why-link-there", tile)
    return named("why-machine-there" if s.crewed[seat] >> tile & 1 else "why-no-engineer", tile)
