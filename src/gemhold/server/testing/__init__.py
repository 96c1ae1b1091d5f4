"""For tests and benchmarks: server and PostgreSQL processes, a minimal HTTP client, and a kill test."""

from gemhold.server.testing.processes import Postgres, ServerProcess, cores, free_port, postgres
from gemhold.server.testing.wire import Http, Refused, Stream

__all__ = ["Http", "Postgres", "Refused", "ServerProcess", "Stream", "cores", "free_port", "postgres"]
