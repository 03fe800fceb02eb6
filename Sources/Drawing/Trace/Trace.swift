public import Foundation

/// How a tile came about: the resolved views and modifiers with their values and frames.
///
/// Kept beside the display list, outside its equality and digest, so that a difference can be explained.
public struct Trace: Hashable, Sendable {
    public var roots: [TraceNode]

    public init(roots: [TraceNode] = []) { self.roots = roots }
}

/// One view or modifier after layout.
public struct TraceNode: Hashable, Sendable {
    /// Who is behind a node.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// People, in a view, a style or a modifier of theirs, or outside of any.
        case written
        /// A style that comes with the library: part of what it draws.
        case builtIn
        /// Nobody: it stands for what was written elsewhere, such as the line of a border.
        case derived
        /// A modifier that only hands a value on to what is inside of it, whose frame it has; or, under a name without a
        /// dot, what a control or a property wrapper was made with.
        case environment
    }

    /// A view, modifier or style in whose body something was written.
    public struct Author: Hashable, Sendable {
        public var name: String
        /// `false` for one that comes with the library.
        public var isWritten: Bool
        /// Whether what stands inside can have its font or colour from it.
        public var handsOn: Bool

        public init(_ name: String, isWritten: Bool = true, handsOn: Bool = true) {
            self.name = name
            self.isWritten = isWritten
            self.handsOn = handsOn
        }
    }

    /// A resolved value with a name, such as `color` and `#007AFF`.
    public struct Property: Hashable, Sendable {
        public struct Traits: OptionSet, Hashable, Sendable {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            /// The one value that a modifier is written with: its name goes without saying.
            public static let unspoken = Traits(rawValue: 1)
            /// Taken from what stands around the view.
            public static let handedOn = Traits(rawValue: 2)
            /// What tells the view from others of its kind.
            public static let identifying = Traits(rawValue: 4)
            /// It follows from other values of the node: a change of it alone is worth telling.
            public static let following = Traits(rawValue: 8)

            static let all: Traits = [.unspoken, .handedOn, .identifying, .following]
        }

        /// Names which of several nodes it is that one view has come to, counted from 1. Not told itself.
        package static let part = "part"
        /// Names by whom a view has a value from around, where that is not the nearest author. Not told itself.
        package static let givers = "givers"

        /// Names which of several alternatives is shown: inside of another one nothing is what it was.
        package static let choice = "choice"
        package static let untold: Set = [part, givers, runs, drawn]

        /// How many views the commands of a canvas have drawn, of which its trace tells. Not told itself.
        package static let drawn = "drawn"

        /// How many of a text's characters, as scalars, are in each of its looks, where it has several. Not told
        /// itself.
        package static let runs = "runs"
        /// What is said of each look of a text: of the second one as `font 2`.
        package static let ofRuns: Set = [
            "font", "color", "shadow", "innerShadow", "blendMode", ".kerning", ".tracking", "underline",
            "underline.pattern",
            "strikethrough",
            "strikethrough.pattern", "backgroundColor", "baselineOffset",
        ]

        public var name: String
        public var value: TraceValue
        public var traits: Traits
        /// What a node has that does not state this property.
        public var usual: TraceValue?

        public init(
            _ name: String, _ value: TraceValue, _ traits: Traits = [], usual: TraceValue? = nil
        ) {
            self.name = name
            self.value = value
            self.traits = traits
            self.usual = usual
        }
    }

    /// The view or modifier as it is written: `Text`, `.padding(.horizontal)`, `.background`.
    public var name: String
    public var role: Role
    /// Who wrote it: the style or view whose body it stands in, outermost first, such as
    /// `FilledDemo`, `PrimaryButtonStyle`.
    public var owner: [Author]
    public var properties: [Property]
    /// `.accessibilityIdentifier` or `.id`, if the view has one.
    public var identifier: String?
    /// What the parent proposed, in points; `nil` on an axis without a proposal.
    public var proposedWidth: CGFloat?
    public var proposedHeight: CGFloat?
    /// Absolute, in points, on whole pixels.
    public var frame: CGRect
    public var children: [TraceNode]
    /// Whether what a modifier is laid on is the last of its children, in front of its layers, and not the first.
    public var isContentLast: Bool

    public init(
        name: String, role: Role = .written, owner: [Author] = [], properties: [Property] = [],
        identifier: String? = nil, proposedWidth: CGFloat? = nil, proposedHeight: CGFloat? = nil,
        frame: CGRect, children: [TraceNode] = [], isContentLast: Bool = false
    ) {
        self.name = name
        self.role = role
        self.owner = owner
        self.properties = properties
        self.identifier = identifier
        self.proposedWidth = proposedWidth
        self.proposedHeight = proposedHeight
        self.frame = frame
        self.children = children
        self.isContentLast = isContentLast
    }
}

extension TraceNode {
    /// The tree without modifiers that only hand a value on.
    package var withoutEnvironment: [TraceNode] {
        var node = self
        node.children = children.flatMap(\.withoutEnvironment)
        return role == .environment ? node.children : [node]
    }
}

extension TraceNode {
    /// Whether it says with what a control, or a view, style or modifier of people's own, was made.
    package var isStatement: Bool { role == .environment && !name.hasPrefix(".") }
}
