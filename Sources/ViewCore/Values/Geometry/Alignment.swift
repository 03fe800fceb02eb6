public import Foundation

/// A kind of guide that views line up on.
public protocol AlignmentID: SendableMetatype {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide by identity: axis and kind.
package struct AlignmentKey: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case start, center, end, firstTextBaseline, lastTextBaseline
        case custom(ObjectIdentifier)
    }
    package let axis: Axis
    package let kind: Kind
    private let id: any AlignmentID.Type

    package init(_ axis: Axis, _ kind: Kind, _ id: any AlignmentID.Type) {
        self.axis = axis
        self.kind = kind
        self.id = id
    }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.axis == b.axis && a.kind == b.kind
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(kind)
    }

    /// leading and top 0, center half, the rest the far edge (Documentation/Rules/layout-rules.md, section
    /// 10).
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let length = axis == .horizontal ? dimensions.width : dimensions.height
        switch kind {
        case .start: return 0
        case .center: return length / 2
        case .end, .firstTextBaseline, .lastTextBaseline: return length
        case .custom:
            let value = id.defaultValue(in: dimensions)
            return value.isFinite ? value : 0
        }
    }
}

private enum BuiltInAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// Where views line up across.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(.horizontal, .custom(ObjectIdentifier(id)), id)
    }

    package init(_ key: AlignmentKey) { self.key = key }

    private init(_ kind: AlignmentKey.Kind) {
        key = AlignmentKey(.horizontal, kind, BuiltInAlignment.self)
    }

    public static let leading = HorizontalAlignment(.start)
    public static let center = HorizontalAlignment(.center)
    public static let trailing = HorizontalAlignment(.end)
    /// Where the line below a list's row begins; other views have their leading edge there.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the line below a list's row ends; other views have their trailing edge there.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// Where views line up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(.vertical, .custom(ObjectIdentifier(id)), id)
    }

    package init(_ key: AlignmentKey) { self.key = key }

    private init(_ kind: AlignmentKey.Kind) {
        key = AlignmentKey(.vertical, kind, BuiltInAlignment.self)
    }

    public static let top = VerticalAlignment(.start)
    public static let center = VerticalAlignment(.center)
    public static let bottom = VerticalAlignment(.end)
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
}

extension Alignment: CustomStringConvertible {
    public var description: String {
        "\(horizontal.key.name) \(vertical.key.name)"
    }
}

extension HorizontalAlignment: CustomStringConvertible {
    public var description: String { key.name }
}

extension VerticalAlignment: CustomStringConvertible {
    public var description: String { key.name }
}

extension AlignmentKey {
    package var name: String {
        switch (axis, kind) {
        case (.horizontal, .start): "leading"
        case (.vertical, .start): "top"
        case (_, .center): "center"
        case (.horizontal, .end): "trailing"
        case (.vertical, .end): "bottom"
        case (_, .firstTextBaseline): "firstTextBaseline"
        case (_, .lastTextBaseline): "lastTextBaseline"
        case (_, .custom): typeName(id)
        }
    }
}
