"""Processor time and memory of `specimen diff` and blazediff on the pairs of `pairs.py`, in turns.

`scripts/benchmark-diff` builds what it needs and starts it.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("specimen")
parser.add_argument("--rounds", type=int, default=5)
parser.add_argument("--seed", type=int, default=16)
parser.add_argument("--json", action="store_true", help="one line of JSON a row")
options = parser.parse_args()

PAIRS = ["recolour-10", "rows-20", "photo-24", "palette-30", "moved-42"]
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


rows = [(f"diff {name}", [options.specimen, "diff"], name) for name in PAIRS]
rows.append(("diff --mode ciede2000 moved-42", [options.specimen, "diff", "--mode", "ciede2000"], "moved-42"))
if not options.json:
    print("| work | CPU s | MB | blazediff: CPU s | MB | ratio | verdicts |")
    print("|---|--:|--:|--:|--:|--:|---|")
fine = True
for work, command, name in rows:
    files = [f"{options.folder}/{name}-{side}.png" for side in "ab"]
    ours, theirs = [], []
    for _ in range(options.rounds):
        ours.append(run(command + files))
        theirs.append(run([sys.executable, "-c", PEER, *files]))
    mine, peer = (statistics.median(one[0] for one in runs) for runs in (ours, theirs))
    memory, other = (max(one[1] for one in runs) for runs in (ours, theirs))
    codes = {one[2] for one in ours + theirs}
    fine = fine and len(codes) == 1
    if options.json:
        print(json.dumps({"work": work, "unit": "CPU s", "ours": mine, "peer": peer, "oursMB": memory, "peerMB": other,
                          "sameVerdict": len(codes) == 1}))
    else:
        print(f"| {work} | {mine:.2f} | {memory:.0f} | {peer:.2f} | {other:.0f} | {peer / mine:.2f} "
              f"| {'same' if len(codes) == 1 else 'NOT THE SAME'} |")
sys.exit(0 if fine else 1)
