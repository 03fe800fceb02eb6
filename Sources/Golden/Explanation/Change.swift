public import Drawing
public import Foundation
import Streams

/// One way in which a tile came about differently: which view or modifier, and what about it.
public struct Change: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A named value; `nil` where that side has no such property.
        case property(name: String, old: TraceValue?, new: TraceValue?)
        /// Another modifier or view stands in the same place; `node` is the old one.
        case replaced(by: String)
        case inserted(into: String?)
        case removed(from: String?)
        /// The same modifier or view at another place among its neighbours.
        case moved(old: String, new: String)
        /// Only the frame differs, in points: a consequence whose cause the trace does not show.
        case frame(old: CGRect, new: CGRect)
        /// The same list drew different pixels: the renderer changed, not the style.
        case drawing(underOneStack: Bool)
    }

    /// Who wrote it, outermost first.
    public let owner: [TraceNode.Author]
    /// The view or modifier as it is written.
    public internal(set) var node: String
    public let identifier: String?
    /// Whose view stands around one that nobody in particular wrote, such as a style around its label.
    public var place: String?
    /// The property's own name, which is not told of all.
    var stated = ""
    /// Whether a style came in another one's place.
    var isRestyling = false
    /// The control that is drawn in it.
    var control: String?
    /// By whom the view has the value, where that is not who stands around it; empty for nobody in particular.
    var giver: String?
    public private(set) var kind: Kind
    /// Whether it is a value that a view takes from what stands around it.
    var isHandedOn = false
    /// Whether the value is worked out from what stands inside, so that a change there is the cause.
    var isFollowing = false
    /// Whether it is one of a modifier that only hands a value on: the cause of what it comes to inside.
    var handsOn = false
    /// Whether it says with what a control was made.
    var isStatement = false
    /// Whether it says with what a view, style or modifier of people's own was made.
    var isOfAuthor = false
    /// The words by which the view is known among others of its kind.
    var words: String?
    /// The further views that came or went with it as one.
    var others: [String] = []
    /// What stands inside of a container that came or went, and stayed.
    var kept: [String] = []
    /// Whether it is of what a built-in style draws.
    var isBuiltIn = false
    /// What of a node that came or went is told with it.
    var details: [TraceNode.Property] = []
    /// Of a view in whose place another one came, what that one lacks.
    var lostDetails: [TraceNode.Property] = []
    /// Views inside of what came or went, where nothing of itself tells it from others.
    var contents: [String] = []
    /// The same where the views that changed places are not told by their words.
    var withoutWords: Kind?
    /// The values with which the two modifiers of a pair are written.
    var values: [String] = []
    /// Whether what came or went is a modifier that is written without a value.
    var isFlag = false
    /// The view that a modifier is laid on, where that is not all that its author wrote.
    var subject: String?
    /// What tells the views of this change from others of their kind.
    var marks: [String] = []
    /// What tells the instances of the author's view that it is in from others.
    var instances: [String] = []
    /// How often the same change occurs in the tile.
    public internal(set) var count = 1

    init(of node: TraceNode, _ kind: Kind) {
        owner = node.owner
        self.node = node.name
        identifier = node.identifier
        handsOn = node.role == .environment
        isStatement = node.isStatement
        isOfAuthor = node.isOfAuthor
        isBuiltIn = node.role == .builtIn
        self.kind = kind
    }

    /// Another frame, if that can be told: `nan` is none that another `nan` differs from.
    init?(ofFrame old: TraceNode, _ new: TraceNode) {
        guard old.frame != new.frame, printed(old.frame) != printed(new.frame) else { return nil }
        self.init(of: new, .frame(old: old.frame, new: new.frame))
    }

    init(owner: [TraceNode.Author] = [], node: String, _ kind: Kind) {
        self.owner = owner
        self.node = node
        identifier = nil
        self.kind = kind
    }

    func with(_ kind: Kind) -> Change {
        var change = self
        change.kind = kind
        return change
    }

    /// Whether this can only follow from something else.
    var isFrame: Bool { if case .frame = kind { true } else { false } }

    /// Whether it is of what assistive technology is told.
    var isSpoken: Bool {
        if case .property(let name, _, _) = kind { name.hasPrefix("accessibility") } else { false }
    }

    /// Whether it is of a value that is worked out in the environment of its view.
    var isResolved: Bool {
        guard case .property(_, let old?, _) = kind else { return false }
        switch old {
        case .color, .gradient, .material, .font: return true
        default: return false
        }
    }

    /// Whether something came or went.
    var isOneSided: Bool {
        switch kind {
        case .inserted, .removed: true
        default: false
        }
    }

    /// Whether it is of a value from around the view, which `other` has too under a name of its own.
    func hands(on other: Change) -> Bool {
        guard isHandedOn, case .property(_, let old, let new) = kind,
            case .property(_, let a, let b) = other.kind
        else { return false }
        return old == a && new == b && node != other.node
    }
}

extension Change: CustomStringConvertible {
    /// `PrimaryButtonStyle › .padding(.horizontal) 16 → 20`, with `×3` where it occurs three times.
    public var description: String { text(names: .none) }

    /// The same with its colours named.
    public func text(names: ColorNames) -> String {
        // A view stands in what wrote it, not in itself.
        let (writer, style) = (isOfAuthor ? owner.dropLast() : owner).authors
        let shown = instances.isEmpty ? "" : " " + instances.map(names.naming).joined(separator: ", ")
        var subject = writer.map { $0 + shown + " › " + node } ?? node
        if !isOneSided, !contents.isEmpty {
            subject += " (\(contents.map(names.naming).joined(separator: ", ")))"
        }
        if !lostDetails.isEmpty { subject += "(\(spelledOut(lostDetails, names)))" }
        if let view = self.subject ?? restyled, !isOneSided { subject += " of \(view)" }
        if let words, identifier == nil {
            subject += " “\(words)”"
        } else if !isOneSided {
            subject += marked(names)
        }
        if isOneSided {
            subject += details.map { " " + $0.told(named: $0.name + " ", names) }.joined(separator: ",")
            if isFlag { subject += "()" }
            if contents.isEmpty, !others.isEmpty { subject += ", " + others.joined(separator: ", ") }
            if !contents.isEmpty { subject += " (\(contents.map(names.naming).joined(separator: ", ")))" }
            if !kept.isEmpty { subject += " around \(kept.joined(separator: ", "))" }
        }
        if let identifier { subject += " “\(identifier)”" }
        if node == modifierOrder { subject += ":" }
        let around = giver.map { $0.isEmpty ? nil : $0 } ?? place
        if let place = style ?? (writer == nil || isHandedOn ? around : nil), place != writer {
            subject += " in \(place)"
        }
        let repeats = count > 1 ? " ×\(count)" : ""
        return harmless("\(subject) \(predicate(names))\(repeats)")
    }

    private func spelledOut(_ details: [TraceNode.Property], _ names: ColorNames) -> String {
        details.map { $0.told(named: $0.name + ": ", names) }.joined(separator: ", ")
    }

    /// The control whose style is another one, where it has words to be known by.
    private var restyled: String? { isRestyling && !marks.isEmpty ? control : nil }

    private func marked(_ names: ColorNames) -> String {
        marks.isEmpty ? "" : " " + marks.map(names.naming).joined(separator: ", ")
    }

    func predicate(_ names: ColorNames) -> String {
        switch kind {
        case .property(let name, let old, let new):
            let texts = inWords(old, new)
            func named(_ text: String?) -> String {
                text.map { $0.isEmpty ? "“”" : names.naming($0) } ?? "none"
            }
            return (name.isEmpty ? "" : name + " ") + "\(named(texts.old)) → \(named(texts.new))"
        case .replaced(let new) where !values.isEmpty:
            return "\(names.naming(values[0])) → \(new) \(names.naming(values[1]))"
        case .replaced(let new):
            return "→ \(new)" + (details.isEmpty ? "" : "(\(spelledOut(details, names)))")
        case .inserted(let parent):
            return "added" + (subject.map { " to \($0)" } ?? parent.map { " in \($0)" } ?? "") + marked(names)
        case .removed(let parent):
            return "removed" + ((subject ?? parent).map { " from \($0)" } ?? "") + marked(names)
        case .moved(let old, let new): return "moved: \(old) → \(new)"
        case .frame(let old, let new):
            return "frame \(printed(old)) → \(printed(new))"
        case .drawing(let underOneStack):
            return "draws the same list differently"
                + (underOneStack ? ": raise the rendering revision if that is meant" : "")
        }
    }
}

extension TraceNode.Property {
    /// The value with its name, where that does not go without saying.
    fileprivate func told(named name: String, _ names: ColorNames) -> String {
        (traits.contains(.unspoken) ? "" : name) + names.naming(value.description)
    }
}

extension TraceNode {
    /// What is told of a node that came: the values that a modifier is written with, of a view what tells it from others.
    ///
    /// What has nothing of that kind and nothing inside, such as a shape, is told with its values.
    var details: [Property] {
        let own = ownValues
        if isModifier { return Array(own.prefix(4)) }
        if properties.contains(where: { $0.name == "paint" }) {
            return own.filter { ["shape", "paint"].contains($0.name) }
        }
        let identifying = own.filter { $0.traits.contains(.identifying) }
        return identifying.isEmpty && paint != nil ? Array(own.prefix(4)) : Array(identifying.prefix(4))
    }

    /// What it was written with, but for what goes without saying.
    private var ownValues: [Property] {
        properties.filter {
            $0.traits.isDisjoint(with: [.handedOn, .following]) && $0.value != $0.usual
                && !Property.untold.contains($0.name) && $0.value != .text("") && $0.name != "cornerStyle"
                && !$0.name.hasPrefix("accessibility")
        }
    }

    /// What a shape or a colour is painted with.
    var paint: Property? {
        guard role != .environment else { return nil }
        return properties.first { property in
            guard ["fill", "stroke", "color"].contains(property.name) else { return false }
            switch property.value {
            case .color, .gradient, .material: return true
            default: return false
            }
        }
    }

    /// A view in few words: `Text “Title”`, `Capsule fill #FF0000`.
    var shortDescription: String? {
        if let toldName { return toldName }
        guard paint != nil, role == .written else { return nil }
        return ([name] + details.map { $0.told(named: $0.name + " ", .none) }).joined(separator: " ")
    }

    /// The same of the first view inside of which anything is told.
    var firstDescription: String? { shortDescription ?? children.lazy.compactMap(\.firstDescription).first }

    /// Whether it is a modifier whose values go without saying, all of them.
    var isFlag: Bool { isModifier && !properties.isEmpty && properties.allSatisfy { $0.value == $0.usual } }

    /// `Circle.stroke` beside a `Circle.strokeBorder`: elsewhere what it is stroked with says so.
    func name(inPlaceOf other: TraceNode) -> String {
        let isStroked = other.name == name + ".strokeBorder" && properties.contains { $0.name == "stroke" }
        return isStroked ? name + ".stroke" : name
    }

    /// What it has that the node lacks in whose place it came: the numbers of another shape.
    func details(inPlaceOf old: TraceNode) -> [Property] {
        let known = Set(old.properties.map(\.name))
        return properties.filter { $0.traits.isDisjoint(with: .handedOn) && !known.contains($0.name) }
            .filter { $0.value != $0.usual }.prefix(3).map { $0 }
    }
}

/// Two values in words; of long texts, what differs between them.
private func inWords(_ old: TraceValue?, _ new: TraceValue?) -> (old: String?, new: String?) {
    if case .text(let before) = old, case .text(let after) = new { return excerpts(before, after) }
    return (old?.description, new?.description)
}
