"""The Swift compiler against this package's debug build, as a target that depends on it would call it."""
import glob
import os
import re
import subprocess

# `file:line:column: error: words`; a row's file is its own by #sourceLocation.
MESSAGE = re.compile(r'^(?P<file>[^:\n]+):(?P<line>\d+):\d+: (?P<kind>error|warning): (?P<words>.*)$', re.M)
DEPRECATED = re.compile(r"\bis deprecated\b|\bwas deprecated\b|\[#DeprecatedDeclaration\]")


class Toolchain:
    def __init__(self, root):
        self.root = root
        self.products = os.path.join(root, '.build', 'debug')

    def build(self):
        """Builds the modules that style code is compiled and drawn with, quickly where nothing has changed."""
        for target in ('UIKit', 'SpecimenCommand'):
            run = subprocess.run(['swift', 'build', '--target', target], cwd=self.root, text=True, capture_output=True)
            if run.returncode:
                raise SystemExit('compatibility: the package does not build\n' + run.stdout + run.stderr)

    @property
    def program(self):
        return os.path.join(self.products, 'specimen')

    def build_program(self):
        """Builds what takes source files."""
        for command in (['swift', 'build', '--product', 'specimen'],
                        [os.path.join(self.root, 'scripts', 'tools', 'build-parser'), os.path.join(self.products, 'specimen-parser')]):
            run = subprocess.run(command, cwd=self.root, text=True, capture_output=True)
            if run.returncode:
                raise SystemExit('compatibility: the program does not build\n' + run.stdout + run.stderr)

    def flags(self):
        """Where the modules are, ours and the C libraries'."""
        maps = [f'{self.root}/Sources/{name}/module.modulemap' for name in ('CPangoCairo', 'CDeflate', 'CXXHash')]
        maps.append(f'{self.products}/COpenCombineHelpers.build/module.modulemap')
        flags = ['-I', f'{self.products}/Modules']
        for path in maps:
            flags += ['-Xcc', f'-fmodule-map-file={path}']
        for flag in self.package_config('--cflags'):
            flags += ['-Xcc', flag]
        plugin = f'{self.products}/ViewMacros-tool'
        if os.path.exists(plugin):
            flags += ['-load-plugin-executable', f'{plugin}#ViewMacros']
        return flags

    def libraries(self):
        return self.package_config('--libs') + ['-ldeflate', '-lxxhash', '-lstdc++', '-lpng', '-lz']

    def package_config(self, what):
        text = subprocess.run(['pkg-config', what, 'pangocairo', 'pangoft2', 'harfbuzz', 'freetype2', 'fontconfig'],
                              text=True, capture_output=True).stdout
        return [flag for flag in text.split() if flag != '-pthread']

    def objects(self):
        """What a program that draws is linked from; of sources that are gone, objects stay behind."""
        found = []
        for module in ('COpenCombineHelpers', 'OpenCombine', 'Combine', 'Digests', 'Drawing', 'Installation', 'Pixels',
                       'Raster', 'Identifiers', 'Streams', 'JSON', 'ViewCore', 'Controls', 'SwiftUI', '_Testing_UIKit', 'UIKit'):
            for path in sorted(glob.glob(f'{self.products}/{module}.build/**/*.o', recursive=True)):
                source = os.path.basename(path)[:-2]
                folder = f'{self.root}/Sources/{module}'
                if not os.path.isdir(folder) or glob.glob(f'{folder}/**/{source}', recursive=True):
                    found.append(path)
        return found

    def run(self, arguments, mode='5', extra=()):
        """Messages of a compilation, and whether it went through: [(file, line, kind, words)], all its words."""
        run = subprocess.run(['swiftc', '-swift-version', mode, *self.flags(), *extra, *arguments], text=True,
                             capture_output=True, cwd=self.root)
        text = run.stderr + run.stdout
        messages = [(m['file'], int(m['line']), m['kind'], m['words']) for m in MESSAGE.finditer(text)]
        return messages, run.returncode == 0, text


def is_deprecation(words):
    return DEPRECATED.search(words) is not None
