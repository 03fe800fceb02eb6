package import Foundation

/// Numbers that a caller may get wrong: NaN, infinite, or too large to compute with.
extension CGFloat {
    /// Whether it can be a length or distance.
    package var isUsable: Bool { isFinite && magnitude <= LayoutNode.largest }
}

extension Unfolding {
    /// `value`, or `replacement` with a warning that names the call.
    package func usable(
        _ value: CGFloat, _ call: @autoclosure () -> String, else replacement: CGFloat = 0
    ) -> CGFloat {
        if value.isUsable { return value }
        warn(unusableNumber(value, call(), replacement))
        return replacement
    }
}

/// `.blur(radius: nan) is no usable number; 0 is used`, `call` being `.blur(radius:`.
package func unusableNumber(_ value: CGFloat, _ call: String, _ replacement: CGFloat = 0) -> String {
    "\(call) \(shortNumber(value))) is no usable number; \(shortNumber(replacement)) is used"
}
