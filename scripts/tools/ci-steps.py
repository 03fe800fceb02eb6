#!/usr/bin/env python3
"""Writes the commands of a CI file that a document shows, one script a step.

usage: ci-steps.py DOCUMENT SERVICE PART FOLDER

SERVICE is what stands in the comment above the block, github or gitlab. PART is a number, which stands for the shard,
or the name of another job. Steps that only a service can do, such as `uses`, are left out.
"""
import pathlib
import re
import sys

import yaml


def block(text, service):
    found = re.search(rf'<!-- ci: {service} -->\n```yaml\n(.*?)\n```', text, re.S)
    if not found:
        sys.exit(f'ci-steps: no block of {service}')
    return yaml.safe_load(found[1])


def github(document, part):
    job = document['jobs']['check' if part.isdigit() else part]
    for step in job['steps']:
        if 'run' in step:
            yield re.sub(r'\$\{\{ *matrix\.shard *\}\}', part, step['run'])


def gitlab(document, part):
    job = document['check' if part.isdigit() else part]
    yield '\n'.join(job.get('before_script', []) + job['script'])


def main():
    document, service, part, folder = sys.argv[1:]
    steps = {'github': github, 'gitlab': gitlab}[service]
    text = pathlib.Path(document).read_text()
    for number, script in enumerate(steps(block(text, service), part)):
        left = re.search(r'\$\{\{.*?\}\}', script)
        if left:
            sys.exit(f'ci-steps: nothing stands for {left[0]}')
        pathlib.Path(folder, f'{number:02}.sh').write_text(script + '\n')


main()
