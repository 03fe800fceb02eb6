import SourceDiscovery

/// One of the modules that a program is compiled from: that which is shown, or one that it imports.
struct CompileUnit {
    let target: String
    /// Places of its files among the sources.
    let files: Range<Int>
    let isShown: Bool
    /// Conditions of `#if` that hold in its files.
    let defines: [String]

    var name: String { ModuleNames.compiled(target) }
    /// Where its files are, in the folder of the build: files of two modules may have one name.
    var folder: String? { isShown ? nil : name + ".files" }
    /// Whether its files are compiled each by itself; with fewer one call for all of them is the fastest.
    var isLarge: Bool { files.count >= 8 }
    var object: String { isShown ? "module.o" : name + ".o" }

    /// In the order in which they are compiled: what is imported comes first, what is shown last.
    static func all(of module: SourceModule) -> [CompileUnit] {
        var units: [CompileUnit] = []
        var start = module.files.count
        for dependency in module.dependencies {
            let end = start + dependency.files.count
            units.append(
                CompileUnit(
                    target: dependency.name, files: start..<end, isShown: false, defines: dependency.defines))
            start = end
        }
        units.append(
            CompileUnit(
                target: module.group, files: 0..<module.files.count, isShown: true, defines: module.defines))
        return units
    }

    /// What the compiler is told of this one alone, and, by their imported names, which modules of the sources it sees.
    func arguments(after units: [CompileUnit]) -> [String] {
        let words = ["-module-name", name]
        return units.count > 1 ? words + ["-I", "."] + imports(among: units) + alias : words
    }

    /// The part of it that says what is imported, which is the same whether the module is shown or imported itself.
    func imports(among units: [CompileUnit]) -> [String] {
        units.prefix { $0.target != target }.flatMap(\.alias)
    }

    private var alias: [String] { ["-module-alias", "\(ModuleNames.imported(target))=\(name)"] }
}
