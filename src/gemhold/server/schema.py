"""Types of all request and response bodies. `docs/api.md` describes them.

Times are seconds since 1970 (UTC); `seq` counts the rows of a table's log: actions, outcomes of chance and undos alike.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

SPECTATOR = -1
NAME_LENGTH = 24
CHAT_LENGTH = 500
ENTROPY_LENGTH = 64
MOST_SEQ = 1_000_000_000

Kind = Literal["human", "bot", "open"]
Status = Literal["waiting", "playing", "over"]


def clean(text: object) -> object:
    """Remove control and format characters and lone surrogates; normalise Unicode and white space.

    >>> clean(" A\\x00nna\\u202e ")
    'Anna'
    """
    if not isinstance(text, str):
        return text
    kept = (" " if unicodedata.category(c) in ("Zs", "Zl", "Zp") else c for c in unicodedata.normalize("NFC", text))
    plain = "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(plain.split())


Name = Annotated[str, BeforeValidator(clean), StringConstraints(min_length=1, max_length=NAME_LENGTH)]
Words = Annotated[str, BeforeValidator(clean), StringConstraints(min_length=1, max_length=CHAT_LENGTH)]
Entropy = Annotated[str, StringConstraints(max_length=ENTROPY_LENGTH, pattern=r"^[\x20-\x7e]*$")]
Seq = Annotated[int, Field(ge=0, le=MOST_SEQ, strict=True)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=15, strict=True)]


class Body(BaseModel):
    """A request body. Unknown fields are rejected, so that a misspelt one is an error."""

    model_config = ConfigDict(extra="forbid")


# ---------------------------------------------------------------- games


class OptionOut(BaseModel):
    """A setting of a new game."""

    name: str
    default: Any
    help: str
    choices: list[Any] = Field(description="allowed values; empty: anything the game accepts")


class GameOut(BaseModel):
    name: str
    rules: int = Field(description="version of the rules")
    seats_min: int
    seats_max: int
    colours: list[str] = Field(description="colour of seat 0, 1, …")
    options: list[OptionOut]
    sources: list[str] = Field(description="sources of points, in the order of a breakdown")
    secrets: bool = Field(description="does the game have hidden information")
    bots: list[str] = Field(description="levels of bots, weakest first")
    odds: bool = Field(description="is GET …/odds available for this game")
    pace: int = Field(description="default pace of a table: milliseconds between decisions of bots")
    actions: dict[str, int] = Field(description="first number of each group of actions, for GET …/why")


class Meta(BaseModel):
    version: str
    games: list[GameOut]
    languages: list[str]
    limits: dict[str, int] = Field(description="name, chat, entropy: maximum lengths; grace: seconds after a deadline")


# ---------------------------------------------------------------- players


class Me(BaseModel):
    known: bool = Field(description="does this browser have a player (the first POST creates one)")
    name: str | None = Field(description="the name last used")


class NameBody(Body):
    name: Name


class LinkOut(BaseModel):
    """A one-time code that lets another device act as this player."""

    code: str = Field(description="put it into the fragment of a link, which reaches no server log")
    expires: float


class DeviceOut(BaseModel):
    """A browser that acts as this player."""

    id: str
    created: float
    seen: float = Field(description="last use, to the hour")
    current: bool = Field(description="the one that asks")


class DeviceList(BaseModel):
    devices: list[DeviceOut]


class ClaimBody(Body):
    code: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    replace: bool = Field(default=False, description="proceed even if this browser loses seats of unfinished tables")


# ---------------------------------------------------------------- tables


class SeatIn(Body):
    kind: Kind
    name: Name | None = Field(default=None, description="default: the player's own name; for bots, the level")
    bot: Level | None = Field(default=None, description="level of a bot; default: the strongest")


class Settings(Body):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=24)]
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)]
    public: bool = Field(default=False, description="listed among the open tables")
    timer: Annotated[int, Field(ge=1, le=86_400)] | None = Field(default=None, description="seconds per decision")
    pace: Annotated[int, Field(ge=0, le=10_000)] = Field(
        default=600, description="minimum milliseconds between decisions of bots"
    )
    autostart: bool = Field(default=True, description="start as soon as no seat is open; if off, POST …/start")
    entropy: Entropy = Field(default="", description="entropy of your seats for the dice")


class RematchBody(Body):
    """A rematch with the same players; omitted fields keep their values."""

    options: dict[str, Any] | None = None
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)] | None = Field(
        default=None, description='"human" keeps the player of that seat; an additional seat is yours'
    )
    public: bool | None = None
    timer: Annotated[int, Field(ge=0, le=86_400)] | None = Field(default=None, description="0: none")
    pace: Annotated[int, Field(ge=0, le=10_000)] | None = None
    rotate: bool = Field(default=False, description="shift every player by one seat")
    entropy: Entropy = ""


class SeatOut(BaseModel):
    seat: int
    kind: Kind
    name: str | None = Field(description="null: an open seat")
    colour: str
    bot: str | None = Field(description="level of the bot that plays it now")
    yours: bool = Field(description="you may play it or take it back")
    handed: bool = Field(description="its owner has handed it to a bot and can take it back")
    joinable: bool = Field(description="anyone with the link may take it: an open seat, or one whose player left")
    hot_seat: bool = Field(description="shares its screen with another seat")
    present: bool = Field(description="its owner is connected")
    trouble: bool = Field(description="its bot does not answer; the server keeps trying")


class SeatArg(BaseModel):
    """A seat as an argument of a message; show the player's name."""

    seat: int


class SpaceArg(BaseModel):
    """A space of the board as an argument of a message."""

    space: str


Args = dict[str, int | str | SeatArg | SpaceArg]


class Reason(BaseModel):
    """Why an action is not legal: a stable code (a Fluent message id) with arguments."""

    code: str
    args: Args


class ActionOut(BaseModel):
    id: int
    text: str = Field(description="in notation, such as: keep r4 r6")
    data: dict[str, Any] = Field(description="its parts for programs: `do`, and its arguments")


class EventOut(BaseModel):
    """Something that happened: a Fluent message id with arguments."""

    id: str
    args: Args


class StoryEntry(BaseModel):
    """One row of the log and its events, as far as visible to the viewer."""

    seq: int = Field(description="number of the row, from 0")
    ply: int | None = Field(description="step of the record; null: an undo, or a row that was undone")
    actor: int = Field(description="seat; -1: chance")
    kind: Literal["action", "chance", "undo"]
    by: Literal["person", "bot", "timer", "chance"] = Field(description="who decided")
    events: list[EventOut]
    at: float


class SeatResult(BaseModel):
    seat: int
    score: int
    rank: int = Field(description="1: won; equal ranks are shared")
    points: dict[str, int] = Field(description="by source")


class Play(BaseModel):
    """The game as one viewer sees it: part of a table, response to a move, data of the stream event `move`."""

    seq: int = Field(description="rows in the log: send it with the next move")
    since: int = Field(description="first row of `story`")
    plies: int = Field(description="steps of the record: rows that were not undone")
    status: Status
    actor: int = Field(description="seat to move; -1: chance; -2: over")
    viewer: int = Field(description="whose view this is; -1: a spectator's")
    view: dict[str, Any] = Field(description="the position, game by game (docs/api.md)")
    actions: list[ActionOut] = Field(description="legal actions; empty unless a seat of yours is to move")
    undoable: bool = Field(description="may you undo the last action")
    deadline: float | None = Field(description="end of the time for this decision, before the grace period")
    now: float = Field(description="the server's clock")
    story: list[StoryEntry]
    result: list[SeatResult] | None = Field(description="when the game is over")


class ChatLine(BaseModel):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class FairnessShort(BaseModel):
    commitment: str = Field(description="SHA-256 of the server's secret, hex")
    revealed: bool


class Invite(BaseModel):
    open: list[int] = Field(description="seats anyone with the link may take")
    path: str = Field(description="path of the table, without secrets")


class Table(BaseModel):
    """A complete table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any] = Field(description="as requested; once playing, as resolved (a random map is drawn at the start)")
    status: Status
    created: float
    public: bool
    timer: int | None
    pace: int
    autostart: bool
    host: bool = Field(description="are you the host")
    seats: list[SeatOut]
    spectators: int
    seq: int
    play: Play | None = Field(description="null while waiting")
    chat: list[ChatLine] = Field(description="the last 100")
    fairness: FairnessShort
    invite: Invite
    rematch: str | None = Field(description="id of the rematch")
    rematch_of: str | None


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: Status
    created: float
    touched: float = Field(description="time of the last move or change")
    public: bool
    timer: int | None
    seats: list[SeatOut]
    actor: int | None = Field(description="seat to move, if playing")
    your_turn: bool


class TableList(BaseModel):
    tables: list[TableLine]


class JoinBody(Body):
    seat: SeatNumber | None = Field(default=None, description="default: the first joinable one")
    name: Name | None = None
    entropy: Entropy = ""


class EntropyBody(Body):
    entropy: Entropy


class BotBody(Body):
    level: Level | None = Field(default=None, description="default: the strongest")
    name: Name | None = Field(default=None, description="name of a bot on an open seat; default: its level")


class MoveBody(Body):
    seq: Seq = Field(description="number of log rows you know; 409 if stale")
    action: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    seat: SeatNumber | None = Field(default=None, description="the seat that moves; checked if given")


class UndoBody(Body):
    seq: Seq


class ChatBody(Body):
    text: Words


class ChatList(BaseModel):
    chat: list[ChatLine]


class Why(BaseModel):
    reason: Reason | None = Field(description="null: the action is legal")


class Odds(BaseModel):
    seq: int
    odds: list[float | None] = Field(description="chance of each offered card with optimal play; null: no card")


class Hint(BaseModel):
    seq: int
    level: str
    action: ActionOut


class StoryPage(BaseModel):
    story: list[StoryEntry]
    next: int | None = Field(description="`since` of the next page; null: last page")


class Position(BaseModel):
    """The position after a step of a record."""

    game: str
    seats: int
    colours: list[str] = Field(description="colours of the seats")
    ply: int
    plies: int
    view: dict[str, Any]
    result: list[SeatResult] | None


class ReplayBody(Body):
    record: Annotated[str, StringConstraints(max_length=200_000)] = Field(description="text of a .gem or .json file")
    ply: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None = Field(default=None, description="default: the end")
    story: bool = Field(default=False, description="include the whole story")


class Replay(Position):
    options: dict[str, Any]
    story: list[StoryEntry]


class Draw(BaseModel):
    """One chance event of the game."""

    i: int
    n: int = Field(description="number of outcomes")
    x: int = Field(description="the outcome")


class Fairness(BaseModel):
    """The data to verify the dice; docs/api.md specifies the algorithm."""

    commitment: str
    entropy: list[str] = Field(description="by seat; fixed when the game starts")
    fixed: bool
    secret: str | None = Field(description="hex; only after the end")
    asked: dict[str, Any] = Field(description="options as requested, before a random map was drawn")
    seed: int | None = Field(description="seed of the random map; only after the end")
    draws: list[Draw] | None = Field(description="only after the end")


# ---------------------------------------------------------------- stream events and errors


class SeatsNews(BaseModel):
    """Stream event `seats`: a seat was taken, left, renamed or handed over, or the game started."""

    status: Status
    seats: list[SeatOut]
    invite: Invite
    rematch: str | None


class PresenceNews(BaseModel):
    """Stream event `presence`: seats whose owner is connected, and the number of spectators."""

    present: list[int]
    spectators: int


News = Play | ChatLine | SeatsNews | PresenceNews  # the data of a stream event


class ErrorOut(BaseModel):
    """The body of every error response; `code` is stable and doubles as a Fluent message id."""

    code: str
    message: str
    place: str = ""
    hint: str = ""
    reason: Reason | None = None
    seq: int | None = Field(default=None, description="with stale: the current `seq`")
    retry_after: float | None = Field(default=None, description="with too-many-requests: seconds")
