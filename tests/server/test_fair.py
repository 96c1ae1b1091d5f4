"""The recipe of docs/api.md. The expected numbers were made with `openssl dgst -mac HMAC`, not with this code."""

from __future__ import annotations

from collections import Counter

from gemhold.server.fair import Fair, commitment, new_secret, seat_commitment

SECRET = bytes(range(32))
FATE = Fair(SECRET, ["a", ""])


def test_commitment() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_words() -> None:
    assert [FATE.word(i) for i in range(3)] == [695796575447735608, 6979509983046440046, 13158534896814749887]


def test_outcomes() -> None:
    assert [FATE.outcome(i, 46656) for i in range(4)] == [26104, 39918, 5887, 20073]
    assert [FATE.outcome(i, 6) for i in range(4)] == [4, 0, 1, 3]


def test_rejection() -> None:
    """With n just above 2^63 nearly every second word is thrown away."""
    n = 2**63 + 1
    expected = [695796575447735608, 6979509983046440046, 1138255873001046211, 1571763191367295211, 7068298386843951642]
    assert [FATE.outcome(i, n) for i in range(5)] == expected


def test_seed_of_a_map() -> None:
    assert FATE.seed() == 8737338368332322
    assert FATE.seed() < 2**53


def test_entropies_do_not_run_together() -> None:
    assert Fair(SECRET, ["ab", ""]).word(0) != Fair(SECRET, ["a", "b"]).word(0) != Fair(SECRET, ["", "ab"]).word(0)


def test_outcomes_are_even() -> None:
    counts = Counter(Fair(new_secret(), ["x"]).outcome(i, 6) for i in range(6000))
    assert set(counts) == set(range(6))
    assert all(800 < count < 1200 for count in counts.values())


def test_bots_have_luck_of_their_own() -> None:
    seeds = {FATE.bot_seed(seat, seq) for seat in range(4) for seq in range(50)}
    assert len(seeds) == 200
    assert not seeds & {FATE.word(i) >> 11 for i in range(200)}


def test_commitment_of_a_seat() -> None:
    """The expected number was made with `sha256sum`."""
    server = commitment(SECRET)
    expected = "4794bf5312f456c497172e8e964971d1e878dbc6a234dc9596f1cf48d8687a1a"
    assert seat_commitment("A" * 16, server, 1, 0, "a") == expected
    others = [("B" * 16, server, 1, 0, "a"), ("A" * 16, "0" * 64, 1, 0, "a"), ("A" * 16, server, 2, 0, "a")]
    others += [("A" * 16, server, 1, 1, "a"), ("A" * 16, server, 1, 0, "b")]
    assert expected not in {seat_commitment(*other) for other in others}
