package import Foundation

/// Numbers that a caller may get wrong: NaN, infinite, or too large to compute with.
extension CGFloat {
    /// Lengths past this are cut when views are placed, so that sums stay numbers.
    package static let largestLength: CGFloat = 1e7

    /// Whether it can be a length or distance.
    package var isUsable: Bool { isFinite && magnitude <= CGFloat.largestLength }
}

/// `.blur(radius: nan) is no usable number; 0 is used`, `call` being `.blur(radius:`.
package func unusableNumber(_ value: CGFloat, _ call: String, _ replacement: CGFloat = 0) -> String {
    "\(call) \(shortNumber(value))) is no usable number; \(shortNumber(replacement)) is used"
}

/// `.listRowSpacing( nan) is no usable number; it is ignored`, for calls in whose place nothing has to be used.
package func ignoredNumber(_ value: CGFloat, _ call: String) -> String {
    "\(call) \(shortNumber(value))) is no usable number; it is ignored"
}

/// A number as people write it: up to three decimals, no trailing zeros.
package func shortNumber(_ value: CGFloat) -> String {
    if value == .infinity { return "infinity" }
    if value == -.infinity { return "-infinity" }
    guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : "\(value)" }
    let thousandths = (value * 1000).rounded()
    if thousandths.truncatingRemainder(dividingBy: 1000) == 0 {
        return "\(Int(thousandths / 1000))"
    }
    var digits = "\(Int(abs(thousandths)))"
    digits = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    var text = "\(digits.dropLast(3)).\(digits.suffix(3))"
    while text.hasSuffix("0") { text.removeLast() }
    return thousandths < 0 ? "-" + text : text
}
