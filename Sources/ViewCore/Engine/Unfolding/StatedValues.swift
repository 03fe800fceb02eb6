import Drawing
import Foundation

/// A plain value as the trace tells it: numbers, flags, words, colours and fonts, a case by its name, what is made of
/// these; `nil` for anything else, such as a closure, an object or a view.
///
/// No code of people's own runs: neither their descriptions nor their mirrors are asked. Of their own types those parts
/// are told that can be; an identity or a date of the moment is none of them, so a value reads the same every time.
func statedValue(
    of value: Any, in environment: EnvironmentValues, depth: Int = 0
) -> TraceValue? {
    guard depth < 4 else { return nil }
    func inner(_ value: Any) -> TraceValue? { statedValue(of: value, in: environment, depth: depth + 1) }
    if let optional = value as? any OptionalValue { return optional.wrapped.map(inner) ?? .name("nil") }
    if let known = plainValue(of: value, in: environment) { return known }
    if let list = value as? any ListValue {
        let values = list.values.prefix(partLimit + 1).map(inner)
        guard values.count <= partLimit, values.allSatisfy({ $0 != nil }) else { return nil }
        return .record(.init("", values.compactMap { $0.map { .init("", $0) } }))
    }
    if let set = value as? any SetValue {
        let members = set.members
        guard members.count <= partLimit else { return nil }
        let values = members.compactMap(inner).sorted {
            $0.description.compare($1.description, options: .numeric) == .orderedAscending
        }
        guard values.count == members.count else { return nil }
        return .record(.init("", values.map { .init("", $0) }))
    }
    if let range = value as? any RangeValue {
        guard let first = inner(range.bounds.lower), let last = inner(range.bounds.upper) else { return nil }
        return .name("\(first)\(range.sign)\(last)")
    }
    let type = Swift.type(of: value)
    guard !(value is any CustomReflectable), !(value is any View), isPlainOwn(type) else { return nil }
    let mirror = Mirror(reflecting: value)
    func members(_ mirror: Mirror) -> [TraceValue.Record.Member] {
        mirror.children.prefix(partLimit).compactMap { child in
            inner(child.value).map { .init(memberName(child.label), $0) }
        }
    }
    switch mirror.displayStyle {
    case .enum:
        guard let held = mirror.children.first, let name = held.label else {
            return caseName(of: value).map { .name($0) }
        }
        // Only of a tuple, since a type of people's own may be mirrored by their code.
        if isTuple(Swift.type(of: held.value)) {
            return .record(.init(name, members(Mirror(reflecting: held.value))))
        }
        return inner(held.value).map { .record(.init(name, [.init("", $0)])) } ?? .name(name)
    case .struct where !isBuiltIn(type), .tuple:
        let members = members(mirror)
        return members.isEmpty ? nil : .record(.init("", members))
    default: return nil
    }
}

private let partLimit = 16
/// Longer words are told by the view that shows them.
private let textLimit = 80

/// `.0` of a tuple has no name.
private func memberName(_ label: String?) -> String {
    guard let label, !label.hasPrefix(".") else { return "" }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
}

private func plainValue(of value: Any, in environment: EnvironmentValues) -> TraceValue? {
    func text(_ text: String) -> TraceValue {
        .text(text.count > textLimit ? text.prefix(textLimit) + "…" : text)
    }
    switch value {
    case let flag as Bool: return .flag(flag)
    case let number as CGFloat: return .number(number)
    case let number as Double: return .number(number)
    case let number as Float: return .number(Double(number))
    case let number as any FixedWidthInteger where isOfStandardLibrary(Swift.type(of: value)):
        return .name("\(number)")
    case let string as String: return text(string)
    case let key as LocalizedStringKey: return text(key.text.plain)
    case let named as any ToldByName: return .name(named.toldName)
    case let angle as Angle: return .angle(degrees: angle.degrees)
    case let point as UnitPoint: return point.traced
    case let alignment as Alignment: return alignment.traced
    case let alignment as HorizontalAlignment: return .name(alignment.key.name)
    case let alignment as VerticalAlignment: return .name(alignment.key.name)
    case let insets as EdgeInsets: return .insets(insets.traced(.all))
    case let size as CGSize: return .lengths([size.width, size.height])
    case let point as CGPoint: return .point(x: point.x, y: point.y)
    case let font as Font: return .font(font.resolved(in: environment, traits: TextTraits()).traced)
    case let animation as Animation: return .name(animation.description)
    case let weight as Font.Weight: return .name(weightNames[weight] ?? "w" + shortNumber(weight.value))
    case let style as any ShapeStyle where isBuiltIn(Swift.type(of: value)) && !(value is AnyShapeStyle):
        return style.resolved(for: environment).traced("").first?.value
    default: return nil
    }
}

private let weightNames: [Font.Weight: String] = [
    .ultraLight: "ultraLight", .thin: "thin", .light: "light", .regular: "regular", .medium: "medium",
    .semibold: "semibold", .bold: "bold", .heavy: "heavy", .black: "black",
]

// MARK: - Types

protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrapped: Any? { self }
}

/// A value of the library's own that people know by its name.
package protocol ToldByName { var toldName: String { get } }

private protocol RangeValue {
    var bounds: (lower: Any, upper: Any) { get }
    var sign: String { get }
}

extension ClosedRange: RangeValue {
    fileprivate var bounds: (lower: Any, upper: Any) { (lowerBound, upperBound) }
    fileprivate var sign: String { "..." }
}

extension Range: RangeValue {
    fileprivate var bounds: (lower: Any, upper: Any) { (lowerBound, upperBound) }
    fileprivate var sign: String { "..<" }
}

private protocol ListValue { var values: [Any] { get } }
extension Array: ListValue { fileprivate var values: [Any] { self } }

/// Values in no order, told in that of their words.
private protocol SetValue { var members: [Any] { get } }
extension Set: SetValue { fileprivate var members: [Any] { Array(self) } }

/// Whether the type is people's own, the library's or a tuple: Foundation's have identities and moments among them.
private func isPlainOwn(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return !otherModules.contains { name.hasPrefix($0) }
}

private func isOfStandardLibrary(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("Swift.") }

private let otherModules = [
    "Swift.", "Foundation.", "FoundationEssentials.", "FoundationInternationalization.",
    "(extension in Foundation", "__C.", "Synchronization.", "Observation.", "Dispatch.",
]

/// A case without a value by its name, whatever the type says of itself in words.
private func caseName(of value: Any) -> String? {
    func name<T>(_ value: T) -> String? {
        unsafe enumCaseName(value).map { unsafe String(cString: $0) }
    }
    return _openExistential(value, do: name)
}

/// What the standard library prints of an enumeration that has no description of its own.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
