import Foundation
import SourceDiscovery

/// A target of a `Package.swift`, as far as it is written out there.
struct PackageTarget: Equatable, Sendable {
    var kind: String
    var name: String
    /// Below the package's folder, where the manifest says it.
    var path: String?
    /// Below the target's folder; without, all.
    var sources: [String]?
    var exclude: [String] = []
    /// What it has beside code; `nil` where the manifest says nothing of it, or computes it.
    var resources: [ResourceFolder.Entry]?
    /// Names of targets and products.
    var dependencies: [String] = []
    /// What it takes from other packages.
    var products: [ProductName] = []
    /// Whether something of it is computed, so that only running the manifest would tell.
    var isComputed = false

    var isTest: Bool { kind == "testTarget" }
}

/// A product of another package, as a target's dependencies write it.
struct ProductName: Equatable, Sendable {
    var name: String
    var package: String
}

/// Another package, as a manifest's dependencies write it.
struct PackageReference: Equatable, Sendable {
    /// As products name it: what is written, else the end of its address.
    var name: String
    /// Of a folder that is written out.
    var path: String?
}

/// Reads targets from the text of a manifest; it is not run, since it may do anything.
struct Manifest {
    private(set) var targets: [PackageTarget] = []
    /// What stands where targets do and is not written out, so that only running the manifest would tell.
    private(set) var unread: [String] = []
    private(set) var packages: [PackageReference] = []
    /// Targets of the libraries that are written out, by the libraries' names.
    private(set) var libraries: [String: [String]] = [:]
    private static let kinds = ["target", "executableTarget", "testTarget", "macro"]

    init(_ text: String) {
        let bytes = Array(Manifest.withoutComments(text))
        var index = 0
        while index < bytes.count {
            guard bytes[index] == "." else {
                index = bytes[index] == "\"" ? Manifest.endOfText(bytes, index) : index + 1
                continue
            }
            let word = String(bytes[(index + 1)...].prefix { $0.isLetter })
            let open = index + 1 + word.count
            if word == "package" || word == "library", open < bytes.count, bytes[open] == "(",
                let close = Manifest.closing(bytes, open)
            {
                let arguments = Manifest.parts(String(bytes[(open + 1)..<close])).compactMap(
                    Manifest.labelled)
                word == "package" ? addPackage(arguments) : addLibrary(arguments)
                index = close
                continue
            }
            guard Manifest.kinds.contains(word), open < bytes.count, bytes[open] == "(",
                let close = Manifest.closing(bytes, open)
            else {
                index += 1
                continue
            }
            let arguments = Manifest.parts(String(bytes[(open + 1)..<close]))
            // Within a target's dependencies `.target(name:)` names another one.
            if let target = Manifest.target(word, arguments) {
                targets.append(target)
            } else {
                unread.append(Manifest.line(String(bytes[index...close])))
            }
            index = close
        }
        unread += Manifest.unreadParts(String(bytes))
        if String(bytes).contains(String(repeating: "\"", count: 3)) {
            unread.append("a multi-line string")
        }
    }

    private mutating func addPackage(_ arguments: [(label: String, value: String)]) {
        func value(_ label: String) -> String? {
            arguments.first { $0.label == label }.flatMap { Manifest.text($0.value) }
        }
        let path = value("path")
        guard let place = path ?? value("url") ?? value("id") else { return }
        let end = SourceFiles.withoutSlash(place).lastPart
        packages.append(
            PackageReference(
                name: value("name") ?? (end.hasSuffix(".git") ? String(end.dropLast(4)) : end), path: path))
    }

    private mutating func addLibrary(_ arguments: [(label: String, value: String)]) {
        guard let name = arguments.first(where: { $0.label == "name" }).flatMap({ Manifest.text($0.value) }),
            let targets = arguments.first(where: { $0.label == "targets" }).flatMap({
                Manifest.texts($0.value)
            })
        else { return }
        libraries[name] = targets
    }

    /// What of the value of `targets:` in `Package(…)` is neither an array of targets nor the name of one.
    private static func unreadParts(_ text: String) -> [String] {
        let bytes = Array(text)
        guard let start = text.range(of: "Package("),
            let close = closing(bytes, text.distance(from: text.startIndex, to: start.upperBound) - 1)
        else { return [] }
        let open = text.distance(from: text.startIndex, to: start.upperBound)
        let value = parts(String(bytes[open..<close])).compactMap(labelled).first { $0.label == "targets" }?
            .value
        guard let value else { return [] }
        return parts(value, between: "+").compactMap { part in
            if part.hasPrefix("["), part.hasSuffix("]") {
                let unread = parts(String(part.dropFirst().dropLast())).filter { !isTarget($0) }
                return unread.first.map(line)
            }
            let isName = !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            return isName && isArray(part, in: text) ? nil : line(part)
        }
    }

    /// Whether a name is given an array where it is declared.
    private static func isArray(_ name: String, in text: String) -> Bool {
        ["let \(name)", "var \(name)"].contains { declaration in
            guard let range = text.range(of: declaration),
                let sign = text[range.upperBound...].firstIndex(of: "=")
            else { return false }
            let before = text[range.upperBound..<sign]
            guard before.first.map({ $0 == ":" || $0.isWhitespace }) ?? true else { return false }
            return text[text.index(after: sign)...].drop(while: \.isWhitespace).first == "["
        }
    }

    private static func isTarget(_ text: String) -> Bool {
        let text = text.hasPrefix("Target.") ? String(text.dropFirst("Target".count)) : text
        return text.hasPrefix("#") || text.firstMatch(of: /^\.[A-Za-z]+\(/) != nil
    }

    /// As much of a text as a message takes, in one line.
    private static func line(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 80 ? words.prefix(79) + "…" : words
    }

    private static func target(_ kind: String, _ arguments: [String]) -> PackageTarget? {
        var target: PackageTarget?
        for argument in arguments {
            guard let (label, value) = labelled(argument) else { continue }
            switch label {
            case "name": target = PackageTarget(kind: kind, name: text(value) ?? "")
            case "path":
                target?.path = text(value)
                if text(value) == nil { target?.isComputed = true }
            case "sources":
                target?.sources = texts(value)
                if texts(value) == nil { target?.isComputed = true }
            case "exclude":
                target?.exclude = texts(value) ?? []
                if texts(value) == nil { target?.isComputed = true }
            case "resources": target?.resources = resources(in: value)
            case "dependencies":
                target?.dependencies = names(in: value)
                target?.products = products(in: value)
            default: break
            }
        }
        guard let target, !target.name.isEmpty else { return nil }
        return target
    }

    // MARK: Text

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.first {
            if character == "\"" {
                let end = endOfText(Array(rest.prefix(4096)), 0)
                result += rest.prefix(end)
                rest = rest.dropFirst(end)
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else {
                result.append(character)
                rest.removeFirst()
            }
        }
        return result
    }

    /// The place behind a text's closing quotation mark.
    private static func endOfText(_ text: [Character], _ start: Int) -> Int {
        var index = start + 1
        while index < text.count, text[index] != "\"", !text[index].isNewline {
            index += text[index] == "\\" ? 2 : 1
        }
        return min(index + 1, text.count)
    }

    private static func closing(_ text: [Character], _ open: Int) -> Int? {
        var depth = 0
        var index = open
        while index < text.count {
            switch text[index] {
            case "\"":
                index = endOfText(text, index)
                continue
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The parts between commas, or other separators, that stand in no bracket and no text.
    private static func parts(_ text: String, between separator: Character = ",") -> [String] {
        let characters = Array(text)
        var parts: [String] = []
        var start = 0
        var index = 0
        while index < characters.count {
            switch characters[index] {
            case "\"":
                index = endOfText(characters, index)
                continue
            case "(", "[", "{": index = closing(characters, index) ?? characters.count - 1
            case separator:
                parts.append(String(characters[start..<index]))
                start = index + 1
            default: break
            }
            index += 1
        }
        parts.append(String(characters[min(start, characters.count)...]))
        return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    private static func labelled(_ argument: String) -> (label: String, value: String)? {
        guard let colon = argument.firstIndex(of: ":") else { return nil }
        return (
            argument[..<colon].trimmingCharacters(in: .whitespacesAndNewlines),
            argument[argument.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
        )
    }

    /// A text without anything computed in it.
    private static func text(_ value: String) -> String? {
        guard value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
        let inner = value.dropFirst().dropLast()
        return inner.contains("\"") || inner.contains("\\") ? nil : String(inner)
    }

    private static func texts(_ value: String) -> [String]? {
        guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
        let texts = parts(String(value.dropFirst().dropLast())).map(text)
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }

    /// `[.process("Resources"), .copy("Data", …)]`.
    private static func resources(in value: String) -> [ResourceFolder.Entry]? {
        guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
        let entries = parts(String(value.dropFirst().dropLast())).map { part -> ResourceFolder.Entry? in
            guard part.hasPrefix("."), part.hasSuffix(")"), let open = part.firstIndex(of: "(") else {
                return nil
            }
            let name = String(part[part.index(after: part.startIndex)..<open])
            let arguments = parts(String(part[part.index(after: open)..<part.index(before: part.endIndex)]))
            guard let path = arguments.first.flatMap(text) else { return nil }
            // What is embedded in code is read by nothing else.
            return ResourceFolder.Entry(rule: .init(rawValue: name) ?? .process, path: path)
        }
        return entries.contains(nil) ? nil : entries.compactMap(\.self)
    }

    /// `.product(name: "C", package: "d")` among a target's dependencies.
    private static func products(in value: String) -> [ProductName] {
        guard value.hasPrefix("["), let end = value.lastIndex(of: "]") else { return [] }
        return parts(String(value[value.index(after: value.startIndex)..<end])).compactMap { part in
            guard part.hasPrefix(".product("), let close = part.lastIndex(of: ")") else { return nil }
            let arguments = parts(String(part.dropFirst(".product(".count)[..<close])).compactMap(labelled)
            func value(_ label: String) -> String? {
                arguments.first { $0.label == label }.flatMap { text($0.value) }
            }
            guard let name = value("name"), let package = value("package") else { return nil }
            return ProductName(name: name, package: package)
        }
    }

    /// `["A", .target(name: "B"), .product(name: "C", package: "d")]`.
    private static func names(in value: String) -> [String] {
        guard value.hasPrefix("["), let end = value.lastIndex(of: "]") else { return [] }
        return parts(String(value[value.index(after: value.startIndex)..<end])).compactMap { part in
            if let text = text(part) { return text }
            guard part.hasPrefix(".target(") || part.hasPrefix(".byName("),
                let open = part.firstIndex(of: "("),
                let close = part.lastIndex(of: ")")
            else { return nil }
            for argument in parts(String(part[part.index(after: open)..<close])) {
                if let (label, value) = labelled(argument), label == "name" { return text(value) }
            }
            return nil
        }
    }
}
