/// What is known of one kind of fact, and how it is told.
protocol FactContent: Sendable {
    /// Whose view or modifier it is about.
    var site: Site { get }
    /// The words by which the view is known among others of its kind; `nil` where it is told without.
    var words: String? { get set }
    /// Drops what one tile alone knows, for what is told of many tiles at once.
    mutating func forgetDetails()
    func sentence(_ telling: Telling) -> Sentence
}

extension FactContent {
    var words: String? {
        get { nil }
        set {}
    }

    mutating func forgetDetails() {}

    /// The words that the view is known by, or else its marks; it is known by its identifier where it has one.
    func known(_ telling: Telling) -> String {
        if let words, site.identifier == nil { return " “\(words)”" }
        return telling.marked
    }
}
