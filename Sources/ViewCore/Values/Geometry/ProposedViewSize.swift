public import Foundation

/// What a parent offers: a length, or `nil` where the child may have its ideal one.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal with `nil` replaced: by 10 points, the ideal size of shapes.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: major, height: minor)
            : ProposedViewSize(width: minor, height: major)
    }

    /// Lengths below 0 and those that are no number become 0.
    package var sanitized: ProposedViewSize {
        func clean(_ length: CGFloat?) -> CGFloat? {
            guard let length else { return nil }
            return length > 0 ? length : 0
        }
        return ProposedViewSize(width: clean(width), height: clean(height))
    }

    func isIdentical(to other: ProposedViewSize) -> Bool {
        width == other.width && height == other.height
    }
}

/// Across or down.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
    }

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
        self =
            axis == .horizontal
            ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}
