"""For tests and benchmarks: server and PostgreSQL processes, a minimal HTTP client, and a kill test."""

from gemhold.server.testing.processes import Postgres, ServerProcess, cores, free_port, postgres
from gemhold.server.testing.wire import LOOPBACK, Http, Refused, Stream, Traffic, address

__all__ = [
    "LOOPBACK",
    "Http",
    "Postgres",
    "Refused",
    "ServerProcess",
    "Stream",
    "Traffic",
    "address",
    "cores",
    "free_port",
    "postgres",
]
