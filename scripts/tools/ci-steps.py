#!/usr/bin/env python3
"""Writes the commands of a CI file that a document shows, one script a step.

usage: ci-steps.py DOCUMENT SERVICE PART FOLDER

SERVICE is what stands in the comment above the block: github, gitlab or docker. PART is a number, which stands for the
shard, or the name of another job; of a Dockerfile it is the name of a stage, or `last`. Steps that only a service can
do, such as `uses` and `COPY`, are left out.
"""
import pathlib
import re
import sys


def block(text, service):
    found = re.search(rf'<!-- ci: {service} -->\n```\w+\n(.*?)\n```', text, re.S)
    if not found:
        sys.exit(f'ci-steps: no block of {service}')
    if service == 'docker':
        return found[1]
    # Debian's python3-yaml, which a Dockerfile does without.
    import yaml

    return yaml.safe_load(found[1])


def github(document, part):
    job = document['jobs']['check' if part.isdigit() else part]
    for step in job['steps']:
        if 'run' in step:
            yield re.sub(r'\$\{\{ *matrix\.shard *\}\}', part, step['run'])


def gitlab(document, part):
    job = document['check' if part.isdigit() else part]
    yield '\n'.join(job.get('before_script', []) + job['script'])


def docker(document, part):
    stage = None
    for line in document.replace('\\\n', ' ').splitlines():
        word, _, rest = line.partition(' ')
        if word == 'FROM':
            stage = rest.partition(' AS ')[2] or 'last'
        elif word == 'RUN' and stage == part:
            yield rest


def main():
    document, service, part, folder = sys.argv[1:]
    steps = {'github': github, 'gitlab': gitlab, 'docker': docker}[service]
    text = pathlib.Path(document).read_text()
    for number, script in enumerate(steps(block(text, service), part)):
        left = re.search(r'\$\{\{.*?\}\}', script)
        if left:
            sys.exit(f'ci-steps: nothing stands for {left[0]}')
        pathlib.Path(folder, f'{number:02}.sh').write_text(script + '\n')


main()
