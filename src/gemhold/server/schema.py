"""What travels between the server and its clients. `docs/api.md` tells the same in words.

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
    """Take out what no name or message needs: control and format characters, odd spaces, half of a surrogate pair.

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
    """A body sent to the server: unknown fields are refused, a misspelt one must not pass in silence."""

    model_config = ConfigDict(extra="forbid")


# ---------------------------------------------------------------- what is there


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
    secrets: bool = Field(description="does a seat know things that others do not")
    bots: list[str] = Field(description="levels of bots, weakest first")
    odds: bool = Field(description="does GET …/odds answer for this game")
    pace: int = Field(description="milliseconds between the decisions of bots that suit people who watch")
    actions: dict[str, int] = Field(description="first number of each group of actions, to ask GET …/why with")


class Meta(BaseModel):
    version: str
    games: list[GameOut]
    languages: list[str]
    limits: dict[str, int] = Field(description="name, chat, entropy: greatest lengths; grace: seconds after a deadline")


# ---------------------------------------------------------------- who is asking


class Me(BaseModel):
    known: bool = Field(description="has this browser a player yet (the first POST makes one)")
    name: str | None = Field(description="the name last used")


class NameBody(Body):
    name: Name


class LinkOut(BaseModel):
    """A one-time code that lets another device act as this player."""

    code: str = Field(description="put it behind the # of a link, where no server log sees it")
    expires: float


class ClaimBody(Body):
    code: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    replace: bool = Field(default=False, description="go on although this browser would lose seats of unfinished tables")


# ---------------------------------------------------------------- a table


class SeatIn(Body):
    kind: Kind
    name: Name | None = Field(default=None, description="for people: else the player's own name; for bots: else the level")
    bot: Level | None = Field(default=None, description="level, for bots; the strongest if left out")


class Settings(Body):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=24)]
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)]
    public: bool = Field(default=False, description="listed among the open tables")
    timer: Annotated[int, Field(ge=1, le=86_400)] | None = Field(default=None, description="seconds for a decision")
    pace: Annotated[int, Field(ge=0, le=10_000)] = Field(default=600, description="least milliseconds between decisions of bots")
    autostart: bool = Field(default=True, description="start as soon as no seat is open; else POST …/start does")
    entropy: Entropy = Field(default="", description="what your seats add to the dice")


class RematchBody(Body):
    """The next table with the same people: what is left out stays as it was."""

    options: dict[str, Any] | None = None
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)] | None = Field(
        default=None, description='"human" keeps the person of that seat; a seat more than before is yours'
    )
    public: bool | None = None
    timer: Annotated[int, Field(ge=0, le=86_400)] | None = Field(default=None, description="0: none")
    pace: Annotated[int, Field(ge=0, le=10_000)] | None = None
    rotate: bool = Field(default=False, description="everybody moves one seat on")
    entropy: Entropy = ""


class SeatOut(BaseModel):
    seat: int
    kind: Kind
    name: str | None = Field(description="null: an open seat")
    colour: str
    bot: str | None = Field(description="level of the bot that plays it now")
    yours: bool = Field(description="you may play it or take it back")
    handed: bool = Field(description="its owner has handed it to the bot and can take it back")
    joinable: bool = Field(description="anybody with the link may sit down: an open seat, or one whose player left")
    hot_seat: bool = Field(description="shares its screen with another seat")
    present: bool = Field(description="its owner is looking at the table now")


class SeatArg(BaseModel):
    """A seat as an argument of a message: the player's name belongs in its place."""

    seat: int


class SpaceArg(BaseModel):
    """A space of the board as an argument of a message."""

    space: str


Args = dict[str, int | str | SeatArg | SpaceArg]


class Reason(BaseModel):
    """Why something is not possible: a stable code (a Fluent message) with its arguments."""

    code: str
    args: Args


class ActionOut(BaseModel):
    id: int
    text: str = Field(description="in notation, such as: keep r4 r6")
    data: dict[str, Any] = Field(description="its parts: do, and what it is done with")


class EventOut(BaseModel):
    """One thing that happened: a Fluent message id with its arguments."""

    id: str
    args: Args


class StoryEntry(BaseModel):
    """One row of the log and what it caused, as far as the viewer may know."""

    seq: int = Field(description="number of the row, from 0")
    ply: int | None = Field(description="step of the record this row is; null: an undo, or a row taken back")
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
    """The game as one viewer sees it: the answer to a move, the news of the stream, a part of the table."""

    seq: int = Field(description="rows in the log: send it with the next move")
    since: int = Field(description="the story below starts with this row")
    plies: int = Field(description="steps of the record: rows without what was taken back")
    status: Status
    actor: int = Field(description="seat to move; -1: chance; -2: over")
    viewer: int = Field(description="whose view this is; -1: a spectator's")
    view: dict[str, Any] = Field(description="the position, game by game (docs/api.md)")
    actions: list[ActionOut] = Field(description="what you may do now; empty unless a seat of yours is to move")
    undoable: bool = Field(description="may you take back the last action")
    deadline: float | None = Field(description="when the timer of this decision ends (then the grace runs)")
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
    open: list[int] = Field(description="seats anybody with the link may take")
    path: str = Field(description="where the table lives, without secrets")


class Table(BaseModel):
    """Everything to draw a table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any] = Field(
        description="as asked for; once playing, as they turned out (a random map is drawn at the start)"
    )
    status: Status
    created: float
    public: bool
    timer: int | None
    pace: int
    autostart: bool
    host: bool = Field(description="did you make this table")
    seats: list[SeatOut]
    spectators: int
    seq: int
    play: Play | None = Field(description="null while waiting")
    chat: list[ChatLine] = Field(description="the last 100")
    fairness: FairnessShort
    invite: Invite
    rematch: str | None = Field(description="id of the next table of these people")
    rematch_of: str | None


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: Status
    created: float
    touched: float = Field(description="last move, or last change")
    public: bool
    timer: int | None
    seats: list[SeatOut]
    actor: int | None = Field(description="seat to move, if playing")
    your_turn: bool


class TableList(BaseModel):
    tables: list[TableLine]


class JoinBody(Body):
    seat: SeatNumber | None = Field(default=None, description="the first that can be joined if left out")
    name: Name | None = None
    entropy: Entropy = ""


class EntropyBody(Body):
    entropy: Entropy


class BotBody(Body):
    level: Level | None = Field(default=None, description="the strongest if left out")
    name: Name | None = Field(default=None, description="for a bot on an open seat: else the level")


class MoveBody(Body):
    seq: Seq = Field(description="rows of the log you know of; another number than the server's gets 409")
    action: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    seat: SeatNumber | None = Field(default=None, description="the seat you mean; checked if given")


class UndoBody(Body):
    seq: Seq


class ChatBody(Body):
    text: Words


class ChatList(BaseModel):
    chat: list[ChatLine]


class Why(BaseModel):
    reason: Reason | None = Field(description="null: it is possible")


class Odds(BaseModel):
    seq: int
    odds: list[float | None] = Field(description="chance of each offered card with the best keeping of dice; null: no card")


class Hint(BaseModel):
    seq: int
    level: str
    action: ActionOut


class StoryPage(BaseModel):
    story: list[StoryEntry]
    next: int | None = Field(description="ask again with since=next; null: that was all")


class Position(BaseModel):
    """One step of a record, for looking back."""

    game: str
    seats: int
    colours: list[str] = Field(description="of the seats")
    ply: int
    plies: int
    view: dict[str, Any]
    result: list[SeatResult] | None


class ReplayBody(Body):
    record: Annotated[str, StringConstraints(max_length=200_000)] = Field(description="text of a .gem or .json file")
    ply: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None = Field(default=None, description="the end if left out")
    story: bool = Field(default=False, description="tell the whole story too")


class Replay(Position):
    options: dict[str, Any]
    story: list[StoryEntry]


class Draw(BaseModel):
    """One chance event of the game."""

    i: int
    n: int = Field(description="it had so many outcomes")
    x: int = Field(description="and this one came")


class Fairness(BaseModel):
    """What is needed to check the dice; docs/api.md gives the recipe."""

    commitment: str
    entropy: list[str] = Field(description="of each seat; fixed when the game starts")
    fixed: bool
    secret: str | None = Field(description="hex; only after the end")
    asked: dict[str, Any] = Field(description="options as asked for, before a random map was drawn")
    seed: int | None = Field(description="what it was drawn from; only after the end")
    draws: list[Draw] | None = Field(description="only after the end")


# ---------------------------------------------------------------- news and complaints


class SeatsNews(BaseModel):
    """Stream event `seats`: somebody sat down, left, was renamed or handed over, or the game was set up."""

    status: Status
    seats: list[SeatOut]
    invite: Invite
    rematch: str | None


class PresenceNews(BaseModel):
    """Stream event `presence`."""

    present: list[int]
    spectators: int


News = Play | ChatLine | SeatsNews | PresenceNews  # the data of a stream event


class ErrorOut(BaseModel):
    """Every complaint has this shape; `code` is stable and doubles as a Fluent message id."""

    code: str
    message: str
    place: str = ""
    hint: str = ""
    reason: Reason | None = None
    seq: int | None = Field(default=None, description="with stale: the sequence number to go on from")
    retry_after: float | None = Field(default=None, description="with too-many-requests: seconds")
