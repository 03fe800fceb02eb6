public import Foundation

/// How a tile came about: the resolved views and modifiers with their values and frames.
///
/// Kept beside the display list, outside its equality and digest, so that a difference can be explained.
public struct Trace: Hashable, Sendable, Codable {
    public var roots: [TraceNode]

    public init(roots: [TraceNode] = []) {
        self.roots = roots
    }
}

/// One view or modifier after layout.
public struct TraceNode: Hashable, Sendable, Codable {
    /// A resolved value with a name, such as `color` and `#007AFF`, or `font` and `Inter 17 semibold`.
    public struct Property: Hashable, Sendable, Codable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The view or modifier as it is written: `Text`, `.padding(.horizontal)`, `.background`.
    public var name: String
    /// Who wrote it: the style or view whose body it stands in, outermost first, such as
    /// `["FilledDemo", "PrimaryButtonStyle"]`.
    public var owner: [String]
    public var properties: [Property]
    /// `.accessibilityIdentifier` or `.id`, if the view has one.
    public var identifier: String?
    /// What the parent proposed, in points; `nil` on an axis without a proposal.
    public var proposedWidth: CGFloat?
    public var proposedHeight: CGFloat?
    /// Absolute, in points, on whole pixels.
    public var frame: CGRect
    public var children: [TraceNode]

    public init(
        name: String, owner: [String] = [], properties: [Property] = [], identifier: String? = nil,
        proposedWidth: CGFloat? = nil, proposedHeight: CGFloat? = nil, frame: CGRect,
        children: [TraceNode] = []
    ) {
        self.name = name
        self.owner = owner
        self.properties = properties
        self.identifier = identifier
        self.proposedWidth = proposedWidth
        self.proposedHeight = proposedHeight
        self.frame = frame
        self.children = children
    }
}
