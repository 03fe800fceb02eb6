/// A string in JSON's quotes.
package func jsonString(_ text: String) -> String {
    let isPlain =
        unsafe text.utf8.withContiguousStorageIfAvailable { unsafe isPlainJSON($0) }
        ?? isPlainJSON(Array(text.utf8))
    if isPlain { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\u{0}"..<"\u{20}":
            let hex = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// Whether nothing has to be escaped: looked at without a branch, several bytes at once.
private func isPlainJSON(_ bytes: some Collection<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes {
        others |= byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 1 : 0
    }
    return others == 0
}
