/// Who does the requests of a run.
package struct Workers: Sendable {
    /// Threads that draw, together.
    package let count: Int

    package init(count: Int) { self.count = max(count, 1) }
}
