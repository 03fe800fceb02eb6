import Foundation

// What is compiled beside a target's own files.

extension ModuleBuild {
    /// What files of a module use of a generator's and nothing declares that they see.
    func writeGenerated(
        _ unit: CompileUnit, among units: [CompileUnit], _ drivers: [DriverText], in folder: String,
        _ result: inout Result
    ) throws(SourceError) {
        let own = drivers[unit.files]
        if ModuleBuild.namesBundle(own) {
            try write(Data(ModuleBuild.bundleText.utf8), to: "\(folder)/\(ModuleBuild.bundleName(unit))")
        }
        guard !generated.declarations.isEmpty else { return }
        let others = units.filter { $0.target != unit.target }.flatMap { drivers[$0.files] }
        let declared = Set(own.flatMap { $0.facts.types.map(\.name) })
        let seen = declared.union(others.flatMap { $0.facts.types.filter(\.isPublic).map(\.name) })
        let wanted = generated.declarations.filter { declaration in
            !seen.contains(declaration.name)
                && own.contains { $0.facts.text.contains(declaration.name + ".") }
        }
        guard !wanted.isEmpty else { return }
        let text = GeneratedSymbols.file(wanted, declared: declared)
        try write(Data(text.utf8), to: "\(folder)/\(ModuleBuild.generatedName(unit))")
        for declaration in wanted {
            result.advice.append(
                "\(unit.target): nothing declares \(declaration.name), so it is made from \(declaration.origin), as a "
                    + "generator would make it")
        }
    }

    /// What the package manager writes for a target with resources, which all files of the target see. Those of other
    /// targets have their own.
    private static let bundleText =
        "import Foundation\nextension Foundation.Bundle { static var module: Foundation.Bundle { .main } }\n"

    private static func bundleName(_ unit: CompileUnit) -> String { "\(unit.name)+Bundle.swift" }

    private static func namesBundle(_ drivers: some Sequence<DriverText>) -> Bool {
        // Previews are no part of the text.
        drivers.contains { driver in
            ([driver.facts.text] + driver.facts.previews.map(\.body)).contains { $0.contains(#/\.module\b/#) }
        } && !drivers.contains { $0.facts.text.contains(#/(?:var|let)\s+module\b/#) }
    }

    private static func generatedName(_ unit: CompileUnit) -> String { "\(unit.name)+Generated.swift" }

    func generatedFiles(_ unit: CompileUnit, in folder: String) -> [String] {
        [ModuleBuild.generatedName(unit), ModuleBuild.bundleName(unit)]
            .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }
}
