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
    strong,
)
from gemhold.games.geodia.data import RESOURCES

if TYPE_CHECKING:
    from gemhold.cli.boards import Scene

PITCHES = (12, 10, 8)  # of a brick with its left edge; on 7 signs all a tile may show still finds room
WIDE = 9  # from so many signs on, parts stand apart
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
    name, ground = strong(f"{tile['name']}{TARGET if target else ' '}"), _ground(scene, tile)
    home = strong(f"{HOME}{sign_of(tile['front_of'])}" if tile["front_of"] is not None else "")
    top = Text.assemble(name, *ground, " " if home and room > len(name) + sum(map(len, ground)) + len(home) else "", home)
    lines = [top]
    if len(top) > room:  # narrow bricks show the ground below the name
        lines = [name + home, *flow(ground, room, "")] if home else flow([name, *ground], room, "")
    ways = strong({"rail": RAIL, "road": ROAD}.get(tile["road"], ""))
    standing = [part for part in (ways, *_standing(tile, tile["name"] in cut, shots)) if part]
    lines += flow(standing, room, "" if room < WIDE else " ")
    return Brick(lines if len(lines) > 1 else [*lines, Text()], _ground_style(tile), GLOW if target else "")


def _ground(scene: Scene, tile: dict[str, Any]) -> list[Text]:
    """What the tile is: its two resources, or the mine; what only this seat knows, or that others have looked."""
    if tile["turned"]:
        return [strong(SPENT if tile["spent"] else mine_text(tile["mine"]))]
    out = [land_signs(scene.words, tile["resources"])]
    if tile["known_privately"] and tile["mine"]:
        out.append(strong(f"{KNOWN}{mine_text(tile['mine'])}"))
    elif tile["looked_at"]:
        out.append(strong(KNOWN))
    return out


def _standing(tile: dict[str, Any], cut: bool, shots: int) -> list[Text]:
    """Who and what stands there, seat by seat; a wall and chests may be left behind by others."""
    out = []
    if tile["wall"] is not None:
        out.append(strong(WALL if tile["control"] == [tile["wall"]] else f"{WALL}{sign_of(tile['wall'])}"))
    for seat in tile["control"]:
        own = sign_of(seat)
        own += "".join(figures_text(row["workers"], row["engineers"]) for row in tile["figures"] if row["seat"] == seat)
        own += "".join(machine_sign(row["kind"]) for row in tile["siege"] if row["seat"] == seat)
        own += LINK if tile["link"] == seat else ""
        out.append(strong(own))
    if cut:
        out.append(strong(CUT))
    if shots:
        out.append(strong(SHOT * shots))
    return out + [strong(f"{CHEST}{sign_of(row['seat'])}{row['gems']}") for row in tile["chests"]]


def _ground_style(tile: dict[str, Any]) -> str:
    if tile["control"]:
        return seat_ground(tile["control"][0])
    if tile["turned"]:
        return f"{MINE_INK} on {MINE_LAND}"
    return f"{INK} on {ROAD_LAND if tile['road'] else LAND}"


def _dragon(scene: Scene, room: int, shots: int) -> Brick:
    dragon = scene.view["dragon"]
    left = "".join(str(row["treasure"]) for row in dragon["treasures"]) or SPENT
    name = strong(scene.words.say("cli-geodia-dragon")[:room])
    lines = flow([strong(dragon["name"]), name, strong(f"{GEM}{left}{SHOT * shots}")], room)
    target = any("treasure" in action.data for action in scene.actions)
    return Brick(lines, f"{DRAGON_INK} on {DRAGON_LAND}", GLOW if target else "")


def _base(scene: Scene, base: dict[str, Any], chosen: set[str]) -> Brick:
    if base["seat"] is None:
        return Brick([strong(f"{base['name']}{TARGET}")], f"{RIM_INK} on {RIM}", GLOW)
    player = scene.view["players"][base["seat"]]
    home = player["figures"]
    target = "base" in chosen and base["seat"] == scene.view["actor"]
    own = f"{HOME}{sign_of(base['seat'])}{figures_text(home['workers_home'], home['engineers_home'])}"
    own += "".join(HEAVY for card in player["in_play"] if "machine" in card and card["tile"] is None)
    return Brick([strong(f"{own}{TARGET if target else ''}")], seat_ground(base["seat"]), GLOW if target else "")


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
