"""What lies beside Geodia's map in the terminal: events, players, hands, prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gemhold.cli.boards import sign_of
from gemhold.cli.boards.geodia_map import flow
from gemhold.cli.boards.geodia_signs import (
    CUT,
    GEM,
    SHOT,
    TURN,
    WARN,
    figures_text,
    mine_text,
    price_text,
    seat_line,
    seat_sign,
    stock_text,
    strong,
)
from gemhold.games.geodia.data import BUILDINGS, LIMITS, SABOTAGE
from gemhold.games.geodia.state import CHESTS, GUN

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gemhold.cli.boards import Scene

SABOTEUR = "saboteur"
TWO_BLOCKS = 76  # room for two players side by side
BUILT = {  # keys of prices, and how the moves are written
    "road": "road",
    "railway": "rail",
    "wall": "wall",
    "detonation": "detonate",
    "card": "buy card",
    "worker": "hire worker",
    "engineer": "hire engineer",
}


# ---------------------------------------------------------------- the round


def events(scene: Scene) -> Text:
    """Round, stage, event track and what holds now, dice."""
    view, say = scene.view, scene.words.say
    head = say("cli-geodia-round", round=view["round"], rounds=view["rounds"]) if view["round"] else say("cli-geodia-opening")
    out = strong(head)
    if view["round"]:
        shown, coming = view["events"]["shown"], view["events"]["coming"]
        track = [Text(say("geodia-event-name", event=event), "bold" if event == shown[-1] else "dim") for event in shown]
        out.append(" · ")
        out.append_text(Text(" › ", "dim").join([*track, *[Text("?", "dim")] * coming]))
        out.append(f"\n{say('geodia-event-effect', event=view['events']['now'])}", "dim")
    for key in ("debt_grows", "inspection"):
        if view["events"][key]:
            out.append(f"\n{say('cli-geodia-due', what=key, round=view['events'][key])}")
    rolled = [say("cli-geodia-mining", mining=view["dice"]["mining"])] if view["dice"]["mining"] else []
    if view["dice"]["bonus"]:  # worms come by the mining die alone
        rolled.append(f"{say('cli-geodia-bonus')} {say('geodia-bonus', bonus=view['dice']['bonus'])}")
    if rolled:
        out.append(f"\n{' · '.join(rolled)}")
    return out


def treasures(scene: Scene, width: int) -> Text:
    """The dragon's treasures: number, damage, numbers of the die, gems."""
    dragon = scene.view["dragon"]
    rows = [f"{row['treasure']}: {row['damage']}, {_span(row['numbers'])}, {row['gems']}{GEM}" for row in dragon["treasures"]]
    heading = Text(scene.words.say("cli-geodia-treasures", tile=dragon["name"]), "dim")
    return Text("\n").join(flow([heading, *(Text(row) for row in rows or ["–"])], width, "  "))


def _span(numbers: list[int]) -> str:
    """
    >>> _span([3, 4, 5, 6]), _span([1, 3]), _span([6])
    ('3–6', '1,3', '6')
    """
    whole = len(numbers) > 1 and numbers == list(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]}–{numbers[-1]}" if whole else ",".join(map(str, numbers))


def mines_left(scene: Scene) -> Table:
    """What may lie under a tile nobody has shown to this seat, and how likely."""
    say, rows = scene.words.say, scene.view["mines_left"]
    total = sum(row["left"] for row in rows)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("cli-geodia-mine"))
    table.add_column(say("cli-geodia-left"), justify="right")
    table.add_column(say("cli-geodia-chance"), justify="right")
    for row in rows:
        table.add_row(mine_text(row), str(row["left"]), f"{100 * row['left'] / total if total else 0:.0f} %")
    return table


# ---------------------------------------------------------------- players


def players(scene: Scene, width: int) -> RenderableType:
    """A block for each; two side by side where there is room."""
    blocks = [_player(scene, player) for player in scene.view["players"]]
    across = 2 if width >= TWO_BLOCKS else 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(across):
        grid.add_column(width=width // across - 1)
    for first in range(0, len(blocks), across):
        grid.add_row(*blocks[first : first + across])
    return grid


def _player(scene: Scene, player: dict[str, Any]) -> RenderableType:
    view, say, seat = scene.view, scene.words.say, player["seat"]
    name, baron = scene.names[seat], say("geodia-baron", baron=player["baron"])
    turn = TURN if seat == view["current"] and view["actor"] >= 0 else " "
    side = say("geodia-side", side=player["side"])
    head = Text.assemble(
        turn,
        seat_sign(seat),
        (f" {name}", "bold" if seat == view["actor"] else ""),
        (f" ({side if name == baron else f'{baron}, {side}'})", "dim"),
        (f" + {sign_of(player['partner'])}" if player["partner"] is not None else "", "dim"),
    )
    figures = player["figures"]
    home = figures_text(figures["workers_home"], figures["engineers_home"])
    lines = [
        Text.assemble((f"{player['gems']}{GEM}", "bold"), "  ", stock_text(scene.words, player["stock"])),
        Text(f"{_cards(scene, player)} · {say('cli-geodia-chests', n=player['chests_free'], most=CHESTS)}"),
        Text(
            say(
                "cli-geodia-figures",
                all=figures_text(figures["workers"], figures["engineers"]),
                most=figures_text(figures["most_workers"], LIMITS["engineers"]),
                home=home,
            )
        ),
    ]
    owned = [say("geodia-building", building=name) + " II" for name in BUILDINGS if player["levels"][name] > 1]
    owned += [_card(scene, card) for card in player["in_play"]]
    if player["walls"]:
        owned.append(say("cli-geodia-walls", n=player["walls"]))
    if owned:
        lines.append(Text(", ".join(owned)))
    if player["debt"]:
        lines.append(Text(say("cli-geodia-debt", n=player["debt"]), WARN))
    return Group(head, Padding(Text("\n").join(lines), (0, 0, 0, 3)))


def _cards(scene: Scene, player: dict[str, Any]) -> str:
    return scene.words.say("cli-geodia-hand-n", n=player["hand_n"], deck=player["deck_n"])


def _card(scene: Scene, card: dict[str, Any]) -> str:
    name = scene.words.say("geodia-card", card=card["name"])
    return f"{name} {card['tile']}" if card.get("tile") else name


# ---------------------------------------------------------------- what a seat holds


def hands(scene: Scene) -> RenderableType | None:
    """The own hand with prices, as its cards are written in moves; the partner's in a line."""
    view, say = scene.view, scene.words.say
    if view["seat"] < 0:
        return None
    parts: list[RenderableType] = []
    for player in sorted(view["players"], key=lambda player: player["seat"] != view["seat"]):
        if player["hand"] is None:
            continue
        if player["seat"] == view["seat"]:
            parts.append(_hand(scene, player["hand"]))
        else:
            names = ", ".join(say("geodia-card", card=card["name"]) for card in player["hand"])
            parts.append(Text.assemble(seat_sign(player["seat"]), f" {say('cli-geodia-partner-hand')} {names or '–'}"))
    return Group(*parts) if parts else None


def _hand(scene: Scene, hand: list[dict[str, Any]]) -> RenderableType:
    say, prices = scene.words.say, scene.view["prices"] or {}
    if not hand:
        return Text.assemble((f"{say('cli-geodia-hand')} ", "bold"), ("–", "dim"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", width=scene.width)
    table.add_column(say("cli-geodia-hand"), no_wrap=True)
    table.add_column(say("cli-geodia-price"), no_wrap=True)
    table.add_column("", ratio=1)
    names = [card["name"] for card in hand]
    for card in {card["name"]: card for card in hand}.values():
        name, many = card["name"], names.count(card["name"])
        priced = prices.get(name, {"price": card["price"], "short": {}})
        own = say("geodia-card", card=name)
        effect = Text(say("geodia-card-effect", card=name), "dim")
        if own.lower().replace(" ", "-") != name:  # moves are written in English
            effect = Text.assemble(f"{own}: ", effect)
        table.add_row(
            Text.assemble((name, "bold"), f" ×{many}" if many > 1 else ""),
            sabotage_price() if name == SABOTEUR else price_text(scene.words, priced["price"], priced["short"]),
            effect,
        )
    return table


def sabotage_price() -> str:
    """It depends on what is destroyed."""
    return " / ".join(f"{gems}{GEM}" for gems in SABOTAGE.values())


def prices(scene: Scene) -> Text | None:
    """What the moves of a main phase cost now; what cannot be paid is marked."""
    known, words = scene.view["prices"], scene.words
    if known is None or scene.view["stage"] not in ("main", "final"):
        return None
    rows = [(verb, known[name]) for name, verb in BUILT.items()]
    levels = scene.view["players"][scene.view["seat"]]["levels"]
    rows += [(f"upgrade {name}", known[name]) for name in BUILDINGS if levels[name] == 1]
    parts = [Text.assemble((verb, "bold"), " ", price_text(words, row["price"], row["short"])) for verb, row in rows]
    lines = flow([Text(words.say("cli-geodia-prices"), "dim"), *parts], scene.width, "  ")
    if any(row["short"] for _, row in rows):
        lines.append(Text(f"{CUT} {words.say('cli-geodia-short')}", "dim"))
    return Text("\n").join(lines)


def purse(scene: Scene) -> Text:
    """The own stock in a line, and what the phase still allows."""
    view, say = scene.view, scene.words.say
    player = view["players"][view["seat"]]
    out = Text.assemble(
        (f"{sign_of(view['seat'])} ", seat_line(view["seat"])),
        (f"{player['gems']}{GEM}", "bold"),
        "  ",
        stock_text(scene.words, player["stock"]),
        f"  {_cards(scene, player)}",
    )
    if player["artillery_moves"] and any("machine" in card and card["machine"] == GUN for card in player["in_play"]):
        out.append(f" · {say('cli-geodia-artillery', n=player['artillery_moves'])}")
    if view["steps_left"] is not None:
        out.append(f" · {say('cli-geodia-steps-left', n=view['steps_left'])}", WARN)
    return out


def shots(scene: Scene) -> Text | None:
    """What is aimed at what, before it is fired."""
    aimed = [f"{row['weapon']} → {row.get('tile') or 'treasure ' + str(row['treasure'])}" for row in scene.view["shots"]]
    if not aimed:
        return None
    return Text.assemble((f"{SHOT} {scene.words.say('cli-geodia-aimed')} ", "bold"), ", ".join(aimed))
