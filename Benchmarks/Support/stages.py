"""Prints what each stage of a tile takes in instructions, of one build or of several, beside the programs in C.

A tile's count is what a run of many takes beyond one of few, so that starts do not count.
"""
import argparse
import os
import shutil
import subprocess

from callgrind import Counter

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument(
    "--build", action="append", nargs=4, required=True, metavar=("NAME", "TOOL", "SPECIMEN", "FILE"),
    help="a column: specimen-benchmark and specimen of one build, and the file that the first was made of")
parser.add_argument("--floor", help="the program of floor.c")
parser.add_argument("--preload", required=True, help="the library of sigsuspend.c")
parser.add_argument("--work", required=True, help="an empty folder")
parser.add_argument("--only", default="", help="rows with this word in their name")
parser.add_argument("--memory", action="store_true", help="peaks and times of long runs instead, without callgrind")
options = parser.parse_args()

WORK = options.work
counter = Counter(WORK, options.preload)
FEW, MANY = 200, 1000
CELLS = 90


def fresh():
    shutil.rmtree(WORK + "/out", ignore_errors=True)
    os.makedirs(WORK + "/out")
    return WORK + "/out"


def a_tile(name, few, many, command):
    """`command` makes words, and variables of the environment, of a number of tiles."""
    def run(number):
        fresh()
        words, variables = command(number)
        return counter.count(name, *words, **variables)
    return (run(many) - run(few)) // (many - few)


def stage(name):
    return lambda tool, _: a_tile(name, FEW, MANY, lambda n: ([tool, "W2", WORK + "/out", f"n={n}", "stage=" + name], {}))


def jobs(tool, number):
    path = f"{WORK}/jobs-{number}"
    with open(path, "w") as file:
        file.write(counter.plain(tool, "jobs", ".", f"n={number}"))
    return path


def batch(tool, _):
    return a_tile("batch", FEW, MANY, lambda n: ([tool, "batch", jobs(tool, n), "-o", WORK + "/out", "-j", "1"], {}))


def goldens(tool, copies):
    """Goldens of the benchmark's catalogue, each tile as often as said: they do not know their names."""
    folder = WORK + "/goldens"
    shutil.rmtree(folder, ignore_errors=True)
    counter.plain(tool, "record", "--goldens", folder)
    for root, _, files in list(os.walk(folder)):
        for name in files:
            for copy in range(1, copies) if name.endswith("@2x.png") else ():
                shutil.copy(f"{root}/{name}", f"{root}/{name[:-7]}-copy=c{copy}@2x.png")
    return folder


def check(*more):
    def words(tool, n):
        copies = n // CELLS
        return ([tool, "check", "--goldens", goldens(tool, copies), "-j", "1", *more],
                {"SPECIMEN_BENCHMARK_COPIES": str(copies)})
    return lambda tool, _: a_tile("check", 2 * CELLS, 12 * CELLS, lambda n: words(tool, n))


def whole(*words):
    return lambda _, specimen: counter.count(words[0], specimen, *words)


def floor(*words):
    return a_tile("floor", FEW, MANY, lambda n: ([options.floor, "W2", WORK + "/out", f"n={n}", *words], {}))


PLAIN, BEST = "C", "C, folded and reused"
FLOORS = {
    "layout and drawing": {PLAIN: ["png=none"], BEST: ["png=none", "fold=1", "reuse=1"]},
    "W2 whole": {PLAIN: ["png=palrun"], BEST: ["png=palrun", "fold=1", "reuse=1"]},
}
ROWS = {
    "layout": stage("layout"), "layout and drawing": stage("draw"), "and encoding": stage("encode"),
    "W2 whole": stage("write"), "batch": batch, "check unchanged": check(), "check --full": check("--full"),
    "start: --version": whole("--version"), "list of the Gallery": whole("list"),
}


def measured(tool, *words, copies=1):
    """Peak memory in MB and seconds of the processor of one run."""
    fresh()
    process = subprocess.Popen(
        [tool, *words], env={**counter.environment, "SPECIMEN_BENCHMARK_COPIES": str(copies)},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(words)}: {status}")
    return usage.ru_maxrss / 1024, usage.ru_utime + usage.ru_stime


def memory():
    names = [name for name, *_ in options.build]
    print("| work | " + " | ".join(f"{name}: MB | seconds" for name in names) + " |")
    print("|---|" + "--:|--:|" * len(names))
    def row(name, run):
        print(f"| {name} | " + " | ".join(
            "{:.1f} | {:.2f}".format(*run(file)) for *_, file in options.build) + " |", flush=True)
    for number in (5_000, 50_000):
        row(f"batch of {number:,}", lambda tool: measured(tool, "batch", jobs(tool, number), "-o", WORK + "/out", "-j", "1"))
    for copies in (56, 560):
        row(f"check of {copies * CELLS:,}", lambda tool: measured(
            tool, "check", "--goldens", goldens(tool, copies), "-j", "1", copies=copies))


def counts():
    columns = [name for name, *_ in options.build] + ([PLAIN, BEST] if options.floor else [])
    print("| instructions a tile | " + " | ".join(columns) + " |\n|---|" + "--:|" * len(columns))
    for name, measure in ROWS.items():
        if options.only not in name:
            continue
        cells = [measure(tool, specimen) for _, tool, specimen, _ in options.build]
        if options.floor:
            cells += [floor(*FLOORS[name][c]) if c in FLOORS.get(name, {}) else None for c in (PLAIN, BEST)]
        print(f"| {name} | " + " | ".join("" if cell is None else f"{cell:,}" for cell in cells) + " |", flush=True)


memory() if options.memory else counts()
