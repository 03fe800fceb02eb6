import Foundation

extension TextRun {
    func scaled(by factor: CGFloat) -> TextRun {
        var run = self
        run.font.size *= factor
        run.font.tracking *= factor
        run.baselineOffset *= factor
        return run
    }
}

/// `U+1F600 "😀"`.
package func describe(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    return scalar.properties.isWhitespace || scalar.value < 32
        ? "U+\(padded)" : "U+\(padded) \"\(scalar)\""
}
