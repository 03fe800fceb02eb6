"""Runs programs under callgrind with nothing around them that moves a count."""
import os
import re
import subprocess


class Counter:
    """Counts in a fixed environment; everything it needs is in `work`, an empty folder of a fixed name."""

    def __init__(self, work, preload, profile=None):
        self.preload, self.profile = preload, profile
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": work, "XDG_CACHE_HOME": work + "/cache", "TMPDIR": work,
            "SWIFT_DETERMINISTIC_HASHING": "1", "LC_ALL": "C.UTF-8",
        }

    def plain(self, *command, codes=(0,), **more):
        """Runs a program by itself, to prepare what a count starts from; what it prints."""
        done = subprocess.run(command, env={**self.environment, **more}, capture_output=True, text=True)
        if done.returncode not in codes:
            raise SystemExit(f"{' '.join(command)}: {done.returncode}\n{done.stderr}")
        return done.stdout

    def count(self, name, *command, codes=(0,), **more):
        """Instructions of one run, of all its processes."""
        kept = f"{self.profile}/{name}.%p" if self.profile else "/dev/null"
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={kept}", *command],
            env={**self.environment, "LD_PRELOAD": self.preload, **more}, capture_output=True, text=True)
        found = [int(number) for number in re.findall(r"Collected : (\d+)", done.stderr)]
        if done.returncode not in codes or not found:
            raise SystemExit(f"{name}: {done.returncode}\n{done.stderr}")
        return sum(found)
