internal import ArgumentParser
internal import SourceMode

/// `specimen playground`
struct PlaygroundCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "playground",
        abstract: "Shows an editor of a source file beside its pictures, on a local page.",
        discussion: """
            The one line that this prints is the address of the page. Only this machine is answered, and only whoever \
            has the address. What you write is drawn a quarter of a second after the last key. The file is written only \
            when you save. Until then your browser keeps the text. Without a file the page begins with a style of the \
            Gallery.

            What stands in the editor is compiled and run on this machine, as the user who runs this command. It may do \
            what that user may.
            """)

    /// The word that names the command.
    static let word = "playground"

    @Argument(help: "A Swift file.", completion: .file(extensions: ["swift"]))
    var file: String?

    @Option(name: .long, help: "The port of the page. By default each file has its own, if that is free.")
    var port: UInt16 = 0

    @Flag(name: .long, help: "Opens the page in a browser.")
    var open = false

    func run() throws {
        if let file {
            guard !Folder.exists(file) else {
                throw ValidationError("\(file): playground takes one Swift file; watch takes folders, too")
            }
            guard file.hasSuffix(".swift") else {
                throw ValidationError("\(file): playground takes a file whose name ends in .swift")
            }
        }
        // A name that begins with a dash is no option of the programs that get it.
        let path = file.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
        try ServingProgram.become(
            WatchRequest(
                sources: path.map { [$0] } ?? [], isTogether: false, targets: [], packages: [], port: port,
                opens: open, hasEditor: true))
    }
}
