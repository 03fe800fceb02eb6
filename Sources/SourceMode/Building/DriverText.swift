import Foundation

/// A file as it is compiled: the user's text, and behind it what shows its pieces.
struct DriverText {
    /// Its place in the module.
    let index: Int
    /// Imported modules have no pieces, and one text for all that import them.
    var isShown = true
    /// As messages name it.
    let path: String
    /// What the compiler is given it as.
    let copy: String
    let facts: SourceFacts
    var candidates: [Candidate]
    /// Lines of the file that are left out after all.
    var blankedLines: Set<Int> = []
    /// Places of the file's bodies in whose place a plain value stands.
    var emptiedBodies: Set<Int> = []
    /// For names that nothing declares.
    var standIns: [StandInText] = []

    /// What the lines of a piece are said to be in.
    static func region(_ file: Int, _ piece: Int) -> String { "specimen-piece-\(file)-\(piece)" }

    /// - Parameter dropped: places of pieces that do not compile.
    func text(without dropped: Set<Int>) -> String {
        // The user's lines keep their numbers where they begin the file; what is imported may be said anywhere.
        var lines = userLines
        lines.append(DriverText.imports)
        lines += standIns.map(\.text)
        var calls: [String] = []
        for (number, candidate) in candidates.enumerated() where !dropped.contains(number) {
            lines += piece(candidate, number)
            let function = "__specimenPiece\(index)_\(number)()"
            calls.append(candidate.extended.map { "\($0).\(function)" } ?? function)
        }
        guard isShown else { return lines.joined(separator: "\n") + "\n" }
        lines.append("let __specimenPieces\(index): @Sendable () -> [__SpecimenPiece] = { [")
        lines += calls.map { "    \($0)," }
        lines.append("] }")
        return lines.joined(separator: "\n") + "\n"
    }

    /// As whoever imports its module compiles it.
    var importedText: String {
        var imported = self
        imported.isShown = false
        imported.candidates = []
        return imported.text(without: [])
    }

    /// Whether what is compiled at last has a name, `Spacing` or the end of `Color.brand`.
    func mentions(_ name: String, without dropped: Set<Int>) -> Bool {
        let word = name.split(separator: ".").last.map(String.init) ?? name
        // Not in our own words around, which have the file's name.
        let pieces = candidates.indices.filter { !dropped.contains($0) }.flatMap { number in
            let candidate = candidates[number]
            let declaration = candidate.declaration.map { $0.properties + [$0.body] } ?? []
            return [candidate.view, candidate.bare ?? ""] + declaration
        }
        return (userLines + pieces).contains { line in
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
        }
    }

    private var userLines: [String] {
        let text = emptiedBodies.isEmpty ? facts.text : textWithoutBodies
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard !blankedLines.isEmpty else { return lines }
        return lines.enumerated().map { blankedLines.contains($0.offset + 1) ? "" : $0.element }
    }

    /// Lines keep their numbers.
    private var textWithoutBodies: String {
        let bytes = Array(facts.text.utf8)
        var result: [UInt8] = []
        var place = 0
        // Of two in each other the outer one counts.
        let bodies = emptiedBodies.map { facts.bodies[$0] }.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
        for body in bodies where body.start >= place && body.end <= bytes.count {
            result += bytes[place..<body.start]
            result += body.value.utf8
            result += bytes[body.start..<body.end].filter { $0 == UInt8(ascii: "\n") }
            place = body.end
        }
        result += bytes[place...]
        return String(decoding: result, as: UTF8.self)
    }

    /// The smallest body there that the rest may do without, and that is not left out already.
    func body(at line: Int) -> Int? {
        facts.bodies.indices.filter {
            facts.bodies[$0].lines.first...facts.bodies[$0].lines.last ~= line && !emptiedBodies.contains($0)
        }
        .min { facts.bodies[$0].end - facts.bodies[$0].start < facts.bodies[$1].end - facts.bodies[$1].start }
    }

    private func piece(_ candidate: Candidate, _ number: Int) -> [String] {
        var lines: [String] = []
        // What it extends may be left out, which is said where it is extended.
        let region = "#sourceLocation(file: \(quoted(DriverText.region(index, number))), line: 1)"
        if let declaration = candidate.declaration {
            let place = "#sourceLocation(file: \(quoted(path)), line: \(declaration.line))"
            if let provider = declaration.provider {
                lines += [
                    region, "extension \(provider) {",
                    "@MainActor @ViewBuilder fileprivate static func \(declaration.name)() -> some View {",
                    place, declaration.body,
                ]
            } else {
                lines += ["fileprivate struct \(declaration.name): View {", place]
                lines += declaration.properties + [place, "var body: some View { " + declaration.body]
            }
            lines += ["}", "#sourceLocation()", "}"]
        }
        let isMember = candidate.extended != nil
        if let extended = candidate.extended { lines += [region, "extension \(extended) {"] }
        var arguments = "\(quoted(candidate.name)), style: \(quoted(candidate.style))"
        if !candidate.details.isEmpty { arguments += ", details: \(list(candidate.details))" }
        arguments += ", states: \(list(candidate.states)), isSized: \(candidate.isSized)"
        if !candidate.choices.isEmpty {
            arguments +=
                ", choices: ["
                + candidate.choices.map { "(\(quoted($0.name)), \(list($0.values)))" }.joined(separator: ", ")
                + "]"
        }
        if !candidate.axes.isEmpty {
            arguments +=
                ", axes: ["
                + candidate.axes.map { "(\(quoted($0.name)), \(list($0.values)))" }.joined(separator: ", ")
                + "]"
        }
        if let width = candidate.width { arguments += ", width: \(width)" }
        if let height = candidate.height { arguments += ", height: \(height)" }
        if let size = candidate.goldenSize {
            arguments += ", goldenSize: (\(size.bytes), \(quoted(size.reason)))"
        }
        if !candidate.apart.isEmpty {
            arguments += ", apart: [" + candidate.apart.map(list).joined(separator: ", ") + "]"
        }
        arguments += ", file: \(quoted(path)), line: \(candidate.line)"
        if let bare = candidate.bare { arguments += ", bare: { choice in \(bare) }" }
        lines += [
            "\(isMember ? "static " : "")fileprivate func __specimenPiece\(index)_\(number)() -> __SpecimenPiece {"
        ]
        if !candidate.standIns.isEmpty { lines += [region] + candidate.standIns + ["return"] }
        lines += [
            candidate.isDeclaration
                ? "    __SpecimenPiece(declared: {" : "    __SpecimenPiece(\(arguments)) { choice in",
            region, candidate.view,
            "#sourceLocation()",
            candidate.isDeclaration ? "    }\(apart(candidate)))" : "    }",
            "}",
        ]
        if isMember { lines.append("}") }
        return lines
    }

    /// What settings keep apart in a list of specimens.
    private func apart(_ candidate: Candidate) -> String {
        guard !candidate.apartRules.isEmpty else { return "" }
        let rules = candidate.apartRules.map { rule in
            "(\(rule.pattern.map(quoted) ?? "nil"), \(list(rule.values)))"
        }
        return ", apart: [\(rules.joined(separator: ", "))], group: \(quoted(candidate.group))"
    }

    /// The pieces that a message's place belongs to: what several views of a preview share belongs to all of them.
    func pieces(file: String, line: Int) -> [Int] {
        let parts = file.split(separator: "/").last?.split(separator: "-") ?? []
        if parts.count == 4, parts[0] == "specimen", parts[1] == "piece", Int(parts[2]) == index {
            return Int(parts[3]).map { [$0] } ?? []
        }
        guard file == path || file == copy else { return [] }
        func held(in lines: (Candidate.Declaration) -> LineRange?) -> [Int] {
            candidates.indices.filter { index in
                candidates[index].declaration.flatMap(lines).map { $0.first...$0.last ~= line } ?? false
            }
        }
        let own = held { $0.own }
        return own.isEmpty ? held { $0.lines } : own
    }

    /// Whether a message is about the user's lines.
    func holds(file: String, line: Int) -> Bool {
        let count = facts.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        return file == copy ? line <= count : file == path
    }

    /// Ours, the first behind the user's.
    private static let imports = "import SwiftUI; import SourceProgram"

    /// A message with the user's path in it, and without the lines around that are ours.
    func text(of message: CompilerMessage) -> String {
        message.trimmedText.replacingOccurrences(of: "\(copy):", with: "\(path):")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasSuffix("| " + DriverText.imports) }.joined(separator: "\n")
    }

    /// The smallest declaration there that the rest may do without, and that is not left out already.
    func item(at line: Int) -> ItemFact? {
        facts.items.filter {
            $0.lines.first...$0.lines.last ~= line && !blankedLines.contains($0.lines.first)
        }
        .min { $0.lines.last - $0.lines.first < $1.lines.last - $1.lines.first }
    }

    /// The lines of the type there that provides previews and nothing else; the file compiles without.
    func providerLines(at line: Int) -> ClosedRange<Int>? {
        facts.previews.first { $0.provider != nil && $0.lines.first...$0.lines.last ~= line }
            .map { $0.lines.first...$0.lines.last }
    }
}

private func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }
