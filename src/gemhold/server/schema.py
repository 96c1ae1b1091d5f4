"""Types of all request and response bodies. `docs/api.md` describes them.

Times are seconds since 1970 (UTC); `seq` counts the rows of a table's log: actions, outcomes of chance and undos alike. Rows the
viewer cannot notice, such as half of another player's secret choice, are not counted.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

import orjson
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

SPECTATOR = -1
NAME_LENGTH = 24
CHAT_LENGTH = 500
ENTROPY_LENGTH = 64
MOST_SEQ = 1_000_000_000
MOST_CHOICES = 8  # of one seat
LESSON_LENGTH = 100  # things a learner can do in one lesson
LAYOUT_LENGTH = 20_000
RECORD_LENGTH = 200_000
MOST_SEED = 2**53 - 1  # exact as a JavaScript number
CLIENT = r"^[A-Za-z0-9_-]{1,24}$"  # what a program calls itself, at a table
COMPANION_ID = r"^[\w-]{22}$"  # 128 bits, made by a client
BATCH = 100  # entries sent at once
ENTRY_LENGTH = 2000  # bytes of an entry's body
MOST_STAMP = 1 << 48  # milliseconds since 1970, and then some

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
Entropy = Annotated[str, StringConstraints(min_length=1, max_length=ENTROPY_LENGTH, pattern=r"^[\x20-\x7e]+$")]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Commits = Annotated[bool, Field(description="your seats contribute to the dice: the start waits for their commitments")]
Seq = Annotated[int, Field(ge=0, le=MOST_SEQ, strict=True)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$")]
Round = Annotated[int, Field(ge=1, le=1_000_000, strict=True)]
ClientName = Annotated[str, StringConstraints(pattern=CLIENT)]
SeatNumber = Annotated[int, Field(ge=0, le=15, strict=True)]
OptionName = Annotated[str, StringConstraints(min_length=1, max_length=32)]
SeatValue = Annotated[str, StringConstraints(min_length=1, max_length=32)]


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
    drawn: list[Any] = Field(description="choices that are drawn only when the game starts, such as a random map")
    each: list[str] = Field(description="values of which every seat takes one, each once; empty: no such option")
    drafts: bool = Field(description="takes a layout of your own, too: POST /games/{name}/layouts/{option}")


class MeasureOut(BaseModel):
    """How often a level of bots won games of two against another, with its 95 % interval."""

    against: str
    wins: float = Field(description="share, 0 to 1")
    low: float
    high: float
    games: int


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
    strength: dict[str, list[MeasureOut]] = Field(description="by level, for those that were measured")
    odds: bool = Field(description="is GET …/odds available for this game")
    companion: bool = Field(description="is there a companion for the real box")
    pace: int = Field(description="default pace of a table: milliseconds between decisions of bots")
    actions: dict[str, int] = Field(description="first number of each group of actions, for GET …/why")


class Meta(BaseModel):
    version: str
    games: list[GameOut]
    languages: list[str]
    limits: dict[str, int] = Field(description="name, chat, entropy: maximum lengths; grace: seconds after a deadline")


class LayoutBody(Body):
    """A layout to look at: as made so far, as the text of a file, or one of the option's choices."""

    seats: Annotated[int, Field(ge=1, le=16, strict=True)]
    layout: dict[str, Any] | None = Field(default=None, description="as made so far")
    text: Annotated[str, StringConstraints(max_length=LAYOUT_LENGTH)] | None = Field(default=None, description="of a file")
    choice: SeatValue | None = Field(default=None, description="such as random, which the seed decides")
    seed: Annotated[int, Field(ge=0, le=MOST_SEED, strict=True)] = 0


class FaultOut(BaseModel):
    """What keeps a layout from being played."""

    reason: Reason
    hint: str


class LayoutOut(BaseModel):
    """A layout as an editor draws it."""

    layout: dict[str, Any] = Field(description="a value of the option, if there are no faults")
    view: dict[str, Any] = Field(description="what to draw, game by game (docs/api.md)")
    faults: list[FaultOut]
    text: str = Field(description="the file of the layout")


class Preview(BaseModel):
    """The first position of a game with some options."""

    game: str
    seats: int
    colours: list[str] = Field(description="colours of the seats")
    view: dict[str, Any] = Field(description="as a spectator sees it; what is drawn at the start is an example")


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


class PlayedSeat(BaseModel):
    seat: int
    name: str | None = Field(description="as at that table")
    colour: str
    bot: str | None = Field(description="level of a bot; null: a person")
    you: bool
    score: int
    rank: int = Field(description="1: won; equal ranks are shared")


class PlayedGame(BaseModel):
    """A finished game of yours."""

    id: str
    source: Literal["screen", "table"] = Field(description="played here, or with the box and counted here")
    game: str
    started: float
    ended: float
    place: int | None = Field(description="your rank; null: you played several seats")
    seats: list[PlayedSeat]


class PlayedPage(BaseModel):
    games: list[PlayedGame] = Field(description="the newest first")
    next: str | None = Field(description="`before` of the next page; null: last page")
    pending: int = Field(description="games that are not counted yet: ask again")


class ScorePoint(BaseModel):
    ended: float
    score: int
    rank: int
    seats: int


class GameTally(BaseModel):
    game: str
    played: int
    won: int
    best: int
    mean: float
    scores: list[ScorePoint] = Field(description="the last ones, the oldest first")


class RivalTally(BaseModel):
    """A person, or a bot by game and level."""

    name: str | None
    game: str | None
    bot: str | None
    played: int
    ahead: int = Field(description="how often you were ahead of them")
    behind: int


class Tally(BaseModel):
    """Sums over your finished games, the last 5000."""

    played: int
    counted: int = Field(description="those in which you played one seat: the others have no winner among you")
    won: int
    streak: int = Field(description="wins in a row, up to now")
    best_streak: int
    games: list[GameTally]
    people: list[RivalTally] = Field(description="met most often")
    bots: list[RivalTally]
    pending: int = Field(description="games that are not counted yet: ask again")


class ClaimBody(Body):
    code: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    replace: bool = Field(default=False, description="proceed even if this browser loses seats of unfinished tables")


# ---------------------------------------------------------------- tables


class SeatIn(Body):
    kind: Kind
    name: Name | None = Field(default=None, description="default: the player's own name; for bots, the level")
    bot: Level | None = Field(default=None, description="level of a bot; default: the usual one, medium if the game has it")


class BeginningIn(Body):
    """Where a new table begins: at a step of a table's record, or of a file's. The record decides the options."""

    table: Annotated[str, StringConstraints(max_length=64)] | None = None
    record: Annotated[str, StringConstraints(max_length=RECORD_LENGTH)] | None = Field(
        default=None, description="text of a .gem or .json file"
    )
    ply: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] = Field(description="steps that are taken over")


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
    beginning: BeginningIn | None = Field(default=None, description="play on from a record")
    commits: Commits = False


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
    commits: Commits = False


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
    by: Literal["person", "bot", "timer", "chance", "record"] = Field(description="who decided; record: taken over from one")
    events: list[EventOut]
    at: float


class SeatResult(BaseModel):
    seat: int
    score: int
    rank: int = Field(description="1: won; equal ranks are shared")
    points: dict[str, int] = Field(description="by source")


class Play(BaseModel):
    """The game as one viewer sees it: part of a table, response to a move, data of the stream event `move`."""

    seq: int = Field(description="rows in the log, as you count them: send it with the next move")
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


class SeatDice(BaseModel):
    """A seat's part in the dice. One that does not commit contributes nothing."""

    commits: bool
    commitment: str | None = Field(description="to its entropy, in this round")
    revealed: bool


class FairnessShort(BaseModel):
    scheme: int = Field(description="of the dice; tables made before seats committed have 1")
    commitment: str = Field(description="SHA-256 of the server's secret, hex")
    revealed: bool = Field(description="is the secret")
    round: int = Field(description="of commitments; a new one begins if the seats change while entropy is revealed")
    phase: Literal["seats", "commit", "reveal", "fixed"] = Field(
        description="waiting for players (or the host), for commitments, for entropy; the game has begun"
    )
    awaited: list[int] = Field(description="seats whose commitment or entropy is all the start waits for")
    seats: list[SeatDice]


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
    taken: int = Field(description="first steps that were taken over from a record; 0: none")


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
    scores: list[int] | None = Field(description="by seat, as far as you may know them; null while waiting")


class TableList(BaseModel):
    tables: list[TableLine]


class JoinBody(Body):
    seat: SeatNumber | None = Field(default=None, description="default: the first joinable one")
    name: Name | None = None
    choices: Annotated[dict[OptionName, SeatValue], Field(max_length=MOST_CHOICES)] = Field(
        default_factory=dict, description="values of options with `each` for this seat"
    )
    commits: Commits = False


class ChooseBody(Body):
    option: OptionName
    value: SeatValue


class SeatPart(Body):
    seat: SeatNumber


def distinct(parts: list[SeatPart]) -> list[SeatPart]:
    if len({part.seat for part in parts}) != len(parts):
        raise ValueError("a seat appears twice")
    return parts


Parts = (Field(min_length=1, max_length=16), AfterValidator(distinct))


class CommitPart(SeatPart):
    commitment: Commitment


class CommitBody(Body):
    """Commitments of your seats to their entropy; one per seat and round."""

    round: Round
    seats: Annotated[list[CommitPart], *Parts]


class RevealPart(SeatPart):
    entropy: Entropy


class RevealBody(Body):
    """What your seats have committed to, in the phase `reveal`. Who commits last may reveal without committing before."""

    round: Round
    seats: Annotated[list[RevealPart], *Parts]


class BotBody(Body):
    level: Level | None = Field(default=None, description="default: the usual one")
    name: Name | None = Field(default=None, description="name of a bot on an open seat; default: its level")


class MoveBody(Body):
    seq: Seq = Field(description="number of log rows you know; 409 if stale")
    action: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    seat: SeatNumber | None = Field(default=None, description="the seat that moves; checked if given")
    client: ClientName | None = Field(default=None, description="the stream of this name is not told what the answer tells")


class UndoBody(Body):
    seq: Seq
    client: ClientName | None = None


class ChatBody(Body):
    text: Words


class ChatList(BaseModel):
    chat: list[ChatLine]


class Why(BaseModel):
    reason: Reason | None = Field(description="null: the action is legal")


class Odds(BaseModel):
    seq: int
    odds: list[float | None] = Field(description="chance of each offered card with optimal play; null: no card")
    after: dict[int, list[float | None]] = Field(description="by action that decides about them: the chances if it is played")


class Worth(BaseModel):
    seq: int
    worth: dict[int, list[int]] = Field(
        description="by action: the change of each seat's score it brings at once; actions that change none are left out"
    )


class Advice(BaseModel):
    """An action a bot considers."""

    action: ActionOut
    win: float | None = Field(description="the chance to win with it, 0 to 1; null: unknown")
    lead: float | None = Field(description="the lead it leads to, in points or what the game counts; null: unknown")
    reasons: list[EventOut] = Field(description="what speaks for it; of one of the others, what speaks against it")


class Hint(Advice):
    """The best action, and the next best ones."""

    seq: int
    level: str
    others: list[Advice]


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
    record: Annotated[str, StringConstraints(max_length=RECORD_LENGTH)] = Field(description="text of a .gem or .json file")
    ply: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None = Field(default=None, description="default: the end")
    story: bool = Field(default=False, description="include the whole story")


class Replay(Position):
    options: dict[str, Any]
    story: list[StoryEntry]


class LessonLine(BaseModel):
    """A lesson in a list; its title is the message `<game>-lesson-<name>`."""

    name: str
    steps: int


class TipOut(BaseModel):
    """A tip for the first time one of some events happens; its text is the message `<game>-tip-<id>`."""

    id: str
    events: list[str] = Field(description="ids of events")
    lesson: str | None = Field(description="name of the lesson that tells more")


class LessonList(BaseModel):
    lessons: list[LessonLine]
    tips: list[TipOut]


class LessonBody(Body):
    """Where a learner is: the server keeps nothing."""

    done: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None], Field(max_length=LESSON_LENGTH)] = Field(
        description="what the learner did so far: an action, or null for going on"
    )
    since: Seq = Field(default=0, description="number of log rows you know")


class LessonPlay(BaseModel):
    """A lesson at the step a learner has come to."""

    seats: int
    colours: list[str] = Field(description="colours of the seats")
    step: int = Field(description="number of the step, from 0")
    steps: int
    say: str = Field(description="message id of what the step says")
    point: list[str] = Field(description="spaces (`space c5`) and parts of the screen to point at")
    wants: Literal["move", "next", "nothing"] = Field(description="what completes the step; nothing: the lesson is done")
    hint: ActionOut | None = Field(description="an action that completes it, or leads there")
    taken: bool = Field(description="was the last action accepted; if not, it was not played")
    why: str | None = Field(description="message id that explains an action which was not; null: nothing special to say")
    play: Play


class Draw(BaseModel):
    """One chance event of the game."""

    i: int
    n: int = Field(description="number of outcomes")
    x: int = Field(description="the outcome")


class Fairness(BaseModel):
    """The data to verify the dice; docs/api.md specifies the algorithm."""

    scheme: int
    table: str
    commitment: str
    round: int
    commitments: list[str] = Field(description="by seat; empty: the seat contributes nothing")
    entropy: list[str] = Field(description="by seat; empty until the game starts")
    fixed: bool
    secret: str | None = Field(description="hex; only after the end")
    asked: dict[str, Any] = Field(description="options as requested, before a random map was drawn")
    taken: int = Field(description="chance events taken over from a record: they were not drawn here")
    seed: int | None = Field(description="seed of the random map; only after the end")
    draws: list[Draw] | None = Field(description="only after the end")


# ---------------------------------------------------------------- companion


class Figures(BaseModel):
    """What the companion of a game reckons with."""

    figures: dict[str, Any]


class QuestionBody(Body):
    about: dict[str, Any]


class AnswerOut(BaseModel):
    answer: Any


class CompanionBody(Body):
    id: Annotated[str, StringConstraints(pattern=COMPANION_ID)]
    game: Annotated[str, StringConstraints(min_length=1, max_length=24)]


class CompanionOut(BaseModel):
    id: str
    game: str


class CompanionMade(CompanionOut):
    seq: int = Field(description="how many entries there are; fewer than a client has sent: the server has lost some")


def small(body: dict[str, Any]) -> dict[str, Any]:
    """A body that can be stored and is not too long."""
    try:
        length = len(orjson.dumps(body))
    except (TypeError, ValueError, RecursionError):
        raise ValueError("this cannot be written as JSON") from None
    if length > ENTRY_LENGTH:
        raise ValueError(f"an entry may have {ENTRY_LENGTH} bytes")
    return body


class EntryIn(Body):
    """One change at a real table. The server keeps the body as it is."""

    id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
    device: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")] = Field(description="the author's device")
    stamp: Annotated[int, Field(ge=0, le=MOST_STAMP, strict=True)] = Field(
        description="a logical clock; entries are in its order"
    )
    body: Annotated[dict[str, Any], AfterValidator(small)]


class EntriesBody(Body):
    entries: Annotated[list[EntryIn], Field(min_length=1, max_length=BATCH)]


class EntryOut(BaseModel):
    seq: int
    id: str
    device: str
    stamp: int
    body: dict[str, Any]


class EntryPage(BaseModel):
    """Also the stream event `entries`."""

    entries: list[EntryOut]
    more: bool = Field(description="there may be more after the last of these")


class Added(BaseModel):
    seq: int = Field(description="how many entries there are now")


# ---------------------------------------------------------------- stream events and errors


class SeatsNews(BaseModel):
    """Stream event `seats`: a seat was taken, left, renamed, handed over, chose, committed or revealed, or the game started."""

    status: Status
    options: dict[str, Any] = Field(description="as in `Table`")
    seats: list[SeatOut]
    invite: Invite
    rematch: str | None
    fairness: FairnessShort


class PresenceNews(BaseModel):
    """Stream event `presence`: seats whose owner is connected, and the number of spectators."""

    present: list[int]
    spectators: int


class Preparing(BaseModel):
    """How far the rules of the table's game are compiled for its bots."""

    done: int = Field(description="steps")
    steps: int = Field(description="0: not known yet")
    seconds: int | None = Field(description="about so long; null: cannot be told yet")


class ServerNews(BaseModel):
    """Stream event `server`: what is wrong (`database-read`, `database-write`), or not ready yet; sent when it changes."""

    problems: list[str]
    preparing: Preparing | None


class Goodbye(BaseModel):
    """Stream event `goodbye`, the last one: the server stops or restarts. Connect again after so many milliseconds."""

    retry: int


News = Play | ChatLine | SeatsNews | PresenceNews | ServerNews | Goodbye  # the data of a stream event


class ErrorOut(BaseModel):
    """The body of every error response; `code` is stable and doubles as a Fluent message id."""

    code: str
    message: str
    place: str = ""
    hint: str = ""
    reason: Reason | None = None
    seq: int | None = Field(default=None, description="with stale: the current `seq`")
    retry_after: float | None = Field(default=None, description="with too-many-requests and bot-busy: seconds")
