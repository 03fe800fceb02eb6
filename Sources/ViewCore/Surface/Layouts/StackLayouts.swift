public import Foundation

/// The layout of `HStack`, for use with `AnyLayout`.
public struct HStackLayout: Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: StackEngine {
        StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key)
    }
}

extension HStackLayout: EngineLayout {
    public var engine: LayoutEngine { LayoutEngine(.stack(stack), name: "HStackLayout") }
}

/// The layout of `VStack`, for use with `AnyLayout`.
public struct VStackLayout: Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: StackEngine {
        StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key)
    }
}

extension VStackLayout: EngineLayout {
    public var engine: LayoutEngine { LayoutEngine(.stack(stack), name: "VStackLayout") }
}

/// The layout of `ZStack`, for use with `AnyLayout`.
public struct ZStackLayout: Sendable {
    public var alignment: Alignment

    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: EngineLayout {
    public var engine: LayoutEngine { LayoutEngine(alignment, name: "ZStackLayout") }
}
