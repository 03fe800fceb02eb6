internal import ArgumentParser
import Foundation
internal import Installation
internal import SourceMode

/// `specimen watch`
///
/// It becomes another program: what a server is linked of would make every other command start later.
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
        let request = WatchRequest(
            sources: paths, isTogether: sources.isTogether, targets: sources.targets,
            packages: sources.packages,
            port: port, opens: open)
        let program = WatchCommand.program
        var words = unsafe [strdup(program), strdup(request.word), nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        _ = unsafe execv(program, &words)
        throw Failure.input(
            "\(program): cannot be started (\(unsafe String(cString: strerror(errno)))); "
                + "build it with swift build --product specimen-live, or install again with scripts/install")
    }

    /// What serves the page.
    private static var program: String {
        if let tree = InstalledTree.own { return tree.tools + "/specimen-live" }
        return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "specimen-live").path
    }
}
