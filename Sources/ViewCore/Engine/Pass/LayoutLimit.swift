/// How many answers of views a pass may work out, so that a tile ends whatever is in it.
///
/// Layout asks a view for a handful of sizes, for some dozens where containers of all kinds alternate. But there are
/// containers that ask for two new sizes where they are asked for one: nested, they ask for powers of two, each of
/// which differs from all others by a little. And a `Layout` of the user's may ask its views for any number.
///
/// So past a first limit, a view that has had its share of questions answers a further one as the nearest that it
/// knows. That leaves some hundred answers for each view; the second limit is for what is left, views that are made
/// during layout or have to forget. Answers are counted rather than time, so that the same tile ends at the same
/// view on every machine.
package struct LayoutLimit: Sendable {
    /// Answers for each level of the pass, on the average: a view is one, and its place in another is one.
    package var perLevel: Int
    /// What a pass may have however few its views are.
    package var atLeast: Int
    /// What a pass may have however many its views are: a hundred for each that a pass may have side by side.
    package let atMost = 20_000_000
    /// Questions of one sort, for sizes, lengths or guides, that each view answers exactly past the first limit.
    package var perView: Int
    /// The second limit, in parts of the first.
    package var last: Int

    package init(perLevel: Int = 100, atLeast: Int = 40_000, perView: Int = 64, last: Int = 5) {
        self.perLevel = perLevel
        self.atLeast = atLeast
        self.perView = perView
        self.last = last
    }

    /// The first limit.
    package func answers(levels: Int) -> Int {
        let (product, isTooLarge) = levels.multipliedReportingOverflow(by: perLevel)
        return isTooLarge ? atMost : min(max(product, atLeast), atMost)
    }
}

/// Lets a test prove that answers do not depend on the cache.
package enum LayoutCaching {
    @exclusivity(unchecked) nonisolated(unsafe) package static var isOn = true
}
