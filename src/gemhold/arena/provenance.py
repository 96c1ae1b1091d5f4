"""What results depend on besides the plan: the version of the rules, the data files and what the bots have learned.

A journal of work with other ones is other work: results must not be mixed.
"""

from __future__ import annotations

import hashlib

import gemhold
from gemhold.arena.journal import digest_of
from gemhold.core.kit.datadir import STANDARD, data_file, data_folder

OF_BOTS = ("levels.toml", "master.toml")  # data files that tell of bots; no game comes out differently by them


def provenance(game: str) -> dict[str, object]:
    return {"rules": gemhold.game(game).rules_version, "data": data_digest(game), "weights": weights_digest(game)}


def data_digest(game: str) -> str:
    """A hash of the data files in use: games with other data are other games."""
    names = {file.name for folder in (STANDARD / game, data_folder(game)) for file in folder.glob("*.toml")}
    return digest_of({name: data_file(game, name).read_text("utf-8") for name in sorted(names.difference(OF_BOTS))})


def weights_digest(game: str) -> str:
    """A hash of the weights the game's bots play with."""
    out = hashlib.sha256()
    for file in sorted((STANDARD / game).glob("*.npz")):
        out.update(file.name.encode() + file.read_bytes())
    return out.hexdigest()[:16]
