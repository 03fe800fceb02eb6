"""A copy of the package that has all faults at once, each behind a switch, and its build."""
import json
import os
import random
import re
import subprocess
import sys
from collections import defaultdict

from .faults import faults_in

# What the copy's sources ask; the tests start processes with an environment of their own, so the number is in a file.
SWITCH_SOURCE = r'''
#include "Faults.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int number;
static char traces;
static char reached[65536];

__attribute__((constructor)) static void read_number(void) {
    char text[16] = {0};
    int file = open(FOLDER "/number", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    if (read(file, text, sizeof text - 1) > 0) number = atoi(text);
    close(file);
    traces = number == 0 && access(FOLDER "/reached", W_OK) == 0;
}

bool specimen_fault(int fault) {
    if (traces && !reached[fault]) {
        reached[fault] = 1;
        int file = open(FOLDER "/reached", O_WRONLY | O_APPEND | O_CLOEXEC);
        if (file >= 0) {
            char line[16];
            int count = snprintf(line, sizeof line, "%d\n", fault);
            if (write(file, line, count) < 0) {}
            close(file);
        }
    }
    return fault == number;
}
'''
HEADER = '#include <stdbool.h>\nbool specimen_fault(int fault);\n'
MODULEMAP = 'module Faults { header "Faults.h" export * }\n'


class Copy:
    def __init__(self, root, work, modules, alone=()):
        """With modules in `alone`, the copy's package is made of them, of what they import and of their tests."""
        self.root, self.work, self.modules, self.alone = root, work, modules, alone
        self.folder = os.path.join(work, 'copy')
        names = subprocess.run(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
                               cwd=root, capture_output=True, check=True).stdout.decode().split('\0')
        self.names = {name for name in names if name and os.path.isfile(os.path.join(root, name))}
        # The sources without faults.
        self.pristine = {name: self.original(name).decode() for name in self.names
                         if name.startswith('Sources/') and name.endswith('.swift')}

    # MARK: Files

    def original(self, name):
        with open(os.path.join(self.root, name), 'rb') as file:
            return file.read()

    def refresh(self):
        """Makes all but the sources equal; files that are equal are left untouched, so little is rebuilt."""
        for name in self.names - set(self.pristine):
            data = self.original(name)
            self.write(name, self.with_switch(data) if name == 'Package.swift' else data,
                       os.stat(os.path.join(self.root, name)).st_mode)
        switch = {
            'Sources/Faults/include/Faults.h': HEADER,
            'Sources/Faults/include/module.modulemap': MODULEMAP,
            'Sources/Faults/Faults.c': f'#define FOLDER "{self.work}"\n' + SWITCH_SOURCE.lstrip(),
        }
        for name, text in switch.items():
            self.write(name, text.encode())
        names = self.names | set(switch)
        for folder, folders, files in os.walk(self.folder):
            folders[:] = [each for each in folders if each not in ('.build', '.git')]
            for each in files:
                path = os.path.join(folder, each)
                if os.path.relpath(path, self.folder) not in names and each != 'Package.resolved':
                    os.remove(path)
        # The tests look for these beside the repository or in it.
        for link, target in (('.fonts', self.root + '/.fonts'), ('../shared', self.root + '/../shared')):
            path = os.path.join(self.folder, link)
            if os.path.exists(target) and not os.path.lexists(path):
                os.symlink(os.path.realpath(target), path)

    def with_switch(self, package):
        """Every target of the package's own gets the switch; warnings, which faults raise, are none of its errors."""
        text = package.decode().replace('    .treatAllWarnings(as: .error),\n', '')
        targets = r'(\.target\(\s*name: "(?:%s)",\s*dependencies: )\[' % '|'.join(self.modules)
        text = re.sub(targets, r'\1["Faults", ', text)
        text = text.replace('    targets: [\n', '    targets: [\n        .target(name: "Faults"),\n', 1)
        return (text + self.without_others() if self.alone else text).encode()

    def without_others(self):
        """What takes out of the package all targets that the tests of `alone` do not need."""
        dump = subprocess.run(['swift', 'package', '--scratch-path', os.path.join(self.work, 'dump'), 'dump-package'],
                              cwd=self.root, capture_output=True, check=True).stdout
        targets = {target['name']: target for target in json.loads(dump)['targets']}
        needed, left, has_products = {'Faults'}, [f'{module}Tests' for module in self.alone], False
        for name in left:
            if name not in targets:
                sys.exit(f'mutation: there are no {name}, which --alone would run')
        while left:
            name = left.pop()
            if name in needed:
                continue
            needed.add(name)
            for dependency in targets[name]['dependencies']:
                (kind, (other, *_)), = dependency.items()
                if kind != 'product' and other in targets:
                    left.append(other)
                else:
                    has_products = True
        names = ', '.join(f'"{name}"' for name in sorted(needed))
        return (f'\nlet needed: Set<String> = [{names}]\n'
                'package.targets.removeAll { !needed.contains($0.name) }\n'
                'package.products = []\n') + ('' if has_products else 'package.dependencies = []\n')

    def write(self, name, data, mode=0o644):
        path = os.path.join(self.folder, name)
        try:
            with open(path, 'rb') as file:
                if file.read() == data:
                    return
        except FileNotFoundError:
            os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as file:
            file.write(data)
        os.chmod(path, mode & 0o777)

    # MARK: Faults

    def candidates(self, module, seed):
        """The faults of a module in an order that the seed decides, of all kinds by turns."""
        kinds = defaultdict(list)
        for name in sorted(self.pristine):
            if name.startswith(f'Sources/{module}/'):
                for fault in faults_in(name, self.pristine[name]):
                    fault.module = module
                    kinds[fault.kind].append(fault)
        dice = random.Random(f'{seed} {module}')
        for kind in sorted(kinds):
            dice.shuffle(kinds[kind])
        turns = [kinds[kind] for kind in sorted(kinds)]
        while any(turns):
            for faults in turns:
                if faults:
                    yield faults.pop()

    def put_in(self, faults):
        """Writes the sources with these faults in them."""
        by_file = defaultdict(list)
        for fault in faults:
            by_file[fault.file].append(fault)
        for name, text in self.pristine.items():
            edits = [(start, end, new.replace('{n}', str(fault.number)))
                     for fault in by_file[name] for start, end, new in fault.edits]
            for start, end, new in sorted(edits, reverse=True):
                text = text[:start] + new + text[end:]
            if edits:
                # On the line of the first import, so that the compiler's line numbers stay those of the sources.
                text = re.sub(r'^(?=(?:[a-z]+ )?import )', 'public import Faults; ', text, count=1, flags=re.M) \
                    if re.search(r'^(?:[a-z]+ )?import ', text, re.M) else 'public import Faults; ' + text
            self.write(name, text.encode())

    # MARK: The switch

    def set_number(self, number):
        with open(os.path.join(self.work, 'number'), 'w') as file:
            file.write(f'{number}\n')

    def clear_reached(self):
        open(os.path.join(self.work, 'reached'), 'w').close()

    def reached(self):
        """The faults that processes came by since the last clearing."""
        with open(os.path.join(self.work, 'reached')) as file:
            return {int(line) for line in file}

    def forget_reached(self):
        path = os.path.join(self.work, 'reached')
        if os.path.exists(path):
            os.remove(path)

    # MARK: Building

    def build(self, arguments):
        """The places of the compiler's errors; none where the build is good."""
        run = subprocess.run(['swift', 'build', *arguments], cwd=self.folder, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if run.returncode == 0:
            return []
        error = r'^%s/(\S+?):(\d+):\d+: error:' % re.escape(os.path.realpath(self.folder))
        places = set(re.findall(error, run.stdout, re.M))
        if not places:
            sys.exit(run.stdout[-4000:] + '\nmutation: the copy cannot be built')
        return sorted((file, int(line)) for file, line in places)

    def build_without_refused(self, faults, arguments):
        """Builds until the compiler takes it, leaving out the faults that it refuses; the ones that stay."""
        while True:
            self.put_in(faults)
            places = self.build(arguments)
            if not places:
                return faults
            refused = [fault for fault in faults
                       if any(fault.file == file and fault.line - 1 <= line <= fault.last_line + 1
                              for file, line in places)]
            if not refused:
                # An error far from its cause: all that the file has is in doubt.
                refused = [fault for fault in faults if any(fault.file == file for file, _ in places)]
            if not refused:
                sys.exit(f'mutation: the copy cannot be built: {places}')
            print(f'mutation: the compiler refuses {len(refused)} of {len(faults)}', file=sys.stderr)
            refused = {fault.number for fault in refused}
            faults = [fault for fault in faults if fault.number not in refused]
