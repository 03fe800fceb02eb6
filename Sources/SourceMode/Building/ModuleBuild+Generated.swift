import Foundation

// What is compiled beside a target's own files.

extension ModuleBuild {
    /// What files of a module use of a generator's and nothing declares that they see.
    func writeGenerated(
        _ unit: CompileUnit, among units: [CompileUnit], _ drivers: [DriverText], in folder: String,
        _ result: inout Result
    ) throws(SourceError) {
        let own = drivers[unit.files]
        var foundation: [String] = []
        if ModuleBuild.namesBundle(own) { foundation.append(ModuleBuild.bundleText) }
        if ModuleBuild.namesStringWithValue(own) { foundation.append(ModuleBuild.stringText) }
        if !foundation.isEmpty {
            let text = "import Foundation\nimport SwiftUI\n" + foundation.joined()
            try write(Data(text.utf8), to: "\(folder)/\(ModuleBuild.foundationName(unit))")
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
        "extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }\n"

    /// With all of its arguments a call fits Foundation's function and ours alike, and Foundation's knows no tile's
    /// language. One of the module's own goes before both.
    private static let stringText = """
        func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: \
        String = "", comment: String) -> String { SwiftUI.NSLocalizedString(key, tableName: tableName, value: value, \
        comment: comment) }

        """

    private static func foundationName(_ unit: CompileUnit) -> String { "\(unit.name)+Foundation.swift" }

    private static func namesStringWithValue(_ drivers: some Sequence<DriverText>) -> Bool {
        drivers.contains {
            $0.facts.text.contains("NSLocalizedString(") && $0.facts.text.contains("value:")
        } && !drivers.contains { $0.facts.text.contains(#/func\s+NSLocalizedString\b/#) }
    }

    private static func namesBundle(_ drivers: some Sequence<DriverText>) -> Bool {
        // Previews are no part of the text.
        drivers.contains { driver in
            ([driver.facts.text] + driver.facts.previews.map(\.body)).contains { $0.contains(#/\.module\b/#) }
        } && !drivers.contains { $0.facts.text.contains(#/(?:var|let)\s+module\b/#) }
    }

    private static func generatedName(_ unit: CompileUnit) -> String { "\(unit.name)+Generated.swift" }

    func generatedFiles(_ unit: CompileUnit, in folder: String) -> [String] {
        [ModuleBuild.generatedName(unit), ModuleBuild.foundationName(unit)]
            .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }
}
