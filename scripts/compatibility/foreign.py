"""Files of others, each compiled alone and as it is; what they lack, and what of them can be drawn at once."""
import collections
import concurrent.futures
import json
import os
import re

import toolchain
import uses

# What an error says is missing, the most telling first.
MISSING = [
    (re.compile(r"no such module '([^']+)'"), 'module {}'),
    (re.compile(r"cannot find type '([^']+)' in scope"), '{}'),
    (re.compile(r"cannot find '([^']+)' in scope"), '{}'),
    (re.compile(r"value of type '[^']+' has no (?:dynamic )?member '([^']+)'"), '.{}'),
    (re.compile(r"type '([^']+)' has no member '([^']+)'"), '{}.{}'),
    (re.compile(r"reference to member '([^']+)' cannot be resolved"), '.{}'),
    (re.compile(r"extra arguments? .*?in call"), 'another call shape'),
    (re.compile(r"(?:incorrect|missing) argument label.*"), 'another call shape'),
    (re.compile(r"unknown attribute '([^']+)'"), '@{}'),
]

# A style at the top of a file that can be made without arguments, and a control that shows it.
CONTROLS = {
    'ButtonStyle': 'Button("Label") {{}}.buttonStyle({}())',
    'PrimitiveButtonStyle': 'Button("Label") {{}}.buttonStyle({}())',
    'ToggleStyle': 'Toggle("Label", isOn: .constant(true)).toggleStyle({}())',
    'LabelStyle': 'Label("Label", systemImage: "star").labelStyle({}())',
    'ProgressViewStyle': 'ProgressView("Label", value: 0.4).progressViewStyle({}())',
    'GaugeStyle': 'Gauge(value: 0.4) {{ Text("Label") }}.gaugeStyle({}())',
    'GroupBoxStyle': 'GroupBox("Label") {{ Text("Content") }}.groupBoxStyle({}())',
    'DisclosureGroupStyle': 'DisclosureGroup("Label", isExpanded: .constant(true)) {{ Text("Content") }}.disclosureGroupStyle({}())',
    'LabeledContentStyle': 'LabeledContent("Label", value: "Value").labeledContentStyle({}())',
    'MenuStyle': 'Menu("Label") {{ Button("Item") {{}} }}.menuStyle({}())',
    'ControlGroupStyle': 'ControlGroup {{ Button("A") {{}}; Button("B") {{}} }}.controlGroupStyle({}())',
    'TextFieldStyle': 'TextField("Label", text: .constant("Text")).textFieldStyle({}())',
    'ViewModifier': 'Text("Label").modifier({}())',
    'View': '{}()',
}
DECLARATION = re.compile(r'^(?P<mods>(?:@[\w.]+(?:\([^)]*\))?\s+|public\s+|internal\s+|open\s+)*)struct\s+(?P<name>\w+)\s*:\s*'
                         r'(?P<kinds>[^{]+)\{', re.M)


def files(folders):
    for folder in folders:
        if os.path.isfile(folder):
            yield folder
            continue
        for parent, names, found in os.walk(folder):
            names.sort()
            yield from (os.path.join(parent, name) for name in sorted(found) if name.endswith('.swift'))


def missing(words):
    for pattern, form in MISSING:
        match = pattern.search(words)
        if match:
            return form.format(*match.groups())
    return words


def one(path, index, options, tools, scratch):
    """What comes of one file, as a value for JSON."""
    messages, is_good, text = tools.run(['-typecheck', os.path.abspath(path)], options.mode)
    errors = [words for _, _, kind, words in messages if kind == 'error']
    if not is_good and not errors:
        errors = [text.strip().splitlines()[-1] if text.strip() else 'the compiler failed']
    warnings = [words for _, _, kind, words in messages if kind == 'warning' and not toolchain.is_deprecation(words)]
    result = {'file': path, 'compiled': is_good, 'drew': [], 'drewNothing': [], 'warnings': warnings,
              'error': errors[0] if errors else None, 'missing': list(dict.fromkeys(map(missing, errors)))}
    if is_good and not options.no_drawing:
        draw(path, index, options, tools, scratch, result)
    return result


def draw(path, index, options, tools, scratch, result):
    """Draws the file's styles and views that need no arguments."""
    with open(path, encoding='utf-8', errors='replace') as file:
        text = file.read()
    found = []
    for match in DECLARATION.finditer(text):
        kinds = [kind.strip().split('.')[-1] for kind in match['kinds'].split('where')[0].split(',')]
        kind = next((kind for kind in kinds if kind in CONTROLS), None)
        if kind and not re.search(r'\b(private|fileprivate)\b', match['mods']):
            found.append((match['name'], CONTROLS[kind].format(match['name'])))
    if not found:
        return
    folder = os.path.join(scratch, f'foreign-{index}')
    os.makedirs(folder)
    # The file comes under a name that is no `main.swift`, in a module of its own.
    own = os.path.join(folder, 'Foreign.swift')
    os.symlink(os.path.abspath(path), own)
    pieces = os.path.join(folder, 'Pieces.swift')

    def written(names):
        with open(pieces, 'w', encoding='utf-8') as file:
            file.write('import SwiftUI\n')
            for number, (name, view) in enumerate(found):
                if name in names:
                    file.write(f'// row {number}\n@MainActor func piece{number}() -> some View {{\n#sourceLocation(file: "row-{number}.swift", '
                               f'line: 1)\n{view}\n#sourceLocation()\n}}\n')

    names = {name for name, _ in found}
    written(names)
    messages, is_good, _ = tools.run(['-typecheck', '-parse-as-library', own, pieces], options.mode)
    if not is_good:
        wrong = {uses.number(file, line) for file, line, kind, _ in messages if kind == 'error' and file != own}
        names -= {found[number][0] for number in wrong}
        written(names)
    if not names:
        return
    main = os.path.join(folder, 'main.swift')
    with open(main, 'w', encoding='utf-8') as file:
        file.write(uses.driver([(name, f'piece{number}()') for number, (name, _) in enumerate(found) if name in names]))
    tool = os.path.join(folder, 'draw')
    _, is_good, text = tools.run(
        ['-Onone', '-suppress-warnings', '-module-name', 'Foreign', own, pieces, main, *tools.objects(),
         *tools.libraries(), '-o', tool], options.mode)
    if not is_good:
        # Such as a file with an entry point of its own.
        result['notDrawn'] = text.strip().splitlines()[-1] if text.strip() else 'cannot be linked'
        return
    for name, (drew, warnings) in uses.answers(tool, sorted(names)).items():
        result['drew' if drew else 'drewNothing'].append(name)
        result['warnings'] += [f'{name}: {warning}' for warning in warnings]
    os.remove(tool)


def words(result):
    if not result['compiled']:
        return f"no: {result['missing'][0] if result['missing'] else result['error']}"
    said = 'compiled'
    if result['drew']:
        said += ', drew ' + ', '.join(result['drew'])
    if result['drewNothing']:
        said += ', drew nothing: ' + ', '.join(result['drewNothing'])
    return said


def check(options, tools, scratch):
    paths = list(files(options.folders))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda pair: one(pair[1], pair[0], options, tools, scratch), enumerate(paths)))
    lacking = collections.Counter(name for result in results for name in result['missing'])
    summary = [{'name': name, 'files': count} for name, count in sorted(lacking.items(), key=lambda item: (-item[1], item[0]))]
    compiled = sum(result['compiled'] for result in results)
    if options.json:
        print(json.dumps({'files': results, 'missing': summary}, indent=1, ensure_ascii=False))
        return 0
    for result in results:
        print(f"{result['file']}: {words(result)}")
        for warning in result['warnings']:
            print(f'    warned: {warning}')
    if summary:
        print('missing, with the files that name it:')
        for entry in summary:
            print(f"{entry['files']:5}  {entry['name']}")
    drew = sum(bool(result['drew']) for result in results)
    warned = sum(bool(result['warnings']) for result in results)
    print(f'{compiled} of {len(results)} files compiled, {drew} drew, {warned} warned')
    return 0
