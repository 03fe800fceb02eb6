import Foundation
import ViewCore

/// A configuration's stored values as short captions, in the order they are declared.
///
/// `size: .large, isFullWidth: true, haptic: .medium` → `size large`, `full width`, `haptic medium`.
func captions(_ configuration: any Sendable) -> [String] {
    Mirror(reflecting: configuration).children.compactMap { child in
        guard let label = child.label else { return nil }
        let name = words(label)
        var value = child.value
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let wrapped = mirror.children.first?.value else { return "no \(name)" }
            value = wrapped
        }
        if let flag = value as? Bool {
            let bare = name.hasPrefix("is ") ? String(name.dropFirst(3)) : name
            return flag ? bare : "not \(bare)"
        }
        if let number = value as? CGFloat { return "\(name) \(shortNumber(number))" }
        if let number = value as? Double { return "\(name) \(shortNumber(number))" }
        return "\(name) \(words("\(value)"))"
    }
}
