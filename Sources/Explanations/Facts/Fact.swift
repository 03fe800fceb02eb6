public import Drawing
public import Foundation

/// One way in which a tile came about differently: which view or modifier, and what about it.
///
/// Each case has a type for what is known and a file of `Sentences` for how it is told.
public enum Fact: Hashable, Sendable {
    /// A value of a view or modifier.
    case valueChanged(ValueChange)
    /// A value of something that a built-in style draws.
    case partChanged(ValueChange)
    /// What a control, or a view, style or modifier of people's own, was made with.
    case authorChanged(ValueChange)
    case inserted(LoneView)
    case removed(LoneView)
    /// Another view or modifier stands in the same place.
    case replaced(Replacement)
    /// Another style came in one's place.
    case restyled(Restyling)
    /// From one container to another.
    case moved(Move)
    case reordered(Reordering)
    /// Only the frame differs: a consequence whose cause the trace does not show.
    case frameChanged(FrameChange)
    /// The same list drew different pixels: the renderer changed, not the style.
    case drawnDifferently(underOneStack: Bool)

    /// Whose view or modifier it is about.
    public var site: Site {
        switch self {
        case .valueChanged(let change), .partChanged(let change), .authorChanged(let change): change.site
        case .inserted(let view), .removed(let view): view.site
        case .replaced(let replacement): replacement.site
        case .restyled(let restyling): restyling.site
        case .moved(let move): move.site
        case .reordered(let reordering): reordering.site
        case .frameChanged(let change): change.site
        case .drawnDifferently: Site("renderer")
        }
    }
}

extension Fact {
    /// The value that changed, whoever's it is.
    var value: ValueChange? {
        switch self {
        case .valueChanged(let change), .partChanged(let change), .authorChanged(let change): change
        default: nil
        }
    }

    /// What came or went.
    var lone: LoneView? {
        switch self {
        case .inserted(let view), .removed(let view): view
        default: nil
        }
    }

    var isFrame: Bool { if case .frameChanged = self { true } else { false } }

    /// Of what came or went, the same with another view.
    func with(_ view: LoneView) -> Fact {
        if case .removed = self { .removed(view) } else { .inserted(view) }
    }
}

/// A view or modifier, and where it stands.
public struct Site: Hashable, Sendable {
    /// What a node is in its tree.
    enum Standing: Hashable, Sendable {
        case written
        /// What a built-in style draws.
        case builtIn
        /// A modifier that only hands a value on.
        case handingOn
        /// What a control was made with.
        case control
        /// What a view, style or modifier of people's own was made with.
        case author
    }

    /// Who wrote it, outermost first.
    public let owner: [TraceNode.Author]
    /// The view or modifier as it is written.
    public let name: String
    public let identifier: String?
    /// Whose view stands around one that nobody in particular wrote, such as a style around its label.
    public let place: String?
    let standing: Standing

    init(
        _ name: String, owner: [TraceNode.Author] = [], identifier: String? = nil, place: String? = nil,
        standing: Standing = .written
    ) {
        (self.name, self.owner, self.identifier) = (name, owner, identifier)
        (self.place, self.standing) = (place, standing)
    }

    /// - Parameter name: what it is called instead of its own name.
    init(of node: TraceNode, in place: String?, as name: String? = nil) {
        let standing: Standing =
            switch node.role {
            case .environment: node.isOfAuthor ? .author : node.isStatement ? .control : .handingOn
            case .builtIn: .builtIn
            case .written, .derived: .written
            }
        self.init(
            name ?? node.name, owner: node.owner, identifier: node.identifier, place: place,
            standing: standing)
    }

    /// Whether it only hands a value on: the cause of what it comes to inside.
    var handsOn: Bool { [.handingOn, .control, .author].contains(standing) }

    /// Whether it says with what something was made.
    var isStatement: Bool { [.control, .author].contains(standing) }
}

/// A named value; `nil` where that side has no such property.
public struct ValueChange: Hashable, Sendable {
    public let site: Site
    /// As it is told: of one part of a value or of some words of a text with these.
    public let name: String
    public let old: TraceValue?
    public let new: TraceValue?
    /// The property's own name.
    var stated = ""
    /// Whether it is a value that a view takes from what stands around it.
    var isHandedOn = false
    /// Whether the value is worked out from what stands inside, so that a change there is the cause.
    var isFollowing = false
    /// By whom the view has the value, where that is not who stands around it; empty for nobody in particular.
    var giver: String?
    /// The words by which the view is known among others of its kind.
    var words: String?

    /// Whether one side has no such property.
    var lacksOneSide: Bool { old == nil || new == nil }
}

/// A view or modifier that came or went.
public struct LoneView: Hashable, Sendable {
    public let site: Site
    /// What it came to or went from.
    public let container: String?
    /// What is told with it.
    var details: [TraceNode.Property] = []
    /// Views inside, where nothing of itself tells it from others.
    var contents: [String] = []
    /// The further views that came or went with it as one.
    var others: [String] = []
    /// What stands inside of a container that came or went, and stayed.
    var kept: [String] = []
    /// Whether it is a modifier that is written without a value.
    var isFlag = false
    var words: String?
    /// How many of them, told as one.
    var count = 1
}

/// The view or modifier of the site gave way to another one.
public struct Replacement: Hashable, Sendable {
    public let site: Site
    public let new: String
    /// What the new one has that the old one lacks, and the reverse.
    var details: [TraceNode.Property] = []
    var lostDetails: [TraceNode.Property] = []
    /// The values with which two modifiers of one kind are written.
    var values: [String] = []
    /// The layers of a modifier that lies on the other side now.
    var layers: [String] = []
    var words: String?
}

/// The style of the site gave way to another one.
public struct Restyling: Hashable, Sendable {
    public let site: Site
    public let new: String
    /// The control that is drawn in it.
    var control: String?
}

public struct Move: Hashable, Sendable {
    public let site: Site
    /// The places in words.
    public let old: String
    public let new: String
    var words: String?
}

/// Modifiers, or the views of a container, stand in another order.
public struct Reordering: Hashable, Sendable {
    public let site: Site
    public let old: String
    public let new: String
    /// Whether the order is that of modifiers.
    let isOfModifiers: Bool
    /// The orders of views by their kinds alone, where these tell them.
    var kinds: [String] = []
}

/// In points.
public struct FrameChange: Hashable, Sendable {
    public let site: Site
    public let old: CGRect
    public let new: CGRect
}
