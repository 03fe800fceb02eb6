"""What Documentation/Compatibility.md says."""

HEAD = '''# What style code uses, and what comes of it

Made by `scripts/checks/compatibility --write`; do not edit. Each row is a name or a call that style code of public
repositories writes, with the files and repositories it was counted in. A real use of it
(`Tests/Compatibility/uses.tsv`) is compiled in the language modes 5 and 6, and drawn where it is a view. What a
picture shows less than a device, the warning says. [Unsupported](Unsupported.md) lists that by name.

'''

KINDS = {
    'sig': 'Calls', 'kin': 'Calls that are easily ambiguous', 'unseen': 'What no still picture shows', 'view': 'Views', 'modifier': 'Modifiers', 'protocol': 'Protocols', 'type': 'Types',
    'type_ctor': 'Initialisers', 'pattern': 'Patterns', 'property_wrapper': 'Property wrappers',
    'env_key': 'Values of the environment', 'env_object': 'Objects of the environment',
    'config_member': 'Members of configurations', 'builtin_style': 'Built-in styles', 'extension_of': 'Extensions',
    'shape': 'Shapes', 'shape_style': 'Shape styles', 'color': 'Colours', 'color_init': 'Ways to a colour',
    'platform_color': "Colours of platforms", 'platform_type': 'Types of platforms', 'font': 'Fonts',
    'font_init': 'Ways to a font', 'font_design': 'Designs of fonts', 'font_modifier': 'Modifiers of fonts',
    'font_weight': 'Weights of fonts', 'image_init': 'Ways to an image', 'animation': 'Animations',
    'transition': 'Transitions', 'function': 'Functions', 'attribute': 'Attributes', 'directive': 'Directives',
    'unit_point': 'Unit points', 'enum_alignment': 'Alignments', 'enum_edge': 'Edges', 'enum_blend': 'Blend modes',
    'enum_misc': 'Other values', 'sf_symbol': 'Symbols',
}


def cell(text):
    return text.replace('|', '\\|').replace('\n', ' ')


def summary(rows, results):
    compiled = [row for row in rows if results[row.name].compiled]
    views = [row for row in rows if results[row.name].draws]
    drew = [row for row in views if results[row.name].drew]
    warned = [row for row in views if results[row.name].warnings]
    common = [row for row in rows if row.repositories >= 2]
    common_compiled = [row for row in common if results[row.name].compiled]
    return (f'{len(compiled)} of {len(rows)} rows compile, {len(common_compiled)} of the {len(common)} that two or '
            f'more repositories use; {len(drew)} of {len(views)} views drew something, {len(warned)} warned')


def line(row, result, reason):
    if not result.compiled:
        outcome, why = 'no', reason or (result.error or result.error6)
    else:
        outcome = 'drew' if result.drew else 'compiled' if not result.draws else 'drew nothing'
        why = '; '.join(result.warnings)
    return f'| `{cell(row.symbol)}` | {row.files} | {row.repositories} | {outcome} | {cell(why)} |'


def text(rows, results, reasons):
    parts = [HEAD + summary(rows, results) + '.\n']
    for kind, title in KINDS.items():
        own = [row for row in rows if row.kind == kind]
        if not own:
            continue
        head = '| written | files | repositories | | warned, or why not |\n|---|--:|--:|---|---|'
        parts.append(f'\n## {title}\n\n{head}\n' + '\n'.join(
            line(row, results[row.name], reasons.get(row.name)) for row in own) + '\n')
    return ''.join(parts)
