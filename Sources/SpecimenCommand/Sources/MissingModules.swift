internal import Golden
internal import SourceMode

/// Imports of modules that there are none of, said once for each package that they are of, or for each module and file.
struct MissingModules {
    private struct Use {
        var module: String
        var imports: [MissingImport]
        var lost: [LostDeclaration]
        var packages: [SourceModule.MissingPackage]
        /// As messages call it.
        var name: String
        var isSeveral: Bool
    }
    private var uses: [Use] = []

    /// - Parameter lost: declarations that do not compile.
    mutating func add(_ imports: [MissingImport], lost: [LostDeclaration], of module: SourceModule) {
        guard !imports.isEmpty || !module.missingPackages.isEmpty else { return }
        uses.append(
            Use(
                module: module.group, imports: imports, lost: lost, packages: module.missingPackages,
                name: module.name, isSeveral: module.files.count > 1))
    }

    var lines: [String] { packageLines + moduleLines }

    /// What a package's product is imported as, as far as its name tells.
    private static func imported(_ product: String) -> String {
        String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// A line for each package without sources that something is imported of.
    private var packageLines: [String] {
        var names: [String] = []
        for package in uses.flatMap(\.packages) where !names.contains(package.name) {
            names.append(package.name)
        }
        return names.compactMap { name -> String? in
            let modules = modules(of: name)
            var imports: [MissingImport] = []
            var lost: [LostDeclaration] = []
            for use in uses where use.packages.contains(where: { $0.name == name }) {
                for one in use.imports where modules.contains(one.module) && !imports.contains(one) {
                    imports.append(one)
                }
                for one in use.lost where !lost.contains(one) { lost.append(one) }
            }
            guard !imports.isEmpty else { return nil }
            let files = Set(imports.map(\.path))
            // What lacks a declaration of the sources lacks none of the package's.
            let own = Set(uses.flatMap(\.lost).map(\.name))
            let without = lost.filter { one in
                files.contains(one.path) && one.lacks.map { !own.contains($0) } ?? false
            }.map(\.name)
            var imported: [String] = []
            for one in imports where !imported.contains(one.module) { imported.append(one.module) }
            let places = "\(imports[0].path):\(imports[0].line)"
            let others = files.count > 1 ? " and \(counted(files.count - 1, "other file"))" : ""
            let result =
                without.isEmpty
                ? "" : "; left out there: \(Self.listed(without))"
            return "the package \(name) is not at hand, so its names are stand-ins: import "
                + "\(imported.joined(separator: ", ")) in \(places)\(others)\(result); fetch it with 'swift package "
                + "resolve', or name its folder with --package \(name)=PATH"
        }
    }

    private func modules(of package: String) -> Set<String> {
        let products = uses.flatMap(\.packages).filter { $0.name == package }.flatMap(\.products)
        return Set((products + [package]).map(Self.imported))
    }

    /// As many names as anybody reads.
    private static func listed(_ names: [String]) -> String {
        names.count > 12
            ? names.prefix(12).joined(separator: ", ") + " and \(names.count - 12) more"
            : names.joined(separator: ", ")
    }

    private var moduleLines: [String] {
        let ofPackages = uses.flatMap(\.packages).reduce(into: Set<String>()) {
            $0.formUnion(modules(of: $1.name))
        }
        var lines: [String] = []
        for use in uses {
            let rest = use.imports.filter { !ofPackages.contains($0.module) }
            var seen: Set<String> = []
            for one in rest where seen.insert(one.module).inserted {
                let count = Set(rest.filter { $0.module == one.module }.map(\.path)).count
                let place =
                    count > 1
                    ? "\(use.name): import \(one.module) is left out of \(count) files"
                    : "\(use.isSeveral ? use.name + ": " : "")\(one.path): line \(one.line): import \(one.module) is left out"
                lines.append("\(place): there is no such module here")
            }
        }
        return lines
    }
}
