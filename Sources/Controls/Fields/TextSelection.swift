/// A part of a text that is selected, or the place of the caret; pictures show neither.
public struct TextSelection: Hashable, Sendable {
    /// Which characters.
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
    }

    public let indices: Indices

    nonisolated public init(range: Range<String.Index>) { indices = .selection(range) }
    nonisolated public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        }
    }
}
