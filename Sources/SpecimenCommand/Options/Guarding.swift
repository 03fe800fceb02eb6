internal import ArgumentParser
internal import Catalog
import Foundation
internal import Rendering
internal import Streams

extension CatalogCommand {
    /// Runs `action` on the main actor and turns what it throws into a message and an exit code.
    ///
    /// - Parameter isVerdict: whether the exit code is the answer, which stands also where nobody reads the words.
    @MainActor func guarded(
        _ invocation: Invocation, isVerdict: Bool = false,
        _ action: @MainActor (Console, inout Outcome) async throws -> Void
    ) async throws {
        let console = Console(isQuiet: saying.quiet)
        var outcome = Outcome()
        outcome.add(invocation.opened?.code ?? 0)
        let problems = invocation.parts.flatMap(\.problems)
        for problem in problems { console.error(problem) }
        if !problems.isEmpty { throw ExitCode(3) }
        do {
            try await action(console, &outcome)
        } catch let error as ValidationError {
            // What does not compile may have what was meant.
            if outcome.code == 3, invocation.opened != nil {
                console.error(harmless(error.message))
            } else {
                // A usage error is said in several lines, each of which is ours.
                throw ValidationError(harmless(error.message))
            }
        } catch let error as LookupError {
            throw ValidationError(harmless(error.advice))
        } catch let error as ExitCode {
            throw error
        } catch {
            console.error("\(error)")
            outcome.add(3)
        }
        console.clearProgress()
        if let problem = console.outputProblem(isVerdict: isVerdict) {
            console.error(problem)
            outcome.add(3)
        }
        try outcome.finish()
    }
}

extension LookupError {
    /// The error, and the command that shows what there is.
    var advice: String {
        switch self {
        case .unknown: "\(self); \(OfferedCommand(["list"])) shows them"
        case .noTile(_, let specimen, _):
            "\(self); \(OfferedCommand(["list", "--tiles"] + optionWords("filter", specimen))) shows them"
        }
    }
}
