import Foundation
import ViewCore

/// Numbers as people write them.
enum NumberText {
    /// Three decimals, or three digits where that would lose what the number is: `0.85`, `0.0001`, `1e-20`.
    static func rounded(_ value: Double) -> String {
        let short = shortNumber(value)
        guard value.isFinite, value != 0, let read = Double(short), abs(read - value) > abs(value) * 0.01
        else {
            return short
        }
        return exact(Double(String(format: "%.3g", value)) ?? value)
    }

    /// As many digits as tell it from every other number, without a needless point: `2`, `0.1`, `1e+21`.
    static func exact(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
