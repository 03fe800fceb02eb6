/// What an option stands for among those that one chooses from: the value of `.tag`.
package struct OptionTag {
    private let value: any TagValue

    nonisolated package init<V: Hashable>(_ value: V, includeOptional: Bool = true) {
        self.value = StoredTag(value: value, includesOptional: includeOptional)
    }

    /// Whether it is the tag of `selection`; a value of another type is another value, but that `V` also tags `V?`
    /// unless told otherwise.
    package func stands<S: Hashable>(for selection: S) -> Bool { value.stands(for: selection) }

    /// Whether it is the tag of one of them, found by its hash.
    package func stands<S: Hashable>(forAnyOf selections: Set<S>) -> Bool {
        value.stands(forAnyOf: selections)
    }
}

/// What a view is in a list of options.
package enum OptionPart {
    case option, divider, header, footer
}

private protocol TagValue {
    func stands<S: Hashable>(for selection: S) -> Bool
    func stands<S: Hashable>(forAnyOf selections: Set<S>) -> Bool
}

private struct StoredTag<V: Hashable>: TagValue {
    let value: V
    let includesOptional: Bool

    func stands<S: Hashable>(for selection: S) -> Bool {
        // Casts alone would find 1 in an optional, and optionals in each other.
        if S.self == V.self { return selection as? V == value }
        guard includesOptional, S.self == V?.self, let selection = selection as? V else { return false }
        return selection == value
    }

    func stands<S: Hashable>(forAnyOf selections: Set<S>) -> Bool {
        let tag: S? =
            if S.self == V.self { value as? S } else if includesOptional, S.self == V?.self {
                V?.some(value) as? S
            } else { nil }
        return tag.map(selections.contains) ?? false
    }
}

/// Under these keys layouts and controls find what views say of themselves.
private enum TagKey {}
private enum ElementKey {}
private enum PartKey {}

extension LayoutNode {
    /// The tag that was written, or that a `ForEach` has given.
    package final var optionTag: OptionTag? {
        (layoutValue(ObjectIdentifier(TagKey.self)) ?? layoutValue(ObjectIdentifier(ElementKey.self)))
            as? OptionTag
    }

    package final var optionPart: OptionPart {
        layoutValue(ObjectIdentifier(PartKey.self)) as? OptionPart ?? .option
    }

    package final func tagged(_ tag: OptionTag) -> LayoutNode {
        TraitNode(self, values: [ObjectIdentifier(TagKey.self): tag], name: ".tag")
    }
}

/// Around views that are options of a control, which reads their tags.
private final class OptionGatherer {}

extension Gatherings {
    var areOptions: Bool { self[OptionGatherer.self] != nil }
}

extension Unfolding {
    /// The nodes of views that are options of a control: they know their tags, and which of them are none.
    @MainActor package mutating func options<V: View>(of content: V) -> [LayoutNode] {
        let (outer, axis) = (gatherings, stackAxis)
        gatherings[OptionGatherer.self] = OptionGatherer()
        stackAxis = nil
        let nodes = nodes(of: content, slot: 0)
        (gatherings, stackAxis) = (outer, axis)
        return nodes
    }

    /// Unfolds an element of a collection, which tags its views where they have no tag of their own.
    @MainActor mutating func unfoldElement<V: View, ID: Hashable>(_ content: V, id: ID, slot: Int) {
        let start = nodes.count
        unfold(content, slot: slot)
        guard gatherings.areOptions else { return }
        addTraits([ObjectIdentifier(ElementKey.self): OptionTag(id)], from: start)
    }

    /// Unfolds what stands among options without being one.
    @MainActor mutating func unfoldPart(_ part: OptionPart, _ content: (inout Unfolding) -> Void) {
        let start = nodes.count
        content(&self)
        guard gatherings.areOptions else { return }
        addTraits([ObjectIdentifier(PartKey.self): part], from: start)
    }

    private mutating func addTraits(_ values: [ObjectIdentifier: Any], from start: Int) {
        for index in start..<nodes.count {
            let node = TraitNode(nodes[index], values: values, name: ".tag")
            node.owner = owner
            wrapNode(at: index, in: node)
        }
    }
}

extension View {
    /// Says what each view here stands for in the control that it is an option of.
    ///
    /// - Parameter includeOptional: whether a selection of type `V?` finds it, too.
    nonisolated public func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> ModifiedContent<Self, NodeModifier> {
        let tag = OptionTag(tag, includeOptional: includeOptional)
        return modifier(NodeModifier { node, _ in node.tagged(tag) })
    }
}
