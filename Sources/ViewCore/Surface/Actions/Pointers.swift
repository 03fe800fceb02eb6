public import Foundation
import Drawing

/// How a pointer looks over a view.
public struct PointerStyle: Hashable, Sendable {
    let name: String
    public static let `default` = PointerStyle(name: "default")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let link = PointerStyle(name: "link")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
    public static let columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle { PointerStyle(name: "frameResize") }
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
        PointerStyle(name: "image")
    }
    public static func shape<S: Shape>(
        _ shape: S, eoFill: Bool = false, size: CGSize? = nil
    ) -> PointerStyle { PointerStyle(name: "shape") }
}

/// A way across.
public enum HorizontalDirection: CaseIterable, Hashable, Sendable {
    case leading, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

/// A way up or down.
public enum VerticalDirection: CaseIterable, Hashable, Sendable {
    case up, down
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let up = Set(rawValue: 1)
        public static let down = Set(rawValue: 2)
        public static let all: Set = [.up, .down]
    }
}

/// An edge or a corner by which a frame is made larger.
public enum FrameResizePosition: CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Which way a frame is made larger.
public enum FrameResizeDirection: CaseIterable, Hashable, Sendable {
    case inward, outward
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let inward = Set(rawValue: 1)
        public static let outward = Set(rawValue: 2)
        public static let all: Set = [.inward, .outward]
    }
}

extension View {
    /// No pointer is in a picture; the trace has its style.
    nonisolated public func pointerStyle(
        _ style: PointerStyle?
    ) -> ModifiedContent<Self, SpokenModifier> {
        modifier(SpokenModifier(style.map { [.init("pointerStyle", .name($0.name))] } ?? []))
    }
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> Self { self }
}
