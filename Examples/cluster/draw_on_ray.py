#!/usr/bin/env python3
"""Draws the jobs of a file on a Ray cluster: draw_on_ray.py JOBS -o OUT --tree PREFIX [--shards N] [--address ADDRESS]

PREFIX is an installation (scripts/install --prefix PREFIX). It is sent to each node once, under its digest, and so is
the file of jobs. Each shard is one task. Its pictures and its results come back to this machine when it is finished, so
a node that dies takes nothing along that was finished. Started again with the same words, finished shards are not drawn
again.

A shard whose process ends early, or whose node dies, is tried three times, and then halved: shard I/N is shards 2I-1 and
2I of 2N. So what is left in the end is the job that ends its process. It gets a line with an error.

The pictures are below OUT, all results in OUT/results.jsonl, in the jobs' order. OUT is a folder of this machine, or an
address of a store, such as s3://bucket/folder, gs://…, az://… or file:///…, to which the nodes write by themselves. The
exit code is that of `specimen merge`: 3 if a job failed.
"""
import argparse
import concurrent.futures
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


class Folder:
    """Where pictures and results go: a folder of this machine, to which the nodes send them."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.path.mkdir(parents=True, exist_ok=True)

    def names(self, below):
        folder = self.path / below
        return {path.name for path in folder.iterdir() if path.suffix == '.jsonl'} if folder.exists() else set()

    def read(self, name):
        return (self.path / name).read_bytes()

    def write(self, name, data):
        # Its name appears when all of it is there.
        (self.path / name).parent.mkdir(parents=True, exist_ok=True)
        part = self.path / (name + '.part')
        part.write_bytes(data)
        part.rename(self.path / name)


class Address:
    """An address of a store, to which nodes write by themselves. Each has to be allowed to: for S3 by AWS_… of its environment."""

    def __init__(self, address):
        # Of obstore (pip install obstore), which speaks to S3, to Google's and to Azure's stores.
        import obstore.store

        local = {'mkdir': True} if address.startswith('file:') else {}
        self.store = obstore.store.from_url(address, **local)

    def names(self, below):
        return {
            pathlib.PurePosixPath(entry['path']).name for entries in self.store.list(below) for entry in entries
            if entry['path'].endswith('.jsonl')}

    def read(self, name):
        return bytes(self.store.get(name).bytes())

    def write(self, name, data):
        self.store.put(name, data)

    def write_all(self, folder):
        files = [path for path in pathlib.Path(folder).rglob('*') if path.is_file()]
        with concurrent.futures.ThreadPoolExecutor(16) as threads:
            for _ in threads.map(lambda path: self.write(str(path.relative_to(folder)), path.read_bytes()), files):
                pass


@ray.remote(num_cpus=1, max_retries=0)
def draw(shard, tree, jobs, address, name):
    """One shard: its results, and its pictures as an archive, or nothing where they were written to an address. Objects that
    a node has already are not fetched."""
    program = kept(tree['digest'], lambda: ray.get(tree['object'][0])) / 'bin' / 'specimen'
    jobs_folder = kept(jobs['digest'], lambda: ray.get(jobs['object'][0]))
    with tempfile.TemporaryDirectory() as folder:
        # Errors name the program and the file as they were called, and this is to be the same on every node.
        run = subprocess.run(
            ['specimen', 'batch', jobs['name'], '-o', folder, '--shard', shard, '-j', '1', '--quiet'],
            cwd=jobs_folder, env=os.environ | {'PATH': f'{program.parent}:{os.environ["PATH"]}'},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        # 3 says that jobs failed, and their lines say why.
        if run.returncode not in (0, 3) or f'"shard":"{shard}"' not in run.stdout.decode():
            end = f'exit code {run.returncode}' if run.returncode >= 0 else f'signal {-run.returncode}'
            said = run.stderr.decode(errors='replace').strip().splitlines()[-1:]
            raise RuntimeError(' '.join([f'the process ended with {end}', *said]))
        if not address:
            return run.stdout, packed(folder)
        place = Address(address)
        place.write_all(folder)
        # Last, since they say that the shard is finished.
        place.write(name, run.stdout)
        return None, None


class Batch:
    """Shards that wait, run and are done."""

    def __init__(self, out, tree, jobs, numbers, count):
        self.address = out if '://' in out else None
        self.out = Address(out) if self.address else Folder(out)
        self.tree, self.jobs, self.numbers = tree, jobs, numbers
        # What was drawn of other jobs, or by another program, is not taken for ours.
        self.results = f'.results/{tree["digest"][:16]}-{jobs["digest"][:16]}'
        self.finished = self.out.names(self.results)
        self.waiting = [(f'{index}/{count}', 0) for index in range(1, count + 1)]
        self.running = {}
        self.done = 0
        self.lost = []

    def file(self, shard):
        return shard.replace('/', '-of-') + '.jsonl'

    def start(self, room):
        while self.waiting and len(self.running) < room:
            shard, tries = self.waiting.pop(0)
            name = self.file(shard)
            if name in self.finished:
                self.done += 1
                continue
            task = draw.remote(shard, self.tree, self.jobs, self.address, f'{self.results}/{name}')
            self.running[task] = (shard, tries)

    def finish(self, task):
        shard, tries = self.running.pop(task)
        try:
            lines, pictures = ray.get(task)
        except Exception as error:  # The process, its worker or its node has ended.
            return self.retry(shard, tries + 1, error)
        if not self.address:
            unpack(pictures, self.out.path)
            self.out.write(f'{self.results}/{self.file(shard)}', lines)
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
        drawn = set()
        with tempfile.TemporaryDirectory() as folder:
            for name in sorted(self.out.names(self.results)):
                # Shards of halved ones are of other counts; the lines that say which shard it was have done their work.
                text = self.out.read(f'{self.results}/{name}').decode()
                lines = [line for line in text.splitlines() if '"shard":"' not in line]
                drawn.update(json.loads(line)['job'] for line in lines)
                pathlib.Path(folder, name).write_text(''.join(line + '\n' for line in lines))
            reason = self.lost[0][1] if self.lost else 'it has no result'
            pathlib.Path(folder, 'lost.jsonl').write_text(''.join(
                json.dumps({'error': f'tried {TRIES} times: {reason}', 'job': job}) + '\n'
                for job in sorted(self.numbers - drawn)))
            files = sorted(pathlib.Path(folder).glob('*.jsonl'))
            merged = pathlib.Path(folder, 'merged')
            code = subprocess.run([program, 'merge', *files, '-o', merged], check=False).returncode
            if merged.exists():
                self.out.write('results.jsonl', merged.read_bytes())
            return code


def main():
    options = argparse.ArgumentParser(description='Draws the jobs of a file on a Ray cluster.')
    options.add_argument('jobs', help='a file with one job, a JSON object, on each line')
    options.add_argument('-o', '--output', required=True, help='the folder to write into, or an address such as s3://bucket/folder')
    options.add_argument('--tree', required=True, help='an installation of Specimen, for the nodes')
    options.add_argument('--shards', type=int, default=64)
    options.add_argument('--address', help="of a cluster that runs; without it, one of this machine's own")
    options = options.parse_args()
    ray.init(address=options.address, log_to_driver=False, configure_logging=False)
    text = pathlib.Path(options.jobs).read_bytes()
    numbers = {number for number, line in enumerate(text.splitlines(), 1) if line.strip()}
    with tempfile.TemporaryDirectory() as folder:
        name = pathlib.Path(options.jobs).name
        (pathlib.Path(folder) / name).write_bytes(text)
        parts = [packed(options.tree), packed(folder)]
    # In a list, so that a task fetches it only where its node does not have it.
    tree, jobs = ({'digest': hashlib.sha256(part).hexdigest(), 'object': [ray.put(part)]} for part in parts)
    jobs['name'] = name
    batch = Batch(options.output, tree, jobs, numbers, options.shards)
    batch.run()
    sys.exit(batch.merge(pathlib.Path(options.tree) / 'bin' / 'specimen'))


if __name__ == '__main__':
    main()
