"""King of the Dice in the terminal: map, dice, offer, players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gemhold.cli.boards import sign_of
from gemhold.cli.boards.bricks import Brick, draw, pitch_for, width_of
from gemhold.core.kit import PURE
from gemhold.games.king.data import CARD_LIST, Kind
from gemhold.games.king.names import condition_text
from gemhold.games.king.notation import DIE_LETTERS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gemhold.cli.boards import CardList, Scene
    from gemhold.core.game import Event
    from gemhold.core.match import Action
    from gemhold.locales import Words

INK = "#2a2018"
SEAT_GROUND = {"purple": "#7b3fa0", "yellow": "#f2b705", "turquoise": "#14a098", "black": "#45454f"}
SEAT_INK = {"purple": "#ffffff", "yellow": INK, "turquoise": "#04201e", "black": "#ffffff"}
SEAT_LINE = {"purple": "#b57be0", "yellow": "#d9a404", "turquoise": "#14a098", "black": "#8a8a96"}
DIE_GROUND = {"r": "#c8332b", "g": "#2f8f4e", "b": "#2d62b8"}
DIE_LINE = {"r": "#ff6f66", "g": "#4fc177", "b": "#6d9bf0"}  # on the terminal's own ground
LAND_GROUND = {
    "floodplain": "#b9dccb",
    "coast": "#f3e3b8",
    "swamp": "#b4bf85",
    "meadow": "#c4e29a",
    "desert": "#f2d48c",
    "cave": "#bdb3ad",
    "volcano": "#d0a59b",
    "farmland": "#e5c96b",
    "mountains": "#cdd2da",
    "lava": "#eda37f",
    "steppe": "#ddd39b",
    "pine_forest": "#98c4a0",
    "mushroom_forest": "#dbb8a8",
    "flower_meadow": "#ebc3de",
    "quarry": "#d3c8b6",
}
FIRE_GROUND, FIRE_INK = "#4a1509", "#ffb02e"
RUIN_GROUND = "#777777"
GLOW = "bold #ffcf4a"
GOLD_INK = "#d9a404"
GOLD_ON_LAND = "#7a4e00"
MET = "bold green"
FIRE, RUIN, WHITE, GOLD, TARGET, SUPER = "^^^", "xxx", "◇", "✦", "◂", "✪"
GEM = {"white": WHITE, "gold": GOLD}
EFFECTS = {1: "trader", 3: "slayer", 4: "bandit", 5: "landowner"}
MAP_ROOM = 80
BESIDE = 43  # columns right of the map from which the players are shown beside it
GAP = 3
ALL_COLUMNS = 66  # width of the players' table with all columns
ASKS = {
    "keep": "king-ask-keep",
    "check": "king-ask-check",
    "place": "king-ask-place",
    "slay": "king-ask-slay",
    "raid": "king-ask-raid",
    "steal_card": "king-ask-steal-card",
    "steal_gem": "king-ask-steal-gem",
    "lay_fire": "king-ask-lay-fire",
    "fire_of": "king-ask-fire-of",
}
SOURCES = {
    "area": "king-source-area",
    "others": "king-source-others",
    "fires": "king-source-fires",
    "gold": "king-source-gold",
    "white": "king-source-white",
}
SYNTAX = {
    "keep": "cli-king-syntax-keep",
    "stop": "cli-king-syntax-stop",
    "joker": "cli-king-syntax-joker",
    "skip": "cli-king-syntax-skip",
}
SMALL_PRINT = {
    "king-rolls": "cli-king-small-rolls",
    "king-keeps": "cli-king-small-keeps",
    "king-card-turned": "cli-king-small-card",
}
FACE = re.compile(r"\b[rgb][1-6]\b")
DECK = "deck-"  # begins what reports call a whole deck
ON_THE_MAP = ("place", "slay", "raid", "lay_fire")


class KingBoard:
    minor = frozenset({"king-rolls", "king-keeps", "king-card-turned", "king-tiles-back"})

    def title(self, words: Words) -> str:
        return words.say("king-title")

    def seat_name(self, words: Words, colour: str) -> str:
        return words.say("king-colour", colour=colour).capitalize()

    def seat_style(self, seat: int, colour: str) -> str:
        return f"bold {SEAT_LINE[colour]}"

    def source(self, words: Words, source: str) -> str:
        return words.say(SOURCES[source])

    def trait(self, words: Words, trait: str) -> str:
        return trait

    def trait_value(self, words: Words, trait: str, value: str) -> str:
        return value

    def thing(self, words: Words, thing: str) -> str:
        if thing.startswith(DECK):
            return words.say("cli-king-citizen", deck=int(thing.removeprefix(DECK)))
        return f"{words.say('cli-king-citizen', deck=CARD_LIST[int(thing) - 1].deck + 1)} {thing}"

    def rules(self, words: Words) -> str:
        return words.say("cli-king-rules") + "\n\n" + words.say("cli-king-signs")

    def tell(self, event: Event, names: Sequence[str], words: Words) -> Text:
        text = words.say(SMALL_PRINT[event.id], **event.args) if event.id in SMALL_PRINT else words.tell(event, names)
        out = Text(text)
        dice = str(event.args.get("dice", ""))
        at = text.find(dice)  # only there: a space may also be named b2
        for found in FACE.finditer(dice) if at >= 0 else ():
            out.stylize(f"bold {DIE_LINE[found[0][0]]}", at + found.start(), at + found.end())
        return out

    def ask(self, scene: Scene) -> str:
        return scene.words.say(ASKS[scene.view["phase"]], seat=scene.names[scene.view["actor"]])

    def syntax(self, words: Words, verb: str) -> str | None:
        return words.say(SYNTAX[verb]) if verb in SYNTAX else None

    def gloss(self, scene: Scene, action: Action) -> str:
        data, say = action.data, scene.words.say
        if data["do"] in ("take", "alarm") and data["deck"]:
            return citizen(scene, data["deck"])
        if "space" in data:
            return say("cli-king-land", land=scene.view["spaces"][data["space"]]["land"])
        if data["do"] == "steal_card":
            return f"{data['card']['joker']} {sign_of(data['seat'])}"
        return ""

    # ------------------------------------------------------------------ the screen

    def table(self, scene: Scene) -> RenderableType:
        land = game_map(scene, min(scene.width, MAP_ROOM))
        room = scene.width - width_of(land) - GAP
        if room < BESIDE:
            return Group(land, legend(scene, scene.width), Text(), players(scene, scene.width), Text(), self._turn(scene))
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_column(width=width_of(land))
        beside.add_column(width=room)
        beside.add_row(land, Group(players(scene, room), Text(), legend(scene, room)))
        return Group(beside, Text(), self._turn(scene))

    def _turn(self, scene: Scene) -> RenderableType:
        parts: list[RenderableType] = [offer(scene)]
        if shown := dice(scene):
            parts += [Text(), shown]
        if scene.view["drawn"]:
            parts.append(drawn(scene))
        return Group(*parts)

    def decision(self, scene: Scene) -> RenderableType | None:
        phase = scene.view["phase"]
        if phase in ("keep", "check"):
            return self._turn(scene)
        if phase in ON_THE_MAP:
            return Group(game_map(scene, min(scene.width, MAP_ROOM)), *([drawn(scene)] if scene.view["drawn"] else []))
        return players(scene, scene.width)

    def odds(self, scene: Scene) -> RenderableType | None:
        from gemhold.games.king.odds import best_keep

        words, view = scene.words, scene.view
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for heading in ("cli-king-card", "cli-king-condition", "cli-king-chance", "cli-king-best-keep"):
            table.add_column(words.say(heading))
        for entry, chance in zip(view["offer"], chances(scene), strict=True):
            if entry["card"] is None or chance is None:
                continue
            keep = ""
            if view["phase"] == "keep":
                kept = best_keep(scene.state, entry["card"]["id"] - 1)
                faces = [view["dice"][die]["face"] for die in kept]
                keep = "stop" if len(faces) == len(view["dice"]) else "keep " + (" ".join(faces) or "none")
            table.add_row(citizen(scene, entry["deck"]), conditions(entry["card"]["id"], words), percent(chance), keep)
        return table

    def cards(self, words: Words) -> CardList | None:
        from gemhold.cli.boards.king_cards import card_list

        return card_list(words)


# ---------------------------------------------------------------- parts


def game_map(scene: Scene, width: int) -> Text:
    targets = {action.data["space"] for action in scene.actions if "space" in action.data}
    areas = {space for player in scene.view["players"] for space in player["area"]}
    bricks = {
        tuple(space["at"]): _brick(scene, space, number in targets, number in areas)
        for number, space in enumerate(scene.view["spaces"])
    }
    return draw(bricks, pitch_for(list(bricks), width, most=10))


def _brick(scene: Scene, space: dict[str, Any], target: bool, in_area: bool) -> Brick:
    land = scene.words.say("cli-king-land", land=space["land"])
    ground, ink, mark = LAND_GROUND[space["land"]], INK, ""
    if space["standing"] == "castle":
        colour = scene.view["players"][space["owner"]]["colour"]
        ground, ink, mark = SEAT_GROUND[colour], SEAT_INK[colour], sign_of(space["owner"]) * (2 if in_area else 1)
    elif space["standing"] == "fire":
        ground, ink, mark = FIRE_GROUND, FIRE_INK, FIRE
    elif space["standing"] == "ruin":
        ground, mark = RUIN_GROUND, RUIN
    top = Text(f"{space['name']}{TARGET if target else ' '}")
    if target:
        top.stylize("bold")
    top.append(mark, "bold")
    if space["gem"]:
        gold = f"bold {GOLD_ON_LAND}" if space["gem"] == "gold" else "bold"
        top.append(f" {GEM[space['gem']]}" if mark else GEM[space["gem"]], "bold #ffffff" if mark else gold)
    held = "bold" if mark else ""
    return Brick([top, Text(land, held)], f"{ink} on {ground}", GLOW if target else "")


def legend(scene: Scene, width: int) -> Text:
    say, out, at = scene.words.say, Text(), 0
    seats = " ".join(sign_of(seat) for seat in range(scene.view["seats"]))
    entries = [
        (seats, "", "cli-king-legend-castle"),
        (sign_of(0) * 2, "", "cli-king-legend-area"),
        (FIRE, f"{FIRE_INK} on {FIRE_GROUND}", "cli-king-legend-fire"),
        (WHITE, "bold", "cli-king-legend-white"),
        (GOLD, f"bold {GOLD_INK}", "cli-king-legend-gold"),
    ]
    if any(space["standing"] == "ruin" for space in scene.view["spaces"]):
        entries.append((RUIN, f"{INK} on {RUIN_GROUND}", "cli-king-legend-ruin"))
    if any("space" in action.data for action in scene.actions):
        entries.append((TARGET, GLOW, "cli-king-legend-target"))
    for sign, style, message in entries:
        text = say(message)
        long = len(sign) + len(text) + 3
        if at and at + long > width:
            out.append("\n")
            at = 0
        out.append(sign, style)
        out.append(f" {text}  ", "dim")
        at += long
    return out


def players(scene: Scene, width: int) -> RenderableType:
    view, say = scene.view, scene.words.say
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True, max_width=17, overflow="ellipsis")
    table.add_column(say("cli-king-points"), justify="right", no_wrap=True)
    table.add_column(say("cli-king-castles"), justify="right", no_wrap=True)
    table.add_column(say("cli-king-fires"), justify="right", no_wrap=True)
    table.add_column(say("cli-king-gems"), no_wrap=True)
    wide = width >= ALL_COLUMNS
    if wide:
        table.add_column(say("cli-king-tokens"), justify="right", no_wrap=True)
        table.add_column(say("cli-king-jokers"))
    hands = Table.grid(padding=(0, 1, 0, 0))
    for seat, player in enumerate(view["players"]):
        sign = Text(sign_of(seat), f"bold {SEAT_LINE[player['colour']]}")
        turn = "▶" if seat == view["current"] and view["actor"] >= 0 else " "
        others = player["castles"] - len(player["area"])
        cells: list[RenderableType] = [
            Text.assemble(turn, sign, " ", (scene.names[seat], "bold" if seat == view["actor"] else "")),
            Text(str(player["score"]), "bold"),
            f"{len(player['area'])}+{others}",
            str(player["fires"]),
            Text.assemble(f"{WHITE}{player['white']} ", (f"{GOLD}{player['gold']}", GOLD_INK)),
        ]
        if wide:
            cells += [str(player["tokens"]), _jokers(player)]
        table.add_row(*cells)
        hands.add_row(sign, _jokers(player))
    return table if wide else Group(table, Text(), Text(say("cli-king-jokers"), "dim"), hands)


def _jokers(player: dict[str, Any]) -> Text:
    """A player's jokers, grouped by symbol."""
    out = Text()
    for joker in sorted(card["joker"] for card in player["cards"]):
        out.append(face(joker))
        out.append(" ")
    if player["supers"]:
        out.append(f"{SUPER}{player['supers']}", "bold")
    return out


def offer(scene: Scene) -> Table:
    view, say = scene.view, scene.words.say
    rolling = view["phase"] in ("keep", "check", "roll")
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", width=min(scene.width, 86))
    table.add_column("", no_wrap=True)
    for heading in ("cli-king-offer", "cli-king-condition", "cli-king-joker"):
        table.add_column(say(heading), no_wrap=True)
    table.add_column(say("cli-king-effect-heading"), ratio=1)
    table.add_column(say("cli-king-left"), justify="right", no_wrap=True)
    table.add_column(say("cli-king-chance") if rolling else "", justify="right", no_wrap=True)
    known = chances(scene) if rolling and not PURE else [None] * len(view["offer"])
    for entry, chance in zip(view["offer"], known, strict=True):
        deck, card = entry["deck"], entry["card"]
        if card is None:
            table.add_row(str(deck), citizen(scene, deck), Text(say("cli-king-empty"), "dim"))
            continue
        effect = say("cli-king-effect", effect=effect_of(deck, card.get("steals", "")))
        if view["phase"] == "check":
            grade = f" ×{entry['met']}" if entry["met"] > 1 else ""
            chosen = Text(f"✔ {say('cli-king-met')}{grade}", MET) if entry["met"] else Text("–", "dim")
        else:
            chosen = percent(chance) if chance is not None else Text()
        table.add_row(
            Text(str(deck), "bold"),
            citizen(scene, deck),
            conditions(card["id"], scene.words),
            face(card["joker"]),
            Text(effect),
            str(entry["below"]),
            chosen,
        )
    return table


def chances(scene: Scene) -> list[float | None]:
    from gemhold.games.king.odds import odds

    return odds(scene.state)


def percent(chance: float) -> Text:
    style = "dim" if chance < 0.2 else MET if chance > 0.999 else "bold" if chance >= 0.6 else ""
    return Text(f"{100 * chance:.0f} %", style)


def effect_of(deck: int, steals: str) -> str:
    """The effect of a citizen, as a variant of the message."""
    return EFFECTS.get(deck, f"thief-{steals}")


def citizen(scene: Scene, deck: int) -> str:
    return scene.words.say("cli-king-citizen", deck=deck)


def face(text: str) -> Text:
    """A die face or joker, such as r6: a colour with its letter."""
    return Text(f" {text} ", f"bold #ffffff on {DIE_GROUND[text[0]]}")


def conditions(card: int, words: Words) -> Text:
    """A card's condition in symbols, with coloured letters."""
    condition = CARD_LIST[card - 1].condition
    text = condition_text(condition)
    if condition.kind is Kind.STRAIGHT:
        return Text(text.replace("straight", words.say("cli-king-straight")))
    if condition.kind is Kind.SUM:
        return Text(f"Σ {condition.need[0]}")
    out = Text(f"Σr {condition.need[0]}" if condition.kind is Kind.RED_SUM else text)
    for at, sign in enumerate(out.plain):
        if sign in DIE_LINE:
            out.stylize(f"bold {DIE_LINE[sign]}", at, at + 1)
    return out


def dice(scene: Scene) -> RenderableType | None:
    """The six dice with their letters, and the fictive dice made of jokers."""
    view, say = scene.view, scene.words.say
    if any(die["face"] is None for die in view["dice"]):
        return None
    row: list[RenderableType] = [_die(die["face"], DIE_LETTERS[number]) for number, die in enumerate(view["dice"])]
    row += [_die(text, "+") for text in view["fictive"]]
    left = say("cli-king-rolls-left", n=view["rolls_left"]) if view["phase"] == "keep" else ""
    supply = say("cli-king-supply", tiles=view["supply"]["tiles"], fires=view["supply"]["fires"])
    note = Text("\n".join([say("cli-king-round", round=view["round"]) + (f" · {left}" if left else ""), supply]), "dim")
    return Columns([*row, Padding(note, (0, 0, 0, 2))], padding=(0, 1))


def _die(text: str, letter: str) -> Text:
    style = f"bold #ffffff on {DIE_GROUND[text[0]]}"
    out = Text(no_wrap=True)
    out.append(f" {text[0]} {text[1]} ", style)
    out.append("\n")
    out.append(f"  {letter}  ", "dim")
    return out


def drawn(scene: Scene) -> Text:
    lands = ", ".join(scene.words.say("king-land", land=land) for land in scene.view["drawn"])
    return Text(scene.words.say("cli-king-drawn", lands=lands), "bold")


BOARD = KingBoard()
