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
    ///   - places: the user's paths by the compiler's own names of his files.
    public static func main(
        group: String, pieces: [@Sendable () -> [__SpecimenPiece]], places: [(String, String)] = []
    ) async -> Never {
        // Before what makes specimens, which is somebody's.
        SpecimenCommand.rememberFolder()
        let environment = ProcessInfo.processInfo.environment
        let settings = ProgramSettings(environment)
        ProcessLimits.apply(isWorker: settings.isWorker, isIsolating: settings.isolates)
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
        run.platform = settings.platform.flatMap(Platform.init)
        run.isOfSeveralPlatforms = settings.isOfSeveralPlatforms
        run.isolates = settings.isolates
        run.isIncomplete = settings.isIncomplete
        run.hasUsualGoldens = settings.hasUsualGoldens
        run.name = group
        run.group = IDSpelling.part(group)
        run.place = settings.place
        if let identity = settings.identity, let root = settings.goldensParent {
            run.ownsNamesakes = { SourceGoldens.isAlone(group, identity: identity, below: root) }
        }
        run.places = Dictionary(places) { first, _ in first }
        run.logs = environment["TMPDIR"]
        if settings.isWorker || settings.isolates {
            run.renewLimits = { ProcessLimits.renew(isWorker: settings.isWorker) }
        }
        let totals = run.totals
        await SpecimenCommand.main(catalog: catalog, of: run, tool: settings.tool) { code in
            guard let done = settings.done, !settings.isWorker else { return }
            let message = [UInt8(truncatingIfNeeded: code)] + Array(totals.text.utf8)
            _ = unsafe write(done, message, message.count)
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
    let platform: String?
    let isOfSeveralPlatforms: Bool
    let isolates: Bool
    let isIncomplete: Bool
    let hasUsualGoldens: Bool
    /// Whose goldens it records and deletes: its file or folder, the folder that the goldens' folder is in, and the one
    /// as the other sees it.
    let identity: String?
    let goldensParent: String?
    let place: String?
    let tool: String
    let sources: [String]
    let catalogs: [String]

    init(_ environment: [String: String]) {
        isWorker = CommandLine.arguments.dropFirst(2).first?.hasPrefix("--worker=") ?? false
        output = environment["SPECIMEN_OUTPUT"].flatMap { Int32($0) }
        error = environment["SPECIMEN_ERROR"].flatMap { Int32($0) }
        done = environment["SPECIMEN_DONE"].flatMap { Int32($0) }
        isPart = environment["SPECIMEN_PART"] != nil
        platform = environment["SPECIMEN_PLATFORM"]
        isOfSeveralPlatforms = environment["SPECIMEN_SEVERAL_PLATFORMS"] != nil
        isolates = environment["SPECIMEN_ISOLATES"] != nil
        isIncomplete = environment["SPECIMEN_INCOMPLETE"] != nil
        hasUsualGoldens = environment["SPECIMEN_USUAL_GOLDENS"] != nil
        identity = environment["SPECIMEN_IDENTITY"]
        goldensParent = environment["SPECIMEN_GOLDENS_PARENT"]
        place = environment["SPECIMEN_PLACE"]
        tool = environment["SPECIMEN_TOOL"] ?? "specimen"
        sources = ProgramSettings.list(environment["SPECIMEN_SOURCES"])
        catalogs = ProgramSettings.list(environment["SPECIMEN_CATALOGS"])
    }

    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map(String.init)
    }
}
