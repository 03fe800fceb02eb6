internal import ArgumentParser

/// Whether a few tiles are to stand for all.
struct CoverOptions: ParsableArguments {
    enum Cover: String, ExpressibleByArgument, CaseIterable {
        case pairs, triples
    }

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Only as few tiles as have each pair of values together, or each three values, of the axes that change the \
            picture. Other axes stay where they usually are. pairs or triples.
            """, valueName: "pairs or triples"))
    var cover: Cover?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How many axes each combination of values is of: 2 is --cover pairs, 3 is --cover triples.",
            valueName: "2 or 3"))
    var strength: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            At most so many tiles, of the first tile of each specimen and then those with the most new pairs of \
            values. Says how many pairs are left. Without --cover, of pairs.
            """, valueName: "n"))
    var budget: Int?

    func validate() throws {
        if let strength, !(2...3).contains(strength) {
            throw ValidationError("--strength takes 2, for pairs of values, or 3, not \(strength)")
        }
        if let cover, let strength, strength != (cover == .pairs ? 2 : 3) {
            throw ValidationError(
                "--cover \(cover.rawValue) and --strength \(strength) differ: leave one out")
        }
        if let budget, budget < 1 { throw ValidationError("--budget takes a number from 1, not \(budget)") }
    }

    /// How many axes a combination is of; `nil` where every tile is wanted.
    var size: Int? { cover.map { $0 == .pairs ? 2 : 3 } ?? strength ?? budget.map { _ in 2 } }

    /// What another command has to be told to choose the same.
    var words: [String] {
        (cover.map { optionWords("cover", $0.rawValue) } ?? [])
            + (strength.map { optionWords("strength", "\($0)") } ?? [])
            + (budget.map { optionWords("budget", "\($0)") } ?? [])
    }
}
