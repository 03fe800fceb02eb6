import Foundation
import SpecimenCommand

/// The work of `scripts/benchmark`, one part a process; see its usage text.
///
/// `specimen-benchmark tool …` is the `specimen` command line over the benchmark's own catalogue, which
/// holds every picture `SPECIMEN_BENCHMARK_COPIES` times. Anything else prints one line of JSON.
@main struct Main {
    static func main() async throws {
        let copies = ProcessInfo.processInfo.environment["SPECIMEN_BENCHMARK_COPIES"].flatMap(Int.init)
        guard let work = Work(CommandLine.arguments.dropFirst()) else {
            await SpecimenCommand.main(catalog: benchmarkCatalog(copies: copies ?? 1))
        }
        try await MainActor.run { try work.run() }
    }
}
