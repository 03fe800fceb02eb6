import Drawing
import Foundation

/// `.alignmentGuide`: states a guide's value.
final class AlignmentGuideNode: WrapperNode {
    private let key: AlignmentKey
    private let journal: Journal
    private let value: (ViewDimensions) -> CGFloat

    init(
        _ child: LayoutNode, _ key: AlignmentKey, _ journal: Journal,
        _ value: @escaping (ViewDimensions) -> CGFloat
    ) {
        self.key = key
        self.journal = journal
        self.value = value
        super.init(child, .alignmentGuide)
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == self.key else { return child.statedGuide(key, for: proposal) }
        return journal.usable(value(child.dimensions(proposal)), ".alignmentGuide(.\(key.name),")
    }
    override var statedGuides: StatedGuides { child.knownGuides.union(StatedGuides(key)) }
    override var traceName: String { ".alignmentGuide(.\(key.name))" }
    override var traceProperties: [TraceNode.Property] {
        guard let value = explicitGuide(key, for: placedProposal) else { return [] }
        return [.init("value", .length(value), [.unspoken, .following])]
    }
}

/// Attributes that only the parent's layout or drawing order reads.
final class TraitNode: WrapperNode {
    private let ownPriority: Double?
    private let ownZIndex: Double?
    private let values: [ObjectIdentifier: Any]
    private let name: String
    private let properties: [TraceNode.Property]
    /// Which of the nodes it is that one written view has come to.
    private let part: Int?

    init(
        _ child: LayoutNode, priority: Double? = nil, zIndex: Double? = nil,
        values: [ObjectIdentifier: Any] = [:], name: String = ".layoutValue",
        properties: [TraceNode.Property] = [], part: Int? = nil
    ) {
        self.part = part
        ownPriority = priority
        ownZIndex = zIndex
        self.values = values
        self.name = name
        self.properties = properties
        super.init(child, .trait)
    }

    override var priority: Double { ownPriority ?? child.priority }
    override var zIndex: Double { ownZIndex ?? child.zIndex }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        values[key] ?? child.layoutValue(key)
    }
    override var traceName: String {
        ownPriority != nil ? ".layoutPriority" : ownZIndex != nil ? ".zIndex" : name
    }
    override var traceProperties: [TraceNode.Property] {
        if let part {
            // That a cell comes before a row's others is no change of them.
            let value = TraceValue.number(Double(part))
            return [.init(TraceNode.Property.part, value, .following, usual: value)]
        }
        return (ownPriority ?? ownZIndex).map { [.init("value", .number($0), .unspoken)] } ?? properties
    }
}

extension LayoutNode {
    /// The node with a value for a container around.
    package final func noting(_ value: Any, _ key: ObjectIdentifier, _ name: String) -> LayoutNode {
        TraitNode(self, values: [key: value], name: name)
    }
}
