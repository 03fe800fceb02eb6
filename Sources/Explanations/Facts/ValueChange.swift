import Differences
public import Drawing

/// A named value; `nil` where that side has no such property.
public struct ValueChange: Hashable, Sendable, FactContent {
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

extension ValueChange {
    static func found(in aligned: Aligned, of section: AlignedSection) -> [Finding] {
        guard case .pair(let old, let new) = aligned.step else { return [] }
        let replacement = replacement(old, new, in: aligned.place)
        // Of another kind of view, only what both say.
        let both = Set(old.properties.map(\.name)).intersection(new.properties.map(\.name))
        return valueChanges(old, new, in: aligned.place).compactMap { change in
            if replacement?.isOfOtherKind == true, change.lacksOneSide || !both.contains(change.stated) {
                return nil
            }
            if let told = replacement?.told, change.stated == told { return nil }
            return Finding(
                fact: change.fact, path: aligned.path,
                isInherited: change.isInherited(at: aligned.path, in: section), node: old)
        }
    }

    /// Under the case that says whose value it is.
    private var fact: Fact {
        switch site.standing {
        case .written, .handingOn: .valueChanged(self)
        case .builtIn: .partChanged(self)
        case .control, .author: .authorChanged(self)
        }
    }

    /// Whether a node around this one has the same old and new value under the same name, or is a
    /// modifier that passes one of its values on under another name.
    private func isInherited(at path: [Int], in section: AlignedSection) -> Bool {
        guard let number = path.last, let own = section.pairs[number], !own.new.isModifier else {
            return false
        }
        return path.dropLast().contains { number in
            guard let around = section.pairs[number] else { return false }
            return valueChanges(around.old, around.new, in: nil).contains { outer in
                // The same pair by chance, on two paddings of one style, is no inheritance.
                outer.old == old && outer.new == new
                    && (outer.site.name != site.name || outer.site.owner != site.owner)
            }
        }
    }

    /// `.padding 8 → 12`
    func sentence(_ telling: Telling) -> Sentence {
        let texts = inWords(old, new)
        func named(_ text: String?) -> String {
            text.map { $0.isEmpty ? "“”" : telling.names.naming($0) } ?? "none"
        }
        return Sentence(
            view: telling.ofView + known(telling),
            predicate: (name.isEmpty ? "" : name + " ") + "\(named(texts.old)) → \(named(texts.new))",
            giver: giver.map { $0.isEmpty ? nil : $0 }, isHandedOn: isHandedOn)
    }
}

/// Two values in words; of long texts, what differs between them.
private func inWords(_ old: TraceValue?, _ new: TraceValue?) -> (old: String?, new: String?) {
    if case .text(let before) = old, case .text(let after) = new { return excerpts(before, after) }
    return (old?.description, new?.description)
}
