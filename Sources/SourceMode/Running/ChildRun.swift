import Foundation
import SpecimenCommand

/// A command over one module's program: once, and where that ends before it is done, once more with each picture
/// drawn by processes that may end without taking others along.
struct ChildRun {
    let words: SourceWords
    let program: String
    let module: SourceModule
    /// What it was compiled for.
    let platform: String
    let settings: ModuleSettings
    let isPart: Bool
    /// Whether a part of the sources is left out, since it does not compile.
    let isIncomplete: Bool
    /// Scratch.
    let folder: String

    /// Variables that a program needs to be what it is elsewhere; all others stay out.
    private static let kept = [
        "PATH", "LANG", "LC_ALL", "TZ", "CI", "NO_COLOR", "TERM", "SPECIMEN_SECONDS",
    ]

    /// On the wall; three times the processor time that a program has.
    private static let firstSeconds = 3 * pictureSeconds
    /// Of the processor, for a picture.
    private static let pictureSeconds: Int = {
        let named = ProcessInfo.processInfo.environment["SPECIMEN_SECONDS"].flatMap { Int($0) }
        return named.flatMap { 1...600 ~= $0 ? $0 : nil } ?? 10
    }()
    private static let secondSeconds = 600

    /// - Parameter totals: take up what the command has counted.
    func run(output: String?, adding totals: RunTotals) throws(SourceError) -> Int32 {
        // What comes by a pipe comes once.
        let first = try child(isIsolated: readsInput, output).run(adding: totals)
        if case .done(let code) = first { return code }
        // One picture is drawn by the process that was asked for it.
        let isAlone = readsInput || ["render", "inspect", "prune", "approve"].contains(words.command)
        if !isAlone {
            // What ends early there is named with the tiles that it takes along.
            let second = try child(isIsolated: true, output).run(adding: totals)
            if case .done(let code) = second { return code }
        }
        Messages.say("error: \(early(first))")
        return 3
    }

    /// Whether jobs come by this process's standard input.
    private var readsInput: Bool { words.command == "batch" && words.rest.contains("-") }

    private var name: String { module.files.count == 1 ? module.files[0] : module.group }

    /// How the program ended; of one picture with its id.
    private func early(_ end: ChildProcess.End) -> String {
        let how =
            switch end {
            case .done(let code), .exited(let code): "exit code \(code)"
            case .signal(let number): unsafe "signal \(number), \(String(cString: strsignal(number)))"
            case .late: "signal \(SIGALRM), "
            }
        let data = FileManager.default.contents(atPath: log) ?? Data()
        let places = Dictionary(ModuleNames(module).places.map { ($0.name, $0.path) }) { first, _ in first }
        let isOne = ["render", "inspect"].contains(words.command)
        let id = isOne ? words.rest.dropFirst().first { $0.hasPrefix(module.group + "/") } : nil
        let text = EarlyEnd(
            how: how, log: String(decoding: data.suffix(1 << 16), as: UTF8.self), places: places,
            declared: name
        ).description
        return (id.map { "\($0): " } ?? "") + "the program ended early: \(text)"
    }

    private var log: String { folder + "/log" }

    private func child(isIsolated: Bool, _ output: String?) -> ChildProcess {
        let own = ProcessInfo.processInfo.environment
        var environment: [String: String] = [:]
        for name in ChildRun.kept { environment[name] = own[name] }
        environment["HOME"] = folder
        environment["TMPDIR"] = folder
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["SPECIMEN_TOOL"] = "specimen"
        environment["SPECIMEN_SOURCES"] = words.sources.joined(separator: "\n")
        environment["SPECIMEN_CATALOGS"] = SourceFiles.assetCatalogs(of: module).joined(separator: "\n")
        let goldens = words.value(of: "--goldens") ?? module.goldens
        environment["SPECIMEN_IDENTITY"] = absolutePath(SourceFiles.withoutSlash(module.identity))
        environment["SPECIMEN_GOLDENS_PARENT"] = absoluteFolder(
            GoldenPlace.parent(of: SourceFiles.withoutSlash(goldens)))
        environment["SPECIMEN_PLACE"] = module.place(beside: goldens)
        environment["SPECIMEN_PLATFORM"] = platform
        if words.platforms.count > 1 { environment["SPECIMEN_SEVERAL_PLATFORMS"] = "1" }
        if isPart { environment["SPECIMEN_PART"] = "1" }
        if isIncomplete { environment["SPECIMEN_INCOMPLETE"] = "1" }
        if isIsolated { environment["SPECIMEN_ISOLATES"] = "1" }
        if words.value(of: "--goldens") == nil { environment["SPECIMEN_USUAL_GOLDENS"] = "1" }
        return ChildProcess(
            program: program, arguments: arguments, environment: environment, log: log, output: output,
            readsInput: readsInput,
            // Who sends jobs may take his time; each picture has its own.
            seconds: readsInput ? .max : isIsolated ? ChildRun.secondSeconds : ChildRun.firstSeconds,
            deafSeconds: ChildRun.pictureSeconds)
    }

    /// What the program is told: the words without the sources, with the folder of goldens.
    private var arguments: [String] {
        var arguments = words.rest
        if ["record", "check", "prune"].contains(words.command), words.value(of: "--goldens") == nil {
            arguments += ["--goldens", module.goldens]
        }
        arguments += settingsWords
        // Several reports in one folder would replace each other.
        if isPart, let report = words.value(of: "--report") {
            arguments += [
                "--report",
                report + "/" + module.reportName(platform: words.platforms.count > 1 ? platform : nil),
            ]
        }
        return arguments
    }

    /// Fonts and tokens that the settings name, for commands that take some.
    private var settingsWords: [String] {
        let takesFonts = words.command != "prune"
        let takesTokens = words.command == "check"
        return (takesFonts ? settings.files.flatMap(\.fonts).flatMap { ["--fonts", $0] } : [])
            + (takesTokens ? settings.files.flatMap(\.tokens).flatMap { ["--tokens", $0] } : [])
    }
}
