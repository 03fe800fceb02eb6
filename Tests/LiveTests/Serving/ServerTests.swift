import Testing

/// Suites whose requests each hold a thread until they are answered: one after the other, so that a machine of two cores has
/// a thread left for the server.
@Suite(.serialized) enum ServerTests {}

/// Makes a server whose work goes before that of thousands of tests that are ready to run, and hold the threads of their own
/// priority.
func urgently<R: Sendable>(_ make: @escaping @Sendable () async throws -> R) async throws -> R {
    try await Task(priority: .high, operation: make).value
}
