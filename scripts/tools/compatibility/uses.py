"""Rows of what style code uses, the Swift that each becomes, and what compiling and drawing it says."""
import concurrent.futures
import dataclasses
import os
import re
import subprocess

# A use of a symbol whose kind says how it is used.
RULES = {
    'sf_symbol': 'Image(systemName: "{}")',
    'color': 'Text("A").foregroundColor(.{})',
    'shape_style': 'Text("A").foregroundStyle({})',
    'font': 'Text("A").font(.{})',
    'font_weight': 'Text("A").fontWeight(.{})',
    'font_design': 'Text("A").font(.system(.body, design: .{}))',
    'unit_point': 'LinearGradient(colors: [.red, .blue], startPoint: {}, endPoint: .center)',
    'enum_alignment': 'Text("A").frame(width: 60, height: 40, alignment: {})',
    'enum_edge': 'Text("A").padding({}, 4)',
    'enum_blend': 'ZStack {{ Color.red; Color.blue.blendMode({}) }}.frame(width: 20, height: 20)',
    'env_key': 'private struct Reader: View {{ @Environment(\\.{}) private var value; var body: some View '
               '{{ Text(String(describing: value)) }} }} ||| Reader()',
    'platform_color': 'Text("A").background(Color({}))',
}

# What the view around a use has, each only where the use names it.
GIVEN = {
    'isOn': '@State private var isOn = false',
    'name': '@State private var name = "name"',
    'amount': '@State private var amount: CGFloat = 0.5',
    'count': '@State private var count = 1',
    'chosen': '@State private var chosen: String?',
    'items': 'private let items = ["a", "b"]',
    'space': '@Namespace private var space',
    'isFocused': '@FocusState private var isFocused: Bool',
    'field': '@FocusState private var field: String?',
}

# Views without declarations of their own that share a file: a file costs more than a view.
SHARED = 60


@dataclasses.dataclass
class Row:
    kind: str
    symbol: str
    files: int
    repositories: int
    use: str
    number: int = 0

    @property
    def name(self):
        return f'{self.kind} {self.symbol}'

    @property
    def declarations(self):
        return self.use.split('|||')[0].strip() if '|||' in self.use else ''

    @property
    def view(self):
        return self.use.split('|||')[-1].strip()


@dataclasses.dataclass
class Result:
    error: str = ''
    error6: str = ''
    drew: bool = False
    draws: bool = False
    warnings: list = dataclasses.field(default_factory=list)

    @property
    def compiled(self):
        return not self.error and not self.error6

    def words(self):
        if self.error:
            return 'does not compile: ' + self.error
        if self.error6:
            return 'compiles in language mode 5 only: ' + self.error6
        said = 'drew' if self.drew else 'compiled' if not self.draws else 'compiled, drew nothing'
        return said + ''.join(f'; warned: {warning}' for warning in self.warnings)

    def json(self):
        return {'compiled': self.compiled, 'drew': self.drew if self.draws else None, 'warnings': self.warnings,
                'error': self.error or self.error6 or None}


def table(path):
    with open(path, encoding='utf-8') as file:
        lines = [line.rstrip('\n').split('\t') for line in file if line.strip()]
    return lines[1:]


def read(data):
    """The rows in their order, each with its use written out."""
    found = [Row(kind, symbol, int(files), int(repositories), use)
             for kind, symbol, files, repositories, use in table(os.path.join(data, 'uses.tsv'))]
    by_name = {row.name: row for row in found}
    for number, row in enumerate(found):
        row.number = number
        if not row.use:
            # `Color(.)red` is what is counted of `Color(.red)`.
            row.use = RULES[row.kind].format(row.symbol.removeprefix('Color(.)') if not row.symbol.startswith('Color(.)')
                                             else '.' + row.symbol[8:])
    for row in found:
        if row.use.startswith('='):
            row.use = by_name[row.use[1:]].use
    return found


def reasons(data):
    return {f'{kind} {symbol}': reason for kind, symbol, reason in table(os.path.join(data, 'reasons.tsv'))}


def named(name, text):
    """Whether a use reads what is given: not as a member or a label."""
    return re.search(rf'(?<![.\w"]){name}\b(?!:)|\$\b{name}\b', text) is not None


def source(row):
    """The Swift of a row: its declarations, and a view whose body the use is. Lines count from the row's own."""
    place = f'row-{row.number}.swift'
    text = f'// row {row.number}\n'
    if row.declarations:
        text += f'#sourceLocation(file: "{place}", line: 1)\n{lines(row.declarations)}\n#sourceLocation()\n'
    if row.view:
        given = ''.join(f'    {declaration}\n' for name, declaration in GIVEN.items() if named(name, row.view))
        text += (f'@MainActor struct Row{row.number}: View {{\n{given}    var body: some View {{\n'
                 f'#sourceLocation(file: "{place}", line: 1)\n{lines(row.view)}\n#sourceLocation()\n    }}\n}}\n')
    return text


def lines(text):
    return text.replace('\\n', '\n')


def write(rows, folder, imports='import SwiftUI\n'):
    """The rows' files: those with declarations have one of their own, so that private names don't meet."""
    os.makedirs(folder, exist_ok=True)
    plain = [row for row in rows if not row.declarations]
    groups = [plain[start:start + SHARED] for start in range(0, len(plain), SHARED)]
    groups += [[row] for row in rows if row.declarations]
    paths = []
    for index, group in enumerate(groups):
        path = os.path.join(folder, f'Rows{index}.swift')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(imports + '\n'.join(source(row) for row in group))
        paths.append(path)
    return paths


def distinct(rows):
    """Of rows with the same use, the first; and for every row the number of that one."""
    first = {}
    for row in rows:
        first.setdefault(row.use, row)
    return list(first.values()), {row.name: first[row.use].number for row in rows}


def compile(rows, tools, scratch, jobs, draws):
    """What each row comes to, by its name."""
    units, unit_of = distinct(rows)
    paths = write(units, os.path.join(scratch, 'rows'))
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        errors = list(pool.map(lambda mode: typecheck(paths, tools, mode), ('5', '6')))
    good = [row for row in units if row.number not in errors[0]]
    drawn = draw(good, tools, scratch) if draws else {}
    results = {}
    for row in rows:
        unit = unit_of[row.name]
        result = Result(error=errors[0].get(unit, ''), error6=errors[1].get(unit, ''))
        if unit in drawn:
            result.draws = True
            result.drew, result.warnings = drawn[unit]
        results[row.name] = result
    return results


def typecheck(paths, tools, mode):
    """The first error of each row, by its number."""
    errors = {}
    while True:
        messages, is_good, text = tools.run(['-typecheck', '-wmo', *paths], mode)
        found = by_row(messages, text, is_good)
        # A module that is not there ends the compilation before anything else is looked at.
        lost = {number for number, words in found.items() if words.startswith('no such module')}
        errors.update(found)
        if not lost:
            return errors
        paths = [path for path in paths if not any(f'"row-{number}.swift"' in open(path).read() for number in lost)]


def by_row(messages, text, is_good):
    """The first error of each row, by its number."""
    errors = {}
    for file, line, kind, words in messages:
        # What a macro made of a row has a place of its own; the row's own error comes along.
        if kind == 'error' and not file.startswith('macro expansion '):
            errors.setdefault(number(file, line), words)
    if not errors and not is_good:
        raise SystemExit('compatibility: the compiler failed\n' + text)
    return errors


def number(file, line):
    """The row of a message. Some name the place in the file that was written, not in the row."""
    match = re.match(r'row-(\d+)\.swift$', file)
    if match:
        return int(match[1])
    with open(file, encoding='utf-8') as text:
        begun = [re.match(r'// row (\d+)$', line) for line in text.read().splitlines()[:line]]
    found = [match for match in begun if match]
    if not found:
        raise SystemExit(f'compatibility: an error that belongs to no row in {file}')
    return int(found[-1][1])


DRIVER = '''
import Drawing
import Foundation
import Raster
import SwiftUI
import ViewCore

@MainActor func draw<Content: View>(_ name: String, _ content: Content) {
    guard CommandLine.arguments.dropFirst().isEmpty || CommandLine.arguments.contains(name) else { return }
    print("begin\\t" + name)
    fflush(stdout)
    var options = TileOptions()
    options.width = 320
    options.flexibleHeight = 160
    options.needsTrace = false
    let graph = ViewGraph(engine: HarfBuzzTextEngine(library: FontLibrary()))
    let found = graph.layOut(content, in: EnvironmentValues(), options: options)
    let words = found.warnings.map { $0.replacingOccurrences(of: "\\n", with: " ").replacingOccurrences(of: "\\t", with: " ") }
    print((["end", name, found.list.items.isEmpty ? "nothing" : "drew"] + words).joined(separator: "\\t"))
    fflush(stdout)
}
'''


def driver(views):
    """A program that draws views, each given as its name and the Swift that makes it."""
    parts = [views[start:start + 50] for start in range(0, len(views), 50)]
    text = DRIVER
    for index, part in enumerate(parts):
        text += f'@MainActor func part{index}() {{\n' + ''.join(f'    draw("{name}", {view})\n' for name, view in part) + '}\n'
    return text + 'MainActor.assumeIsolated {\n' + ''.join(f'    part{index}()\n' for index in range(len(parts))) + '}\n'


def draw(rows, tools, scratch):
    """For each row that is a view whether it drew something, and its warnings, by its number."""
    rows = [row for row in rows if row.view]
    if not rows:
        return {}
    folder = os.path.join(scratch, 'drawn')
    paths = write(rows, folder)
    main = os.path.join(folder, 'main.swift')
    with open(main, 'w', encoding='utf-8') as file:
        file.write(driver([(str(row.number), f'Row{row.number}()') for row in rows]))
    tool = os.path.join(folder, 'draw')
    messages, is_good, text = tools.run(
        ['-Onone', '-wmo', '-num-threads', '2', '-suppress-warnings', '-module-name', 'Drawn', *paths, main,
         *tools.objects(), *tools.libraries(), '-o', tool])
    if not is_good:
        raise SystemExit('compatibility: what compiles cannot be linked\n' + text[-4000:])
    return {int(name): found for name, found in answers(tool, [str(row.number) for row in rows]).items()}


def answers(tool, names):
    """What a driver says of each name; one that ends the process is noted, and the rest is asked for again."""
    found = {}
    rest = list(names)
    while rest:
        run = subprocess.run([tool, *rest], text=True, capture_output=True, timeout=300)
        begun = None
        for line in run.stdout.splitlines():
            cells = line.split('\t')
            if cells[0] == 'begin':
                begun = cells[1]
            elif cells[0] == 'end':
                found[cells[1]] = (cells[2] == 'drew', cells[3:])
                begun = None
        if begun is None:
            break
        why = (run.stderr.strip().splitlines() or ['no message'])[0]
        found[begun] = (False, ['drawing it ends the process: ' + why])
        rest = [name for name in rest if name not in found]
    return found


def refuse(data, tools, scratch):
    """The wrong calls with whether each is refused."""
    calls = [cells[0] for cells in table(os.path.join(data, 'refused.tsv'))]
    rows = [Row('refused', call, 0, 0, call, number) for number, call in enumerate(calls)]
    paths = write(rows, os.path.join(scratch, 'refused'))
    messages, is_good, text = tools.run(['-typecheck', '-wmo', *paths])
    errors = by_row(messages, text, is_good)
    return [(row.symbol, row.number in errors) for row in rows]


def complaints(rows, results, reasons, refused, whole):
    said = []
    for row in rows:
        result = results[row.name]
        if not result.compiled and row.repositories >= 2:
            said.append(f'{row.name}, of {row.repositories} repositories, {result.words()}')
        elif not result.compiled and row.name not in reasons:
            said.append(f'{row.name} {result.words()}; mend it or give a reason in Tests/Compatibility/reasons.tsv')
        elif result.compiled and row.name in reasons:
            said.append(f'{row.name} compiles and has a reason why it does not')
    if whole:
        names = {row.name for row in rows}
        said += [f'a reason is given for {name}, which is no row' for name in reasons if name not in names]
    said += [f'a wrong call compiles: {call}' for call, is_refused in refused if not is_refused]
    return said
