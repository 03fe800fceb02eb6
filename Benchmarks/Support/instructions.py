"""Counts the instructions of fixed pieces of work under callgrind and holds them against budgets.json.

Instructions are the same however busy the machine is: two runs agree within 0.2 %. A budget holds for the toolchain, the
libraries and the processor's vector extensions that it names; with others the counts are only printed.
"""
import argparse
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import zlib

from callgrind import Counter

HERE = os.path.dirname(os.path.realpath(__file__))
BUDGETS = os.path.join(HERE, "..", "budgets.json")
# More than that over its budget fails a piece; noise is a fifteenth of it.
MOST_GROWTH = 0.03

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--specimen", required=True, help="the program of a release build")
parser.add_argument("--preload", required=True, help="the library of sigsuspend.c")
parser.add_argument("--work", required=True, help="an empty folder")
parser.add_argument("--only", help="pieces with this word in their name")
parser.add_argument("--profile", metavar="DIR", help="keep callgrind's files there, for callgrind_annotate")
parser.add_argument("--update", action="store_true", help="write the counts as new budgets")
parser.add_argument("--json", action="store_true", help="one line of JSON a piece")
options = parser.parse_args()

WORK = options.work
counter = Counter(WORK, options.preload, options.profile)


def plain(*words, codes=(0,)):
    return counter.plain(options.specimen, *words, codes=codes)


def count(name, *words, codes=(0,)):
    return counter.count(name, options.specimen, *words, codes=codes)


def a_tile(name, few, many, **more):
    """Instructions of one tile: what a run of many takes beyond one of few. Each is a count and the words."""
    (small, first), (large, second) = few, many
    return (count(name, *second, **more) - count(name, *first, **more)) // (large - small)


FEW = "Filled/Button/filled"
# Hundreds of tiles apart, so that what two runs of the program differ by of themselves (some 20,000 instructions) is
# nothing a tile.
FEW_CHECKED, MANY_CHECKED = "Configuration/Button/primary", "Configuration/*"


def tiles(pattern):
    return sum(len(each["tiles"]) for each in json.loads(plain("list", "--json", "--filter", pattern))["specimens"])


def png(path, width, height, seed):
    """A picture of bands and a slow gradient; the second one differs in a part of its rows."""
    rows = bytearray()
    for y in range(height):
        shade = (y * 7 + (seed if 400 < y < 700 else 0)) & 255
        rows += b"\0" + bytes(
            value for x in range(width) for value in (shade, x >> 4 & 255, 128))
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(bytes(rows), 1)) + chunk(b"IEND", b""))


def jobs(number):
    path = f"{WORK}/jobs-{number}"
    states = ["normal", "pressed", "disabled"]
    sizes = ["mini", "small", "regular", "large", "extraLarge"]
    with open(path, "w") as file:
        for job in range(number):
            file.write(json.dumps({
                "id": FEW, "state": states[job % 3], "size": sizes[job // 3 % 5], "label": f"Save {job}",
                "output": f"{job}.png"}) + "\n")
    return path


def batch(number):
    return number, ("batch", jobs(number), "-o", f"{WORK}/pictures", "-j", "1")


def check(pattern, *more):
    return tiles(pattern), ("check", "-j", "1", "--filter", pattern, "--goldens", f"{WORK}/goldens", *more)


def goldens():
    if not os.path.isdir(WORK + "/goldens"):
        os.makedirs(WORK + "/goldens")
        plain("record", "--filter", MANY_CHECKED, "--goldens", WORK + "/goldens")


def checked(name, *more):
    goldens()
    return a_tile(name, check(FEW_CHECKED, *more), check(MANY_CHECKED, *more))


def recorded(name):
    folder = WORK + "/recorded"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return count(name, "record", "-j", "1", "--filter", FEW, "--goldens", folder)


def large_pair(name):
    for seed in (0, 9):
        png(f"{WORK}/{seed}.png", 1600, 1200, seed)
    return count(name, "diff", f"{WORK}/0.png", f"{WORK}/9.png", codes=(1,))


def source(name):
    path = f"{WORK}/Pill.swift"
    with open(path, "w") as file:
        file.write("""import SwiftUI
struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(8).background(Color.blue.opacity(configuration.isPressed ? 0.5 : 1), in: Capsule())
    }
}
""")
    plain("list", path)
    return count(name, "list", path)


def layout(name):
    """Without the start and the catalogue, in which a twentieth more of layout would not be seen."""
    words = ("list", "--filter", "Configuration/Button/primary*")
    return count(name, *words, "--effects") - count(name, *words)


def report(name):
    shutil.rmtree(WORK + "/report", ignore_errors=True)
    os.makedirs(WORK + "/none", exist_ok=True)
    return count(name, "check", "-j", "1", "--filter", FEW, "--goldens", WORK + "/none", "--report", WORK + "/report",
                 codes=(1,))


PIECES = {
    "start": ("the program's start: --version", lambda name: count(name, "--version")),
    "list": ("the Gallery's list", lambda name: count(name, "list")),
    "picture": ("one picture from start to file", lambda name: count(
        name, "render", FEW + "/pressed-large-dark@2x", "-o", WORK + "/one.png")),
    "batch": ("a tile of a batch", lambda name: a_tile(name, batch(100), batch(300))),
    "check": ("a tile of check that did not change", lambda name: checked(name)),
    "check-full": ("a tile of check --full", lambda name: checked(name, "--full")),
    "record": ("30 new goldens", recorded),
    "sheet": ("the sheet of a specimen", lambda name: count(
        name, "sheet", "-j", "1", "--filter", FEW, "-o", WORK + "/sheets")),
    "diff": ("two pictures of 2 million pixels", large_pair),
    "layout": ("layout of the tiles that tell effects", layout),
    "source": ("a source file that did not change, the command's own process", source),
    "report": ("a report of 30 missing goldens", report),
}


def here():
    """What the counts depend on beside the program."""
    packages = ["libcairo2", "libpixman-1-0", "libharfbuzz0b", "libfreetype6", "libpango-1.0-0", "libdeflate0",
                "zlib1g", "libc6", "valgrind"]
    versions = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Package} ${Version}\n", *packages], capture_output=True, text=True).stdout
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    with open("/proc/cpuinfo") as file:
        flags = set(re.search(r"^flags\s*:(.*)$", file.read(), re.M)[1].split())
    return {
        "swift": re.search(r"Swift version (\S+)", swift)[1],
        **dict(line.split(" ", 1) for line in versions.splitlines()),
        "vectors": " ".join(sorted(flags & {"sse4_2", "avx", "avx2"})),
    }


def main():
    # Digests of fonts are kept from the first time on.
    plain("render", FEW + "/normal-regular@2x", "-o", WORK + "/first.png")
    try:
        with open(BUDGETS) as file:
            known = json.load(file)
    except FileNotFoundError:
        known = {"of": {}, "pieces": {}}
    environment = here()
    differs = sorted(key for key in environment if known["of"].get(key) != environment[key])
    failed = []
    counts = {}
    if not options.json:
        print("| piece | what | instructions | budget | of it |\n|---|---|--:|--:|--:|")
    for name, (what, measure) in PIECES.items():
        if options.only and options.only not in name:
            continue
        number = counts[name] = measure(name)
        budget = known["pieces"].get(name)
        ratio = number / budget if budget else None
        if options.json:
            print(json.dumps({"piece": name, "instructions": number, "budget": budget}), flush=True)
        else:
            print(f"| {name} | {what} | {number:,} | {f'{budget:,}' if budget else ''} | "
                  f"{f'{ratio:.3f}' if ratio else ''} |", flush=True)
        if ratio and ratio > 1 + MOST_GROWTH:
            failed.append(name)
    if options.update:
        with open(BUDGETS, "w") as file:
            json.dump({"of": environment, "pieces": {**known["pieces"], **counts}}, file, indent=2)
            file.write("\n")
        return 0
    if differs:
        said = "; ".join(f"{key}: {known['of'].get(key)}, here {environment[key]}" for key in differs)
        print(f"instructions: no budget holds here: {said}", file=sys.stderr)
        return 0
    for name in failed:
        print(f"instructions: {name} takes more than 3 % over its budget: find out why with --only {name} "
              "--profile DIR, or raise it with --update and say in the commit why", file=sys.stderr)
    return 1 if failed else 0


sys.exit(main())
