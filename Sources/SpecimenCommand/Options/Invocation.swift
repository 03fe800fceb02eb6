internal import ArgumentParser
internal import Catalog
internal import Golden

/// What a command works on and with, instead of anything that a whole process would share.
struct Invocation: Sendable {
    /// The program's own catalogue, or those of source files.
    let parts: [CatalogPart]
    /// What was opened, where source files are named.
    let opened: OpenedSources?
    /// The file of this program, so that processes of it can be started.
    let program: String

    /// Whether there are, or could be, several parts that one sum is made of.
    var isSeveral: Bool { opened?.isSeveral ?? false }

    /// All specimens.
    var catalog: Catalog { parts.count == 1 ? parts[0].catalog : Catalog(joining: parts.map(\.catalog)) }
}

/// A command over a catalogue.
protocol CatalogCommand: AsyncParsableCommand, Sendable {
    var saying: SayingOptions { get }
    /// What it wants of source files, where it takes such.
    var sourceRequest: SourceRequest? { get }
    /// What is done before anything else, also before source files are compiled.
    func begin()
    func run(in invocation: Invocation) async throws
}

extension CatalogCommand {
    var sourceRequest: SourceRequest? { nil }
    func begin() {}
}
