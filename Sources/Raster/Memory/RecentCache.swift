/// Values by all that decides them; what was not asked for lately goes, in halves, so that memory stays
/// bounded.
struct RecentCache<Key: Hashable, Value> {
    private let limit: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private(set) var cost = 0

    /// - Parameter limit: what the values of one half may cost together.
    init(limit: Int) { self.limit = limit }

    /// The value kept for a key; a half that is about to go gives it on.
    mutating func value(for key: Key, cost: Int = 1) -> Value? { value(for: key) { _ in cost } }

    /// The same where what is kept tells what it costs.
    mutating func value(for key: Key, costing cost: (Value) -> Int) -> Value? {
        if let hit = young[key] { return hit }
        guard let known = old[key] else { return nil }
        insert(known, for: key, cost: cost(known))
        return known
    }

    /// Keeps a value unless it alone costs more than the limit.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        guard cost <= limit else { return }
        if self.cost + cost > limit {
            old = young
            young = [:]
            self.cost = 0
        }
        young[key] = value
        self.cost += cost
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
        cost = 0
    }
}
