/// Takes the warnings of values that know nothing of the tile they are in.
@MainActor package enum ValueWarnings {
    /// Set by what lays tiles out, which stands above values and knows the tile whose pass or actions are running.
    package static var hear: @MainActor (String) -> Void = { _ in }
}
