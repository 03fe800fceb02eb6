import Drawing
import Foundation

/// Two long texts around what differs between them, so that a failure stays one line that can be read.
func excerpts(_ old: String, _ new: String) -> (old: String, new: String) {
    let longest = 48
    if max(old.count, new.count) <= longest { return (old, new) }
    let (a, b) = (Array(old), Array(new))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let rest = min(a.count, b.count) - start
    let end = zip(a.reversed(), b.reversed()).prefix(rest).prefix { $0 == $1 }.count
    func excerpt(_ text: [Character]) -> String {
        let context = 12
        let from = max(start - context, 0)
        let to = min(text.count - end + context, text.count, from + longest)
        return (from > 0 ? "…" : "") + String(text[from..<to]) + (to < text.count ? "…" : "")
    }
    return (excerpt(a), excerpt(b))
}

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
