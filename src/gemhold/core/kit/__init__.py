"""The toolkit rules are written with: structs, rules, tables, action numbers, the moves buffer."""

from gemhold.core.kit.actions import action_groups, actions
from gemhold.core.kit.bits import count, lowest
from gemhold.core.kit.kept import Kept, kept
from gemhold.core.kit.mode import MODE, PURE
from gemhold.core.kit.moves import MOST_MOVES, Moves, add, add_range, listed
from gemhold.core.kit.rule import floats, inlined_rule, row, rule, table
from gemhold.core.kit.struct import Cube, Grid, Ints, Struct, f32, f64, i8, i16, i32, i64, u64

__all__ = [
    "MODE", "MOST_MOVES", "PURE", "Cube", "Grid", "Ints", "Kept", "Moves", "Struct", "action_groups", "actions", "add",
    "add_range", "count", "f32", "f64", "floats", "i8", "i16", "i32", "i64", "inlined_rule", "kept", "listed", "lowest", "row",
    "rule", "table", "u64",
]  # fmt: skip
