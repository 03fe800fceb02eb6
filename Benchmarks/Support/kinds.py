"""What `specimen diff` calls small true changes, and what it calls one drawing by two rasterisers.

`scripts/checks/kinds` installs what this needs and starts it. Pictures are drawn by Cairo, Skia, resvg and by samples
(Cairo without anti-aliasing, four and eight times as large), from one seed. Fails where a move by a quarter of a pixel or more
is said to be edges alone, where more small changes are than the limit, or where fewer drawings are told than the share.
"""
import argparse
import collections
import copy
import glob
import importlib
import io
import json
import math
import os
import random
import subprocess
import sys

import cairo
import freetype
import numpy
import resvg_py
import skia
from PIL import Image

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("specimen")
parser.add_argument("--seed", type=int, default=29)
parser.add_argument("--changes", type=int, default=2335)
parser.add_argument("--drawings", type=int, default=865)
options = parser.parse_args()
rng = random.Random(options.seed)

# Of 2,335, and of the drawings.
MOST_CHANGES, LEAST_TOLD = 41, 0.45

FACES = [freetype.Face(glob.glob(f"{os.path.dirname(importlib.import_module(name).__file__)}/files/*].ttf")[0])
         for name in ("fontpkg_inter", "fontpkg_source_serif_4")]


# Paths: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y), ("Z",)

def rounded(x, y, width, height, corner):
    corner = max(0, min(corner, width / 2, height / 2))
    right, bottom, pull = x + width, y + height, corner * 0.4477152502
    if corner == 0:
        return polygon([(x, y), (right, y), (right, bottom), (x, bottom)])
    return [("M", x + corner, y), ("L", right - corner, y), ("C", right - pull, y, right, y + pull, right, y + corner),
            ("L", right, bottom - corner), ("C", right, bottom - pull, right - pull, bottom, right - corner, bottom),
            ("L", x + corner, bottom), ("C", x + pull, bottom, x, bottom - pull, x, bottom - corner),
            ("L", x, y + corner), ("C", x, y + pull, x + pull, y, x + corner, y), ("Z",)]


def polygon(points, closed=True):
    return [("M", *points[0])] + [("L", *point) for point in points[1:]] + ([("Z",)] if closed else [])


def text(words, face, size, x, y):
    path, scale = [], size / face.units_per_EM
    for letter in words:
        face.load_char(letter, freetype.FT_LOAD_NO_SCALE)
        here, state = x, {"open": False}

        def place(vector):
            return here + vector.x * scale, y - vector.y * scale

        def move(to, _):
            if state["open"]:
                path.append(("Z",))
            state.update(open=True, at=place(to))
            path.append(("M", *place(to)))

        def line(to, _):
            state["at"] = place(to)
            path.append(("L", *place(to)))

        def conic(control, to, _):
            start, middle, end = state["at"], place(control), place(to)
            first = [a + (b - a) * 2 / 3 for a, b in zip(start, middle)]
            second = [a + (b - a) * 2 / 3 for a, b in zip(end, middle)]
            path.append(("C", *first, *second, *end))
            state["at"] = end

        def cubic(one, two, to, _):
            path.append(("C", *place(one), *place(two), *place(to)))
            state["at"] = place(to)

        face.glyph.outline.decompose(None, move, line, conic, cubic)
        if state["open"]:
            path.append(("Z",))
        x += face.glyph.advance.x * scale
    return path


PATHS = {"box": lambda p: rounded(p["x"], p["y"], p["w"], p["h"], p["corner"]),
         "points": lambda p: polygon(p["points"]), "line": lambda p: polygon(p["points"], False),
         "text": lambda p: text(p["words"], FACES[p["face"]], p["size"], p["x"], p["y"])}


def path_of(item):
    return PATHS[item["make"]](item)


def color(far_from=None):
    while True:
        own = tuple(rng.randrange(256) for _ in range(3))
        if far_from is None or max(abs(a - b) for a, b in zip(own, far_from)) >= 60:
            return own


def item_of(width, height, ground):
    kind = rng.choice(["box", "disc", "ring", "polygon", "star", "line", "line", "check", "text", "text", "outline"])
    onPixels = rng.random() < 0.4

    def number(low, high):
        value = rng.uniform(low, high)
        return float(round(value)) if onPixels else value

    item = {"kind": kind, "ink": color(ground), "alpha": 255 if rng.random() < 0.75 else rng.randint(90, 250), "stroke": None}
    if kind in ("box", "outline"):
        item |= {"make": "box", "x": number(4, 14), "y": number(4, 14), "w": number(14, width - 22),
                 "h": number(12, height - 22), "corner": rng.choice([0, number(1, 4), number(4, 12)])}
    elif kind in ("disc", "ring"):
        side = number(8, min(width, height) - 24)
        item |= {"make": "box", "x": number(6, 16), "y": number(6, 16), "w": side, "h": side, "corner": side / 2}
    elif kind in ("polygon", "star"):
        count, turn, reach = rng.randint(3, 6), rng.uniform(0, 6.3), rng.uniform(8, min(width, height) * 0.4)
        inner = rng.uniform(0.4, 0.8) if kind == "star" else 1
        count *= 2 if kind == "star" else 1
        middle = width * rng.uniform(0.35, 0.65), height * rng.uniform(0.35, 0.65)
        item |= {"make": "points", "points": [
            tuple(m + reach * (inner if index % 2 else 1) * way(turn + index * 2 * math.pi / count)
                  for m, way in zip(middle, (math.cos, math.sin))) for index in range(count)]}
    elif kind == "line":
        x, y, way = number(4, width * 0.3), number(4, height - 6), rng.random()
        end = (number(width * 0.6, width - 5), y if way < 0.3 else number(4, height - 6))
        item |= {"make": "line", "points": [(x, y), end], "stroke": rng.choice([1.0, 1.0, 2.0, rng.uniform(0.5, 4)])}
    elif kind == "check":
        x, y, reach = width / 2 + number(-8, 8), height / 2 + number(-8, 8), rng.uniform(6, 14)
        item |= {"make": "line", "points": [(x - reach, y), (x - reach * 0.3, y + reach * 0.7), (x + reach, y - reach * 0.8)],
                 "stroke": rng.uniform(1, 3.5)}
    else:
        size = rng.choice([11, 13, 15, 17, 20, 24, rng.uniform(9, 34)])
        letters = "ABCDEGHKMRSTabdefghikmnoprstuwxyz0123456789&?"
        count = max(1, min(6, int((width - 8) / size / 0.62)))
        item |= {"make": "text", "words": "".join(rng.choice(letters) for _ in range(count)), "size": size,
                 "face": rng.randrange(len(FACES)), "x": number(3, 7), "y": number(height * 0.45, height * 0.8)}
    if kind in ("ring", "outline"):
        item["stroke"] = rng.choice([1.0, 2.0, rng.uniform(0.6, 4)])
    return item


def scene():
    width, height = rng.randint(40, 88), rng.randint(40, 80)
    ground = None if rng.random() < 0.2 else rng.choice([(255, 255, 255), (0, 0, 0), color(), color()])
    under = ground or rng.choice([(255, 255, 255), (0, 0, 0)])
    return {"w": width, "h": height, "ground": ground,
            "items": [item_of(width, height, under) for _ in range(rng.choice([1, 1, 1, 2, 3]))]}


# Rasterisers, to premultiplied or straight RGBA

def straight(words):
    words = words.astype(numpy.int64)
    alpha = words[..., 3:]
    channels = numpy.where(alpha > 0, numpy.minimum(255, (words[..., 2::-1] * 255 + alpha // 2) // numpy.maximum(alpha, 1)), 0)
    return numpy.concatenate([channels, alpha], -1).astype(numpy.uint8)


def cairo_words(scene, scale, antialias):
    width, height = scene["w"] * scale, scene["h"] * scale
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    context = cairo.Context(surface)
    context.set_antialias(antialias)
    context.scale(scale, scale)
    context.set_tolerance(0.02 if scale > 1 else 0.1)
    if scene["ground"]:
        context.set_source_rgb(*[value / 255 for value in scene["ground"]])
        context.paint()
    for item in scene["items"]:
        context.new_path()
        for name, *numbers in path_of(item):
            {"M": context.move_to, "L": context.line_to, "C": context.curve_to, "Z": context.close_path}[name](*numbers)
        context.set_source_rgba(*[value / 255 for value in item["ink"]], item["alpha"] / 255)
        if item["stroke"]:
            context.set_line_width(item["stroke"])
            context.stroke()
        else:
            context.fill()
    surface.flush()
    return numpy.ndarray((height, width, 4), numpy.uint8, surface.get_data()).copy()


def by_cairo(scene):
    return straight(cairo_words(scene, 1, cairo.ANTIALIAS_DEFAULT))


def by_samples(count):
    def draw(scene):
        words = cairo_words(scene, count, cairo.ANTIALIAS_NONE).reshape(scene["h"], count, scene["w"], count, 4)
        return straight(numpy.rint(words.mean((1, 3))))
    return draw


def by_skia(scene):
    surface = skia.Surface(scene["w"], scene["h"])
    canvas = surface.getCanvas()
    canvas.clear(skia.Color(*scene["ground"]) if scene["ground"] else 0)
    for item in scene["items"]:
        path = skia.Path()
        for name, *numbers in path_of(item):
            {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}[name](*numbers)
        paint = skia.Paint(AntiAlias=True, Color=skia.Color(*item["ink"], item["alpha"]))
        if item["stroke"]:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(item["stroke"])
            paint.setStrokeMiter(10)
        canvas.drawPath(path, paint)
    return surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType).copy()


def by_resvg(scene):
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{scene["w"]}" height="{scene["h"]}">']
    if scene["ground"]:
        parts.append('<rect width="100%%" height="100%%" fill="rgb%s"/>' % (scene["ground"],))
    for item in scene["items"]:
        outline = "".join(name + " ".join(f"{number:.6f}" for number in numbers) for name, *numbers in path_of(item))
        use, rest = ("stroke", f'fill="none" stroke-width="{item["stroke"]}" stroke-miterlimit="10"') if item["stroke"] else ("fill", "")
        parts.append(f'<path d="{outline}" {use}="rgb{item["ink"]}" {use}-opacity="{item["alpha"] / 255}" {rest}/>')
    file = resvg_py.svg_to_bytes(svg_string="".join(parts) + "</svg>")
    return numpy.array(Image.open(io.BytesIO(bytes(file))).convert("RGBA"))


RASTERISERS = {"Cairo": by_cairo, "Skia": by_skia, "resvg": by_resvg, "4 × 4 samples": by_samples(4), "8 × 8 samples": by_samples(8)}
STEPS = [1 / 16, 1 / 8, 3 / 16, 1 / 4, 3 / 8, 1 / 2, 3 / 4, 1]


def changed(scene):
    """The scene with one item otherwise, what was done to it, and by how many pixels its edges moved at most."""
    other = scene | {"items": [copy.deepcopy(item) for item in scene["items"]]}
    item = rng.choice(other["items"])
    step, sign = rng.choice(STEPS), rng.choice([-1, 1])
    kinds = ["moved", "moved", "moved", "resized", "recoloured", "opacity"]
    kind = rng.choice(kinds + (["stroke width"] if item["stroke"] else []) + (["corner"] if item.get("corner") else []))
    if kind == "moved":
        angle = rng.choice([0, math.pi / 2, math.pi / 4, rng.uniform(0, 6.3)])
        x, y = step * sign * math.cos(angle), step * sign * math.sin(angle)
        for moved in other["items"] if rng.random() < 0.4 else [item]:
            if "points" in moved:
                moved["points"] = [(a + x, b + y) for a, b in moved["points"]]
            else:
                moved["x"], moved["y"] = moved["x"] + x, moved["y"] + y
    elif kind == "resized":
        if item["make"] == "box":
            item[rng.choice("wh")] += step * sign
        elif item["make"] == "text":
            item["size"] *= 1 + sign * step / 20
        else:
            middle = [sum(point[axis] for point in item["points"]) / len(item["points"]) for axis in (0, 1)]
            reach = max(math.dist(point, middle) for point in item["points"])
            item["points"] = [tuple(m + (value - m) * (1 + sign * step / reach) for m, value in zip(middle, point))
                              for point in item["points"]]
    elif kind == "recoloured":
        ink, step = list(item["ink"]), 0
        for channel in rng.sample(range(3), rng.randint(1, 3)):
            by = rng.randint(1, 8) * sign
            ink[channel] += by if 0 <= ink[channel] + by <= 255 else -by
        item["ink"] = tuple(ink)
    elif kind == "opacity":
        by, step = rng.choice([1, 2, 3, 5, 8, 13, 26]), 0
        item["alpha"] += -by if item["alpha"] > 60 else by
    elif kind == "stroke width":
        item["stroke"] = max(0.3, item["stroke"] + sign * step)
        step /= 2
    else:
        item["corner"] = max(0, item["corner"] + sign * step * 2)
    return other, kind, step


def shown_alike(one, other):
    return not ((one != other).any(-1) & ((one[..., 3] > 0) | (other[..., 3] > 0))).any()


facts = {}
for side in "ab":
    os.makedirs(f"{options.folder}/{side}")
changes, drawings = 0, 0
while changes < options.changes or drawings < options.drawings:
    first, name = scene(), rng.choice(list(RASTERISERS))
    if changes < options.changes:
        second, kind, step = changed(first)
        pictures, what = (RASTERISERS[name](first), RASTERISERS[name](second)), ("change", kind, step)
    else:
        other = rng.choice([one for one in RASTERISERS if one != name])
        pictures, what = (RASTERISERS[name](first), RASTERISERS[other](first)), ("drawing", *sorted([name, other]))
    if shown_alike(*pictures):
        continue
    changes, drawings = (changes + 1, drawings) if what[0] == "change" else (changes, drawings + 1)
    facts[f"{changes + drawings:05}.png"] = what
    for side, picture in zip("ab", pictures):
        Image.fromarray(picture).save(f"{options.folder}/{side}/{changes + drawings:05}.png", compress_level=1)

answer = subprocess.run([options.specimen, "diff", "--json", f"{options.folder}/a", f"{options.folder}/b"],
                        stdout=subprocess.PIPE, text=True)
told = {}
for line in answer.stdout.splitlines():
    entry = json.loads(line)
    if entry.get("name") in facts:
        told[entry["name"]] = any(fact["type"] == "antialiasingOnly" for fact in entry.get("facts", []))
if answer.returncode != 1 or len(told) != len(facts):
    sys.exit(f"kinds: diff answered for {len(told)} of {len(facts)} pairs and ended with {answer.returncode}")

counts = collections.defaultdict(lambda: [0, 0])
wrong, moves = 0, 0
for name, (what, one, other) in facts.items():
    size = "" if what == "drawing" or not other else " less than 1/4 px" if other < 1 / 4 else " 1/4 px and more"
    counts[what, f"{one} and {other}" if what == "drawing" else one + size][0] += told[name]
    counts[what, f"{one} and {other}" if what == "drawing" else one + size][1] += 1
    if what == "change" and told[name]:
        wrong += 1
        moves += one == "moved" and other >= 1 / 4
known = sum(told[name] for name, what in facts.items() if what[0] == "drawing")
print("| pairs | called edges alone | of |\n|---|--:|--:|")
for (_, name), (said, count) in sorted(counts.items()):
    print(f"| {name} | {said} | {count} |")
print(f"\nsmall changes called edges alone: {wrong} of {changes}, moves by 1/4 pixel and more: {moves}; "
      f"drawings by two rasterisers: {known} of {drawings} ({known / drawings:.0%})")
sys.exit(0 if moves == 0 and wrong * 2335 <= MOST_CHANGES * changes and known >= LEAST_TOLD * drawings else 1)
