/// What a worker process says first: that it takes requests.
enum WorkerGreeting {
    /// In place of a request's.
    static let place = -2

    static func write(to message: inout MessageWriter) { message.write(place) }
}

/// What a worker process says last.
struct WorkerFarewell: Sendable {
    /// In place of a request's.
    static let place = -1
    /// What keeps the whole run from going on, such as a font that cannot be used.
    let problem: String?

    init(problem: String?) { self.problem = problem }

    init(_ message: inout MessageReader) throws(BrokenMessage) {
        problem = try message.optional { (m) throws(BrokenMessage) in try m.text() }
    }

    func write(to message: inout MessageWriter) {
        message.write(WorkerFarewell.place)
        message.write(problem) { $0.write($1) }
    }
}

/// Why workers could not do their work.
package struct WorkerError: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
