import Catalog
import Foundation
import SpecimenCommand
import Streams
import ViewCore

/// The program that a source file becomes: the command line over what was found in it.
public enum __SpecimenProgram {
    /// - Parameters:
    ///   - group: what ids begin with.
    ///   - pieces: of each file.
    public static func main(group: String, pieces: [@Sendable () -> [__SpecimenPiece]]) async -> Never {
        let environment = ProcessInfo.processInfo.environment
        let settings = ProgramSettings(environment)
        ProcessLimits.apply(isWorker: settings.isWorker)
        if !settings.isWorker, let output = settings.output, let error = settings.error {
            StandardStream.use(output: output, error: error)
        }
        var colors = ColorCatalog()
        for folder in settings.catalogs { colors = ColorCatalog(folder: folder).merging(colors) }
        // A colour that cannot be read is one that is missing, which its pictures show.
        if !settings.isWorker {
            for problem in colors.problems {
                StandardStream.error.write(harmlessLine("warning: \(problem)") + "\n")
            }
        }
        colors.problems = []
        let found = pieces.flatMap { $0() }
        let declared = Set(found.filter(\.isDeclared).flatMap(\.specimens).map { $0.id.lowercased() })
        let specimens = found.flatMap { piece in
            piece.specimens.filter { piece.isDeclared || !declared.contains($0.id.lowercased()) }
        }
        let catalog = Catalog(group, colors: colors) { specimens }
        var run = SourceRun()
        run.words = settings.sources
        run.isPart = settings.isPart
        run.isolates = settings.isolates
        run.owner = "Source-" + group
        await SpecimenCommand.main(catalog: catalog, of: run, tool: settings.tool) { code in
            guard let done = settings.done, !settings.isWorker else { return }
            var byte = UInt8(truncatingIfNeeded: code)
            _ = unsafe write(done, &byte, 1)
        }
    }
}

/// What the process that has started this one tells it by its environment.
struct ProgramSettings {
    let isWorker: Bool
    /// Descriptors that are nobody else's.
    let output: Int32?
    let error: Int32?
    let done: Int32?
    let isPart: Bool
    let isolates: Bool
    let tool: String
    let sources: [String]
    let catalogs: [String]

    init(_ environment: [String: String]) {
        isWorker = CommandLine.arguments.dropFirst(2).first?.hasPrefix("--worker=") ?? false
        output = environment["SPECIMEN_OUTPUT"].flatMap { Int32($0) }
        error = environment["SPECIMEN_ERROR"].flatMap { Int32($0) }
        done = environment["SPECIMEN_DONE"].flatMap { Int32($0) }
        isPart = environment["SPECIMEN_PART"] != nil
        isolates = environment["SPECIMEN_ISOLATES"] != nil
        tool = environment["SPECIMEN_TOOL"] ?? "specimen"
        sources = ProgramSettings.list(environment["SPECIMEN_SOURCES"])
        catalogs = ProgramSettings.list(environment["SPECIMEN_CATALOGS"])
    }

    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map(String.init)
    }
}
