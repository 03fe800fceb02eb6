#!/usr/bin/env python3
"""Arrows between the folders of one Swift module, and the cycles among them.

usage: arrows.py FOLDER [--depth N] [--names] [--check]
       arrows.py FOLDER --order "LOWEST ... HIGHEST" [--limit N]

An arrow from A to B: a file in A uses a type, a function or a member that is declared in B and nowhere else.

The text alone is read, as the compiler would: a name means what is declared nearest around, so that a type inside of a
type, a generic parameter or a variable is not taken for a type of the module that is called like it. What stands behind
a dot is looked up in the type before it. Where the type is not known, a member counts if only one folder has one of
that name, and a function if only one folder has one that takes these arguments. So a missing arrow proves little, a
drawn one much. Between modules, imports tell more.

--depth: folder levels that count as one room (default 1). --names: what each arrow is made of. --check: exit 1 if there
is a cycle. --order: say only what breaks the written order of the folders; exit 1 if anything does. The module's root
is ".", a folder inside of another is written with a slash, and "+" joins folders that use each other. --limit: files a
folder may hold.
"""
import argparse
import collections
import os
import re

TOKEN = re.compile(r'`?[A-Za-z_]\w*`?|->|[{}()\[\]<>.:,;=&?!@#]|\n|[^\s\w]|\d\w*')
WORD = re.compile(r'[A-Za-z_]\w*$')
MEMBER = re.compile(r'\b(?:var|let|func) +`?(\w+)')
CASES = re.compile(r'\bcase +((?!let\b|var\b)[a-z`](?:[^.:{}\n]*,\n)*[^.:{}\n]*)')
TYPES = {'struct', 'class', 'enum', 'protocol', 'actor', 'extension'}
ACCESS = {'private', 'fileprivate'}
# Members of the standard library and of Foundation: behind a dot they prove nothing.
FOREIGN = set('''
    abs add all allCases any append appending arguments array base body bounds bytes capacity ceil clamped code columns
    compactMap components contains content cos count current data date default description direction distance divide
    down drop dropFirst dropLast duration element elements encode end endIndex enumerated error exp filter first
    firstIndex flag flatMap floor forEach format frame from hash hasPrefix hasSuffix height id identifier identity
    index indices infinity init inner insert inset insetBy intersection inverted isEmpty isSubset items join joined key
    keys kind last lastIndex length lines load locale lock log lowerBound lowercased main make map mapValues max maxX
    maxY merge merging message midX midY min minX minY mode name names next none now null numbers object offset
    offsetBy origin outer part parts path pattern pi point popLast position pow prefix print properties propertyList
    range rawValue read rect reduce release remove removeAll removeFirst removeLast replace replacing reserveCapacity
    result reversed rotate round rounded row rows scale scaled self shared shuffled sign sin size some sort sorted
    source space split sqrt standard start startIndex state step store string subtract subtracting suffix sum swapAt
    symmetricDifference system tag task text time title trace transform translateBy translated trimming type types
    unicodeScalars union unit update upperBound uppercased url utf8 value values warn weight width wrappedValue write x
    xor y z zero zip
'''.split())


def bare(text):
    """The code without comments, and of strings only what is interpolated."""
    text = re.sub(r'/\*.*?\*/', '', text, flags=re.S)
    text = re.sub(
        r'"""(.*?)"""', lambda m: ' '.join(f'({x})' for x in re.findall(r'\\\((.*?)\)', m[1])), text, flags=re.S)
    text = re.sub(r'"((?:[^"\\\n]|\\.)*)"',
                  lambda m: ' '.join(f'({x})' for x in re.findall(r'\\\(([^()]*(?:\([^()]*\)[^()]*)*)\)', m[1])), text)
    text = re.sub(r'//.*', '', text)
    return re.sub(r'^.*\bimport \w+.*$', '', text, flags=re.M)


def read(root, clean=bare):
    files = {}
    for folder, _, names in os.walk(root):
        for name in names:
            if name.endswith('.swift'):
                path = os.path.join(folder, name)
                with open(path, encoding='utf-8') as file:
                    files[os.path.relpath(path, root)] = clean(file.read())
    return files


def beside(root):
    """Names of what the other modules declare: behind a dot they may be theirs."""
    parent, found = os.path.dirname(os.path.abspath(root)), set()
    for other in os.listdir(parent):
        path = os.path.join(parent, other)
        if os.path.isdir(path) and not os.path.samefile(path, root):
            for text in read(path, lambda text: re.sub(r'//.*', '', text)).values():
                found.update(MEMBER.findall(text))
                for cases in CASES.findall(text):
                    found.update(re.findall(r'(?:^|,)\s*`?(\w+)', re.sub(r'\(.*?\)', '', cases)))
    return found


class Scope:
    """What is between two braces: of a type, whose name is whole, or of code, which has none."""

    def __init__(self, type=None, hidden=()):
        self.type, self.hidden = type, set(hidden)


class File:
    """Reads a file twice: for what it declares, then for what it uses."""

    def __init__(self, path, text):
        self.path = path
        self.tokens = [t.strip('`') for t in TOKEN.findall(text)]
        self.locals = set()

    def at(self, place):
        while place < len(self.tokens) and self.tokens[place] == '\n':
            place += 1
        return self.tokens[place] if place < len(self.tokens) else ''

    def after(self, place, step=1):
        place += step
        while 0 <= place < len(self.tokens) and self.tokens[place] == '\n':
            place += step
        return place

    def closing(self, place):
        """The place of the bracket that closes the one at `place`."""
        pairs = {'(': ')', '[': ']', '<': '>', '{': '}'}
        open, close, depth = self.tokens[place], pairs[self.tokens[place]], 0
        while place < len(self.tokens):
            depth += (self.tokens[place] == open) - (self.tokens[place] == close)
            if depth == 0:
                return place
            place += 1
        return place

    def generics(self, place):
        """Names of the generic parameters that begin at `place`, and the place after them."""
        if self.at(place) != '<':
            return [], place
        end = self.closing(place)
        names, depth = [], 0
        for index in range(place, end):
            token = self.tokens[index]
            depth += (token in '<([') - (token in '>)]')
            if depth == 1 and WORD.match(token) and self.tokens[self.after(index, -1)] in ('<', ',', 'each'):
                names.append(token)
        return [n for n in names if n != 'each'], end + 1

    def labels(self, place):
        """Argument labels of the parameters or arguments in the parentheses at `place`; `_` where there is none."""
        end, depth, found, index = self.closing(place), 0, [], place
        begins = True
        while index < end:
            index += 1
            token = self.tokens[index]
            if token == '\n':
                continue
            if index < end and depth == 0 and begins:
                begins = False
                after = self.at(self.after(index))
                isLabel = WORD.match(token) and (after == ':' or WORD.match(after) and self.at(
                    self.after(self.after(index))) == ':')
                found.append(token if isLabel else '_')
            if index < end and token in ('(', '[', '{'):
                index = self.closing(index)
            elif token == ',':
                begins = True
        return found, end

    def isPrivate(self, place):
        """Whether the words before the declaration's keyword keep it in this file."""
        place -= 1
        while place >= 0 and self.tokens[place] not in '{};':
            token = self.tokens[place]
            if token == '\n' and not (place and self.tokens[place - 1] == ')'):
                return False
            if token in ACCESS:
                return self.at(self.after(place)) != '('
            place -= 1
        return False

    def walk(self, declare=None, use=None):
        """Calls `declare(kind, name, labels, scopes, isPrivate)` and `use(place, scopes)` for each in turn."""
        scopes, pending, place = [Scope()], None, -1
        tokens = self.tokens
        while place + 1 < len(tokens):
            place += 1
            token = tokens[place]
            before = tokens[place - 1] if place else '\n'
            if token == '{':
                scopes.append(pending or Scope())
                pending = None
                continue
            if token == '}':
                if len(scopes) > 1:
                    scopes.pop()
                continue
            if not WORD.match(token) or before == '.' and token in TYPES:
                continue
            inType = scopes[-1].type is not None or len(scopes) == 1
            after = self.at(self.after(place))
            around = next((s.type for s in reversed(scopes) if s.type), None)
            isWord = bool(WORD.match(after)) and before != '.'
            if token in TYPES and isWord and after not in ('func', 'var', 'let', 'subscript', 'init') and before != ':':
                name = after
                here = self.after(self.after(place))
                if token == 'extension':
                    while self.at(here) == '.':
                        name += '.' + self.at(self.after(here))
                        here = self.after(self.after(here))
                    whole = name
                else:
                    whole = f'{around}.{name}' if around else name
                hidden, here = self.generics(here)
                if token == 'extension':
                    hidden = []
                elif declare:
                    declare('type', name, hidden, scopes, self.isPrivate(place))
                pending = Scope(whole, hidden)
                if token == 'protocol':
                    pending.hidden.add('Self')
                if token != 'extension':
                    place = self.after(place)
                elif use:
                    use(self.after(place), scopes)
                    place = here - 1
                continue
            if token in ('typealias', 'associatedtype') and isWord:
                if declare:
                    declare('type' if token == 'typealias' else 'associated', after, [], scopes, self.isPrivate(place))
                place = self.after(place)
                continue
            if token in ('func', 'init', 'subscript') and before != '.' and (token == 'func' or inType):
                here = self.after(place)
                name = token
                if token == 'func':
                    name, here = self.at(here), self.after(here)
                if token == 'init' and self.at(here) in '?!':
                    here = self.after(here)
                hidden, here = self.generics(here)
                if self.at(here) == '(':
                    labels, end = self.labels(self.after(here - 1))
                    if declare:
                        if inType:
                            declare('func', name, labels, scopes, self.isPrivate(place))
                        for index in range(here, end):
                            if tokens[index] == ':' and WORD.match(tokens[index - 1]):
                                self.locals.add(tokens[index - 1])
                    pending = Scope(None, hidden)
                    if token == 'func':
                        place = self.after(place)
                    # Signatures are read with the parameters in force: as a scope that ends where the body begins.
                    self.signature(here, end, hidden, scopes, use)
                    if self.bodiless(end):
                        pending = None
                    place = end
                continue
            if token in ('var', 'let', 'case') and before != '.':
                names = self.bound(place)
                if declare:
                    for name in names:
                        if inType:
                            declare('member', name, [], scopes, self.isPrivate(place))
                        else:
                            self.locals.add(name)
                    for name in self.fields(place):
                        declare('member', name, [], scopes, True)
                if inType and names:
                    place = self.after(place)
                continue
            if token == 'in' and declare:
                self.locals.update(self.parametersBefore(place))
            if use:
                use(place, scopes)

    def parametersBefore(self, place):
        """Words between a closure's brace, or `for`, and the `in` at `place`."""
        found, index = [], place - 1
        while index >= 0 and place - index < 40 and self.tokens[index] not in ('{', 'for', '}', '='):
            if WORD.match(self.tokens[index]):
                found.append(self.tokens[index])
            index -= 1
        return found

    def signature(self, place, end, hidden, scopes, use):
        if not use:
            return
        inner = scopes + [Scope(None, hidden)]
        for index in range(place, end):
            after = self.at(self.after(index))
            isLabel = after == ':' or WORD.match(after) and after not in ('async', 'throws', 'where')
            if WORD.match(self.tokens[index]) and not isLabel:
                use(index, inner)

    def bodiless(self, end):
        """Whether a function without a body ends at `end`, as in a protocol."""
        for index in range(end + 1, min(end + 200, len(self.tokens))):
            token = self.tokens[index]
            if token == '{':
                return False
            if token == '}' or token in ('func', 'var', 'init', 'static', 'subscript', 'associatedtype', '@'):
                return True
        return True

    def fields(self, place):
        """Names of what a variable's tuples hold, by the type that is written after its name."""
        index, found = self.after(self.after(place)), []
        if self.at(index) != ':':
            return []
        while index + 1 < len(self.tokens) and self.tokens[index] not in ('=', '{', '}', '\n'):
            if self.tokens[index] in '(,' and self.at(self.after(self.after(index))) == ':':
                found.append(self.at(self.after(index)))
            index += 1
        return [n for n in found if WORD.match(n)]

    def bound(self, place):
        """Names that `let`, `var` or `case` binds at `place`."""
        if self.tokens[place] == 'case':
            names, index, depth = [], self.after(place), 0
            if self.tokens[index] in '.(' or self.tokens[index] in ('let', 'var'):
                return []
            names.append(self.tokens[index])
            while index < len(self.tokens) and self.tokens[index] not in ('\n', ':', '{', '}'):
                token = self.tokens[index]
                if token == '(':
                    index = self.closing(index)
                elif token == ',':
                    index = self.after(index)
                    names.append(self.tokens[index])
                index += 1
            return [n for n in names if WORD.match(n)]
        index = self.after(place)
        if self.tokens[index] == '(':
            return [t for t in self.tokens[index:self.closing(index)] if WORD.match(t)]
        return [self.tokens[index]] if index < len(self.tokens) and WORD.match(self.tokens[index]) else []


class Module:
    """All declarations of a module by the names under which they are found."""

    def __init__(self, texts, foreign=()):
        self.foreign = FOREIGN | set(foreign)
        self.files = {path: File(path, text) for path, text in texts.items()}
        # Of types by whole name, of generic parameters by type, of members by type and name, of all by name.
        self.types = collections.defaultdict(set)
        self.parameters = collections.defaultdict(set)
        self.members = collections.defaultdict(lambda: collections.defaultdict(set))
        self.named = collections.defaultdict(set)
        self.hidden = collections.defaultdict(set)
        for file in self.files.values():
            self.learn(file)

    def learn(self, file):
        def declare(kind, name, labels, scopes, isPrivate):
            around = next((s.type for s in reversed(scopes) if s.type), None)
            if scopes[-1].type is None and len(scopes) > 1:
                self.hidden[file.path].add(name)
                return
            whole = f'{around}.{name}' if around else name
            if kind == 'associated':
                self.parameters[around].add(name)
            elif kind == 'type':
                self.parameters[whole].update(labels)
                if isPrivate:
                    self.hidden[file.path].add(whole)
                else:
                    self.types[whole].add(file.path)
            else:
                home = (file.path, tuple(labels), kind == 'func')
                if isPrivate:
                    home = (None, tuple(labels), kind == 'func')
                self.members[around][name].add(home)
                if around:
                    self.named[name].add(home)
        file.walk(declare=declare)

    def type(self, name, scopes, file):
        """The whole name of the type that `name` means there; '' for what is no type of the module."""
        for scope in reversed(scopes):
            if name in scope.hidden:
                return ''
            around = scope.type
            while around:
                if name in self.parameters.get(around, ()):
                    return ''
                if f'{around}.{name}' in self.hidden[file.path]:
                    return ''
                if f'{around}.{name}' in self.types:
                    return f'{around}.{name}'
                around = around.rpartition('.')[0]
        return name if name in self.types and name not in self.hidden[file.path] else ''

    def uses(self, file):
        """Pairs of a name and the files in which it may be declared."""
        tokens, found = file.tokens, []

        def use(place, scopes):
            name = tokens[place]
            before = file.after(place, -1)
            if place and before >= 0 and tokens[before] == '.':
                # Behind a type's name it was looked up with that; else its type is not known.
                if before not in followed:
                    self.member(name, place, file, found)
                return
            whole = self.type(name, scopes, file)
            if whole:
                end = place
                while tokens[file.after(end):file.after(end) + 1] == ['.']:
                    inner = file.at(file.after(file.after(end)))
                    if f'{whole}.{inner}' not in self.types:
                        break
                    end = file.after(file.after(end))
                    followed.add(file.after(end, -1))
                    whole = f'{whole}.{inner}'
                found.append((whole, self.types[whole]))
                dot = file.after(end)
                if file.at(dot) == '.':
                    inner = file.at(file.after(dot))
                    homes = self.members[whole].get(inner) if whole in self.members else None
                    if homes:
                        followed.add(dot)
                        self.fitting(inner, homes, file.after(dot), file, found, whole)
                return
            if name in file.locals or any(name in s.hidden for s in scopes):
                return
            around = next((s.type for s in reversed(scopes) if s.type), None)
            isCall = file.at(place + 1) == '('
            if around and name in self.members[around] and file.at(file.after(place)) != ':':
                self.fitting(name, self.members[around][name], place, file, found, around)
            elif isCall and name in self.members[None] and not any(name in self.members[s.type] for s in scopes):
                self.fitting(name, self.members[None][name], place, file, found, '')

        followed = set()
        file.walk(use=use)
        return found

    def member(self, name, place, file, found):
        if name in self.named and name not in self.foreign:
            self.fitting(name, self.named[name], place, file, found, '')

    def fitting(self, name, homes, place, file, found, around):
        """Adds the homes whose arguments fit the use at `place`."""
        isCall = place + 1 < len(file.tokens) and file.tokens[place + 1] == '('
        shown = f'{around}.{name}' if around else name
        if isCall:
            labels, _ = file.labels(place + 1)
            fits = {h for h in homes if not h[2] or subsequence(labels, h[1])}
            shown += '()'
        elif file.at(place + 1) == '{':
            fits = set(homes)
        else:
            fits = {h for h in homes if not h[2]} or set(homes)
        if fits and all(h[0] for h in fits):
            found.append((shown, {h[0] for h in fits}))


def subsequence(some, whole):
    """Whether the labels stand in that order among those of a function, of which some may have been left out."""
    rest = iter(whole)
    return all(label in rest for label in some)


def arrows(module, room):
    found = collections.defaultdict(collections.Counter)
    for path, file in module.files.items():
        for name, homes in module.uses(file):
            rooms = {room(home) for home in homes}
            if len(rooms) == 1:
                (home,) = rooms
                if home != room(path):
                    found[room(path), home][name] += 1
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


def breaches(files, edges, order, limit, room):
    """What breaks the written order of the folders, in words."""
    place = {name: index for index, floor in enumerate(order) for name in floor.split('+')}
    sizes = collections.Counter(room(path) for path in files)
    for name in sorted(sizes):
        if name not in place:
            yield f'the folder {name} has no place in the order'
        if limit and sizes[name] > limit:
            yield f'the folder {name} holds {sizes[name]} files; {limit} is the most'
    for name in place:
        if name not in sizes:
            yield f'the folder {name} of the order is not there'
    for (a, b), names in sorted(edges.items()):
        if a in place and b in place and place[a] < place[b]:
            for name, count in sorted(names.items()):
                yield f'{a} uses {name} of {b}, which is above it ({count} times)'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('--depth', type=int, default=1)
    parser.add_argument('--names', action='store_true')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--order', default='')
    parser.add_argument('--limit', type=int)
    options = parser.parse_args()
    module = Module(read(options.folder), beside(options.folder))
    order = options.order.split()
    depth = max([options.depth] + [name.count('/') + 1 for name in order])

    def room(path):
        return '/'.join(path.split('/')[:-1][:depth]) or '.'

    edges = arrows(module, room)
    if order:
        broken = list(breaches(module.files, edges, order, options.limit, room))
        for text in broken:
            print(f'{options.folder}: {text}')
        return bool(broken)
    for (a, b), names in sorted(edges.items()):
        shown = ', '.join(f'{name} {count}' for name, count in names.most_common(None if options.names else 4))
        print(f'{a} -> {b}  {sum(names.values())}: {shown}' + (' …' if not options.names and len(names) > 4 else ''))
    knots = cycles(edges)
    for knot in knots:
        print('cycle: ' + ', '.join(knot))
    print(f'{len(module.files)} files, {len(edges)} arrows, {len(knots)} cycles')
    return bool(knots and options.check)


if __name__ == '__main__':
    raise SystemExit(main())
