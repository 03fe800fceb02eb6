import Drawing
import Foundation

/// A value of anybody's for the trace: one property without a name, or one for each part of it.
///
/// Styles and fonts are resolved; closures, sets and what else is not the same every time are left out.
func tracedProperties(of value: Any, in environment: EnvironmentValues) -> [TraceNode.Property] {
    let value = withoutOptional(value)
    guard let value else { return [.init("", .name("none"))] }
    if let style = value as? any ShapeStyle { return style.resolved(for: environment).traced("") }
    let known = tracedValue(of: value) { part in tracedPart(part, in: environment) }
    if let known { return [.init("", withoutBareName(known))] }
    // Of an object or of something that has parts which cannot be told, those that can.
    return parts(of: value).compactMap { part in
        tracedValue(of: part.value) { tracedPart($0, in: environment) }.map { .init(part.name, $0) }
    }
}

private func tracedPart(_ value: Any, in environment: EnvironmentValues) -> TraceValue? {
    switch value {
    case let style as any ShapeStyle: style.resolved(for: environment).traced("").first?.value
    case let font as Font: .font(font.resolved(in: environment, traits: TextTraits()).traced)
    case let locale as Locale: .name(locale.identifier)
    case let zone as TimeZone: .name(zone.identifier)
    case let calendar as Calendar: .name("\(calendar.identifier)")
    case let insets as EdgeInsets: .insets(insets.traced(.all))
    case let reasons as RedactionReasons: .name(reasons.names)
    default: nil
    }
}

/// What a lone stored value is, where its name says no more than its type does.
private func withoutBareName(_ value: TraceValue) -> TraceValue {
    guard case .record(let record) = value, record.kind.isEmpty, record.members.count == 1,
        ["value", "rawValue", "wrappedValue", "storage", "base", "kind"].contains(record.members[0].name)
    else { return value }
    return record.members[0].value
}

private func withoutOptional(_ value: Any) -> Any? {
    var value = value
    while true {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        guard let inner = mirror.children.first?.value else { return nil }
        value = inner
    }
}

/// Stored values with the names they were declared by: macros and wrappers put a `_` before them.
private func parts(of value: Any) -> [(name: String, value: Any)] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class || mirror.displayStyle == .struct else { return [] }
    return mirror.children.prefix(32).compactMap { child in
        guard let label = child.label, !label.hasPrefix("_$") else { return nil }
        return (label.hasPrefix("_") ? String(label.dropFirst()) : label, published(child.value))
    }
}

/// What a `Published` holds, wherever inside of it that is kept.
private func published(_ value: Any) -> Any {
    guard typeName(type(of: value)) == "Published" else { return value }
    var inside = value
    for _ in 0..<8 {
        guard
            let next = Mirror(reflecting: inside).children.first(where: { holdings.contains($0.label ?? "") })
        else { return value }
        inside = next.value
        if next.label == "value" || next.label == "currentValue" || next.label == "_currentValue" {
            return inside
        }
    }
    return value
}

/// Names on the way to a published value: its storage, and a publisher's subject once somebody observes it.
private let holdings: Set<String> = [
    "_storage", "storage", "wrappedValue", "value", "publisher", "subject", "currentValue", "_currentValue",
]

extension RedactionReasons {
    /// As they are written: `placeholder`, `placeholder, privacy`.
    fileprivate var names: String {
        let names: [(RedactionReasons, String)] = [
            (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
        ]
        let held = names.filter { contains($0.0) }.map(\.1)
        return held.isEmpty ? "none" : held.joined(separator: ", ")
    }
}
