/// Text that somebody else wrote, as messages have it: cut, and without power over the terminal.
///
/// Controls, line separators and marks that turn the direction of text around are written as
/// `\u{1b}`. `limit` counts Unicode scalars, as one character may have any number of them; what is
/// cut off is an ellipsis.
package func shown(_ text: String, limit: Int = 40) -> String {
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
        if count == limit { return result + "…" }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: result += escape(scalar)
        default:
            if scalar.properties.isBidiControl {
                result += escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
    return result
}

private func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
}
