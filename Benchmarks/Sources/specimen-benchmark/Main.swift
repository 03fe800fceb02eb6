import Foundation
import SpecimenCommand

/// The work of `scripts/benchmark`, one part a process: W1, W2 and the others print one line of JSON,
/// LAYOUT one for each of its parts.
///
/// Any other first argument is a command of `specimen` over the benchmark's own catalogue, which holds
/// every picture `SPECIMEN_BENCHMARK_COPIES` times.
@main struct Main {
    static func main() async throws {
        let copies = ProcessInfo.processInfo.environment["SPECIMEN_BENCHMARK_COPIES"].flatMap(Int.init)
        if CommandLine.arguments.dropFirst().first == "LAYOUT" {
            return await MainActor.run { measureLayout() }
        }
        guard let work = Work(CommandLine.arguments.dropFirst()) else {
            await SpecimenCommand.main(catalog: benchmarkCatalog(copies: copies ?? 1))
        }
        try await MainActor.run { try work.run() }
    }
}
