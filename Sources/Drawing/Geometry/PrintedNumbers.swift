package import Foundation

/// A number to a thousandth without trailing zeros; `inf`, `-inf` and `nan` for the rest.
package func printed(_ value: some BinaryFloatingPoint) -> String {
    let value = Double(value)
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e15 else { return value.description }
    let thousandths = Int64((value * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    let rest = thousandths.magnitude % 1000
    var text = thousandths < 0 ? "-\(whole)" : "\(whole)"
    if rest != 0 {
        var digits = String(rest + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        text += "." + digits
    }
    return text
}

package func printed(_ point: CGPoint) -> String { "\(printed(point.x)) \(printed(point.y))" }

package func printed(_ rect: CGRect) -> String {
    // The stored origin and size: `minX` and `width` would hide a negative one.
    "\(printed(rect.origin)) \(printed(rect.size.width)) \(printed(rect.size.height))"
}
