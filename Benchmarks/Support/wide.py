"""Counts the instructions of rows and columns of very many views; `scripts/measure/wide` builds the tool first.

Nothing is subtracted: a count has the process's start in it, fonts and all.
"""
import argparse
import math
import os
import re
import subprocess

parser = argparse.ArgumentParser()
parser.add_argument("tool")
parser.add_argument("--from", dest="few", type=int, default=10_000)
parser.add_argument("--to", dest="many", type=int, default=100_000)
parser.add_argument("--width", default="320", help="points offered; none for no limit")
parser.add_argument("children", nargs="*", default=["buttons", "titles", "bordered", "bordered-titles"])
options = parser.parse_args()

MOST_GROWTH, MOST_RATIO = 1.05, 1.2


def instructions(container, child, count):
    offer = [] if options.width == "none" else [f"width={options.width}"]
    done = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
         options.tool, "WIDE", container, child, f"n={count}", *offer],
        env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, capture_output=True, text=True)
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    if done.returncode != 0 or not found:
        raise SystemExit(f"{container} of {count} {child}: {done.returncode}\n{done.stderr}")
    return int(found[1].replace(",", ""))


failed = False
print(f"| children | container | {options.few:,}: millions | {options.many:,}: millions | exponent | to a column's |")
print("|---|---|--:|--:|--:|--:|")
for child in options.children:
    counts = {
        container: [instructions(container, child, count) for count in (options.few, options.many)]
        for container in ("vstack", "hstack")
    }
    for container, (few, many) in counts.items():
        growth = math.log(many / few) / math.log(options.many / options.few)
        ratio = max(mine / column for mine, column in zip((few, many), counts["vstack"]))
        failed |= growth > MOST_GROWTH or ratio > MOST_RATIO
        print(f"| {child} | {container} | {few / 1e6:,.0f} | {many / 1e6:,.0f} | {growth:.3f} | {ratio:.2f} |", flush=True)
if failed:
    raise SystemExit(f"an exponent is over {MOST_GROWTH}, or a row costs more than {MOST_RATIO} of a column")
