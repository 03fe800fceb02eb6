/// What a value is that is shown as it is: a colour in a patch, a font in words.
enum LookFact {
    case color, font, gradient

    /// - Parameter within: the type that an extension gives it to, which `.init(…)` and `Self` stand for.
    init?(type: String?, value: String?, within: String) {
        let value = value ?? ""
        var name = type ?? String(value.prefix { $0.isLetter || $0 == "." })
        if type == nil, !value.dropFirst(name.count).hasPrefix("("), !name.contains(".") { return nil }
        for module in ["SwiftUI.", "UIKit.", "AppKit."] where name.hasPrefix(module) {
            name = String(name.dropFirst(module.count))
        }
        let base = name.hasPrefix(".") ? "Self" : String(name.prefix { $0 != "." && $0 != "<" })
        switch base == "Self" ? within : type == nil ? base : name {
        case "Color", "UIColor", "NSColor": self = .color
        case "Font", "UIFont", "NSFont": self = .font
        case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient",
            "AnyGradient", "AnyShapeStyle":
            self = .gradient
        default: return nil
        }
    }
}
