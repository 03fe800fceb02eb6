#!/usr/bin/env python3
"""Says which effects became pictures in files of shapes, and how often; compares with the table of a document: FOLDER DOCUMENT.

Of SVG files both ways: what a file has is what its warnings said, and nothing else of it is such a picture.
"""
import collections
import json
import pathlib
import re
import sys

FOLDER, DOCUMENT = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])


def listed():
    """The words of the document's table, by format."""
    words = {'svg': set(), 'pdf': set()}
    for cell, svg, pdf in re.findall(r'^\| ([^|]+) \| (picture|–) \| (picture|–) \|$', DOCUMENT.read_text(encoding='utf-8'), re.M):
        head, _, names = cell.partition(': ')
        all_words = [f'{head} {name.strip("`")}' for name in names.split(', ')] if names else [cell]
        for form, state in (('svg', svg), ('pdf', pdf)):
            words[form].update(all_words if state == 'picture' else ())
    return words


def warned(form):
    """What the warnings of each job say, in the order of the jobs."""
    for line in (FOLDER / f'{form}.results').read_text(encoding='utf-8').splitlines():
        result = json.loads(line)
        found = (re.search(r'has nothing for (.*?): that part of the file is a picture', warning)
                 for warning in result.get('warnings', []))
        yield result['output'], {match[1] for match in found if match}


problems = []
table = listed()
for form in ('svg', 'pdf'):
    count = collections.Counter()
    for output, words in warned(form):
        count.update(words)
        if form == 'svg':
            text = (FOLDER / form / output).read_text(encoding='utf-8')
            own = set(re.findall(r'<image data-picture="([^"]*)"', text))
            if own != words:
                problems.append(f'{output} has pictures of {sorted(own)}, and warns of {sorted(words)}')
    for words, number in sorted(count.items()):
        print(f'vectors: {form.upper()}: {words}: a picture in {number} tiles')
        if words not in table[form]:
            problems.append(f'{DOCUMENT} does not say that {words} is a picture in {form.upper()}')
    for words in sorted(table[form] - set(count)):
        print(f'vectors: {form.upper()}: {words}: in no tile')
for problem in problems:
    print(f'vectors: {problem}', file=sys.stderr)
sys.exit(1 if problems else 0)
