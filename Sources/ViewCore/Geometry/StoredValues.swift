import Foundation

/// The stored values of something people wrote, as far as they print the same every time.
///
/// Closures, objects, sets and dictionaries do not: they are left out.
func storedValues(of value: Any) -> [(name: String, text: String)] {
    Mirror(reflecting: value).children.compactMap { child in
        guard let label = child.label, let text = printedValue(child.value, depth: 0) else { return nil }
        return (label, text)
    }
}

private func printedValue(_ value: Any, depth: Int) -> String? {
    switch value {
    case let number as CGFloat: return shortNumber(number)
    case let number as Double: return shortNumber(number)
    case let number as Float: return shortNumber(CGFloat(number))
    case let number as any FixedWidthInteger: return "\(number)"
    case let flag as Bool: return "\(flag)"
    case let text as String: return text
    case let angle as Angle: return "\(shortNumber(angle.degrees))°"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    // Deeper values than these are no parameters.
    guard depth < 3, mirror.children.count <= 16 else { return nil }
    func inside() -> [String]? {
        let texts = mirror.children.map { child in
            printedValue(child.value, depth: depth + 1).map { text in
                child.label.map { "\($0): \(text)" } ?? text
            }
        }
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
    switch mirror.displayStyle {
    case .optional:
        guard let wrapped = mirror.children.first else { return "nil" }
        return printedValue(wrapped.value, depth: depth + 1)
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .collection, .tuple, .struct:
        guard let inside = inside(), !inside.isEmpty else { return nil }
        return "(" + inside.joined(separator: ", ") + ")"
    default: return nil
    }
}
