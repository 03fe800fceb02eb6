/// Which of the tiles that cover pairs are drawn where not all may be.
struct CoverBudget {
    /// Of each plan, how many of its tiles are taken, the first ones.
    private(set) var taken: [Int]

    /// - Parameters:
    ///   - new: of each plan how many new pairs each of its tiles has, the most first.
    ///   - budget: how many tiles may be taken; `nil` for all.
    init(_ new: [[Int]], budget: Int?) {
        guard let budget else {
            taken = new.map(\.count)
            return
        }
        taken = new.map { _ in 0 }
        var rest = budget
        // What has no picture at all comes first.
        for plan in new.indices where rest > 0 && !new[plan].isEmpty {
            taken[plan] = 1
            rest -= 1
        }
        let others = new.enumerated().flatMap { plan, gains in
            gains.enumerated().dropFirst().map { (gain: $0.element, plan: plan, place: $0.offset) }
        }.sorted { ($1.gain, $0.plan, $0.place) < ($0.gain, $1.plan, $1.place) }
        for other in others.prefix(rest) { taken[other.plan] += 1 }
    }
}
