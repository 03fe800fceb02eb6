/// Why a source file could not be shown, with what to do.
struct SourceError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
