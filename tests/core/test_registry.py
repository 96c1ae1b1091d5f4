"""Games by name."""

from __future__ import annotations

import pytest

import gemhold
from gemhold.core.errors import UnknownGame


def test_names() -> None:
    assert "king" in gemhold.game_names()
    assert gemhold.game_names() == sorted(gemhold.game_names()), "asked twice: the package of the games must not stand in the way"


@pytest.mark.parametrize(("name", "hint"), [("kings", "did you mean king?"), ("chess", "known: "), ("", "known: ")])
def test_an_unknown_game(name: str, hint: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        gemhold.game(name)
    assert caught.value.place == "game"
    assert caught.value.hint.startswith(hint)
