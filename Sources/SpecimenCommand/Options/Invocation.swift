internal import ArgumentParser
internal import Catalog
internal import Golden

/// What a command works on and with, instead of anything that a whole process would share.
struct Invocation: Sendable {
    let catalog: Catalog
    /// Who the goldens belong to that this records.
    let owner: GoldenOwner
    /// Whether a golden that no specimen draws is this catalogue's to call stale and to delete.
    func owns(_ golden: GoldenOwner) -> Bool {
        if golden == owner { return true }
        let run = SourceRun.current
        guard let group = run.name, golden == .command(SourceGoldens.formerOwner(of: group)) else {
            return false
        }
        return run.ownsNamesakes()
    }

    /// The file of this program, so that processes of it can be started.
    let program: String
    /// What it was called with, its name left out.
    let arguments: [String]

    /// Whether another process of this program reads the answers, and says what is to be said.
    var isWorker: Bool {
        arguments.dropFirst().first?.hasPrefix("--\(WorkerOptions.name)=") ?? false
    }
}

/// A command over a catalogue.
protocol CatalogCommand: AsyncParsableCommand, Sendable {
    var saying: SayingOptions { get }
    func run(in invocation: Invocation) async throws
}
