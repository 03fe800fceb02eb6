/// Kinds of guides by who states them: text has baselines, `alignmentGuide` may set any.
package struct StatedGuides: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let none: StatedGuides = []
    package static let baselines = StatedGuides(rawValue: 1)
    /// Any across, and any down but baselines.
    static let horizontal = StatedGuides(rawValue: 2)
    static let vertical = StatedGuides(rawValue: 4)
    package static let all: StatedGuides = [.baselines, .horizontal, .vertical]

    /// The kind that `key` is of.
    init(_ key: AlignmentKey) {
        switch (key.axis, key.kind) {
        case (.horizontal, _): self = .horizontal
        case (.vertical, .firstTextBaseline), (.vertical, .lastTextBaseline): self = .baselines
        case (.vertical, _): self = .vertical
        }
    }

    func includes(_ key: AlignmentKey) -> Bool { contains(StatedGuides(key)) }
}

extension [LayoutNode] {
    /// What any of the nodes may state.
    var statedGuides: StatedGuides { reduce(into: .none) { $0.formUnion($1.knownGuides) } }
}
