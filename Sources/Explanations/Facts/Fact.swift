/// One way in which a tile came about differently: which view or modifier, and what about it.
///
/// Each case has a type of its own, in a file of its own: what is known, how it is found and how it is told.
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
}

extension Fact {
    /// What is known of it. A new case stands here, and what finds it in `finders`, if an alignment shows it.
    private var known: Known {
        switch self {
        case .valueChanged(let change): Known(change, Fact.valueChanged)
        case .partChanged(let change): Known(change, Fact.partChanged)
        case .authorChanged(let change): Known(change, Fact.authorChanged)
        case .inserted(let view): Known(view, Fact.inserted, sentence: view.sentenceOfInserted)
        case .removed(let view): Known(view, Fact.removed, sentence: view.sentenceOfRemoved)
        case .replaced(let replacement): Known(replacement, Fact.replaced)
        case .restyled(let restyling): Known(restyling, Fact.restyled)
        case .moved(let move): Known(move, Fact.moved)
        case .reordered(let reordering): Known(reordering, Fact.reordered)
        case .frameChanged(let change): Known(change, Fact.frameChanged)
        case .drawnDifferently(let underOneStack):
            Known(Redrawing(underOneStack: underOneStack)) {
                .drawnDifferently(underOneStack: $0.underOneStack)
            }
        }
    }

    /// What finds facts in one step of an alignment, in the order in which they are told of one view.
    static let finders: [@Sendable (Aligned, AlignedSection) -> [Finding]] = [
        LoneView.found, Replacement.found, ValueChange.found, Move.found, Reordering.found, FrameChange.found,
    ]

    /// Whose view or modifier it is about.
    public var site: Site { known.content.site }

    /// The words by which its view is known.
    var words: String? { known.content.words }

    /// The same of a view that is not told by words.
    var withoutWords: Fact { known.withoutWords() }

    /// The same without what one tile alone knows.
    var withoutDetails: Fact { known.withoutDetails() }

    func sentence(_ telling: Telling) -> Sentence { known.sentence(telling) }
}

/// What is known of a fact, whatever its case.
private struct Known {
    let content: any FactContent
    let sentence: (Telling) -> Sentence
    let withoutWords: () -> Fact
    let withoutDetails: () -> Fact

    /// - Parameter fact: the case.
    init<Content: FactContent>(
        _ content: Content, _ fact: @escaping (Content) -> Fact, sentence: ((Telling) -> Sentence)? = nil
    ) {
        func changed(_ change: (inout Content) -> Void) -> Fact {
            var copy = content
            change(&copy)
            return fact(copy)
        }
        self.content = content
        self.sentence = sentence ?? content.sentence
        withoutWords = { changed { $0.words = nil } }
        withoutDetails = { changed { $0.forgetDetails() } }
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
