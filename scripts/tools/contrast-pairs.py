#!/usr/bin/env python3
"""Writes Tests/Fixtures/contrast-pairs.txt: WCAG's contrast of 10,000 pairs of colours by wcag-contrast-ratio of PyPI,
an implementation that nobody here wrote.

    pip install --target DIR wcag-contrast-ratio==0.9
    PYTHONPATH=DIR scripts/tools/contrast-pairs.py > Tests/Fixtures/contrast-pairs.txt

A line is a ratio in millionths, rounded. The pairs are those of a generator that the test has too.
"""
import wcag_contrast_ratio

MASK = (1 << 64) - 1
state = 1


def byte():
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) & MASK
    return state >> 56


for _ in range(10000):
    first, second = [tuple(byte() / 255 for _ in range(3)) for _ in range(2)]
    print(round(wcag_contrast_ratio.rgb(first, second) * 1e6))
