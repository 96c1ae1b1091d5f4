"""What the server counts and measures, in Prometheus' text format.

With several workers each keeps its values in a file of a folder they share (`gemhold serve` names it in the environment before it
starts them), and whichever worker is asked adds them up.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library's own name for it
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15)
SLOW = (0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300)

requests = Counter("gemhold_requests", "Requests by endpoint and status", ["endpoint", "status"])
request_seconds = Histogram("gemhold_request_seconds", "Time to answer, without event streams", ["endpoint"], buckets=QUICK)
moves = Counter("gemhold_moves", "Rows of logs that were written, by who decided them", ["by"])
write_seconds = Histogram("gemhold_write_seconds", "Time to write a batch of moves to disk", buckets=QUICK)
database_errors = Counter("gemhold_database_errors", "Reads and writes that the database refused")
streams = Gauge("gemhold_streams", "Open event streams", multiprocess_mode="livesum")
bot_queue = Gauge("gemhold_bot_queue", "Questions that wait for a place in the bot pool", multiprocess_mode="livesum")
bot_seconds = Histogram("gemhold_bot_seconds", "Time a bot process takes to answer", ["game", "question"], buckets=SLOW)
bot_failures = Counter("gemhold_bot_failures", "Bot processes that died, hung or answered nonsense")
tables_deleted = Counter("gemhold_tables_deleted", "Finished tables deleted because of their age")
companions_deleted = Counter("gemhold_companions_deleted", "Companions deleted because nobody used them for long")


@contextmanager
def shared_by_workers(workers: int) -> Iterator[None]:
    """A folder for the workers that are about to start, if there are several."""
    if workers == 1:
        yield
        return
    with TemporaryDirectory(prefix="gemhold-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def text() -> bytes:
    """All values, of all workers."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    for file in Path(folder).glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        if not _alive(process):
            mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
