/// How many answers of views a pass may work out, so that a tile ends whatever is in it.
///
/// Layout asks a view for a handful of sizes, for some dozens where containers of all kinds alternate. A `Layout`
/// of the user's may ask its views for any number, and nested ones multiply. Answers are counted rather than
/// time, so that the same tile ends at the same view on every machine.
package struct LayoutLimit: Sendable {
    /// Answers for each level of the pass, on the average: a view is one, and its place in another is one.
    package var perLevel = 500
    /// What a pass may have however few its views are.
    package var atLeast = 200_000
    /// What a pass may have however many its views are: a hundred for each that a pass may have side by side.
    package var atMost = 20_000_000

    package init() {}

    package func answers(levels: Int) -> Int {
        let (product, isTooLarge) = levels.multipliedReportingOverflow(by: perLevel)
        return isTooLarge ? atMost : min(max(product, atLeast), atMost)
    }
}
