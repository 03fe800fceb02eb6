import Foundation
import Pixels
import SpecimenCommand

/// The work of `scripts/measure/speed`, one part a process: W1, W2 and the others print one line of JSON,
/// LAYOUT one for each of its parts; WIDE is one wide container.
///
/// Any other first argument is a command of `specimen` over the benchmark's own catalogue, which holds
/// every picture `SPECIMEN_BENCHMARK_COPIES` times.
@main struct Main {
    // Not asynchronous: callgrind does not survive the main loop that such a program ends in.
    @MainActor static func main() throws {
        let copies = ProcessInfo.processInfo.environment["SPECIMEN_BENCHMARK_COPIES"].flatMap(Int.init)
        if CommandLine.arguments.dropFirst().first == "LAYOUT" { return measureLayout() }
        if CommandLine.arguments.dropFirst().first == "WIDE" {
            return WideWork(CommandLine.arguments.dropFirst(2)).run()
        }
        guard let work = Work(CommandLine.arguments.dropFirst()) else {
            Task { await SpecimenCommand.main(catalog: benchmarkCatalog(copies: copies ?? 1)) }
            // The command ends the process.
            while true { RunLoop.main.run(until: .distantFuture) }
        }
        // As every command does.
        KeptMemory.keep()
        try work.run()
    }
}
