/// What stands in place of a request's number in messages that are none.
enum WorkerMessage {
    /// To a process: what the requests that follow have in common.
    static let settings = -3
    /// To a process: that it says when all so far is done.
    static let finish = -4
    /// To a process: that it tells of its catalogue; and what it tells.
    static let description = -5
    /// From a process: that it takes requests.
    static let greeting = -2
    /// From a process: that all so far is done, or why the run cannot go on, such as a font that cannot be used.
    static let farewell = -1
}

/// Why workers could not do their work.
package struct WorkerError: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
