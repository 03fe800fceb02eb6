import Testing

/// Suites whose requests each hold a thread until they are answered: one after the other, so that a machine of two cores has
/// a thread left for the server.
@Suite(.serialized) enum ServerTests {}
