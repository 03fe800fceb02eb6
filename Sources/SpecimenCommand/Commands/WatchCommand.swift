internal import ArgumentParser
internal import SourceMode

/// `specimen watch`
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Shows sheets of source files on a local page, which follows each save.",
        discussion: """
            The one line that this prints is the address of the page. Only this machine is answered, and only whoever \
            has the address. The page shows what has changed, and errors of the compiler with their lines. It stays \
            until Ctrl-C.

            The styles are run as the user who runs this command: watch only what you would run.
            """)

    /// The word that names the command.
    static let word = "watch"

    @OptionGroup var sources: SourceOptions

    @Option(name: .long, help: "The port of the page. By default it is one that is free.")
    var port: UInt16 = 0

    @Flag(name: .long, help: "Opens the page in a browser.")
    var open = false

    func run() throws {
        try sources.check()
        let paths = sources.divided().sources
        guard !paths.isEmpty else {
            throw ValidationError("watch takes Swift files, folders of Swift files, or a package: name one")
        }
        try ServingProgram.become(
            WatchRequest(
                sources: paths, isTogether: sources.isTogether, targets: sources.targets,
                packages: sources.packages, port: port, opens: open))
    }
}
