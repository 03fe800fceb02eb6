"""Processor time and memory of `specimen diff` and blazediff on the pairs of `pairs.py`, in turns; and of `diff` with
and without the kind of the change, on pairs in which every pixel differs, and on folders.

`scripts/measure/diff` builds what it needs and starts it.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys

from PIL import Image

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("specimen")
parser.add_argument("--rounds", type=int, default=5)
parser.add_argument("--seed", type=int, default=16)
parser.add_argument("--json", action="store_true", help="one line of JSON a row")
options = parser.parse_args()

PAIRS = ["recolour-10", "rows-20", "photo-24", "palette-30", "moved-42"]
DIFFERENT = ["noise-42", "translucent-42", "brighter-42"]
PEER = "import sys, blazediff; sys.exit(0 if blazediff.compare(sys.argv[1], sys.argv[2]).match_result else 1)"
script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pairs.py")
subprocess.run([sys.executable, script, options.folder, "--seed", str(options.seed)], check=True)


def run(arguments):
    """Processor seconds, the largest memory in MB and the exit code of a process."""
    with open(os.devnull, "w") as nothing:
        child = subprocess.Popen(arguments, stdout=nothing, stderr=nothing)
        _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000, child.returncode


def report(table, work, numbers, text):
    """One row, as a line of JSON or of a table."""
    if options.json:
        print(json.dumps({"table": table, "work": work, **numbers}), flush=True)
    else:
        print(f"| {work} | {text} |", flush=True)


def head(*titles):
    if not options.json:
        print("\n| " + " | ".join(titles) + " |\n|---" + "|--:" * (len(titles) - 1) + "|")


def files(name):
    return [f"{options.folder}/{name}-{side}.png" for side in "ab"]


def medians(commands, middle=statistics.median):
    """Seconds of processor time and most memory of each, run in turns."""
    runs = [[] for _ in commands]
    for _ in range(options.rounds):
        for command, results in zip(commands, runs):
            results.append(run(command))
    return [(middle(one[0] for one in results), max(one[1] for one in results), {one[2] for one in results})
            for results in runs]


fine = True
head("work", "CPU s", "MB", "blazediff: CPU s", "MB", "ratio", "verdicts")
rows = [(f"diff {name}", [options.specimen, "diff"], name) for name in PAIRS]
rows.append(("diff --mode ciede2000 moved-42", [options.specimen, "diff", "--mode", "ciede2000"], "moved-42"))
for work, command, name in rows:
    ours, theirs = medians([command + files(name), [sys.executable, "-c", PEER, *files(name)]])
    isSame = len(ours[2] | theirs[2]) == 1
    fine = fine and isSame
    report("blazediff", work, {"unit": "CPU s", "ours": ours[0], "peer": theirs[0], "oursMB": ours[1],
                               "peerMB": theirs[1], "sameVerdict": isSame},
           f"{ours[0]:.2f} | {ours[1]:.0f} | {theirs[0]:.2f} | {theirs[1]:.0f} | {theirs[0] / ours[0]:.2f} "
           f"| {'same' if isSame else 'NOT THE SAME'}")

# What telling the kind takes, as a part of decoding and comparing alone, without the command's start.
MODES = ["exact", "max-delta", "pixelmatch-6", "pixelmatch-7", "ciede2000", "ssim"]
tiny = [f"{options.folder}/tiny-{side}.png" for side in "ab"]
for path, shade in zip(tiny, (0, 255)):
    Image.new("L", (1, 1), shade).save(path)
start = medians([[options.specimen, "diff", *tiny]])[0][0]
head("with the kind, as a part of the time without it", *MODES)
for name in PAIRS + DIFFERENT:
    ratios = []
    for mode in MODES:
        command = [options.specimen, "diff", "--mode", mode]
        # The least of each: what the system takes to find large pages differs by more than the kind takes.
        whole, bare = medians([command + files(name), command + ["--no-kind"] + files(name)], min)
        ratios.append((whole[0] - start) / (bare[0] - start))
    report("kind", name, dict(zip(MODES, ratios)), " | ".join(f"{ratio:.2f}" for ratio in ratios))

head("every pixel differs", "CPU s", "MB", "blazediff: CPU s", "MB")
for name in DIFFERENT:
    for mode in ["exact", "ciede2000"]:
        ours, theirs = medians(
            [[options.specimen, "diff", "--mode", mode, *files(name)], [sys.executable, "-c", PEER, *files(name)]])
        report("all different", f"diff --mode {mode} {name}",
               {"unit": "CPU s", "ours": ours[0], "peer": theirs[0], "oursMB": ours[1], "peerMB": theirs[1]},
               f"{ours[0]:.2f} | {ours[1]:.0f} | {theirs[0]:.2f} | {theirs[1]:.0f}")

head("two folders of 200", "CPU s", "without the kind", "MB")
both = [f"{options.folder}/folder-{side}" for side in "ab"]
whole, bare = medians([[options.specimen, "diff", *both], [options.specimen, "diff", "--no-kind", *both]])
report("folders", "diff folder-a folder-b",
       {"unit": "CPU s", "ours": whole[0], "bare": bare[0], "oursMB": whole[1]},
       f"{whole[0]:.2f} | {bare[0]:.2f} | {whole[1]:.0f}")
sys.exit(0 if fine else 1)
