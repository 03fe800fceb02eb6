#!/usr/bin/env python3
"""Draws the jobs of a file on a Ray cluster: draw_on_ray.py JOBS -o OUT --tree PREFIX [--shards N] [--address ADDRESS]

PREFIX is an installation (scripts/install --prefix PREFIX). It is sent to each node once, under its digest, and so is
the file of jobs. Each shard is one task. Its pictures and its results come back to this machine when it is finished, so
a node that dies takes nothing along that was finished. Started again with the same words, finished shards are not drawn
again.

A shard whose process ends early, or whose node dies, is tried three times, and then halved: shard I/N is shards 2I-1 and
2I of 2N. So what is left in the end is the job that ends its process. It gets a line with an error.

The pictures are below OUT, all results in OUT/results.jsonl, in the jobs' order. The exit code is that of `specimen
merge`: 3 if a job failed.
"""
import argparse
import hashlib
import io
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time

import ray

TRIES = 3


def packed(folder):
    """A folder as bytes that depend on nothing but names, modes and contents."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode='w') as archive:
        for path in sorted(pathlib.Path(folder).rglob('*')):
            entry = archive.gettarinfo(path, str(path.relative_to(folder)))
            entry.mtime = entry.uid = entry.gid = 0
            entry.uname = entry.gname = ''
            if entry.isfile():
                with open(path, 'rb') as file:
                    archive.addfile(entry, file)
            else:
                archive.addfile(entry)
    return buffer.getvalue()


def unpack(data, folder):
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        # What leads out of the folder is refused.
        archive.extractall(folder, filter='data')


def kept(digest, fetch):
    """The folder with what has this digest on this node, made once however many tasks want it."""
    place = pathlib.Path(tempfile.gettempdir()) / f'specimen-{os.getuid()}-{digest}'
    if not place.exists():
        made = tempfile.mkdtemp(dir=place.parent)
        unpack(fetch(), made)
        try:
            os.rename(made, place)
        except OSError:
            # Another task was faster.
            shutil.rmtree(made)
    return place


@ray.remote(num_cpus=1, max_retries=0)
def draw(shard, tree, jobs):
    """One shard: its results, and its pictures as an archive. Objects that a node has already are not fetched."""
    program = kept(tree['digest'], lambda: ray.get(tree['object'][0])) / 'bin' / 'specimen'
    names = kept(jobs['digest'], lambda: ray.get(jobs['object'][0])) / 'jobs'
    with tempfile.TemporaryDirectory() as folder:
        # Errors name the program as it was called, and this is to be the same on every node.
        run = subprocess.run(
            ['specimen', 'batch', names, '-o', folder, '--shard', shard, '-j', '1', '--quiet'],
            env=os.environ | {'PATH': f'{program.parent}:{os.environ["PATH"]}'}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        # 3 says that jobs failed, and their lines say why.
        if run.returncode not in (0, 3) or f'"shard":"{shard}"' not in run.stdout.decode():
            end = f'exit code {run.returncode}' if run.returncode >= 0 else f'signal {-run.returncode}'
            said = run.stderr.decode(errors='replace').strip().splitlines()[-1:]
            raise RuntimeError(' '.join([f'the process ended with {end}', *said]))
        return run.stdout, packed(folder)


class Batch:
    """Shards that wait, run and are done."""

    def __init__(self, out, tree, jobs, numbers, count):
        self.out = pathlib.Path(out)
        self.tree, self.jobs, self.numbers = tree, jobs, numbers
        # What was drawn of other jobs, or by another program, is not taken for ours.
        self.results = self.out / '.results' / (tree['digest'][:16] + '-' + jobs['digest'][:16])
        self.results.mkdir(parents=True, exist_ok=True)
        self.waiting = [(f'{index}/{count}', 0) for index in range(1, count + 1)]
        self.running = {}
        self.done = 0
        self.lost = []

    def file(self, shard):
        return self.results / (shard.replace('/', '-of-') + '.jsonl')

    def start(self, room):
        while self.waiting and len(self.running) < room:
            shard, tries = self.waiting.pop(0)
            if self.file(shard).exists():
                self.done += 1
                continue
            self.running[draw.remote(shard, self.tree, self.jobs)] = (shard, tries)

    def finish(self, task):
        shard, tries = self.running.pop(task)
        try:
            lines, pictures = ray.get(task)
        except Exception as error:  # The process, its worker or its node has ended.
            return self.retry(shard, tries + 1, error)
        unpack(pictures, self.out)
        # Its name appears when all of the shard is here.
        part = self.file(shard).with_suffix('.part')
        part.write_bytes(lines)
        part.rename(self.file(shard))
        self.done += 1

    def retry(self, shard, tries, error):
        reason = (str(error).strip().splitlines() or [type(error).__name__])[-1].removeprefix('RuntimeError: ')
        print(f'shard {shard}, try {tries}: {reason}', file=sys.stderr, flush=True)
        index, count = map(int, shard.split('/'))
        if tries < TRIES:
            self.waiting.append((shard, tries))
        # With as many parts as this, two different jobs are hardly in one.
        elif count < 64 * len(self.numbers):
            halves = (f'{2 * index - 1}/{2 * count}', f'{2 * index}/{2 * count}')
            # What ended its process three times does so again; one try tells which half it is in.
            self.waiting[:0] = [(half, TRIES - 1 if 2 * count < 64 * len(self.numbers) else 0) for half in halves]
        else:
            self.lost.append((shard, reason))

    def run(self):
        told, begun = 0.0, time.monotonic()
        while self.waiting or self.running:
            # A node that has come takes work at once, and one that has gone no more.
            self.start(2 * max(1, int(ray.cluster_resources().get('CPU', 1))))
            if self.running:
                ready, _ = ray.wait(list(self.running), timeout=1)
                for task in ready:
                    self.finish(task)
            if time.monotonic() - told >= 1 or not self.running:
                told = time.monotonic()
                nodes = sum(node['Alive'] for node in ray.nodes())
                print(
                    f'{int(told - begun)} s: {self.done} shards done, {len(self.running)} running, '
                    f'{len(self.waiting)} waiting, on {nodes} nodes', file=sys.stderr, flush=True)

    def merge(self, program):
        """One file of all results, in which a job that was lost has a line, too."""
        # Shards of halved ones are of other counts; the lines that say which shard it was have done their work.
        files, drawn = [], set()
        for path in sorted(self.results.glob('*.jsonl')):
            lines = [line for line in path.read_text().splitlines() if '"shard":"' not in line]
            drawn.update(json.loads(line)['job'] for line in lines)
            files.append(self.results / 'merged' / path.name)
            files[-1].parent.mkdir(exist_ok=True)
            files[-1].write_text(''.join(line + '\n' for line in lines))
        reason = self.lost[0][1] if self.lost else 'it has no result'
        errors = [
            {'error': f'tried {TRIES} times: {reason}', 'job': job}
            for job in sorted(self.numbers - drawn)]
        files.append(self.results / 'merged' / 'lost.jsonl')
        files[-1].write_text(''.join(json.dumps(line) + '\n' for line in errors))
        code = subprocess.run([program, 'merge', *files, '-o', self.out / 'results.jsonl'], check=False).returncode
        shutil.rmtree(self.results / 'merged')
        return code


def main():
    options = argparse.ArgumentParser(description='Draws the jobs of a file on a Ray cluster.')
    options.add_argument('jobs', help='a file with one job, a JSON object, on each line')
    options.add_argument('-o', '--output', required=True, help='the folder to write into')
    options.add_argument('--tree', required=True, help='an installation of Specimen, for the nodes')
    options.add_argument('--shards', type=int, default=64)
    options.add_argument('--address', help="of a cluster that runs; without it, one of this machine's own")
    options = options.parse_args()
    ray.init(address=options.address, log_to_driver=False, configure_logging=False)
    text = pathlib.Path(options.jobs).read_bytes()
    numbers = {number for number, line in enumerate(text.splitlines(), 1) if line.strip()}
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / 'jobs').write_bytes(text)
        parts = [packed(options.tree), packed(folder)]
    # In a list, so that a task fetches it only where its node does not have it.
    tree, jobs = ({'digest': hashlib.sha256(part).hexdigest(), 'object': [ray.put(part)]} for part in parts)
    batch = Batch(options.output, tree, jobs, numbers, options.shards)
    batch.run()
    sys.exit(batch.merge(pathlib.Path(options.tree) / 'bin' / 'specimen'))


if __name__ == '__main__':
    main()
