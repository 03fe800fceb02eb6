import Foundation
import Streams

/// JUnit's XML as Jenkins, GitLab and Azure read it: one test case a tile, pictures attached.
func junitXML(_ model: ReportModel) -> String {
    var cases: [(id: String, text: String)] = []
    let tolerations = Dictionary(
        (model.tolerations ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for id in model.passed {
        var text = "    <testcase \(junitName(id))/>\n"
        if let toleration = tolerations[id] {
            text = "    <testcase \(junitName(id))>\n"
            text += "      <system-out>tolerated: \(xml("\(toleration)"))</system-out>\n"
            text += "    </testcase>\n"
        }
        cases.append((id, text))
    }
    for tile in model.tiles { cases.append((tile.id, junitCase(tile))) }
    cases.sort { $0.id < $1.id }
    let errors = model.count(of: .unreadable) + model.count(of: .undrawable)
    let counts =
        "tests=\"\(model.total)\" failures=\"\(model.tiles.count - errors)\""
        + " errors=\"\(errors)\" skipped=\"0\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(xml(model.title))\" \(counts)>\n"
    text += "  <testsuite name=\"\(xml(model.title))\" \(counts)>\n    <properties>\n"
    for component in model.stack where component.count == 2 {
        text += "      <property name=\"\(xml(component[0]))\" value=\"\(xml(component[1]))\"/>\n"
    }
    for stack in model.otherStacks ?? [] {
        text += "      <property name=\"passed under another stack\" value=\""
        text += "\(stack.tiles): \(xml(stack.differences.joined(separator: "; ")))\"/>\n"
    }
    text += "    </properties>\n"
    for item in cases { text += item.text }
    return text + "  </testsuite>\n</testsuites>\n"
}

private func junitName(_ id: String) -> String {
    let cut = id.lastIndex(of: "/")
    let specimen = cut.map { id[..<$0] } ?? "Specimen"
    let tile = cut.map { id[id.index(after: $0)...] } ?? id[...]
    return "classname=\"\(xml(specimen.replacing("/", with: ".")))\" name=\"\(xml(tile))\""
}

private func junitCase(_ tile: ReportModel.Tile) -> String {
    var text = "    <testcase \(junitName(tile.id))"
    if let file = tile.file { text += " file=\"\(xml(file))\"" }
    if let line = tile.line { text += " line=\"\(line)\"" }
    text += ">\n"
    let pictures = [tile.expected?.path, tile.actual?.path, tile.diff].compactMap { $0 }
    if !pictures.isEmpty {
        text += "      <properties>\n"
        for (index, path) in pictures.enumerated() {
            text += "        <property name=\"attachment_\(index + 1)\" value=\"\(xml(path))\"/>\n"
        }
        text += "      </properties>\n"
    }
    let kind = [.unreadable, .undrawable].contains(tile.status) ? "error" : "failure"
    let exceeded = tile.comparison?.exceeded.map { "more than the stated tolerance: \($0)" }
    let details = ([tile.classification, exceeded].compactMap { $0 } + tile.changes)
        .joined(separator: "\n")
    text += "      <\(kind) type=\"\(tile.status.rawValue)\" message=\"\(xml(tile.message))\">"
    text += "\(xml(details))</\(kind)>\n"
    if !pictures.isEmpty {
        let marks = pictures.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")
        text += "      <system-out>\(xml(marks))</system-out>\n"
    }
    return text + "    </testcase>\n"
}

/// Text for XML: markup escaped, characters that XML 1.0 cannot hold replaced.
package func xml(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        case "\t", "\n", "\r": result += "&#\(scalar.value);"
        case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
        default: result += harmless(String(scalar))
        }
    }
    return result
}

/// GitHub's workflow commands: it shows at most ten errors a step, so the rest are counted.
func githubAnnotations(_ model: ReportModel) -> String {
    let most = 10
    var text = ""
    // One line for each group first: ten equal causes would hide the eleventh.
    let groups = model.groups
    let shown = groups.prefix(most)
    for group in shown {
        guard let tile = group.tiles.first else { continue }
        var properties: [String] = []
        if let file = tile.file { properties.append("file=\(githubProperty(file))") }
        if let line = tile.line { properties.append("line=\(line)") }
        let more = group.tiles.count > 1 ? " ×\(group.tiles.count)" : ""
        properties.append("title=\(githubProperty("\(tile.id): \(tile.status.title)\(more)"))")
        let lines = [tile.message + more] + tile.changes.dropFirst().prefix(5)
        text += "::error \(properties.joined(separator: ","))::"
        text += githubData(lines.joined(separator: "\n")) + "\n"
    }
    let rest = groups.dropFirst(most)
    if !rest.isEmpty {
        let tiles = rest.reduce(0) { $0 + $1.tiles.count }
        text += "::notice title=\(githubProperty(model.title))::"
        text +=
            githubData("\(counted(rest.count, "more cause")) in \(counted(tiles, "tile")): see the report")
            + "\n"
    }
    return text
}

/// Text behind a workflow command. By scalars: as a character, a line end of two is neither of the two.
package func githubData(_ text: String) -> String { harmless(percentEncoded(text, ["%", "\r", "\n"])) }

/// A value of a workflow command.
package func githubProperty(_ text: String) -> String {
    harmless(percentEncoded(text, ["%", "\r", "\n", ":", ","]))
}

private func percentEncoded(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if special.contains(scalar) {
            result += "%" + (scalar.value < 16 ? "0" : "")
            result += String(scalar.value, radix: 16, uppercase: true)
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// The summary of a step, within GitHub's limit of 1 MiB.
func summaryMarkdown(_ model: ReportModel, limit: Int = 1 << 20) -> String {
    var text = "## \(markdown(model.title)): \(model.headline)\n\n"
    let groups = model.groups
    // A row's own command stands in it, to be pasted.
    let accepting = model.approval == nil ? ("", "") : (" accept with |", "---|")
    if !groups.isEmpty {
        text += "| tiles | status | change | for example |\(accepting.0)\n|---:|---|---|---|\(accepting.1)\n"
    }
    var left = groups.count
    for group in groups {
        guard let tile = group.tiles.first else { continue }
        let row =
            "| \(group.tiles.count) | \(tile.status.title) | \(markdown(tile.message)) "
            + "| \(markdown(tile.id)) |\(acceptance(of: group, model.approval))\n"
        // Room for the closing lines stays free.
        if text.utf8.count + row.utf8.count > limit - 4096 { break }
        text += row
        left -= 1
    }
    if left > 0 { text += "\n\(counted(left, "more cause")) \(left == 1 ? "is" : "are") in the report.\n" }
    if !model.tolerated.isEmpty {
        text += "\n\(model.tolerated.count) of the passed tiles differ within a stated tolerance.\n"
    }
    if let stacks = model.otherStacks {
        text +=
            "\n\(counted(model.passed.count, "tile")) passed; \(markdown(ReportModel.OtherStack.line(stacks))).\n"
    }
    if !model.stale.isEmpty { text += "\n\(counted(model.stale.count, "golden")) without a tile.\n" }
    if !model.tiles.isEmpty, let approval = model.approval {
        text += "\nAccept with \(code(approval.command)), after looking at `index.html`.\n"
    }
    return text
}

/// The last cell of a group's row; empty where nothing of it can be accepted so, or no shell would take the id as it is.
private func acceptance(of group: ReportModel.Group, _ approval: ReportModel.Approval?) -> String {
    guard let approval else { return "" }
    guard let tile = group.tiles.first(where: { $0.actual != nil }), isPlain(tile.id) else { return " |" }
    // A bar ends a cell, also inside of code.
    return " " + code("\(approval.command) --like \(tile.id)").replacing("|", with: "\\|") + " |"
}

private func isPlain(_ id: String) -> Bool {
    id.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || "/._-+@%=".utf8.contains(byte)
    } && id.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 } ?? false
}

/// Code in a line, between more backticks than it has in a row.
private func code(_ text: String) -> String {
    let runs = harmless(text).split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    return runs.isEmpty ? fence + harmless(text) + fence : "\(fence) \(harmless(text)) \(fence)"
}

/// Text inside a table's cell, without markup of its own.
private func markdown(_ text: String) -> String {
    var result = ""
    for scalar in text.prefix(500).unicodeScalars {
        switch scalar {
        case "\n", "\r": result += " "
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "&":
            result += "\\"
            result.unicodeScalars.append(scalar)
        default: result += harmless(String(scalar))
        }
    }
    return result
}
