import Foundation
import SourceDiscovery

/// The Swift that shows what was found in a target's files.
struct FoundText {
    let text: String

    /// Files of one folder, which are a group of the catalogue.
    private struct Group {
        var folder: String
        /// What is written of it.
        var specimens: String
        var files: [String]

        var name: String { folder.lastPart }
        /// As a variable is called: `configuration`.
        var member: String { name.prefix(1).lowercased() + name.dropFirst() }
    }

    /// - Parameters:
    ///   - facts: what each of the files declares.
    ///   - axes: those that every specimen has.
    init(files: [String], facts: [String: SourceFacts], axes: KnownAxes) throws {
        let types = TypeIndex(files.flatMap { facts[$0]?.types ?? [] })
        var members: [String] = []
        var functions: [String] = []
        for group in FoundText.groups(of: files) {
            var calls: [String] = []
            for candidate in try FoundText.candidates(of: group, facts, in: types, axes) {
                let function = "found\(functions.count)"
                functions.append(FoundText.function(function, candidate.file, candidate.piece))
                calls.append("\(function)()")
            }
            members.append(
                "    static let \(group.member): [Specimen] = [\(calls.joined(separator: ", "))]")
        }
        text = """
            // Made by Finder while the package is built; every change to it is lost.
            import Catalog
            import SwiftUI
            import UIKit

            /// What was found in the files of each group.
            enum Found {
            \(members.joined(separator: "\n"))
            }

            """ + functions.joined(separator: "\n")
    }

    /// Of files that hold what is written of a group: `Specimens.swift`, `ListsSpecimens.swift`.
    private static let ending = "Specimens.swift"

    private static func groups(of files: [String]) -> [Group] {
        files.filter { $0.hasSuffix(ending) }.map { specimens in
            let folder = specimens.parentFolder
            return Group(
                folder: folder, specimens: specimens,
                files: files.filter { $0.hasPrefix(folder + "/") && !$0.hasSuffix(ending) })
        }
    }

    /// Presets and styles that the group's own specimens do not show, as far as its text says so; what is written there in
    /// other words is left to the catalogue. Views and functions of views are parts of what the Gallery shows.
    private static func candidates(
        of group: Group, _ facts: [String: SourceFacts], in types: TypeIndex, _ axes: KnownAxes
    ) throws -> [(file: String, piece: Candidate)] {
        let module = SourceModule(
            group: group.name, files: group.files, folder: group.folder, identity: group.folder)
        let settings = try ModuleSettings(of: module, axes: axes)
        var found: [(String, Candidate)] = []
        var used: Set<String> = []
        var names: Set<String> = []
        let written = FileManager.default.contents(atPath: group.specimens) ?? Data()
        let text = String(decoding: written, as: UTF8.self)
        for file in group.files {
            var own = facts[file] ?? .none
            own.presets.removeAll { $0.member.isPrivate }
            let discovery = Discovery(own, in: types, settings: settings)
            if let error = discovery.errors.first { throw SourceError(error) }
            used.formUnion(discovery.used)
            for candidate in discovery.candidates
            where candidate.origin != .view && candidate.extended == nil
                && !isPrivate(candidate.style, in: types) && !isWritten(candidate, in: text)
            {
                // A second one of a name is told from the first by a number.
                var (piece, number) = (candidate, 2)
                while !names.insert(piece.name.lowercased()).inserted {
                    piece.name = "\(candidate.name).\(number)"
                    number += 1
                }
                found.append((String(file.dropFirst(group.folder.count + 1)), piece))
            }
        }
        for file in settings.files {
            for claim in file.claims where !used.contains(file.place(claim.line)) {
                throw SourceError("\(file.place(claim.line)): \(claim.words)")
            }
        }
        return found
    }

    private static func isWritten(_ candidate: Candidate, in text: String) -> Bool {
        if [candidate.name, candidate.other].contains(where: { $0.map { text.contains(quoted($0)) } ?? false }
        ) {
            return true
        }
        // Values of arguments are shown one by one.
        guard candidate.origin == .style, candidate.choices.isEmpty else { return false }
        let name = candidate.style.split(separator: ".").last ?? ""
        return text.contains("\(name).self") || text.contains("\(name)<")
    }

    private static func isPrivate(_ style: String, in types: TypeIndex) -> Bool {
        var name: String? = style
        while let type = name.flatMap({ types.find($0, from: "") }) {
            if type.isPrivate || type.isHidden { return true }
            name = type.parent
        }
        return false
    }

    private static func function(_ name: String, _ file: String, _ candidate: Candidate) -> String {
        var arguments = [
            quoted(candidate.name), "style: \(quoted(candidate.style))",
            "isPreset: \(candidate.origin == .preset)",
        ]
        if !candidate.details.isEmpty { arguments.append("details: \(list(candidate.details))") }
        arguments += ["states: \(list(candidate.states))", "isSized: \(candidate.isSized)"]
        if !candidate.choices.isEmpty { arguments.append("choices: \(pairs(candidate.choices))") }
        if !candidate.axes.isEmpty { arguments.append("axes: \(pairs(candidate.axes))") }
        if let width = candidate.width { arguments.append("width: \(width)") }
        if let height = candidate.height { arguments.append("height: \(height)") }
        arguments += ["file: \(quoted(file))", "line: \(candidate.line)"]
        let size =
            candidate.goldenSize.map { ".goldenSize(upTo: \($0.bytes), because: \(quoted($0.reason)))" } ?? ""
        let allowances = candidate.allowances.map { allowance in
            // `text-cut` is written `.textCut`.
            let words = allowance.rule.split(separator: "-").map(String.init)
            let name = words.prefix(1) + words.dropFirst().map(\.capitalized)
            return ".allowing(.\(name.joined()), because: \(quoted(allowance.reason)))"
        }
        return """

            private func \(name)() -> Specimen {
                Specimen(found: \(arguments.joined(separator: ", "))) { choice in
                    \(candidate.view)
                }\(size)\(allowances.joined())
            }
            """
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }

    private static func pairs(_ choices: [Candidate.Choice]) -> String {
        "[" + choices.map { "(\(quoted($0.name)), \(list($0.values)))" }.joined(separator: ", ") + "]"
    }
}
