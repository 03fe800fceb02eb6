extension Fact {
    /// The words by which its view is known.
    var words: String? {
        switch self {
        case .valueChanged(let change), .partChanged(let change), .authorChanged(let change): change.words
        case .inserted(let view), .removed(let view): view.words
        case .replaced(let replacement): replacement.words
        case .moved(let move): move.words
        case .restyled, .reordered, .frameChanged, .drawnDifferently: nil
        }
    }

    /// The same of a view that is not told by words.
    var withoutWords: Fact {
        switch self {
        case .valueChanged(let change): .valueChanged(change.withoutWords)
        case .partChanged(let change): .partChanged(change.withoutWords)
        case .authorChanged(let change): .authorChanged(change.withoutWords)
        case .inserted(let view): .inserted(view.withoutWords)
        case .removed(let view): .removed(view.withoutWords)
        case .replaced(let replacement): .replaced(replacement.withoutWords)
        case .moved(let move): .moved(move.withoutWords)
        case .restyled, .reordered, .frameChanged, .drawnDifferently: self
        }
    }
}

/// What may tell its view by words.
private protocol KnownByWords {
    var words: String? { get set }
}

extension KnownByWords {
    fileprivate var withoutWords: Self {
        var copy = self
        copy.words = nil
        return copy
    }
}

extension ValueChange: KnownByWords {}
extension LoneView: KnownByWords {}
extension Replacement: KnownByWords {}
extension Move: KnownByWords {}
