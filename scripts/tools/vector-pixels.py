#!/usr/bin/env python3
"""Compares the PNG files of a folder with its SVG files as librsvg draws them, or its PDF files as Poppler does: FOLDER FORMAT."""
import concurrent.futures
import pathlib
import subprocess
import sys

import numpy
from PIL import Image

FOLDER, FORMAT = pathlib.Path(sys.argv[1]), sys.argv[2]
# Neighbours that differ by more are an edge, of which each rasteriser smooths its own.
FLAT, NEAR, NEAR_EDGE = 8, 3, 48
LEAST_FLAT, LEAST_EDGE, MOST_MEAN = 0.995, 0.99, 1
# What the reader draws in a way of its own, by format and specimen; each must be over a limit, else it is to be struck.
KNOWN = {
    ('svg', 'Effects/Blur/radii'): 'librsvg blurs with boxes, and by less than two pixels with a narrower curve',
}


def pixels(path):
    picture = Image.open(path).convert('RGBA')
    if FORMAT == 'pdf':
        # Poppler draws on paper.
        paper = Image.new('RGBA', picture.size, 'white')
        picture = Image.alpha_composite(paper, picture)
    return numpy.asarray(picture).astype(numpy.int32)


def draw(name, width, height, target):
    source = FOLDER / FORMAT / f'{name}.{FORMAT}'
    if FORMAT == 'svg':
        command = ['rsvg-convert', '-w', str(width), '-h', str(height), '-o', target, source]
    else:
        command = ['pdftocairo', '-png', '-singlefile', '-scale-to-x', str(width), '-scale-to-y', str(height), source,
                   target.with_suffix('')]
    subprocess.run(command, check=True)


def steps(picture):
    """The largest difference of each pixel from its eight neighbours."""
    height, width = picture.shape[:2]
    around = numpy.pad(picture, ((1, 1), (1, 1), (0, 0)), mode='edge')
    largest = numpy.zeros((height, width), int)
    for row in range(3):
        for column in range(3):
            other = around[row:row + height, column:column + width]
            largest = numpy.maximum(largest, numpy.abs(other - picture).max(2))
    return largest


def share(of, limit):
    return float((of <= limit).mean()) if of.size else 1.0


def problem(number):
    name = f'{number:05}'
    ours = pixels(FOLDER / 'png' / f'{name}.png')
    drawn = FOLDER / f'{name}-{FORMAT}.png'
    height, width = ours.shape[:2]
    draw(name, width, height, drawn)
    theirs = pixels(drawn)
    drawn.unlink()
    if theirs.shape != ours.shape:
        return f'{theirs.shape[1]} x {theirs.shape[0]} pixels instead of {width} x {height}'
    difference = numpy.abs(ours - theirs).max(2)
    flat = steps(ours) <= FLAT
    found = (share(difference[flat], NEAR), share(difference[~flat], NEAR_EDGE),
             float(numpy.abs((ours - theirs).mean((0, 1))).max()))
    if found[0] < LEAST_FLAT or found[1] < LEAST_EDGE or found[2] > MOST_MEAN:
        return f'{100 * found[0]:.2f} % of flat pixels, {100 * found[1]:.2f} % of edges, mean {found[2]:.2f}'
    return None


tiles = (FOLDER / 'tiles').read_text(encoding='utf-8').split('\n')
with concurrent.futures.ThreadPoolExecutor() as pool:
    problems = [(tile, words) for tile, words in zip(tiles, pool.map(problem, range(len(tiles)))) if words]
known = {tile: KNOWN[FORMAT, tile.rsplit('/', 1)[0]] for tile in tiles if (FORMAT, tile.rsplit('/', 1)[0]) in KNOWN}
for tile, words in problems:
    print(f'vectors: {tile}: {words}' + (f'; known: {known[tile]}' if tile in known else ''), file=sys.stderr)
stale = [tile for tile in known if tile not in dict(problems)]
for tile in stale:
    print(f'vectors: {tile} agrees, and is listed as one that does not', file=sys.stderr)
sizes = sorted(path.stat().st_size for path in (FOLDER / FORMAT).glob(f'*.{FORMAT}'))
print(f'vectors: {FORMAT.upper()}: {len(tiles) - len(problems)} of {len(tiles)} tiles agree; the median file has '
      f'{sizes[len(sizes) // 2]} bytes')
sys.exit(1 if stale or any(tile not in known for tile, _ in problems) else 0)
