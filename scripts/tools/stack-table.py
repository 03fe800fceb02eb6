#!/usr/bin/env python3
"""Prints a table of the pictures that differ from those of this machine: FOLDER NAME…

Ends with 1 where Debian's stable releases differ in more than the tiles whose emoji are of another release.
"""
import collections
import json
import pathlib
import re
import sys

FOLDER = pathlib.Path(sys.argv[1])
LIBRARIES = ('cairo', 'pixman', 'harfbuzz', 'freetype')
EXACT = ('debian/bookworm', 'debian/trixie')


def versions(name):
    words = (FOLDER / name / 'doctor').read_text(encoding='utf-8')
    return [re.search(rf'^ +{library} (\S+)$', words, re.M)[1] for library in LIBRARIES]


def different(name, part):
    """The files of a part that are not those of this machine, and how many there are."""
    own, other = FOLDER / 'here' / part, FOLDER / name / part
    if not other.is_dir():
        return None, 0
    files = sorted(path.relative_to(own) for path in own.rglob('*.png'))
    wrong = [file for file in files if not (other / file).is_file()
             or (own / file).read_bytes() != (other / file).read_bytes()]
    return wrong, len(files)


def emoji(name):
    """The jobs that warned of a font with other bytes."""
    numbers = set()
    for line in (FOLDER / name / 'results').read_text(encoding='utf-8').splitlines():
        result = json.loads(line)
        if any('other bytes' in warning for warning in result.get('warnings', [])):
            numbers.add(pathlib.Path(result['output']).name)
    return numbers


tiles = (FOLDER / 'tiles').read_text(encoding='utf-8').split('\n')
failed = False
print('| where | ' + ' | '.join(LIBRARIES) + ' | tiles that differ | of them with emoji | sheets that differ |')
print('|---|' + '---|' * (len(LIBRARIES) + 3))
for name in sys.argv[2:]:
    if not (FOLDER / name / 'tiles').is_dir():
        print(f'| {name} |' + ' |' * (len(LIBRARIES) + 2) + ' not drawn |')
        failed = failed or name in EXACT
        continue
    wrong, count = different(name, 'tiles')
    pictures, known = {file.name for file in wrong}, emoji(name)
    sheets, pages = different(name, 'sheets')
    words = 'not drawn' if sheets is None else f'{len(sheets)} of {pages}'
    print(f'| {name} | ' + ' | '.join(versions(name))
          + f' | {len(wrong)} of {count} | {len(pictures & known)} | {words} |')
    controls = collections.Counter('/'.join(tiles[int(file.stem)].split('/')[:2]) for file in wrong
                                   if file.name not in known)
    for control, number in sorted(controls.items()):
        print(f'other-releases: {name}: {control}: {number}', file=sys.stderr)
    failed = failed or name in EXACT and bool(pictures - known)
sys.exit(1 if failed else 0)
