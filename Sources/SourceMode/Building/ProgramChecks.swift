package import Catalog
import Foundation

/// What is wrong with programs together, in lines.
package enum ProgramChecks {
    /// Ids by which two files mean different pictures.
    package static func sharedNames(of programs: [BuiltProgram]) -> [String] {
        var seen: [String: SourceModule] = [:]
        var lines: [String] = []
        for program in programs {
            for name in program.found.specimens {
                let id = program.platform.rawValue + "\n" + (program.module.group + "/" + name).lowercased()
                guard let other = seen.updateValue(program.module, forKey: id) else { continue }
                lines.append(
                    "error: \(program.module.group)/\(name) is in \(other.name) and in "
                        + "\(program.module.name): rename one of the files, or name only one of them")
                break
            }
        }
        return lines
    }

    /// Settings that count for nothing are mistyped, or of something that is gone.
    ///
    /// - Parameter sources: what was named on the command line.
    package static func unusedSettings(of programs: [BuiltProgram], sources: [String]) -> [String] {
        var claims: [String: String] = [:]
        for program in programs {
            for file in program.settings.files {
                for claim in file.claims
                where claim.apart.isEmpty && !claim.isOfNames
                    && concerns(claim.rule, of: file, programs, sources)
                {
                    claims[file.place(claim.line)] = claim.words
                }
            }
        }
        for program in programs { for place in program.found.used { claims[place] = nil } }
        return claims.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }.map {
            "\($0.key): error: \($0.value); list the specimens with 'specimen list'"
        }
    }

    /// Values that are to be kept apart and that no specimen has, those that authors declare among them.
    ///
    /// - Parameters:
    ///   - sources: what was named on the command line.
    ///   - catalogs: all specimens of these programs.
    package static func unusedApart(
        of programs: [BuiltProgram], sources: [String], in catalogs: [Catalog]
    ) -> [String] {
        let isSaid = programs.contains { program in
            program.settings.files.contains { $0.claims.contains { !$0.apart.isEmpty } }
        }
        guard isSaid else { return [] }
        var lines: [String: String] = [:]
        var used: Set<String> = []
        for program in programs { used.formUnion(program.found.used) }
        let all = catalogs.flatMap(\.specimens)
        let axes = all.map(\.axes.list)
        for program in programs {
            for file in program.settings.files {
                for claim in file.claims where !used.contains(file.place(claim.line)) {
                    let isWhole = concerns(claim.rule, of: file, programs, sources)
                    let words: String?
                    if claim.isOfNames, let pattern = claim.rule.pattern {
                        words = isWhole && !all.contains { isCalled($0, pattern) } ? claim.words : nil
                    } else if !claim.apart.isEmpty, !axes.contains(where: { hasAll(claim.apart, $0) }) {
                        words = fault(claim.apart, axes) ?? (isWhole ? claim.words : nil)
                    } else {
                        continue
                    }
                    if let words { lines[file.place(claim.line)] = words }
                }
            }
        }
        return lines.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }.map {
            "\($0.key): error: \($0.value)"
        }
    }

    private static func isCalled(_ specimen: Specimen, _ pattern: String) -> Bool {
        let name = specimen.id.split(separator: "/", maxSplits: 1).last.map(String.init) ?? specimen.id
        return Glob.matches(pattern, specimen.id) || Glob.matches(pattern, name)
    }

    private static func hasAll(_ wanted: [SourceSettings.AxisValue], _ axes: [AnyAxis]) -> Bool {
        wanted.allSatisfy { has($0, axes) }
    }

    private static func has(_ wanted: SourceSettings.AxisValue, _ axes: [AnyAxis]) -> Bool {
        guard !wanted.axis.isEmpty else {
            return axes.contains { axis in
                axis.id == wanted.value || axis.definition.values.contains { $0.name == wanted.value }
            }
        }
        return axes.contains { $0.id == wanted.axis && $0.definition.value(wanted.value) != nil }
    }

    /// A name that nothing has and that is near one that there is. Without one near, it may be of a file that is not here.
    private static func fault(_ group: [SourceSettings.AxisValue], _ axes: [[AnyAxis]]) -> String? {
        let all = axes.flatMap(\.self)
        for wanted in group where !has(wanted, all) {
            let own = all.filter { $0.id == wanted.axis }
            let values = (own.isEmpty ? all : own).flatMap { $0.definition.values.map(\.name) }
            let names: [String]
            if wanted.axis.isEmpty {
                names = all.map(\.id) + values
            } else {
                names = own.isEmpty ? all.map(\.id) : values
            }
            let written = wanted.axis.isEmpty || !own.isEmpty ? wanted.value : wanted.axis
            let near = NearNames.question(about: written, among: Set(names).sorted())
            guard !near.isEmpty else { continue }
            if wanted.axis.isEmpty { return "no specimen has an axis or a value '\(written)'\(near)" }
            return own.isEmpty
                ? "no specimen has an axis '\(written)'\(near)"
                : "the axis '\(wanted.axis)' has no value '\(written)'\(near)"
        }
        return nil
    }

    /// Whether all files are here that a rule may be meant for.
    private static func concerns(
        _ rule: SourceSettings.Rule, of file: SourceSettings, _ programs: [BuiltProgram], _ sources: [String]
    ) -> Bool {
        let folder = file.path.parentFolder
        let isWhole = programs.contains {
            $0.module.folder == folder && !sources.contains($0.module.files[0])
        }
        guard !isWhole, let pattern = rule.pattern else { return isWhole }
        let group = pattern.prefix { $0 != "/" }
        return programs.contains { $0.module.group == group }
    }
}
