import Foundation
import ViewCore

/// A dimension that pictures vary in: what it is called and the values it takes.
///
/// ```swift
/// let haptic = Axis("haptic", HapticStyle.allCases)
///
/// Specimen("Button/save", style: SaveStyle.self, axes: Axes(custom: [haptic])) { tile in
///     Button("Save") {}.buttonStyle(SaveStyle(haptic: tile[haptic]))
/// }
/// ```
public struct Axis<Value: Sendable>: AxisDeclaration {
    public let erased: AnyAxis
    public let values: [Value]
    /// The value that ids keep silent about, and that tiles without this axis are taken to have.
    public let standard: Value
    private let byName: [String: Value]
    private let open: OpenValues<Value>?
    private let spelled: @Sendable (Value) -> String

    /// - Parameters:
    ///   - id: what ids, job files and options call it; no other axis of a specimen may have it.
    ///   - title: in words, for help and captions; without it, the id's own.
    ///   - standard: its default; without it, the first value.
    ///   - change: what a value does to a tile's setting, for a value that views read from there.
    public init(
        _ id: String, title: String? = nil, _ values: [Value], default standard: Value? = nil,
        applying change: (@Sendable (Value, inout TileSetting) -> Void)? = nil
    ) {
        precondition(!values.isEmpty, "the axis \(id) has no values")
        let title = title ?? words(id)
        self.init(
            id, title: title, values, default: standard ?? values[0], isDeclared: true,
            caption: { "\(title) \(valueCaption($0))" }, applying: change)
    }

    /// - Parameters:
    ///   - isReplaced: whether a selection's values take the place of a specimen's; else they choose
    ///     among those.
    ///   - open: how values that are not listed are read and printed; `nil` where all are listed.
    ///   - name: a value as ids spell it, where its type says that; finding that out takes a look at all
    ///     protocols of the program.
    package init(
        _ id: String, title: String, _ values: [Value], default standard: Value,
        spelling: AxisSpelling = .named, place: SheetPlace = .rows, isReplaced: Bool = false,
        isDeclared: Bool = false, open: OpenValues<Value>? = nil,
        name: (@Sendable (Value) -> String)? = nil,
        caption: @escaping @Sendable (Value) -> String,
        applying change: (@Sendable (Value, inout TileSetting) -> Void)? = nil
    ) {
        let known = name ?? open?.name
        let spelled: @Sendable (Value) -> String = { known?($0) ?? valueName($0) }
        let standardName = spelled(standard)
        let make: @Sendable (Value) -> AxisValue = { (value: Value) -> AxisValue in
            let name = spelled(value)
            let isStandard = name == standardName
            var effect: (@Sendable (inout TileSetting) -> Void)?
            if let change { effect = { setting in change(value, &setting) } }
            return AxisValue(
                axis: id, name: name, caption: { caption(value) },
                spelled: spelling.text(of: name, axis: id, isStandard: isStandard),
                isStandard: isStandard, change: effect)
        }
        let made = values.map(make)
        var readOther: (@Sendable (String) -> AxisValue?)?
        if let open { readOther = { open.parse($0).map(make) } }
        erased = AnyAxis(
            AxisDefinition(
                id: id, title: title, values: made,
                standard: made.first { $0.name == standardName } ?? make(standard),
                spelling: spelling, place: place, isReplaced: isReplaced, isDeclared: isDeclared,
                isNumber: {
                    name == nil && Value.self != String.self && Value.self != Bool.self
                        && (Value.self is any BinaryFloatingPoint.Type
                            || Value.self is any BinaryInteger.Type)
                },
                hint: open?.hint, example: open?.example,
                readOther: readOther))
        self.values = values
        self.standard = standard
        self.open = open
        self.spelled = spelled
        byName = Dictionary(zip(made.map(\.name), values)) { first, _ in first }
    }

    /// The value that ids spell so; `nil` if it is none of this axis.
    func value(named name: String) -> Value? {
        byName[name] ?? open?.parse(name)
    }

    func name(of value: Value) -> String { spelled(value) }
}

extension Axis where Value == Bool {
    /// `off` and `on`, `off` being the default.
    public static func flag(_ id: String, title: String? = nil) -> Axis {
        Axis(id, title: title, [false, true])
    }
}

/// An axis with or without the type of its values: what a list of axes is made of.
public protocol AxisDeclaration: Sendable {
    var erased: AnyAxis { get }
}

extension AxisDeclaration {
    public var id: String { erased.definition.id }
    public var title: String { erased.definition.title }
}

extension AxisDeclaration where Self == Axis<Bool> {
    /// `off` and `on`, `off` being the default.
    public static func flag(_ id: String, title: String? = nil) -> Axis<Bool> {
        Axis(id, title: title, [false, true])
    }
}

/// How values that are not listed are read and printed.
package struct OpenValues<Value: Sendable>: Sendable {
    let name: @Sendable (Value) -> String
    let parse: @Sendable (String) -> Value?
    /// What is possible, in words; `nil` where the listed values say it.
    let hint: String?
    /// One that is not listed, for help.
    var example: String?
}

/// A value as ids spell it, before other characters are encoded: of a case with a text of its own that text.
private func valueName<Value>(_ value: Value) -> String {
    // Most are one of these, and asking what protocols a type has takes a look at all of the program.
    if Value.self == String.self, let text = value as? String { return text }
    if Value.self == Bool.self, let flag = value as? Bool { return flag ? "on" : "off" }
    let writer = ValueWriter(.code)
    guard let inner = writer.unwrapped(value) else { return writer.text(of: value) }
    if type(of: inner) == String.self, let text = inner as? String { return text }
    if let raw = inner as? any RawRepresentable, let text = raw.rawValue as? String { return text }
    return writer.text(of: inner)
}

/// A value in words, for captions; a number with all of its digits, as ids tell it from others.
private func valueCaption<Value>(_ value: Value) -> String {
    if let flag = value as? Bool { return flag ? "on" : "off" }
    let writer = ValueWriter(.words)
    if let text = value as? String { return writer.quoted(text).text }
    let plain = writer.unwrapped(value)
    if plain is any BinaryFloatingPoint || (plain as? any RawRepresentable)?.rawValue is String {
        return onOneLine(valueName(value))
    }
    return writer.text(of: value)
}
