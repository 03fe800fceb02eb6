import Drawing

/// The text without line ends and other control characters, which would break a line in two.
func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isBreak) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
        line += isBreak(scalar) ? escaped(String(scalar)) : String(scalar)
    }
}

private func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
}
