"""A Ray cluster on this machine, in a process of its own: who runs one cannot be its client as well, Ray's connections hang then.

The head does not play. Each line read, `add` or `remove`, changes the number of nodes with one processor; each is answered.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from gemhold.server.testing import free_port

READY = "ready"


@contextmanager
def clustered() -> Iterator[tuple[str, Callable[[str], None]]]:
    """The cluster's address, and what changes it."""
    port = free_port()
    with subprocess.Popen(
        [sys.executable, __file__, str(port)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        answers, orders = process.stdout, process.stdin

        def change(order: str) -> None:
            if order:
                print(order, file=orders, flush=True)
            if answers.readline().strip() != READY:
                raise SystemExit("the cluster has not started")

        change("")
        yield f"ray://127.0.0.1:{port}", change
        orders.close()


def main() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "ray_client_server_port": int(sys.argv[1])})
    nodes = []
    print(READY, flush=True)
    for order in sys.stdin:
        if order.strip() == "add":
            nodes.append(cluster.add_node(num_cpus=1))
            cluster.wait_for_nodes()
        else:
            cluster.remove_node(nodes.pop())
        print(READY, flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
