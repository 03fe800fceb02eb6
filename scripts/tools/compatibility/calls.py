"""Calls that a team's files make of SwiftUI, and which of them the table has: what Apple's has as well, as far as it reaches.

The files are read as text. So a name that they declare themselves counts as theirs wherever it stands.
"""
import re

import foreign

COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/', re.S)
STRING = re.compile(r'"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', re.S)
DECLARED = re.compile(r'\b(?:struct|class|enum|protocol|typealias|func|var|let|case|import|extension)\s+`?(\w+)')
LATER_CASES = re.compile(r'\bcase\s+(\w+(?:\s*,\s*\w+)+)')
# Members, types, attributes and macros. Other words are the files' own variables and Swift's.
NAME = re.compile(r'(?<![\w.])(?P<type>[@#]?[A-Z]\w*)|(?<=\.)(?P<member>[A-Za-z_]\w*)')
LABEL = re.compile(r'\s*(\w+)\s*:')


def calls(text):
    """Names with their calls, as the table writes them: `.padding(_:_:)`, `Button(action:){}`, `.headline`."""
    text = STRING.sub('""', COMMENT.sub(' ', text))
    for match in NAME.finditer(text):
        name = match['type'] or match['member']
        dot = '' if match['type'] else '.'
        labels, end = arguments(text, match.end())
        closure = '{}' if re.match(r'[ \t]*\{', text[end:]) and (labels is not None or not dot) else ''
        shape = '' if labels is None else '(' + ''.join(label + ':' for label in labels) + ')'
        yield name, dot + name + shape + closure, text.count('\n', 0, match.start()) + 1


def arguments(text, start):
    """The labels of what stands in parentheses there, and where it ends; `None` without parentheses."""
    if text[start:start + 1] != '(':
        return None, start
    depth, parts, begin = 0, [], start + 1
    for place in range(start, len(text)):
        sign = text[place]
        if sign in '([{':
            depth += 1
        elif sign in ')]}':
            depth -= 1
        if depth == 0 or (depth == 1 and sign == ','):
            parts.append(text[begin:place])
            begin = place + 1
        if depth == 0:
            break
    labels = [(match[1] if (match := LABEL.match(part)) else '_') for part in parts if part.strip()]
    return labels, place + 1


def check(folders, rows, besides):
    """Prints what the table has of the calls, and answers 1 where it has not even the name."""
    shapes = {row.symbol for row in rows}
    words = set(re.findall(r'\w+', ' '.join(row.symbol + ' ' + row.use for row in rows)))
    texts = {path: open(path, encoding='utf-8').read() for path in foreign.files(folders)}
    own = set(besides)
    for text in texts.values():
        text = STRING.sub('""', COMMENT.sub(' ', text))
        own.update(DECLARED.findall(text))
        for cases in LATER_CASES.findall(text):
            own.update(re.findall(r'\w+', cases))
    exact, named, unknown = set(), set(), []
    for path, text in sorted(texts.items()):
        for name, shape, line in calls(text):
            if name.lstrip('@#') in own:
                continue
            if shape in shapes or shape.removesuffix('{}') in shapes:
                exact.add(shape)
            elif name.lstrip('@#') in words:
                named.add(shape)
            else:
                unknown.append(f'{path}:{line}: {shape}')
    for line in unknown:
        print(f'not in the table: {line}')
    if named:
        print('in the table by name, in another call: ' + ', '.join(sorted(named)))
    print(f'{len(exact)} calls are in the table as they are, {len(named)} by name, {len(unknown)} are not')
    return 1 if unknown else 0
