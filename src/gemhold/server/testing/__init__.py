"""For tests and benchmarks: a server and a PostgreSQL of their own, a lean HTTP client, and kills under load."""

from gemhold.server.testing.processes import ServerProcess, cores, free_port, postgres
from gemhold.server.testing.wire import Http, Refused, Stream

__all__ = ["Http", "Refused", "ServerProcess", "Stream", "cores", "free_port", "postgres"]
