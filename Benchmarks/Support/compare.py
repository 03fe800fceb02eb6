"""Runs our benchmark and the C floor in turns and prints ratios; `scripts/measure/speed` builds both first.

A ratio is ours to the floor so that more is better: of rates ours/floor, of times and bytes floor/ours.
"""
import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import time

parser = argparse.ArgumentParser()
for name in ("--bin", "--work", "--tool", "--specimen"):
    parser.add_argument(name, required=True)
parser.add_argument("--rounds", type=int, default=7)
parser.add_argument("--json", action="store_true", help="one line of JSON a row")
parser.add_argument("--only", default="", help="rows with this word in their name")
options = parser.parse_args()

FLOOR = options.bin + "/floor"
FLOOR_COMPARE = options.bin + "/floor_cmp"
TOOL = options.tool
COPIES = 56  # of 90 tiles: 5,040


def run(arguments, env=None, clean=True):
    """A process in an empty folder: its JSON, if it prints any, with whole-process times beside it."""
    if clean:
        shutil.rmtree(options.work + "/out", ignore_errors=True)
        os.makedirs(options.work + "/out")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run(arguments, env={**os.environ, **(env or {})}, capture_output=True, text=True)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(arguments)}: {done.returncode}\n{done.stderr}")
    line = done.stdout.rstrip().rpartition("\n")[2]
    result = json.loads(line) if line.startswith("{") and '"wall_s"' in line else {}
    result["process_s"] = wall
    result["process_cpu_s"] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return result


OUT = options.work + "/out"


def ours(*arguments):
    return lambda: run([TOOL, arguments[0], OUT, *arguments[1:]])


def floor(*arguments):
    return lambda: run([FLOOR, arguments[0], OUT, *arguments[1:]])


def batch():
    return run([TOOL, "batch", options.work + "/jobs", "-o", OUT, "-j", "1"])


def check(*arguments):
    return lambda: run(
        [TOOL, "check", "--goldens", options.work + "/goldens", "-j", "1", *arguments],
        {"SPECIMEN_BENCHMARK_COPIES": str(COPIES)}, clean=False)


def pairs(other):
    return lambda: run([TOOL, "W3", options.work + "/w3/a", "with=" + options.work + "/w3/" + other])


def floor_pairs(other, how):
    return lambda: run([FLOOR_COMPARE, options.work + "/w3/a", options.work + "/w3/" + other, how])


def record():
    """All goldens of the Gallery, into an empty folder."""
    return run([options.specimen, "record", "--all", "--goldens", OUT + "/goldens"], {"CI": ""})


def record_again():
    """The same over goldens that are right: nothing is written."""
    goldens = options.work + "/gallery"
    if not os.path.exists(goldens):
        run([options.specimen, "record", "--goldens", goldens], {"CI": ""})
    return run([options.specimen, "record", "--all", "--goldens", goldens], {"CI": ""}, clean=False)


def report():
    """Some 4,000 tiles of the Gallery, none of which has a golden."""
    return run([options.specimen, "check", "--scale", "1,2,3", "--shard", "3/4", "--goldens", OUT + "/none",
                "--report", OUT + "/report"])


def first_picture():
    return run([TOOL, "render", "Benchmark/Button/filled", "-o", OUT + "/one.png"])


def layout():
    """Microseconds of each part of `specimen-benchmark LAYOUT`, by its name."""
    done = subprocess.run([TOOL, "LAYOUT"], capture_output=True, text=True, check=True)
    parts = (json.loads(line) for line in done.stdout.splitlines() if line.startswith("{"))
    return {part["work"]: part["microseconds"] for part in parts}


# Each: what it runs, and which of its numbers counts.
MEASURES = {
    "w2": ours("W2"), "w2 j2": ours("W2", "workers=2"), "w2 layout": ours("W2", "stage=layout"),
    "w2 draw": ours("W2", "stage=draw"), "w2 encode": ours("W2", "stage=encode"), "shaping": ours("shaping"),
    "w2 long": ours("W2", "n=50000"), "batch": batch, "w1": ours("W1"), "sheet": ours("sheet"),
    "check": check(), "check full": check("--full"), "first": first_picture, "record": record,
    "record again": record_again, "report": report,
    "layout": layout, "w3 b": pairs("b"), "w3 c": pairs("c"),
    "C w2": floor("W2", "png=palrun"), "C w2 t2": floor("W2", "png=palrun", "threads=2"),
    "C none": floor("W2", "png=none"), "C fold": floor("W2", "png=none", "fold=1", "reuse=1"),
    "C w1": floor("W1", "png=palrun"), "C start": floor("W2", "png=palrun", "n=1"),
    "C first": floor_pairs("b", "first"), "C ld": floor_pairs("c", "ld"),
}  # fmt: skip


def rate(measure, field, units):
    return lambda results: [units / one[field] for one in results[measure]]


def value(measure, field, scale=1):
    return lambda results: [one[field] * scale for one in results[measure]]


def speed_up(one, two):
    return lambda results: [a["wall_s"] / b["wall_s"] for a, b in zip(results[one], results[two])]


def bar(number):
    return lambda results: [number]


# Work, unit, ours, the floor's, its variant, whether less is better, the bar for the ratio, measures.
W2, W1 = 5000, 90
ROWS = [
    ("W2 whole", "tiles/s", rate("w2", "wall_s", W2), rate("C w2", "wall_s", W2), "pango+palrun", False, 0.90, ["w2", "C w2"]),
    ("W2 batch", "tiles/s", rate("batch", "process_s", W2), rate("C w2", "process_s", W2), "pango+palrun", False, 0.90, ["batch", "C w2"]),
    ("W1 90 files", "tiles/s", rate("w1", "wall_s", W1), rate("C w1", "wall_s", W1), "pango+palrun", False, 0.80, ["w1", "C w1"]),
    ("W1 sheet", "ms", value("sheet", "wall_s", 1000), value("C w1", "sheet_s", 1000), "pango+palrun", True, 1 / 1.3, ["sheet", "C w1"]),
    ("W2 bytes", "MB", value("w2", "bytes", 1e-6), value("C w2", "bytes", 1e-6), "pango+palrun", True, 1 / 1.05, ["w2", "C w2"]),
    ("W2 -j2 speed-up", "x", speed_up("w2", "w2 j2"), speed_up("C w2", "C w2 t2"), "pango+palrun threads=2", False, 0.95, ["w2", "w2 j2", "C w2", "C w2 t2"]),
    ("W2 layout+draw", "tiles/s", rate("w2 draw", "wall_s", W2), rate("C none", "wall_s", W2), "pango+none", False, 0.85, ["w2 draw", "C none"]),
    ("W2 layout+draw", "tiles/s", rate("w2 draw", "wall_s", W2), rate("C fold", "wall_s", W2), "pango+none fold=1 reuse=1", False, None, ["w2 draw", "C fold"]),
    ("check unchanged", "tiles/s", rate("check", "process_s", 5040), bar(20000), "bar", False, 1, ["check"]),
    ("check --full", "tiles/s", rate("check full", "process_s", 5040), bar(8000), "bar", False, 1, ["check full"]),
    ("W3 unequal files", "pairs/s", rate("w3 c", "wall_s", 1000), rate("C ld", "wall_s", 1000), "ld", False, 0.9, ["w3 c", "C ld"]),
    ("W3 equal files", "pairs/s", rate("w3 b", "wall_s", 1000), rate("C first", "wall_s", 1000), "first", False, 0.9, ["w3 b", "C first"]),
    ("LAYOUT tile", "µs", value("layout", "layout of a tile, text in the cache"), bar(8.8), "bar", True, None, ["layout"]),
    ("LAYOUT column of 4,000", "ms", value("layout", "layout of a column of 4000 buttons", 1e-3), bar(45), "bar", True, None, ["layout"]),
    ("record --all", "CPU s", value("record", "process_cpu_s"), bar(13), "bar", True, 1, ["record"]),
    ("record --all, nothing changed", "CPU s", value("record again", "process_cpu_s"), bar(5), "bar", True, 1, ["record again"]),
    ("report of 4,000 missing", "s", value("report", "process_s"), bar(10), "bar", True, 1, ["report"]),
    ("first PNG", "ms", value("first", "process_s", 1000), bar(50), "bar", True, 1, ["first"]),
    ("peak memory, 5,000", "MB", value("w2", "peak_mb"), bar(60), "bar", True, 1, ["w2"]),
    ("peak memory, 50,000", "MB", value("w2 long", "peak_mb"), bar(60), "bar", True, 1, ["w2 long"]),
]  # fmt: skip


def prepare():
    shutil.rmtree(options.work, ignore_errors=True)
    os.makedirs(OUT)
    with open(options.work + "/jobs", "w") as jobs:
        subprocess.run([TOOL, "jobs"], stdout=jobs, check=True)
    subprocess.run([FLOOR, "W3GEN", options.work + "/w3"], capture_output=True, check=True)
    for k in "abc":  # The large pair is not one of the thousand.
        path = f"{options.work}/w3/big_{k}.png"
        if os.path.exists(path):
            os.remove(path)
    # Goldens do not know their names, so the copies of a tile can have copies of its golden.
    goldens = options.work + "/goldens"
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    subprocess.run([TOOL, "record", "--goldens", goldens], env=environment, capture_output=True, check=True)
    for folder, _, files in os.walk(goldens):
        for name in files:
            for copy in range(1, COPIES) if name.endswith("@2x.png") else ():
                shutil.copy(f"{folder}/{name}", f"{folder}/{name[:-7]}-copy=c{copy}@2x.png")


def allocations(arguments):
    """Allocations per tile: 2,000 tiles less 1,000, so that the start does not count."""
    counts = []
    for n in (1000, 2000):
        path = options.work + "/count"
        run([*arguments, f"n={n}"],
            {"LD_PRELOAD": options.bin + "/count_allocations.so", "COUNT_ALLOCATIONS": path})
        counts.append(int(open(path).read()))
    return (counts[1] - counts[0]) / 1000


def spread(numbers):
    digits = 0 if max(numbers) >= 1000 else 2
    low, middle, high = min(numbers), statistics.median(numbers), max(numbers)
    return " | ".join(f"{number:,.{digits}f}" for number in (low, middle, high))


def ratio(mine, theirs, less):
    return theirs / mine if less else mine / theirs


prepare()
rows = [row for row in ROWS if options.only in row[0]]
stages = ["w2 layout", "w2 draw", "w2 encode", "w2", "shaping", "C w2"] if not options.only else []
needed = list(dict.fromkeys([name for row in rows for name in row[7]] + stages))
results = {name: [] for name in needed}
for turn in range(options.rounds):
    for name in needed:
        if turn < {"w2 long": 1, "record": 3, "record again": 3, "report": 3}.get(name, options.rounds):
            results[name].append(MEASURES[name]())

if not options.json:
    print("| work | unit | ours: min | median | max | floor | min | median | max | ratio | of best runs | bar |")
    print("|---|---|--:|--:|--:|---|--:|--:|--:|--:|--:|--:|")
for work, unit, mine, theirs, variant, less, wanted, _ in rows:
    mine, theirs = mine(results), theirs(results)
    best = min if less else max
    medians = ratio(statistics.median(mine), statistics.median(theirs), less)
    if options.json:
        print(json.dumps({
            "work": work, "unit": unit, "ours": statistics.median(mine), "floor": statistics.median(theirs),
            "floorVariant": variant, "ratio": medians, "bar": wanted, "best": ratio(best(mine), best(theirs), less)}))
        continue
    print(f"| {work} | {unit} | {spread(mine)} | {variant} | {spread(theirs)} | {medians:.2f} "
          f"| {ratio(best(mine), best(theirs), less):.2f} | {'' if wanted is None else f'{wanted:.2f}'} |")

if stages and not options.json:
    def least(name):
        return min(one["cpu_s"] for one in results[name]) / W2 * 1e6

    floor_start = min(MEASURES["C start"]()["cpu_s"] for _ in range(3)) / W2 * 1e6
    print("\n| stage | processor time, µs a tile |\n|---|--:|")
    print(f"| unfold and layout, shaping included | {least('w2 layout'):.1f} |")
    print(f"| shaping alone | {least('shaping'):.1f} |")
    print(f"| draw | {least('w2 draw') - least('w2 layout'):.1f} |")
    print(f"| encode | {least('w2 encode') - least('w2 draw'):.1f} |")
    print(f"| write | {least('w2') - least('w2 encode'):.1f} |")
    print(f"| all of it | {least('w2'):.1f} |")
    print(f"| all of it in C, pango+palrun, without its start | {least('C w2') - floor_start:.1f} |")
    compare = min(one["process_cpu_s"] for one in results["check"]) / 5040 * 1e6
    print(f"| check of an unchanged tile, the process's start included | {compare:.1f} |")
    print("\n| allocations a tile | |\n|---|--:|")
    for stage in ("layout", "draw", "encode", "write"):
        print(f"| up to {stage} | {allocations([TOOL, 'W2', OUT, 'stage=' + stage]):.1f} |")
    print(f"| C, pango+palrun | {allocations([FLOOR, 'W2', OUT, 'png=palrun']):.1f} |")
