#!/usr/bin/env python3
"""Runs Examples/cluster/draw_on_ray.py on a cluster of three nodes of this machine: [--kill | --alone] and its own words.

Says how many seconds that took, from the first line that it prints. With --alone there is one node. With --kill one node, on which shards run, is ended without a warning once three shards are done. It must be in the middle:
shards are drawn after that, too.
"""
import pathlib
import re
import subprocess
import sys
import time

from ray.cluster_utils import Cluster

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / 'Examples/cluster/draw_on_ray.py'


def main():
    words = sys.argv[1:]
    kills = '--kill' in words
    count = 1 if '--alone' in words else 3
    words = [word for word in words if word not in ('--kill', '--alone')]
    cluster = Cluster(initialize_head=True, head_node_args={'num_cpus': 1, 'include_dashboard': False})
    others = [cluster.add_node(num_cpus=1) for _ in range(count - 1)]
    cluster.wait_for_nodes()
    run = subprocess.Popen(
        [sys.executable, EXAMPLE, *words, '--address', cluster.address], stderr=subprocess.PIPE, text=True)
    last = 0
    killed = None
    begun = None
    for line in run.stderr:
        begun = begun or time.monotonic()
        print(line, end='', file=sys.stderr, flush=True)
        found = re.search(r'(\d+) shards done', line)
        last = int(found[1]) if found else last
        if kills and killed is None and last >= 3:
            cluster.remove_node(others[0], allow_graceful=False)
            killed = last
            print(f'killed a node after {last} shards', file=sys.stderr, flush=True)
    code = run.wait()
    print(f'drawn in {time.monotonic() - begun:.1f} s by {count} nodes', file=sys.stderr, flush=True)
    cluster.shutdown()
    if kills and (killed is None or killed >= last):
        print('no shard was drawn after the node was killed', file=sys.stderr)
        return 1
    # 3 says that jobs failed, which is for the results to tell.
    return 0 if kills and code == 3 else code


if __name__ == '__main__':
    sys.exit(main())
