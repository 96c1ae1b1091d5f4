"""Literal plurals: what the grammar of each language asks for."""

from __future__ import annotations

import pytest

from gemhold.locales import Words

TILES_BACK = {
    "en": {
        1: "One castle tile goes back to the supply.",
        2: "2 castle tiles go back to the supply.",
        5: "5 castle tiles go back to the supply.",
        22: "22 castle tiles go back to the supply.",
    },
    "sk": {
        1: "Jeden dielik hradu sa vracia do zásoby.",
        2: "2 dieliky hradu sa vracajú do zásoby.",
        4: "4 dieliky hradu sa vracajú do zásoby.",
        5: "5 dielikov hradu sa vracia do zásoby.",
        22: "22 dielikov hradu sa vracia do zásoby.",
    },
    "cs": {
        1: "Jeden dílek hradu se vrací do zásoby.",
        2: "2 dílky hradu se vracejí do zásoby.",
        4: "4 dílky hradu se vracejí do zásoby.",
        5: "5 dílků hradu se vrací do zásoby.",
        22: "22 dílků hradu se vrací do zásoby.",
    },
    "ro": {
        1: "Un cartonaș castel se întoarce în grămada generală.",
        2: "2 cartonașe castel se întorc în grămada generală.",
        19: "19 cartonașe castel se întorc în grămada generală.",
        20: "20 de cartonașe castel se întorc în grămada generală.",
        22: "22 de cartonașe castel se întorc în grămada generală.",
        102: "102 cartonașe castel se întorc în grămada generală.",
    },
}
DICE = {
    ("sk", 1): "aspoň jedna červená kocka",
    ("sk", 3): "aspoň 3 červené kocky",
    ("sk", 5): "aspoň 5 červených kociek",
    ("cs", 1): "aspoň jedna červená kostka",
    ("cs", 3): "aspoň 3 červené kostky",
    ("cs", 5): "aspoň 5 červených kostek",
    ("ro", 1): "cel puțin un zar roșu",
    ("ro", 3): "cel puțin 3 zaruri roșii",
    ("ro", 20): "cel puțin 20 de zaruri roșii",
}


@pytest.mark.parametrize(
    ("language", "n", "text"), [(lang, n, text) for lang, texts in TILES_BACK.items() for n, text in texts.items()]
)
def test_tiles_back(language: str, n: int, text: str) -> None:
    assert Words(language, strict=True).say("king-tiles-back", n=n) == text


GEMS = {
    ("en", 1): "Anna wins: one gem!",
    ("en", 22): "Anna wins: 22 gems!",
    ("sk", 1): "Anna vyhráva: 1 drahokam!",
    ("sk", 3): "Anna vyhráva: 3 drahokamy!",
    ("sk", 22): "Anna vyhráva: 22 drahokamov!",
    ("cs", 1): "Anna vítězí: 1 drahokam!",
    ("cs", 3): "Anna vítězí: 3 drahokamy!",
    ("cs", 22): "Anna vítězí: 22 drahokamů!",
    ("ro", 1): "Anna câștigă: o nestemată!",
    ("ro", 3): "Anna câștigă: 3 nestemate!",
    ("ro", 22): "Anna câștigă: 22 de nestemate!",
    ("ro", 119): "Anna câștigă: 119 nestemate!",
}


@pytest.mark.parametrize(("language", "n", "text"), [(language, n, text) for (language, n), text in GEMS.items()])
def test_gems_inside_another_message(language: str, n: int, text: str) -> None:
    assert Words(language, strict=True).say("geodia-wins", seat="Anna", gems=n) == text


@pytest.mark.parametrize(("language", "n", "text"), [(language, n, text) for (language, n), text in DICE.items()])
def test_dice_of_a_colour(language: str, n: int, text: str) -> None:
    assert Words(language, strict=True).say("king-condition-colour", n=n, colour="red") == text


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("sk", 4, "postupka zo 4 kociek"),
        ("sk", 5, "postupka z 5 kociek"),
        ("cs", 4, "postupka ze 4 kostek"),
        ("cs", 5, "postupka z 5 kostek"),
    ],
)
def test_prepositions_follow_the_number_spoken(language: str, n: int, text: str) -> None:
    assert Words(language, strict=True).say("king-condition-straight", n=n) == text
