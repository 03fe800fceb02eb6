public import Foundation
public import SwiftUI

// What a file takes from files that are not there, such as lengths and colours of a design, is stood in for by
// values that its name suggests.

/// A type whose values may be stood in for.
public protocol __StandIn {
    static func __standIn(_ name: String) -> Self
}

/// A name before a name: `Colors` of `Theme.Colors.accent`; a colour where it is used as one.
@dynamicMemberLookup
public struct __StandInNamespace: Sendable {
    let name: String

    public init(_ name: String) { self.name = name }

    public subscript<Value: __StandIn>(dynamicMember name: String) -> Value { .__standIn(name) }
    public subscript(dynamicMember name: String) -> __StandInNamespace { __StandInNamespace(name) }

}

extension __StandInNamespace: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color { .__standIn(name) }
}

/// A name that nothing declares and that others are looked up in.
@dynamicMemberLookup
public protocol __StandInType {}

extension __StandInType {
    public static subscript<Value: __StandIn>(dynamicMember name: String) -> Value { .__standIn(name) }
    public static subscript(dynamicMember name: String) -> __StandInNamespace {
        __StandInNamespace(name)
    }
}

private func first<Value>(in name: String, of values: [(String, Value)]) -> Value? {
    let name = name.lowercased()
    return values.first { name.contains($0.0) }?.1
}

/// Points, by the usual names of steps.
private func length(_ name: String) -> Double {
    let steps: [String: Double] = [
        "none": 0, "xxxs": 1, "xxs": 2, "xs": 4, "s": 8, "sm": 8, "small": 8, "m": 12, "md": 12, "medium": 12,
        "l": 16, "lg": 16, "large": 16, "xl": 24, "xlarge": 24, "extralarge": 24, "xxl": 32, "xxxl": 48,
    ]
    if let step = steps[name.lowercased()] { return step }
    return first(in: name, of: [("opacity", 0.6), ("line", 1), ("border", 1), ("radius", 12), ("icon", 24)])
        ?? 12
}

extension CGFloat: __StandIn {
    public static func __standIn(_ name: String) -> CGFloat { length(name) }
}

extension Double: __StandIn {
    public static func __standIn(_ name: String) -> Double { length(name) }
}

extension Int: __StandIn {
    public static func __standIn(_ name: String) -> Int { Int(length(name)) }
}

extension Bool: __StandIn {
    public static func __standIn(_ name: String) -> Bool { true }
}

extension String: __StandIn {
    public static func __standIn(_ name: String) -> String { name }
}

extension Color: __StandIn {
    public static func __standIn(_ name: String) -> Color {
        first(
            in: name,
            of: [
                ("background", Color.gray.opacity(0.15)), ("surface", .gray.opacity(0.15)), ("border", .gray),
                ("text", .primary), ("label", .primary), ("foreground", .primary), ("error", .red),
                ("danger", .red),
                ("destructive", .red), ("success", .green), ("warning", .orange), ("secondary", .gray),
                ("white", .white), ("black", .black), ("gray", .gray),
            ]) ?? .blue
    }
}

extension Font: __StandIn {
    public static func __standIn(_ name: String) -> Font {
        first(
            in: name,
            of: [
                ("largetitle", Font.largeTitle), ("display", .title), ("title", .title2),
                ("subhead", .subheadline),
                ("headline", .headline), ("caption", .caption), ("footnote", .footnote),
                ("callout", .callout),
                ("button", .headline), ("label", .subheadline),
            ]) ?? .body
    }
}

extension Animation: __StandIn {
    public static func __standIn(_ name: String) -> Animation { .default }
}
