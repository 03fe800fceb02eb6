"""Makes the pairs of large pictures that `scripts/measure/diff` compares: pairs.py FOLDER [--seed N].

Five as people have them, three in which every one of 42 megapixels differs, and two folders of small ones. Each pair is
NAME-a.png and NAME-b.png. The same seed makes the same pixels; needs numpy and Pillow.
"""
import argparse
import os

import numpy
from PIL import Image

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("--seed", type=int, default=16)
options = parser.parse_args()
os.makedirs(options.folder, exist_ok=True)


def save(name, pixels, level=6):
    image = pixels if isinstance(pixels, Image.Image) else Image.fromarray(pixels)
    image.save(f"{options.folder}/{name}.png", compress_level=level)


def interface(random, width, height, channels, accent):
    """Cards with soft-edged words on a light ground, as a long page of an app has them."""
    picture = numpy.full((height, width, channels), 255, numpy.uint8)
    picture[:, :, :3] = (242, 242, 247)
    for top in range(40, height - 200, 240):
        for left in range(40, width - 600, 640):
            card = picture[top:top + 200, left:left + 600]
            card[:, :, :3] = 255
            for line in range(5):
                words = random.random((12, 540)) < 0.35
                soft = random.integers(0, 200, (12, 540))
                ink = numpy.where(words, soft, 255).astype(numpy.uint8)
                card[20 + line * 30:32 + line * 30, 30:570, :3] = ink[:, :, None]
            card[170:192, 30:150, :3] = accent if random.random() < 0.2 else (60, 60, 67)
    return picture


def photograph(random, width, height, channels):
    """Slow gradients under the noise of a camera."""
    y, x = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    picture = numpy.full((height, width, channels), 255, numpy.uint8)
    for channel in range(3):
        phase = random.random() * 6
        wave = 128 + 90 * numpy.sin(x / (700 + 150 * channel) + phase) * numpy.cos(y / 900 + phase)
        picture[:, :, channel] = numpy.clip(wave + random.normal(0, 2.5, (height, width)), 0, 255)
    return picture


def pair(number):
    random = numpy.random.default_rng([options.seed, number])
    if number == 0:  # 10 megapixels: an app's window, one colour of which became another.
        state = random.bit_generator.state
        save("recolour-10-a", interface(random, 3840, 2700, 4, (0, 122, 255)))
        random.bit_generator.state = state
        save("recolour-10-b", interface(random, 3840, 2700, 4, (255, 59, 48)))
    elif number == 1:  # 20 megapixels: a long page, with a few rows more in its middle.
        page = interface(random, 2560, 8000, 3, (0, 122, 255))
        save("rows-20-a", page)
        save("rows-20-b", numpy.concatenate([page[:3900], page[3880:3900], page[3900:-20]]))
    elif number == 2:  # 24 megapixels: a photograph, retouched in a few places.
        photo = photograph(random, 6000, 4000, 3)
        save("photo-24-a", photo)
        for _ in range(12):
            left, top = random.integers(0, 5600), random.integers(0, 3600)
            photo[top:top + 300, left:left + 300] = 255 - photo[top:top + 300, left:left + 300]
        save("photo-24-b", photo)
    elif number == 3:  # 30 megapixels: a sheet of 200 colours, where some tiles were drawn anew.
        tiles = random.integers(0, 200, (50, 60), dtype=numpy.uint8)
        palette = random.integers(0, 256, 768, dtype=numpy.uint8).tobytes()
        for name in "ab":
            image = Image.fromarray(numpy.kron(tiles, numpy.ones((100, 100), numpy.uint8)))
            image.putpalette(palette)
            save(f"palette-30-{name}", image)
            tiles[random.integers(0, 50, 40), random.integers(0, 60, 40)] = 7
    else:  # 42 megapixels: a translucent layer, all of which lies a few pixels further.
        layer = interface(random, 7040, 6040, 4, (255, 59, 48))
        layer[:, :, 3] = numpy.where(layer[:, :, 0] == 242, 0, 255 - layer[:, :, 1] // 8)
        save("moved-42-a", numpy.ascontiguousarray(layer[20:6020, 20:7020]))
        save("moved-42-b", numpy.ascontiguousarray(layer[13:6013, 9:7009]))


def all_different(number):
    """42 megapixels, none of which is the same in both."""
    random = numpy.random.default_rng([options.seed, 100 + number])
    if number == 0:  # Opaque noise: each pair of colours stands once.
        for side in "ab":
            save(f"noise-42-{side}", random.integers(0, 256, (6000, 7000, 3), numpy.uint8), level=1)
    elif number == 1:  # Noise for alpha as well.
        for side in "ab":
            save(f"translucent-42-{side}", random.integers(0, 256, (6000, 7000, 4), numpy.uint8), level=1)
    else:  # A photograph that became one step brighter.
        photo = numpy.minimum(photograph(random, 7000, 6000, 3), 254)
        save("brighter-42-a", photo)
        save("brighter-42-b", photo + 1)


def folders():
    """200 pairs of half a megapixel in two folders, every fourth one changed."""
    random = numpy.random.default_rng([options.seed, 200])
    for side in "ab":
        os.makedirs(f"{options.folder}/folder-{side}", exist_ok=True)
    for number in range(200):
        page = interface(random, 960, 520, 4, (0, 122, 255))
        save(f"folder-a/{number}", page)
        if number % 4 == 0:
            page[100:120, 100:400, :3] = (255, 59, 48)
        save(f"folder-b/{number}", page)


for number in range(5):
    pair(number)
for number in range(3):
    all_different(number)
folders()
