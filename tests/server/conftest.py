from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from gemhold.server.testing import ServerProcess, postgres
from tests.server.people import Person


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> dict[str, str]:
    """Settings for a server on each database."""
    return {} if request.param == "sqlite" else {"GEMHOLD_DATABASE_URL": request.getfixturevalue("postgres_url")}


@pytest.fixture(scope="session")
def server(database: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), env=database) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def lone_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One on SQLite, for what does not depend on the database."""
    with ServerProcess(tmp_path_factory.mktemp("lone")) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


@pytest.fixture
def guests() -> Iterator[Callable[[ServerProcess], Person]]:
    """Makes people who visit a server."""
    all_people: list[Person] = []

    def visit(server: ServerProcess) -> Person:
        all_people.append(Person(server.base))
        return all_people[-1]

    yield visit
    for person in all_people:
        person.close()


@pytest.fixture
def anna(server: ServerProcess, guests: Callable[[ServerProcess], Person]) -> Person:
    return guests(server)


@pytest.fixture
def bela(server: ServerProcess, guests: Callable[[ServerProcess], Person]) -> Person:
    return guests(server)


@pytest.fixture
def eva(lone_server: ServerProcess, guests: Callable[[ServerProcess], Person]) -> Person:
    return guests(lone_server)
