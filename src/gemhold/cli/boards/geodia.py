"""Geodia in the terminal: map, events, players, hand, prices, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from gemhold.cli.boards import geodia_parts as parts
from gemhold.cli.boards import sign_of
from gemhold.cli.boards.geodia_map import game_map, legend, map_width, pitch_of
from gemhold.cli.boards.geodia_signs import (
    BARON_OF,
    CHEST,
    GEM,
    HOME,
    SPENT,
    figures_text,
    good_sign,
    land_signs,
    machine_sign,
    mine_text,
    price_text,
    seat_line,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gemhold.cli.boards import CardList, Scene
    from gemhold.core.game import Event
    from gemhold.core.match import Action
    from gemhold.locales import Words

GAP = 2
BESIDE = 44  # with so much room to its right, the players stand beside the map
ON_THE_MAP = {
    "base", "roads", "figures", "use_tools", "find", "chests", "move", "site", "rails", "combat", "target", "defend", "rescue",
    "lose", "worms", "dismiss",
}  # fmt: skip  # phases in which places are chosen
PRICE_OF = {
    "card": "card",
    "debt": "debt",
    "hire": "figure",
    "upgrade": "building",
    "play": "card",
}  # where a move names its price
MANY = ("at", "target", "to", "road", "rail", "wall", "detonate", "move", "put", "trade", "sabotage", "base", "artillery")
ALONE = ("swap", "trade", "done", "no", "cancel", "fire")


class GeodiaBoard:
    minor = frozenset(
        {
            "geodia-draws", "geodia-draws-card", "geodia-puts-back", "geodia-puts-back-card", "geodia-puts", "geodia-income",
            "geodia-tool-income", "geodia-stock-full", "geodia-moves", "geodia-road", "geodia-rail", "geodia-keeps-card",
            "geodia-map-laid",
        }
    )  # fmt: skip

    def title(self, words: Words) -> str:
        return words.say("geodia-title")

    def seat_name(self, words: Words, colour: str) -> str:
        return words.say("geodia-baron", baron=BARON_OF[colour])

    def seat_style(self, seat: int, colour: str) -> str:
        return seat_line(seat)

    def source(self, words: Words, source: str) -> str:
        return words.say(f"geodia-source-{source}")

    def trait(self, words: Words, trait: str) -> str:
        return words.say("cli-geodia-trait", trait=trait)

    def trait_value(self, words: Words, trait: str, value: str) -> str:
        return words.say(f"geodia-{trait}", **{trait: value})

    def thing(self, words: Words, thing: str) -> str:
        return words.say("geodia-card", card=thing)

    def rules(self, words: Words) -> str:
        return words.say("cli-geodia-rules")

    def tell(self, event: Event, names: Sequence[str], words: Words) -> Text:
        args = event.args
        if event.id == "geodia-income":  # small print, under the sign of its seat
            goods = [Text.assemble(f" +{args['n']}", good_sign(words, str(args[key]))) for key in ("first", "second")]
            return Text.assemble(str(args["tile"]), *goods)
        small = _small_print(event, words) if event.id in self.minor else ""
        return Text(small or words.tell(event, names))

    def ask(self, scene: Scene) -> str:
        asked = scene.view["ask"]
        text = scene.words.say(f"geodia-ask-{asked['kind']}", seat=scene.names[asked["seat"]])
        return " ".join([text, *self._details(scene, asked)])

    def _details(self, scene: Scene, asked: dict[str, Any]) -> list[str]:
        """What the question is about, in short."""
        say = scene.words.say
        out = []
        if asked.get("tile"):
            if asked["worms"]:
                out.append(say("cli-geodia-ask-worms", tile=asked["tile"]))
            elif asked["blast"]:
                out.append(say("cli-geodia-ask-blast", tile=asked["tile"], seat=scene.names[asked["by"]]))
            else:
                out.append(say("cli-geodia-ask-hit", tile=asked["tile"], seat=scene.names[asked["by"]], n=asked["damage"]))
        if asked.get("most_put_out"):
            out.append(say("cli-geodia-ask-water", n=asked["water_each"]))
        if "figure" in asked:
            out.append(say("cli-geodia-ask-from", figure=asked["figure"], place=asked["from"]))
        if "card" in asked:
            effect = say("geodia-card-effect", card=asked["card"]) if asked["kind"] == "site" else ""
            out.append(
                f"{say('geodia-card', card=asked['card'])}: {effect}" if effect else f"({say('geodia-card', card=asked['card'])})"
            )
        if "face" in asked:
            out.append(say("geodia-bonus", bonus=asked["counts_as"]).capitalize() + ".")
        if "weapon" in asked:
            out.append(f"({asked['weapon']})")
        if asked["kind"] == "roads":
            out.append(say("cli-geodia-ask-roads", roads=asked["roads"], rails=asked["rails"]))
        for key in ("left", "too_many", "extra", "put_back"):
            if asked.get(key):
                out.append(say("cli-geodia-ask-count", what=key, n=asked[key]))
        return out

    def syntax(self, words: Words, verb: str) -> str | None:
        return words.say("cli-geodia-syntax", verb=verb) if verb in MANY or verb in ALONE else None

    def gloss(self, scene: Scene, action: Action) -> str:
        data = action.data
        do = data["do"]
        if price := self._price(scene, data):
            return price
        if data.get("tile") is not None:
            return _there(scene, scene.view["tiles"][data["tile"]], do)
        if "treasure" in data:
            return next(f"{row['gems']}{GEM}" for row in scene.view["dragon"]["treasures"] if row["treasure"] == data["treasure"])
        if do == "end":
            return f"→ {scene.words.say('cli-geodia-next', phase=scene.view['phase'])}"
        if do in ("rescue", "lose"):
            return sign_of(data["seat"]) + self._chest(scene, data)
        if do in ("aim", "shoot"):
            return self._weapon(scene, data["number"])
        return ""

    def _price(self, scene: Scene, data: dict[str, Any]) -> str:
        """What a move costs that is not about a place."""
        do, prices = data["do"], scene.view["prices"] or {}
        if do == "play" and data["card"] == parts.SABOTEUR:
            return parts.sabotage_price()
        if do == "sabotage":
            tools = [card["name"] for card in scene.view["players"][data["seat"]]["in_play"] if "tool" in card]
            key = "sabotage-tool" if data["what"] in tools else "sabotage-siege"
        elif do == "fire":
            key = "fire-munition" if data["munition"] else "fire"
        else:
            key = data.get(PRICE_OF[do], PRICE_OF[do]) if do in PRICE_OF else ""
        found = prices.get(key, {}).get("price")
        price = price_text(scene.words, found).plain if found else ""
        return f"{sign_of(data['seat'])} {price}" if do == "sabotage" else price

    def _chest(self, scene: Scene, data: dict[str, Any]) -> str:
        """The gems of a chest that may be lost or saved."""
        item = str(data.get("item", ""))
        if " chest " not in item:
            return ""
        number = int(item.rsplit(" ", 1)[1])
        rows = [row for tile in scene.view["tiles"] for row in tile["chests"]]
        return "".join(f" {row['gems']}{GEM}" for row in rows if (row["seat"], row["chest"]) == (data["seat"], number))

    def _weapon(self, scene: Scene, number: int) -> str:
        """Where a siege machine stands."""
        own = scene.view["players"][scene.view["actor"]]["in_play"]
        return next((str(card["tile"]) for card in own if card.get("machine") == number and card["tile"]), "")

    # ------------------------------------------------------------------ the screen

    def table(self, scene: Scene) -> RenderableType:
        pitch = pitch_of(scene.width - BESIDE - GAP)
        if scene.width - map_width(pitch) - GAP < BESIDE:
            land, room = game_map(scene, pitch_of(scene.width)), scene.width
            rows = [parts.events(scene), parts.treasures(scene, room), Text(), parts.players(scene, room)]
            return Group(land, legend(scene, room), Text(), *rows, *self._own(scene))
        land = game_map(scene, pitch)
        room = scene.width - map_width(pitch) - GAP
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=map_width(pitch))
        grid.add_column(width=room)
        beside = Group(parts.events(scene), Text(), parts.players(scene, room), Text(), parts.treasures(scene, room))
        grid.add_row(land, beside)
        return Group(grid, legend(scene, scene.width), *self._own(scene))

    def _own(self, scene: Scene) -> list[RenderableType]:
        """What the seat holds and can pay."""
        found = (parts.hands(scene), parts.prices(scene), parts.shots(scene))
        return [part for known in found if known is not None for part in (Text(), known)]

    def decision(self, scene: Scene) -> RenderableType | None:
        phase = scene.view["phase"]
        if phase in ON_THE_MAP:
            aimed = parts.shots(scene)
            return Group(game_map(scene, pitch_of(scene.width)), parts.purse(scene), *([aimed] if aimed else []))
        if phase in ("main", "final"):
            return Group(parts.purse(scene), *([known] if (known := parts.prices(scene)) else []))
        hand = parts.hands(scene)
        return Group(*([hand] if hand else []), parts.purse(scene))

    def odds(self, scene: Scene) -> RenderableType | None:
        return parts.mines_left(scene)

    def cards(self, words: Words) -> CardList | None:
        return None


def _small_print(event: Event, words: Words) -> str:
    """Without the name: the sign of the seat stands before it."""
    args, say = event.args, words.say
    if event.id in ("geodia-draws", "geodia-puts-back"):
        return say("cli-geodia-small-card", what=event.id.removeprefix("geodia-"))
    if event.id in ("geodia-draws-card", "geodia-puts-back-card", "geodia-tool-income"):
        return say("geodia-card", card=args["card"])
    if event.id in ("geodia-road", "geodia-rail"):
        return f"{say('cli-geodia-sign', sign=event.id.removeprefix('geodia-'))} {args['tile']}"
    if event.id in ("geodia-puts", "geodia-moves"):
        figure = say("cli-geodia-figure", figure=args["figure"])
        way = [HOME if args[key] == "base" else str(args[key]) for key in ("from", "tile", "to") if key in args]
        return f"{figure} {' → '.join(way)}"
    return ""


def _there(scene: Scene, tile: dict[str, Any], do: str) -> str:
    """A tile in short: for shots what stands there, else its ground."""
    if do in ("target", "lose", "rescue"):
        own = [sign_of(row["seat"]) + figures_text(row["workers"], row["engineers"]) for row in tile["figures"]]
        own += [sign_of(row["seat"]) + machine_sign(row["kind"]) for row in tile["siege"]]
        own += [f"{CHEST}{sign_of(row['seat'])}{row['gems']}" for row in tile["chests"]]
        return "".join(own)
    if tile["turned"]:
        return SPENT if tile["spent"] else mine_text(tile["mine"])
    return land_signs(scene.words, tile["resources"]).plain


BOARD = GeodiaBoard()
