"""The single faults that can be put into a file, each behind a switch.

A fault leaves the code as it is unless `specimen_fault(n)` says that it is the n-th one's turn, so one build has all
of them.
"""
import re
from dataclasses import dataclass

from .tokens import partners, tokens_of

SWITCH = 'specimen_fault({n})'
# What ends a program that is wrong already, what only makes room, and what decides no value.
UNTOUCHED = re.compile(
    r'\b(precondition\w*|assert\w*|fatalError|reserveCapacity|import|typealias|associatedtype|#available)\b|^\s*[@#]')
# A clause that binds or awaits cannot stand in parentheses.
UNCLOSED = {'let', 'var', 'case', 'try', 'await', 'unsafe', 'is', 'consume'}
STATEMENTS = {
    'let', 'var', 'return', 'if', 'guard', 'for', 'while', 'switch', 'case', 'default', 'func', 'init', 'deinit',
    'struct', 'class', 'enum', 'extension', 'protocol', 'actor', 'import', 'public', 'package', 'private',
    'fileprivate', 'internal', 'static', 'throw', 'else', 'do', 'defer', 'repeat', 'break', 'continue', 'in', 'super',
    'await', 'mutating', 'subscript', 'precondition', 'preconditionFailure', 'fatalError', 'get', 'set', 'nonisolated',
}


@dataclass
class Fault:
    kind: str
    file: str
    line: int
    last_line: int
    original: str
    mutated: str
    # (start, end, new text) with {n} for the fault's number.
    edits: list
    module: str = ''
    number: int = 0

    @property
    def name(self):
        return f'{self.file}:{self.line}'


def faults_in(file, text):
    """Every fault that the kinds below find in a file's text."""
    finder = Finder(file, text)
    found = [*finder.constants(), *finder.signs(), *finder.swaps(), *finder.branches(), *finder.calls()]
    lines = text.split('\n')
    return [fault for fault in found
            if not any(UNTOUCHED.search(line) for line in lines[fault.line - 1:fault.last_line])]


class Finder:
    def __init__(self, file, text):
        self.file, self.text = file, text
        self.tokens = tokens_of(text)
        self.partners = partners(self.tokens)

    def fault(self, kind, first, last, mutated, edits):
        original = ' '.join(self.text[first.start:last.end].split())
        return Fault(kind, self.file, first.line, last.line, original, ' '.join(mutated.split()), edits)

    def around(self, index):
        before = self.tokens[index - 1] if index else None
        after = self.tokens[index + 1] if index + 1 < len(self.tokens) else None
        return before, after

    def line_starts_with(self, index, words):
        line = self.tokens[index].line
        while index and self.tokens[index - 1].line == line:
            index -= 1
        return self.tokens[index].text in words

    # MARK: A constant changed

    def constants(self):
        for index, token in enumerate(self.tokens):
            before, after = self.around(index)
            if before and before.text == '.' or self.line_starts_with(index, {'case', 'indirect'}):
                continue
            if token.text in ('true', 'false'):
                new = 'false' if token.text == 'true' else 'true'
            elif token.kind == 'number' and not (after and after.text == '.' and not after.is_spaced_after):
                new = other_number(token.text)
            else:
                continue
            yield self.fault('constant', token, token, new,
                             [(token.start, token.end, f'({SWITCH} ? {new} : {token.text})')])

    # MARK: A sign

    def signs(self):
        for index, token in enumerate(self.tokens):
            if token.text not in ('+', '-') or index == 0:
                continue
            before, after = self.around(index)
            if after is None or after.kind == 'string' or before.kind == 'string':
                continue
            other = '-' if token.text == '+' else '+'
            if token.is_spaced_before and token.is_spaced_after:
                # The sign goes to the second operand, so that nothing changes what binds tighter.
                yield self.fault('sign', before, after, f'{before.text} {other} {after.text}',
                                 [(token.end, token.end, f' ({SWITCH} ? -1 : 1) *')])
            elif token.text == '-' and not token.is_spaced_after and after.kind != 'number' \
                    and (token.is_spaced_before or before.kind == 'open') and before.text not in ('/', '%', '-'):
                yield self.fault('sign', token, after, after.text,
                                 [(token.start, token.end, f'({SWITCH} ? 1 : -1) * ')])

    # MARK: Two arguments swapped

    def swaps(self):
        for index, token in enumerate(self.tokens):
            if token.text != '(' or index < 2 or token.is_spaced_before:
                continue
            name, before = self.tokens[index - 1], self.tokens[index - 2]
            if name.kind != 'word' or before.text in ('func', 'case', '@', '#', 'subscript', 'macro') \
                    or name.text == 'init' and before.text != '.' or name.text in STATEMENTS - {'init'} \
                    or before.text == '.' and self.line_starts_with(index, {'case'}) or index not in self.partners:
                continue
            values = self.arguments(index)
            for first, second in zip(values, values[1:]):
                texts = [self.text[value[0].start:value[-1].end] for value in (first, second)]
                # Values that are written alike are likely to be of one type.
                if texts[0] == texts[1] or [token.kind for token in first] != [token.kind for token in second] \
                        or not all(self.is_swappable(value) for value in (first, second)):
                    continue
                found = self.fault(
                    'arguments swapped', name, second[-1], f'{name.text}({texts[1]}, {texts[0]})',
                    [(first[0].start, first[-1].end, f'({SWITCH} ? {texts[1]} : {texts[0]})'),
                     (second[0].start, second[-1].end, f'({SWITCH} ? {texts[0]} : {texts[1]})')])
                found.original = ' '.join(f'{name.text}({texts[0]}, {texts[1]})'.split())
                yield found

    def arguments(self, index):
        """The tokens of each argument's value, without its label."""
        values, value, place = [], [], index + 1
        while place <= self.partners[index]:
            token = self.tokens[place]
            if token.text == ',' or place == self.partners[index]:
                if len(value) > 2 and value[0].kind == 'word' and value[1].text == ':':
                    value = value[2:]
                if value:
                    values.append(value)
                value, place = [], place + 1
                continue
            last = self.partners.get(place, place) if token.kind == 'open' else place
            value += self.tokens[place:last + 1]
            place = last + 1
        return values

    def is_swappable(self, value):
        words = {token.text for token in value}
        return not words & (UNCLOSED | {'{', '&', 'inout', '_', 'nil', 'true', 'false', 'self', 'in', ':', '?', '->'}) \
            and value[0].kind in ('word', 'number', 'operator') and value[0].text != '.' \
            and not any(token.kind == 'string' for token in value)

    # MARK: A branch negated

    def branches(self):
        for index, token in enumerate(self.tokens):
            if token.text in ('if', 'guard') or token.text == 'where' and self.line_starts_with(index, {'for'}):
                for clause in self.clauses(index + 1, '{' if token.text != 'guard' else 'else'):
                    yield from self.negated(clause)
            elif token.text == '?' and token.is_spaced_before and token.is_spaced_after:
                yield from self.negated(self.condition_before(index))

    def negated(self, clause):
        if not clause or {token.text for token in clause} & (UNCLOSED | {'=', '#', '{', '?', '_'}):
            return
        text = self.text[clause[0].start:clause[-1].end]
        yield self.fault('branch negated', clause[0], clause[-1], f'!({text})',
                         [(clause[0].start, clause[-1].end, f'({SWITCH} != ({text}))')])

    def clauses(self, place, end):
        clause = []
        while place < len(self.tokens):
            token = self.tokens[place]
            if token.text == end or token.kind == 'close' or token.text == '{':
                break
            if token.text == ',':
                yield clause
                clause, place = [], place + 1
                continue
            last = self.partners.get(place, place) if token.kind == 'open' else place
            clause += self.tokens[place:last + 1]
            place = last + 1
        yield clause

    def condition_before(self, index):
        clause, place = [], index - 1
        while place >= 0:
            token = self.tokens[place]
            if token.kind == 'open' or token.text in (',', ':', '=', 'return', '+=', '-=', '*=', 'in', '??', ';') \
                    or clause and self.tokens[place].line != clause[0].line and clause[0].kind != 'operator':
                break
            first = self.partners.get(place, place) if token.kind == 'close' else place
            clause = self.tokens[first:place + 1] + clause
            place = first - 1
        return clause

    # MARK: A call dropped

    def calls(self):
        for index, token in enumerate(self.tokens):
            before, _ = self.around(index)
            if token.kind != 'word' or not before or before.line == token.line or token.text in STATEMENTS \
                    or before.kind == 'operator' or before.text in (',', '(', '[', ':', 'return', 'in'):
                continue
            last = self.end_of_call(index)
            # What stands alone between braces is mostly a result.
            if last is None or before.text in ('{', 'in') and self.around(last)[1].text == '}':
                continue
            text = self.text[token.start:self.tokens[last].end]
            yield self.fault('call dropped', token, self.tokens[last], '',
                             [(token.start, self.tokens[last].end, f'if !{SWITCH} {{ {text} }}')])

    def end_of_call(self, index):
        """The index of a statement's last token if it is nothing but a call."""
        place = index + 1 if self.tokens[index].text in ('try', 'unsafe') else index
        if place >= len(self.tokens) or self.tokens[place].kind != 'word':
            return None
        last = None
        while place < len(self.tokens):
            token = self.tokens[place]
            if token.kind == 'word' or token.text in ('.', '?', '!', '?.', '!.'):
                if last is not None and token.text not in ('.', '?', '!', '?.', '!.'):
                    return last if token.line != self.tokens[last].line else None
                last, place = None, place + 1
            elif token.text in ('(', '[') and not token.is_spaced_before and place in self.partners:
                place = self.partners[place]
                last = place if self.tokens[place].text == ')' else None
                place += 1
            else:
                return last if token.kind == 'close' else None
        return last


def other_number(text):
    """A number near by; 0 and 1, which are often asked for by name, become 1 and 2."""
    plain = text.replace('_', '')
    if re.match(r'0[xbo]', plain):
        return hex(int(plain, 0) + 1)
    if re.fullmatch(r'\d+', plain):
        value = int(plain)
        return str(value + 1 if value < 16 else value * 5 // 4)
    value = float(plain)
    return repr(value * 1.25 if value else 1.0)
