internal import ArgumentParser
internal import Golden
internal import SourceMode
internal import Streams

/// `specimen watch`
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
            program = WatchRequest.Program(path: ServingProgram.ownPath, module: module)
        }
        try ServingProgram.become(
            WatchRequest(
                sources: paths, program: program, isTogether: sources.isTogether, targets: sources.targets,
                packages: sources.packages, platform: compiled, port: port, opens: open))
    }
}
