"""Files of others, each as it is and alone, by the rules of source mode; what they lack, and what of them is drawn."""
import collections
import concurrent.futures
import json
import os
import re
import subprocess

ERROR = re.compile(r'^(?:[^:\n]+:\d+:\d+: error: |the compiler failed: )(?P<words>.*)$', re.M)
UNKNOWN = re.compile(r'^.*: unknown names, either not supported or declared in another file: (?P<names>.*)$', re.M)
WARNING = re.compile(r'^warning: (?P<words>.*)$', re.M)
# A file that comes without its app lacks the app's colours, pictures and fonts: that is no lack of ours.
ASSET = re.compile(r'asset catalogue|no font is named|no image named')
# A longer run of one file than this is an end of its own.
SECONDS = 300


def files(folders):
    for folder in folders:
        if os.path.isfile(folder):
            if folder.endswith('.swift'):
                yield folder
            continue
        for parent, names, found in os.walk(folder):
            names.sort()
            yield from (os.path.join(parent, name) for name in sorted(found) if name.endswith('.swift'))


def one(path, index, options, tools, scratch):
    """What comes of one file, as a value for JSON."""
    result = {'file': path, 'compiled': False, 'found': [], 'drew': [], 'warnings': [], 'missing': [], 'error': None,
              'not shown': [], 'ended': None}
    arguments = [os.path.abspath(path), '--platform', options.platform]
    try:
        listed = subprocess.run([tools.program, 'list', *arguments], text=True, capture_output=True, timeout=SECONDS)
        errors = [match['words'] for match in ERROR.finditer(listed.stderr)]
        result['compiled'] = not errors
        result['error'] = errors[0] if errors else None
        match = UNKNOWN.search(listed.stderr)
        result['missing'] = match['names'].split(', ') if match else errors[:1]
        lines = [line.split('  ', 1) for line in listed.stdout.splitlines() if line.strip()]
        result['found'] = [line[0] for line in lines if not line[-1].startswith('not shown: ')]
        result['not shown'] = [f'{line[0]}: {line[1][11:]}' for line in lines if line[-1].startswith('not shown: ')]
        if not options.no_drawing and result['found']:
            draw(arguments, os.path.join(scratch, f'foreign-{index}'), tools, result)
    except subprocess.TimeoutExpired:
        result['ended'] = f'took more than {SECONDS} seconds'
    return result


def draw(arguments, folder, tools, result):
    """Draws what was found in the file; a piece is drawn where its sheet is there and nothing of it is unsupported."""
    drawn = subprocess.run([tools.program, 'sheet', *arguments, '-o', folder], text=True, capture_output=True,
                           timeout=SECONDS)
    warnings = [match['words'] for match in WARNING.finditer(drawn.stderr)]
    result['warnings'] = [words for words in warnings if not ASSET.search(words)]
    sheets = {re.sub(r'(~\d+)?\.png$', '', name) for name in os.listdir(folder)} if os.path.isdir(folder) else set()
    result['drew'] = [name for name in result['found'] if name.replace('/', '-') in sheets]
    lines = [line for line in drawn.stderr.splitlines() if line.startswith('error: ')]
    if len(result['drew']) < len(result['found']):
        result['ended'] = lines[-1] if lines else 'not all sheets were written'
    else:
        # A style that crashes in one state has its sheet all the same.
        result['ended'] = next((line for line in lines if 'shown as crashed' in line), None)


def is_clean(result):
    """Whether at least one picture is without a warning of its own."""
    return any(not any(words.startswith(name + ':') for words in result['warnings']) for name in result['drew'])


def words(result):
    said = 'compiled' if result['compiled'] else f"no: {', '.join(result['missing']) or result['error']}"
    if result['drew']:
        said += f", drew {', '.join(result['drew'])}"
    elif not result['found']:
        said += ', nothing to show'
    if result['ended']:
        said += f"; {result['ended']}"
    return said


def code(results, options):
    """1 where a file did not compile, or its pictures are not all there."""
    return int(any(not result['compiled'] or result['ended']
                   or not options.no_drawing and len(result['drew']) < len(result['found']) for result in results))


def check(options, tools, scratch):
    paths = list(files(options.folders))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda pair: one(pair[1], pair[0], options, tools, scratch), enumerate(paths)))
    lacking = collections.Counter(name for result in results for name in result['missing'])
    summary = [{'name': name, 'files': count} for name, count in sorted(lacking.items(), key=lambda item: (-item[1], item[0]))]
    if options.json:
        print(json.dumps({'files': results, 'missing': summary}, indent=1, ensure_ascii=False))
        return code(results, options)
    for result in results:
        print(f"{result['file']}: {words(result)}")
        for warning in result['warnings']:
            print(f'    warned: {warning}')
        for words_of_one in result['not shown']:
            print(f'    not shown: {words_of_one}')
    if summary:
        print('missing, with the files that name it:')
        for entry in summary:
            print(f"{entry['files']:5}  {entry['name']}")
    print(f"{sum(result['compiled'] for result in results)} of {len(results)} files compiled; "
          f"{sum(bool(result['found']) for result in results)} have something to show, "
          f"{sum(bool(result['drew']) for result in results)} drew, "
          f"{sum(is_clean(result) for result in results)} of them without an unsupported feature; "
          f"{sum(bool(result['warnings']) for result in results)} warned")
    return code(results, options)
