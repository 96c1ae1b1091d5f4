"""Everything a browser was sent, and whether it tells of cards that only others may see."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response

from gemhold.core.match import Match, Ply
from gemhold.games.geodia import GAME
from gemhold.games.geodia.names import CARD_NAMES, card_name
from gemhold.server.numbering import Numbers, silent_to
from gemhold.server.store.model import LogRow

CARDS = {name for names in CARD_NAMES for name in names}
# Deeds that everybody sees; a card named in any other event is its owner's secret.
PUBLIC = {
    "geodia-plays", "geodia-plays-at", "geodia-discards", "geodia-fires", "geodia-fires-treasure", "geodia-sabotages",
    "geodia-tool-income", "geodia-lost", "geodia-rescues", "geodia-shoots-worms", "geodia-artillery-moves", "geodia-swaps",
}  # fmt: skip
LAID_DOWN = {"geodia-plays", "geodia-plays-at", "geodia-discards"}  # with these the card leaves the hand


class Wire:
    """What reaches one page: answers of the API, and messages of the stream as the browser's network layer reports them."""

    def __init__(self, page: Page) -> None:
        self.messages: list[Any] = []
        self.bytes = 0
        self.streamed = 0
        page.on("response", self._answer)
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.send("Network.enable")
        self.devtools.on("Network.eventSourceMessageReceived", self._event)

    def _answer(self, response: Response) -> None:
        if "/api/" in response.url and "/stream" not in response.url and response.ok:
            self._keep(response.text())

    def _event(self, event: dict[str, Any]) -> None:
        self.streamed += 1
        self._keep(event["data"])

    def _keep(self, text: str) -> None:
        self.bytes += len(text)
        self.messages.append(json.loads(text))

    def plays(self) -> Iterator[dict[str, Any]]:
        """Every message that shows a position."""
        for message in self.messages:
            play = message.get("play", message) if isinstance(message, dict) else None
            if play and "view" in play:
                looked_back = {"seq": play.get("ply"), "viewer": play["view"]["seat"], "actions": [], "story": []}
                yield looked_back | play


class Truth:
    """The real hands after each row of a table's log."""

    def __init__(self, seats: int, options: dict[str, Any], rows: list[LogRow]) -> None:
        match = Match(GAME, seats, options, fate=None, roll=False)
        self.hands = [self._hands(match)]
        self.owned = [self._owned(match)]
        silent = []
        for row in rows:
            before = match.state
            events = match.narrate(Ply(row.actor, row.x))
            silent.append(silent_to(GAME, seats, row.actor, before, match.state, events))
            self.hands.append(self._hands(match))
            self.owned.append(self._owned(match))
        # how each viewer counts the rows, spectators (-1) included
        self.numbers = {
            viewer: Numbers(len(rows), [row for row, quiet in enumerate(silent) if quiet >> (viewer + 1) & 1])
            for viewer in range(-1, seats)
        }

    def _hands(self, match: Match) -> list[Counter[str]]:
        s = match.state
        return [_counted(s, seat, s.hand[seat]) for seat in range(match.seats)]

    def _owned(self, match: Match) -> list[Counter[str]]:
        """Deck and hand together, with what is put back in the opening: all an opponent may know."""
        s = match.state
        owned = [_counted(s, seat, s.hand[seat]) + _counted(s, seat, s.deck[seat]) for seat in range(match.seats)]
        owned[s.current] += _counted(s, s.current, s.aside)
        return owned


def _counted(s: Any, seat: int, counts: Any) -> Counter[str]:
    return Counter({card_name(s, seat, kind): int(n) for kind, n in enumerate(counts) if n})


def names_in(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Every card name in a message, as value or key, with where it stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in CARDS:
                yield path, key
            yield from names_in(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from names_in(value, (*path, i))
    elif isinstance(data, str):
        for word in data.split():
            if word in CARDS:
                yield path, word


def leaks(play: dict[str, Any], seat: int, truth: Truth) -> list[str]:
    """What a message tells a seat (-1: a spectator) of hands it may not see; in a game of two teams it may see its partner's."""
    out: list[str] = []
    view, numbers = play["view"], truth.numbers[play["viewer"]]
    after = numbers.row(play["seq"])
    friends = {seat, (seat + 2) % 4} if seat >= 0 else set()
    for player in view["players"]:
        other = player["seat"]
        if other in friends:
            continue
        if player["hand"] is not None:
            out.append(f"hand of {other}")
        if Counter(player["unseen"]) != truth.owned[after][other]:
            out.append(f"unseen cards of {other} are not all of deck and hand")
    mine = view["actor"] in friends
    for path, name in names_in(view):
        owner = path[1] if path[0] == "players" else None
        if owner in friends or (owner is not None and path[2] in ("unseen", "discards", "in_play")):
            continue
        if path[0] == "tiles" or (path[0] == "ask" and path[1] == "evacuation"):  # machines on the map; the same for every hand
            continue
        if path[0] == "prices" and truth.hands[after][seat][name]:  # of the own hand, in others' turns too
            continue
        if path[0] in ("weapons", "ask", "shots") and (mine or view["phase"] in ("defend", "lose", "rescue")):
            continue
        out.append(f"{name} at {path}")
    if view["actor"] not in friends and play["actions"]:
        out.append("actions of somebody else")
    for entry in play["story"]:
        for event in entry["events"]:
            out += _told(event, numbers.row(entry["seq"]), friends, truth)
    return out


def _told(event: dict[str, Any], seq: int, friends: set[int], truth: Truth) -> list[str]:
    about = event["args"].get("seat", {}).get("seat")
    if about in friends:
        return []
    if event["id"] in LAID_DOWN:
        card = event["args"]["card"]
        kept = truth.hands[seq + 1][about][card] >= truth.hands[seq][about][card]
        return [f"{event['id']} tells {card} of {about} at {seq}, but it is still held"] if kept else []
    if event["id"] in PUBLIC:
        return []
    return [f"{event['id']} tells {name} of {about} at {seq}" for _, name in names_in(event["args"])]
