/// A string in JSON's quotes.
package func jsonString(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 2)
    result.append(json: text)
    return result
}

extension String {
    /// Appends a text as a JSON string.
    package mutating func append(json text: String) {
        let isPlain =
            unsafe text.utf8.withContiguousStorageIfAvailable { unsafe isPlainJSON($0) }
            ?? isPlainJSON(Array(text.utf8))
        self += "\""
        if isPlain { self += text } else { append(escaped: text) }
        self += "\""
    }

    private mutating func append(escaped text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": self += "\\\""
            case "\\": self += "\\\\"
            case "\n": self += "\\n"
            case "\r": self += "\\r"
            case "\t": self += "\\t"
            case "\u{0}"..<"\u{20}":
                let hex = String(scalar.value, radix: 16)
                self += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: unicodeScalars.append(scalar)
            }
        }
    }
}

/// Whether nothing has to be escaped: looked at without a branch, several bytes at once.
private func isPlainJSON(_ bytes: some Collection<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes {
        others |= byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 1 : 0
    }
    return others == 0
}
