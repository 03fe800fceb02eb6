#!/usr/bin/env python3
"""Fails when a target imports a module of the package that it does not name in the manifest.

Reads what `swift package dump-package` prints. Such an import compiles only when the other module happens to be
built before, so that a build of a fresh clone fails now and then.
"""

import json
import pathlib
import re
import sys

IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))? )*(?:(?:public|package|internal|private|fileprivate) )?"
    r"import (?:(?:struct|class|enum|func|protocol) )?(\w+)",
    re.MULTILINE,
)


def folder(target):
    if "path" in target:
        return pathlib.Path(target["path"])
    root = "Tests" if target["type"] == "test" else "Plugins" if target["type"] == "plugin" else "Sources"
    return pathlib.Path(root) / target["name"]


def named(dependency):
    (value,) = dependency.values()
    return value[0]


def main():
    package = json.load(sys.stdin)
    targets = {target["name"]: target for target in package["targets"]}
    failed = False
    for target in targets.values():
        may = {named(dependency) for dependency in target["dependencies"]} | {target["name"]}
        left_out = [folder(target) / name for name in target["exclude"]]
        for file in sorted(folder(target).rglob("*.swift")):
            if any(file.is_relative_to(name) for name in left_out):
                continue
            for module in IMPORT.findall(file.read_text(errors="replace")):
                if module in targets and module not in may:
                    print(f"{file}: {target['name']} imports {module} and does not name it in Package.swift", file=sys.stderr)
                    failed = True
                if "Gallery" in file.parts and module == "Catalog" and not file.name.endswith("Specimens.swift"):
                    print(f"{file}: style code imports only SwiftUI and UIKit; specimens go to Specimens.swift", file=sys.stderr)
                    failed = True
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
