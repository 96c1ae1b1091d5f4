"""Geodia's map in the terminal: tiles, bases at the rim, the dragon, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text

from gemhold.cli.boards import sign_of
from gemhold.cli.boards.bricks import Brick, draw
from gemhold.cli.boards.geodia_signs import (
    CHEST,
    CUT,
    DRAGON_INK,
    DRAGON_LAND,
    GEM,
    GLOW,
    HEAVY,
    HOME,
    INK,
    KNOWN,
    LAND,
    LIGHT,
    LINK,
    MINE_INK,
    MINE_LAND,
    RAIL,
    RIM,
    RIM_INK,
    ROAD,
    ROAD_LAND,
    SHOT,
    SPENT,
    TARGET,
    WALL,
    figures_text,
    good_sign,
    land_signs,
    machine_sign,
    mine_text,
    seat_ground,
)
from gemhold.games.geodia.data import RESOURCES

if TYPE_CHECKING:
    from gemhold.cli.boards import Scene

PITCHES = (12, 10, 8)  # of a brick with its left edge; on 7 signs all a tile may show still finds room
COLUMNS = 9  # bricks side by side, the rim included


def pitch_of(width: int) -> int:
    """The widest bricks that fit."""
    return next((pitch for pitch in PITCHES if COLUMNS * pitch + 1 <= width), PITCHES[-1])


def map_width(pitch: int) -> int:
    return COLUMNS * pitch + 1


def game_map(scene: Scene, pitch: int) -> Text:
    """Tiles with their marks. The rim shows the bases, and the places for one while it is chosen."""
    view, room = scene.view, pitch - 1
    chosen = targets(scene)
    cut = {row["tile"] for row in view["earnings"] or () if row.get("why") == "no-route"}
    shots = [shot.get("tile") for shot in view["shots"]]
    bricks = {tuple(tile["at"]): _tile(scene, tile, room, chosen, cut, shots.count(tile["name"])) for tile in view["tiles"]}
    bricks[tuple(view["dragon"]["at"])] = _dragon(scene, room, len(shots) - len([shot for shot in shots if shot]))
    places = {action.data["place"] for action in scene.actions if action.data["do"] == "base"}
    for base in view["bases"]:
        if base["seat"] is None and base["place"] not in places:
            continue
        bricks[tuple(base["at"])] = _base(scene, base, chosen)
    return draw(bricks, pitch)


def targets(scene: Scene) -> set[str]:
    """Names of the places the step to be made may name, where it names places only."""
    verbs = {action.data["do"] for action in scene.actions} - {"cancel", "done", "no"}
    if len(verbs) > 1 and verbs != {"road", "rail"}:
        return set()
    return {action.data["name"] for action in scene.actions if "name" in action.data}


def flow(parts: Sequence[Text], room: int, gap: str = " ") -> list[Text]:
    """Parts in lines, apart by a gap where there is room for all gaps; none is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and cell_len(lines[-1].plain) + len(gap) + cell_len(part.plain) <= room:
            lines[-1] = Text(gap).join([lines[-1], part])
        else:
            lines.append(part)
    return lines


# ---------------------------------------------------------------- bricks


def _tile(scene: Scene, tile: dict[str, Any], room: int, chosen: set[str], cut: set[str], shots: int) -> Brick:
    target = tile["name"] in chosen
    top = Text.assemble((f"{tile['name']}{TARGET if target else ' '}", "bold"), _ground(scene, tile))
    if tile["front_of"] is not None:
        home = f"{HOME}{sign_of(tile['front_of'])}"
        top.append(home if cell_len(top.plain) + 3 > room else f" {home}")
    standing = _standing(tile, tile["name"] in cut, shots)
    lines = flow([top], room) if cell_len(top.plain) <= room else _broken(scene, tile, target)
    ways = Text({"rail": RAIL, "road": ROAD}.get(tile["road"], ""), "bold")
    lines += flow([part for part in (ways, *standing) if part.plain], room, "" if room < 9 else " ")
    while len(lines) < 2:
        lines.append(Text())
    return Brick(lines, _ground_style(tile), GLOW if target else "")


def _broken(scene: Scene, tile: dict[str, Any], target: bool) -> list[Text]:
    """Name and base above, what lies there below: for narrow bricks."""
    name = Text(f"{tile['name']}{TARGET if target else ' '}", "bold")
    if tile["front_of"] is not None:
        name.append(f"{HOME}{sign_of(tile['front_of'])}")
    return [name, _ground(scene, tile)]


def _ground(scene: Scene, tile: dict[str, Any]) -> Text:
    """What the tile is: its two resources, or the mine; what only this seat knows, or that others have looked."""
    if tile["turned"]:
        return Text(SPENT if tile["spent"] else mine_text(tile["mine"]), "bold")
    out = land_signs(scene.words, tile["resources"])
    if tile["known_privately"] and tile["mine"]:
        out.append(f"{KNOWN}{mine_text(tile['mine'])}")
    elif tile["looked_at"]:
        out.append(KNOWN)
    return out


def _standing(tile: dict[str, Any], cut: bool, shots: int) -> list[Text]:
    """Who and what stands there, seat by seat; a wall and chests may be left behind by others."""
    out = []
    if tile["wall"] is not None:
        out.append(Text(WALL if tile["control"] == [tile["wall"]] else f"{WALL}{sign_of(tile['wall'])}", "bold"))
    for seat in tile["control"]:
        own = sign_of(seat)
        own += "".join(figures_text(row["workers"], row["engineers"]) for row in tile["figures"] if row["seat"] == seat)
        own += "".join(machine_sign(row["kind"]) for row in tile["siege"] if row["seat"] == seat)
        own += LINK if tile["link"] == seat else ""
        out.append(Text(own, "bold"))
    if cut:
        out.append(Text(CUT, "bold"))
    if shots:
        out.append(Text(SHOT * shots, "bold"))
    return out + [Text(f"{CHEST}{sign_of(row['seat'])}{row['gems']}", "bold") for row in tile["chests"]]


def _ground_style(tile: dict[str, Any]) -> str:
    if tile["control"]:
        return seat_ground(tile["control"][0])
    if tile["turned"]:
        return f"{MINE_INK} on {MINE_LAND}"
    return f"{INK} on {ROAD_LAND if tile['road'] else LAND}"


def _dragon(scene: Scene, room: int, shots: int) -> Brick:
    dragon = scene.view["dragon"]
    left = "".join(str(row["treasure"]) for row in dragon["treasures"]) or SPENT
    name = Text(scene.words.say("cli-geodia-dragon")[:room], "bold")
    lines = flow([Text(dragon["name"], "bold"), name, Text(f"{GEM}{left}{SHOT * shots}", "bold")], room)
    target = any("treasure" in action.data for action in scene.actions)
    return Brick(lines, f"{DRAGON_INK} on {DRAGON_LAND}", GLOW if target else "")


def _base(scene: Scene, base: dict[str, Any], chosen: set[str]) -> Brick:
    if base["seat"] is None:
        return Brick([Text(f"{base['name']}{TARGET}", "bold")], f"{RIM_INK} on {RIM}", GLOW)
    player = scene.view["players"][base["seat"]]
    home = player["figures"]
    target = "base" in chosen and base["seat"] == scene.view["actor"]
    own = f"{HOME}{sign_of(base['seat'])}{figures_text(home['workers_home'], home['engineers_home'])}"
    own += "".join(HEAVY for card in player["in_play"] if "machine" in card and card["tile"] is None)
    return Brick([Text(f"{own}{TARGET if target else ''}", "bold")], seat_ground(base["seat"]), GLOW if target else "")


# ---------------------------------------------------------------- what the signs mean


def legend(scene: Scene, width: int) -> Text:
    """Only signs that are on the map; the letters of the resources always."""
    say, view, tiles = scene.words.say, scene.view, scene.view["tiles"]
    out: list[Text] = [Text.assemble(good_sign(scene.words, good), " ", say("geodia-good", good=good)) for good in RESOURCES]
    signs: list[tuple[str, str, bool]] = [
        (f"{sign_of(0)}2+1", "figures", any(tile["figures"] for tile in tiles)),
        (HOME, "base", any(base["seat"] is not None for base in view["bases"])),
        (f"a1 {HOME}{sign_of(0)}", "front", any(tile["front_of"] is not None for tile in tiles)),
        (ROAD, "road", any(tile["road"] == "road" for tile in tiles)),
        (RAIL, "rail", any(tile["road"] == "rail" for tile in tiles)),
        (WALL, "wall", any(tile["wall"] is not None for tile in tiles)),
        (f"246{GEM}2", "mine", any(tile["mine"] and not tile["spent"] for tile in tiles)),
        (SPENT, "spent", any(tile["spent"] for tile in tiles)),
        (KNOWN, "known", any(tile["looked_at"] and not tile["turned"] for tile in tiles)),
        (f"{CHEST}{sign_of(0)}5", "chest", any(tile["chests"] for tile in tiles)),
        (LIGHT, "light", any(machine_sign(row["kind"]) == LIGHT for tile in tiles for row in tile["siege"])),
        (HEAVY, "heavy", any(machine_sign(row["kind"]) == HEAVY for tile in tiles for row in tile["siege"])),
        (LINK, "link", any(tile["link"] is not None for tile in tiles)),
        (CUT, "cut", any(row.get("why") == "no-route" for row in view["earnings"] or ())),
        (SHOT, "shot", bool(view["shots"])),
        (TARGET, "target", bool(targets(scene))),
    ]
    out += [Text.assemble((sign, "bold"), " ", say("cli-geodia-sign", sign=name)) for sign, name, there in signs if there]
    for entry in out:
        entry.no_wrap = True
    return Text("\n").join(flow(out, width, "  "))
