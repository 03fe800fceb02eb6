#!/usr/bin/env python3
"""Arrows between the folders of one Swift module, and the cycles among them.

usage: arrows.py FOLDER [--depth N] [--names] [--check]
       arrows.py FOLDER --order "LOWEST ... HIGHEST" [--except "A>B:NAME ..."] [--limit N]

An arrow from A to B: a file in A uses a type, or calls a free function, that is declared once, in B. Private
declarations, comments and strings are left out; names declared in several files are not counted, so a missing
arrow proves little, a drawn one much. Between modules, imports tell more. --depth: folder levels that count as
one room (default 1). --names: what each arrow is made of. --check: exit 1 if there is a cycle. --order: say only
what breaks the written order of the folders, the module's root being "."; exit 1 if anything does. --except:
arrows that are none, such as a generic parameter that is called like a type. --limit: files a folder may hold.
"""
import argparse
import collections
import os
import re

DECLARATION = re.compile(
    r'^[ \t]*(?P<mods>(?:@\w+(?:\([^)]*\))?\s+|\w+(?:\(\w+\))?\s+)*?)(?P<kind>struct|class|enum|protocol|typealias|actor)\s+(?P<name>\w+)',
    re.M)
FUNCTION = re.compile(r'^(?P<mods>(?:@\w+(?:\([^)]*\))? +|\w+(?:\(\w+\))? +)*?)func +(?P<name>\w+)', re.M)
TOO_COMMON = set('Body Content Label Value Configuration ID Result Element Key Kind Row Entry Iterator Error Box Link Mode Cache Case Line'.split())


def bare(text):
    """The code without comments, and of strings only what is interpolated."""
    text = re.sub(r'/\*.*?\*/', '', text, flags=re.S)
    text = re.sub(r'"""(.*?)"""', lambda m: ' '.join(re.findall(r'\\\((.*?)\)', m[1])), text, flags=re.S)
    text = re.sub(r'"((?:[^"\\\n]|\\.)*)"', lambda m: ' '.join(re.findall(r'\\\(([^()]*(?:\([^()]*\)[^()]*)*)\)', m[1])), text)
    text = re.sub(r'//.*', '', text)
    return re.sub(r'^.*\bimport \w+.*$', '', text, flags=re.M)


def read(root):
    files = {}
    for folder, _, names in os.walk(root):
        for name in names:
            if name.endswith('.swift'):
                path = os.path.join(folder, name)
                with open(path, encoding='utf-8') as file:
                    files[os.path.relpath(path, root)] = bare(file.read())
    return files


def declarations(files):
    homes = collections.defaultdict(set)
    for path, text in files.items():
        for pattern, mark in ((DECLARATION, ''), (FUNCTION, '()')):
            for match in pattern.finditer(text):
                if 'private' not in match['mods'] and match['name'] not in TOO_COMMON:
                    homes[match['name'] + mark].add(path)
    return {name: paths.pop() for name, paths in homes.items() if len(paths) == 1}


def arrows(files, homes, room):
    found = collections.defaultdict(collections.Counter)
    for path, text in files.items():
        for match in re.finditer(r'(?<![.\w])([A-Za-z_]\w*)\b(\s*\()?', text):
            for name in (match[1], match[1] + '()' if match[2] else None):
                home = homes.get(name)
                if home and room(home) != room(path):
                    found[room(path), room(home)][name] += 1
    return found


def cycles(edges):
    """Strongly connected components of more than one room (Tarjan)."""
    after = collections.defaultdict(set)
    for a, b in edges:
        after[a].add(b)
    index, low, stack, on, result = {}, {}, [], set(), []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        on.add(node)
        for other in after[node]:
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in on:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            knot = []
            while True:
                other = stack.pop()
                on.discard(other)
                knot.append(other)
                if other == node:
                    break
            if len(knot) > 1:
                result.append(sorted(knot))

    for node in list(after):
        if node not in index:
            visit(node)
    return result


def breaches(files, edges, order, excepted, limit, room):
    """What breaks the written order of the folders, in words."""
    place = {name: index for index, name in enumerate(order)}
    sizes = collections.Counter(room(path) for path in files)
    unused = set(excepted)
    for name in sorted(sizes):
        if name not in place:
            yield f'the folder {name} has no place in the order'
        if limit and sizes[name] > limit:
            yield f'the folder {name} holds {sizes[name]} files; {limit} is the most'
    for name in order:
        if name not in sizes:
            yield f'the folder {name} of the order is not there'
    for (a, b), names in sorted(edges.items()):
        if a not in place or b not in place or place[a] > place[b]:
            continue
        for name, count in sorted(names.items()):
            if f'{a}>{b}:{name}' in excepted:
                unused.discard(f'{a}>{b}:{name}')
            else:
                yield f'{a} uses {name} of {b}, which is above it ({count} times)'
    for arrow in sorted(unused):
        yield f'there is no arrow {arrow} to except'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('--depth', type=int, default=1)
    parser.add_argument('--names', action='store_true')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--order')
    parser.add_argument('--except', dest='excepted', default='')
    parser.add_argument('--limit', type=int)
    options = parser.parse_args()
    files = read(options.folder)

    def room(path):
        return '/'.join(path.split('/')[:-1][:options.depth]) or '.'

    edges = arrows(files, declarations(files), room)
    if options.order:
        broken = list(
            breaches(files, edges, options.order.split(), options.excepted.split(), options.limit, room))
        for text in broken:
            print(f'{options.folder}: {text}')
        return bool(broken)
    for (a, b), names in sorted(edges.items()):
        shown = ', '.join(f'{name} {count}' for name, count in names.most_common(None if options.names else 4))
        print(f'{a} -> {b}  {sum(names.values())}: {shown}' + (' …' if not options.names and len(names) > 4 else ''))
    knots = cycles(edges)
    for knot in knots:
        print('cycle: ' + ', '.join(knot))
    print(f'{len(files)} files, {len(edges)} arrows, {len(knots)} cycles')
    return bool(knots and options.check)


if __name__ == '__main__':
    raise SystemExit(main())
