internal import ArgumentParser
internal import Catalog
import Foundation
internal import Rendering

extension CatalogCommand {
    /// Runs `action` on the main actor and turns what it throws into a message and an exit code.
    func guarded(
        _ invocation: Invocation,
        _ action: @MainActor (Console, inout Outcome) async throws -> Void
    ) async throws {
        signal(SIGPIPE, SIG_IGN)
        try await perform(invocation, action)
    }

    @MainActor private func perform(
        _ invocation: Invocation, _ action: @MainActor (Console, inout Outcome) async throws -> Void
    ) async throws {
        let console = Console(isSilent: invocation.isWorker)
        let catalog = invocation.catalog
        var outcome = Outcome()
        let problems = catalog.problems + catalog.specimens.flatMap(\.problems)
        for problem in problems { console.error(problem) }
        if !problems.isEmpty { throw ExitCode(3) }
        do {
            try await action(console, &outcome)
        } catch let error as ValidationError {
            throw error
        } catch let error as LookupError {
            throw ValidationError(error.advice)
        } catch let error as ExitCode {
            throw error
        } catch {
            console.error("\(error)")
            outcome.add(3)
        }
        console.clearProgress()
        try outcome.finish()
    }
}

extension LookupError {
    /// The error, and the command that shows what there is.
    var advice: String {
        switch self {
        case .unknown: "\(self); 'specimen list' shows them"
        case .noTile(_, let specimen, _):
            "\(self); 'specimen list --tiles --filter \(specimen)' shows them"
        }
    }
}
