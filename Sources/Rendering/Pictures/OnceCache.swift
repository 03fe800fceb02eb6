import Foundation

/// Values that are made once, by the thread that asks first, while others wait for them; what was not asked
/// for lately goes, in halves, so that memory stays bounded.
final class OnceCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Kept {
        let value: Value
        let cost: Int
    }

    private final class State: @unchecked Sendable {
        // Everything below is only touched with the condition's lock held.
        let condition = NSCondition()
        var young: [Key: Kept] = [:]
        var old: [Key: Kept] = [:]
        /// Of the young ones together.
        var cost = 0
        var pending: Set<Key> = []
        var waiting = 0
    }

    private let state = State()
    private let limit: Int
    private let cost: @Sendable (Value) -> Int

    /// - Parameters:
    ///   - limit: bytes that are kept at most.
    ///   - cost: bytes of a value, about.
    init(limit: Int, cost: @escaping @Sendable (Value) -> Int) {
        self.limit = limit / 2
        self.cost = cost
    }

    /// The value kept for `key`, or what `make` returns; an error is thrown to its own caller only.
    func value<Failure: Error>(
        for key: Key, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let known = begin(key) { return known }
        let value: Value
        do {
            value = try make()
        } catch {
            end(key, nil)
            throw error
        }
        end(key, value)
        return value
    }

    /// The value that is kept for `key`, if there is one.
    func cachedValue(for key: Key) -> Value? {
        state.condition.lock()
        defer { state.condition.unlock() }
        return (state.young[key] ?? state.old[key])?.value
    }

    /// The value, if need be after another thread has made it; `nil` makes it the caller's turn.
    private func begin(_ key: Key) -> Value? {
        state.condition.lock()
        defer { state.condition.unlock() }
        while true {
            if let known = state.young[key] { return known.value }
            if let known = state.old.removeValue(forKey: key) {
                keep(known, for: key)
                return known.value
            }
            if state.pending.insert(key).inserted { return nil }
            state.waiting += 1
            state.condition.wait()
            state.waiting -= 1
        }
    }

    private func end(_ key: Key, _ value: Value?) {
        state.condition.lock()
        state.pending.remove(key)
        if let value { keep(Kept(value: value, cost: cost(value)), for: key) }
        if state.waiting > 0 { state.condition.broadcast() }
        state.condition.unlock()
    }

    /// Keeps a value unless it alone costs more than there is room for.
    private func keep(_ value: Kept, for key: Key) {
        guard value.cost <= limit else { return }
        if state.cost + value.cost > limit {
            state.old = state.young
            state.young = [:]
            state.cost = 0
        }
        state.young[key] = value
        state.cost += value.cost
    }
}
