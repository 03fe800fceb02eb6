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
                for claim in file.claims where concerns(claim.rule, of: file, programs, sources) {
                    claims[file.place(claim.line)] = claim.words
                }
            }
        }
        for program in programs { for place in program.found.used { claims[place] = nil } }
        return claims.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }.map {
            "\($0.key): error: \($0.value); list the specimens with 'specimen list'"
        }
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
