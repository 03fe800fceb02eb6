package import Foundation

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
