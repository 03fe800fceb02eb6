"""Swift's code as tokens, so that comments and the words in strings are never taken for code."""
import re
from typing import NamedTuple

PATTERN = re.compile(r'''
    (?P<number>0x[0-9a-fA-F_]+|0b[01_]+|0o[0-7_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)
  | (?P<word>`?[A-Za-z_$][A-Za-z0-9_]*`?)
  | (?P<operator>\.\.<|\.\.\.|[-+*/%<>=!&|^~?]+|\.)
  | (?P<open>[(\[{])
  | (?P<close>[)\]}])
  | (?P<mark>[,:;@\#\\])
''', re.X)


class Token(NamedTuple):
    kind: str
    text: str
    start: int
    end: int
    line: int
    is_spaced_before: bool
    is_spaced_after: bool


def tokens_of(text):
    """The tokens with their places; a string is one token, whatever is interpolated in it."""
    found = []
    place, line = 0, 1
    while place < len(text):
        start = place
        if text.startswith('//', place):
            place = end_of(text, '\n', place)
            continue
        if text.startswith('/*', place):
            place = end_of(text, '*/', place) + 2
            line += text.count('\n', start, place)
            continue
        if text[place] in '"#' and re.match(r'#*"', text[place:place + 4]):
            place = end_of_string(text, place)
            found.append(('string', start, place, line))
            line += text.count('\n', start, place)
            continue
        match = PATTERN.match(text, place)
        if match:
            place = match.end()
            found.append((match.lastgroup, start, place, line))
            continue
        line += text[place] == '\n'
        place += 1
    return [
        Token(kind, text[start:end], start, end, line,
              start == 0 or text[start - 1].isspace(), end >= len(text) or text[end].isspace())
        for kind, start, end, line in found
    ]


def end_of(text, mark, start):
    place = text.find(mark, start)
    return len(text) if place < 0 else place


def end_of_string(text, start):
    hashes = re.match(r'#*', text[start:]).group()
    place = start + len(hashes)
    quote = '"""' if text.startswith('"""', place) else '"'
    place += len(quote)
    while place < len(text):
        if text.startswith(quote + hashes, place):
            return place + len(quote + hashes)
        if text.startswith('\\' + hashes + '(', place):
            place = end_of_interpolation(text, place + len(hashes) + 2)
        elif text[place] == '\\' and not hashes:
            place += 2
        else:
            place += 1
    return place


def end_of_interpolation(text, place):
    depth = 1
    while depth and place < len(text):
        if text[place] == '"':
            place = end_of_string(text, place)
            continue
        depth += {'(': 1, ')': -1}.get(text[place], 0)
        place += 1
    return place


def partners(tokens):
    """For each bracket's index that of its partner."""
    stack, pairs = [], {}
    for index, token in enumerate(tokens):
        if token.kind == 'open':
            stack.append(index)
        elif token.kind == 'close' and stack:
            pairs[index] = stack.pop()
            pairs[pairs[index]] = index
    return pairs
