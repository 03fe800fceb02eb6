internal import ArgumentParser
internal import Catalog

/// What a command works on and with, instead of anything that a whole process would share.
struct Invocation: Sendable {
    let catalog: Catalog
    /// The file of this program, so that processes of it can be started.
    let program: String
    /// What it was called with, its name left out.
    let arguments: [String]
}

/// A command over a catalogue.
protocol CatalogCommand: AsyncParsableCommand, Sendable {
    func run(in invocation: Invocation) async throws
}
