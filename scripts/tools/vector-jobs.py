#!/usr/bin/env python3
"""Writes jobs for every so-many-th tile, as PNG, SVG and PDF: FOLDER STEP."""
import json
import pathlib
import sys

folder, step = pathlib.Path(sys.argv[1]), int(sys.argv[2])
specimens = json.loads((folder / 'list.json').read_text(encoding='utf-8'))['specimens']
tiles = [tile for specimen in specimens for tile in specimen['tiles']][::step]
(folder / 'tiles').write_text('\n'.join(tiles), encoding='utf-8')
for form in ('png', 'svg', 'pdf'):
    with open(folder / f'{form}.jsonl', 'w', encoding='utf-8') as file:
        for number, tile in enumerate(tiles):
            file.write(json.dumps({'id': tile, 'output': f'{number:05}.{form}'}) + '\n')
