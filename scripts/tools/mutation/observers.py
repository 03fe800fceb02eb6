"""What can find a fault: each suite of tests, and the Gallery's comparison with its goldens."""
import os
import re
import resource
import select
import signal
import subprocess
import time
from collections import defaultdict
from dataclasses import dataclass, field

CHECK = 'check --full'
BUNDLE = '.build/debug/specimenPackageTests.xctest'
TESTS = [BUNDLE, '--testing-library', 'swift-testing']
OWN_RANK, OTHER_RANK, CHECK_RANK, SLOW_RANK = range(4)
# Suites that take more seconds than this run last.
SLOW = 10
FAILED = re.compile(r'^\S+ (?:Test|Suite) (.*?) (?:recorded an issue|failed after)')


def limit_memory():
    """A fault may ask for more than the machine has."""
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))


@dataclass
class Suite:
    """Tests of one type or file, with how long they take and which faults they come by."""
    name: str
    seconds: float = 0
    reached: set = field(default_factory=set)

    @property
    def target(self):
        return self.name.split('.')[0]


class Observers:
    def __init__(self, copy, limit, skipped=None, checks=True):
        self.copy, self.limit, self.skipped, self.checks = copy, limit, skipped, checks
        self.suites, self.left_out = [], []

    def command(self, names):
        if names == [CHECK]:
            return ['.build/debug/specimen', 'check', '--full']
        return TESTS + ['--filter', '^(' + '|'.join(re.escape(name) for name in names) + ')[/(]']

    def watch(self, names, seconds):
        """Runs until the first failure; what failed, and how long it took. Nothing failed: `None`."""
        begin = time.monotonic()
        process = subprocess.Popen(self.command(names), cwd=self.copy.folder, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=limit_memory)
        failure, rest = None, b''
        while failure is None:
            left = begin + seconds - time.monotonic()
            if left <= 0 or not select.select([process.stdout], [], [], left)[0]:
                failure = 'takes too long'
                break
            part = os.read(process.stdout.fileno(), 65536)
            if not part:
                break
            *lines, rest = (rest + part).split(b'\n')
            for line in lines if names != [CHECK] else []:
                match = FAILED.match(line.decode(errors='replace'))
                if match:
                    failure = match[1]
                    break
        if failure is None and process.wait() != 0:
            failure = 'ends with %d' % process.returncode
        self.end_all()
        process.wait()
        process.stdout.close()
        return failure, time.monotonic() - begin

    def end_all(self):
        """Ends what runs from the copy: tests start processes of their own, which may hang."""
        folder = os.path.realpath(self.copy.folder) + '/'
        for each in filter(str.isdigit, os.listdir('/proc')):
            try:
                if os.readlink(f'/proc/{each}/exe').startswith(folder):
                    os.kill(int(each), signal.SIGKILL)
            except OSError:
                pass

    def list(self):
        run = subprocess.run(TESTS + ['--list-tests'], cwd=self.copy.folder, capture_output=True, text=True)
        names = {re.split(r'/|\(', line)[0] for line in run.stdout.splitlines() if re.match(r'^\w+\.', line)}
        taken = sorted(name for name in names if not (self.skipped and re.search(self.skipped, name)))
        return taken + [CHECK] if self.checks else taken

    def survey(self, known, say):
        """Runs each suite once without a fault: how long it takes, and what it comes by."""
        self.copy.set_number(0)
        for name in self.list():
            if name in known:
                suite = Suite(name, known[name]['seconds'], set(known[name]['reached']))
            else:
                self.copy.clear_reached()
                failure, seconds = self.watch([name], self.limit)
                suite = Suite(name, seconds, self.copy.reached())
                if failure:
                    self.left_out.append(f'{name} ({failure})')
                    say(f'{name} is left out, without a fault: {failure}')
                    continue
            self.suites.append(suite)
            yield suite
        self.copy.forget_reached()

    def rounds(self, fault):
        """Which suites to run at a time: of the fault's own module, of others, the comparison, what takes long."""
        by_round = defaultdict(list)
        for suite in self.suites:
            if fault.number in suite.reached:
                rank = CHECK_RANK if suite.name == CHECK else SLOW_RANK if suite.seconds > SLOW else \
                    OWN_RANK if suite.target == fault.module + 'Tests' else OTHER_RANK
                by_round[rank, suite.target].append(suite)
        cost = {key: sum(suite.seconds for suite in suites) for key, suites in by_round.items()}
        for key in sorted(by_round, key=lambda each: (each[0], cost[each])):
            yield [suite.name for suite in by_round[key]], cost[key]
