import Foundation
import Identifiers

/// The settings of all `specimen.yaml` that count for a module, the nearest last.
package struct ModuleSettings: Sendable {
    var group = ""
    package var files: [SourceSettings] = []
    /// Of which the values are checked.
    var axes = KnownAxes(ids: [])

    /// Those beside a module's files and in the folders above these, up to the folder that was named.
    ///
    /// Throws where a folder has settings under a name that is not read.
    static func paths(for module: SourceModule) throws(SourceError) -> [String] {
        var found: [String] = []
        var looked: [String: String?] = [:]
        for file in module.files {
            var own: [String] = []
            var folder = file.parentFolder
            while true {
                if looked[folder] == nil { looked[folder] = try SourceSettings.file(in: folder) }
                if let path = looked[folder] ?? nil { own.append(path) }
                if folder == module.folder || !folder.hasPrefix(module.folder) || folder.isEmpty { break }
                folder = folder.parentFolder
            }
            for path in own.reversed() where !found.contains(path) { found.append(path) }
        }
        return found
    }

    package init() {}

    package init(of module: SourceModule, axes: KnownAxes) throws(SourceError) {
        group = module.group
        self.axes = axes
        for path in try ModuleSettings.paths(for: module) {
            files.append(try SourceSettings(path: path, axes: axes))
        }
        if !module.arguments.isEmpty { files.append(SourceSettings(module.arguments)) }
    }

    /// What is said of a specimen of a name, `Button/primary`; a pattern may have the group before it.
    func settings(for name: String) -> CandidateSettings {
        var result = CandidateSettings()
        for file in files {
            for rule in file.rules {
                if let pattern = rule.pattern {
                    guard Glob.matches(pattern, "\(group)/\(name)") || Glob.matches(pattern, name) else {
                        continue
                    }
                    result.matched.append(file.place(rule.line))
                }
                result.add(rule, of: file)
            }
        }
        return result
    }
}

/// What is said of one specimen; of two rules the later one counts.
struct CandidateSettings: Sendable {
    struct Placed<Value: Sendable>: Sendable {
        var value: Value
        /// Where it is said, the one that counts last.
        var places: [String]
    }

    /// The places of the rules.
    var matched: [String] = []
    var labels: Placed<[String]>?
    var arguments: [String: Placed<SourceSettings.Argument>] = [:]
    var axes: [String: Placed<[String]>] = [:]
    var width: Double?
    var height: Double?
    var goldenSize: (bytes: Int, reason: String)?
    /// Rules of `lint` that do not count.
    var allowances: [(rule: String, reason: String)] = []
    /// What all rules keep apart.
    var apart: [Placed<[SourceSettings.AxisValue]>] = []

    mutating func add(_ rule: SourceSettings.Rule, of file: SourceSettings) {
        if let said = rule.labels {
            labels = Placed(value: said.value, places: (labels?.places ?? []) + [file.place(said.line)])
        }
        for said in rule.arguments {
            let before = arguments[said.value.name]
            var argument = said.value
            if argument.isOfJobs { argument.usual = before?.value.values.first?.expression }
            arguments[said.value.name] = Placed(
                value: argument, places: (before?.places ?? []) + [file.place(said.line)])
        }
        for said in rule.axes {
            let places = axes[said.value.id]?.places ?? []
            axes[said.value.id] = Placed(
                value: said.value.values, places: places + [file.place(said.line)])
        }
        apart += rule.apart.map { Placed(value: $0.value, places: [file.place($0.line)]) }
        allowances += rule.allowances.map(\.value)
        width = rule.width ?? width
        height = rule.height ?? height
        goldenSize = rule.goldenSize ?? goldenSize
    }
}
