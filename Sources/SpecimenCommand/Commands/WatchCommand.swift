internal import ArgumentParser
import Foundation
internal import Golden
internal import Installation
internal import SourceMode
internal import Streams

/// `specimen watch`
///
/// It becomes another program: what a server is linked of would make every other command start later.
struct WatchCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "watch",
            abstract: SourceOptions.reading == .none
                ? "Shows this program's sheets on a local page, which follows each build."
                : "Shows sheets of source files on a local page, which follows each save.",
            discussion: """
                The one line that this prints is the address of the page. Only this machine is answered, and only whoever \
                has the address. The page shows what has changed, and errors of the compiler with their lines. It stays \
                until Ctrl-C. Without source files, it shows this program's own styles, and those of the new program whenever \
                that was built; it does not build.

                The styles are run as the user who runs this command: watch only what you would run.
                """)
    }

    /// Whose goldens this program records.
    @TaskLocal static var owner = GoldenOwner.command("")

    /// The word that names the command.
    static let word = "watch"

    @OptionGroup var sources: SourceOptions

    @Option(name: .long, help: "The port of the page. By default it is one that is free.")
    var port: UInt16 = 0

    @Option(
        name: .long,
        help: ArgumentHelp(
            "What source files are compiled for: ios or macos (default: ios).", valueName: "name"))
    var platform: String?

    @Flag(name: .long, help: "Opens the page in a browser.")
    var open = false

    func run() throws {
        try sources.check()
        let paths = sources.divided().sources
        guard let compiled = SourcePlatform(rawValue: platform ?? "ios") else {
            throw ValidationError("--platform takes ios or macos, not '\(harmless(platform ?? ""))'")
        }
        guard platform == nil || !paths.isEmpty else {
            throw ValidationError(
                "--platform is for source files; the page has a control for this program's platforms")
        }
        var program: WatchRequest.Program?
        if paths.isEmpty, case .command(let module) = WatchCommand.owner {
            program = WatchRequest.Program(path: WatchCommand.ownPath, module: module)
        }
        let request = WatchRequest(
            sources: paths, program: program, isTogether: sources.isTogether, targets: sources.targets,
            packages: sources.packages,
            platform: compiled, port: port, opens: open)
        let server = WatchCommand.server
        var words = unsafe [strdup(server), strdup(request.word), nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        _ = unsafe execv(server, &words)
        throw Failure.input(
            "\(server): cannot be started (\(unsafe String(cString: strerror(errno)))); "
                + "build it with swift build --product specimen-live, or install again with scripts/install")
    }

    /// What serves the page: of the installed tree, else beside this program, as a build puts it, else of the tree whose
    /// `specimen` the search path leads to.
    private static var server: String {
        if let tree = InstalledTree.own { return tree.tools + "/specimen-live" }
        let beside = URL(fileURLWithPath: ownPath).deletingLastPathComponent().appending(
            path: "specimen-live"
        ).path
        guard !FileManager.default.isExecutableFile(atPath: beside) else { return beside }
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let installed = folders.split(separator: ":").lazy.map { folder in
            let tool = URL(fileURLWithPath: folder + "/specimen").resolvingSymlinksInPath()
            return InstalledTree(holding: tool.path)?.tools ?? tool.deletingLastPathComponent().path
        }.map { $0 + "/specimen-live" }
        return installed.first { FileManager.default.isExecutableFile(atPath: $0) } ?? beside
    }

    private static var ownPath: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    }
}
