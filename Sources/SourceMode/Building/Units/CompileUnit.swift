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
        var words = ["-module-name", name]
        if !isShown { words.append("-parse-as-library") }
        guard units.count > 1 else { return words }
        words += ["-I", "."]
        for unit in units {
            words += ["-module-alias", "\(ModuleNames.imported(unit.target))=\(unit.name)"]
            if unit.target == target { break }
        }
        return words
    }
}
