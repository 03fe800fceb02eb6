/// The text with every character spelled out that would act instead of being read.
///
/// Controls (also the second set, which some terminals obey), line separators and marks that turn the
/// direction of text around are written `\n`, `\t`, `\u{1b}`; all else stays as it is.
package func harmless(_ text: String) -> String {
    guard mayAct(text) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
        if acts(scalar) { result += spelled(scalar) } else { result.unicodeScalars.append(scalar) }
    }
}

/// One line for a terminal or a log: harmless, and no order to a build server that reads along.
///
/// GitHub obeys a line that starts with `::`, after any blanks; it, Azure and TeamCity obey `##[`, `##vso[` and
/// `##teamcity[` wherever they stand. The first character of such an order is spelled out.
package func harmlessLine(_ text: String) -> String {
    let line = harmless(text)
    let first = line.unicodeScalars.first { !$0.properties.isWhitespace }
    guard first == ":" || line.utf8.contains(UInt8(ascii: "#")) else { return line }
    // By scalars: as a character, a colon with a mark upon it is no colon.
    let scalars = line.unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    guard scalars[start...].starts(with: "::".unicodeScalars) else {
        return withoutMarks(line, spelled("#"))
    }
    let rest = String(scalars[scalars.index(after: start)...])
    return withoutMarks(String(scalars[..<start]) + spelled(":") + rest, spelled("#"))
}

/// Finished JSON with such characters and orders as JSON's own escapes: the same document.
///
/// Line breaks between values stay; inside of a string JSON has none.
package func harmlessJSON(_ json: String) -> String {
    let (isPlain, hasSign) =
        unsafe json.utf8.withContiguousStorageIfAvailable { unsafe scanned($0) } ?? scanned(Array(json.utf8))
    if isPlain { return hasSign ? withoutMarks(json, "\\u0023") : json }
    let text = json.unicodeScalars.reduce(into: "") { result, scalar in
        if acts(scalar), scalar != "\n", scalar != "\t", scalar != "\r" {
            result += jsonEscape(scalar)
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return withoutMarks(text, "\\u0023")
}

/// Whether all bytes are plain ones of JSON, and whether a number sign is among them. It looks at all of them, without a
/// branch, several at once.
private func scanned(_ bytes: some Collection<UInt8>) -> (isPlain: Bool, hasSign: Bool) {
    var (others, signs): (UInt8, UInt8) = (0, 0)
    for byte in bytes {
        let isBlank = byte == 0x09 || byte == 0x0A || byte == 0x0D
        others |= (byte &- 0x20 < 0x5F ? 0 : 1) & (isBlank ? 0 : 1)
        signs |= byte == UInt8(ascii: "#") ? 1 : 0
    }
    return (others == 0, signs != 0)
}

/// Whether it is a character that acts on a terminal.
private func acts(_ scalar: Unicode.Scalar) -> Bool {
    if 0x20..<0x7F ~= scalar.value { return false }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
}

/// Most text is of plain characters, which are seen without looking each up.
private func mayAct(_ text: String) -> Bool { !text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

/// The text where `##[`, `##vso[` and the like have `sign` in place of the first `#`.
private func withoutMarks(_ text: String, _ sign: String) -> String {
    let number = UInt8(ascii: "#")
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
        let isMark =
            byte == number && place + 1 < bytes.count && bytes[place + 1] == number
            && bytes[(place + 2)...].first { !isLetter($0) } == UInt8(ascii: "[")
        if isMark { result += sign.utf8 } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
}

private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

private func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
}

/// Beyond the first 65,536 none of them acts.
private func jsonEscape(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex
}
