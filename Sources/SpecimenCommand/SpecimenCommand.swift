internal import ArgumentParser
public import Catalog
import Foundation
internal import Golden
internal import Pixels
internal import Rendering
package import SourceMode
internal import Streams

/// The `specimen` command line over a catalogue of one's own styles.
///
/// ```swift
/// @main struct Tool {
///     static func main() async { await SpecimenCommand.main(catalog: myCatalog) }
/// }
/// ```
public enum SpecimenCommand {
    /// Reads the process's arguments, does what they say and ends the process.
    ///
    /// Goldens belong to the module that calls this: `prune` leaves those of other catalogues and of tests.
    ///
    /// Exit codes: 0 fine, 1 pictures differ or a golden is missing, 3 an input could not be read or an
    /// output not written, 4 pictures differ from goldens that another stack made, 64 usage. If several
    /// apply, the order is 3, 1, 4.
    ///
    /// Where the environment has variables that change pictures the process begins anew without them.
    public static func main(catalog: Catalog, fileID: String = #fileID) async -> Never {
        await main(catalog: catalog, takesSources: false, fileID: fileID)
    }

    /// The same for a program that may also be given source files. Pictures are compared, and the version is said, without
    /// a catalogue: that of the Gallery takes longer to make than most pictures to compare.
    package static func main(
        catalog made: @autoclosure @Sendable () -> Catalog, takesSources: Bool, fileID: String = #fileID
    ) async -> Never {
        prepare()
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == OwnProgram.word {
            await WorkerServer.serve(made())
            exit(0)
        }
        let owner = GoldenOwner.command(String(fileID.prefix { $0 != "/" }))
        let code = await withToolName(words) {
            if words.first == WatchCommand.word {
                return await WatchCommand.$owner.withValue(owner) {
                    await watch(words, takesSources: takesSources)
                }
            }
            guard takesSources else { return await run(words, over: made(), owner) }
            if let mistyped = Mistyped(file: words) { return report(mistyped, words) }
            return await SourceOptions.$reading.withValue(.first) {
                if let first = firstReading(of: words) {
                    return await run(words, over: first.request, first.command)
                }
                return await SourceOptions.$reading.withValue(.last) {
                    // Help for other people's files has no options of this catalogue's own axes.
                    let isForOthers = isForHelp(words) && words.contains(where: SourceOptions.isSource)
                    let needsNone =
                        [Diff.word, PlaygroundCommand.word].contains(words.first) || words == ["--version"]
                    let needsCatalog = !needsNone && !isForOthers
                    return await run(words, over: needsCatalog ? made() : Catalog("") {}, owner)
                }
            }
        }
        exit(code)
    }

    /// The same over the views of a source file that a program draws which somebody else has made, as a test may.
    package static func main(source program: BuiltProgram, drawnBy worker: SourceProgram) async -> Never {
        prepare()
        let words = Array(CommandLine.arguments.dropFirst())
        let code = await withToolName(words) {
            do {
                let opened = try OpenedSources(program, drawnBy: worker)
                return await run(words, over: opened)
            } catch {
                Console().error("\(error)")
                return 3
            }
        }
        exit(code)
    }

    /// Runs with the name that messages call the program by.
    private static func withToolName(_ words: [String], _ body: () async -> Int32) async -> Int32 {
        let called = CommandLine.arguments.first ?? ""
        // Completions go by the name alone.
        let tool =
            isForCompletion(words)
            ? String(called.split(separator: "/").last ?? "specimen")
            : ToolName.found(called: called, program: ownPath)
        return await ToolName.$current.withValue(tool, operation: body)
    }

    /// Nothing of a catalogue is needed: another process has it.
    private static func watch(_ words: [String], takesSources: Bool) async -> Int32 {
        if takesSources, let mistyped = Mistyped(file: words) { return report(mistyped, words) }
        return await SourceOptions.$reading.withValue(takesSources ? .last : .none) {
            await run(words, in: Invocation(parts: [], opened: nil, program: ownPath)) { try parse(words) }
        }
    }

    private static func run(_ words: [String], over catalog: Catalog, _ owner: GoldenOwner) async -> Int32 {
        let invocation = Invocation(
            parts: [CatalogPart(own: catalog, owner: owner)], opened: nil, program: ownPath)
        return await AxisOptions.$axes.withValue(catalog.optionAxes) {
            await run(words, in: invocation) { try parse(words) }
        }
    }

    // MARK: Source files

    /// What the words want of source files; `nil` where they name none, or are wrong without these.
    static func sourceRequest(of words: [String]) -> SourceRequest? { firstReading(of: words)?.request }

    private static func firstReading(
        of words: [String]
    ) -> (command: any CatalogCommand, request: SourceRequest)? {
        // Most command lines name none, and are read once.
        guard words.dropFirst().contains(where: SourceOptions.isSource), !isForHelp(words) else { return nil }
        return AxisOptions.$axes.withValue(BuiltInAxes.all) {
            guard let command = try? parse(words) as? any CatalogCommand,
                let request = command.sourceRequest, !request.sources.isEmpty
            else { return nil }
            return (command, request)
        }
    }

    private static func run(
        _ words: [String], over request: SourceRequest, _ command: any CatalogCommand
    ) async -> Int32 {
        command.begin()
        let opened: OpenedSources
        do {
            opened = try OpenedSources(request)
        } catch let error as ValidationError {
            return report(ValidationError(harmless(error.message)), of: type(of: command))
        } catch {
            Console().error("\(error)")
            return (error as? SourceError)?.exitCode ?? 3
        }
        defer { opened.close() }
        return await SourceOptions.$reading.withValue(.last) { await run(words, over: opened, command) }
    }

    /// - Parameter known: the command, as it was read without the axes of the sources.
    private static func run(
        _ words: [String], over opened: OpenedSources, _ known: (any CatalogCommand)? = nil
    ) async -> Int32 {
        let invocation = Invocation(parts: opened.parts, opened: opened, program: ownPath)
        let axes = invocation.catalog.optionAxes
        // What has nothing to draw has no options of its own either.
        let isKnown =
            opened.parts.isEmpty
            || (axes.count == BuiltInAxes.all.count && !opened.request.hasUnknownOptions)
        return await OfferedCommand.$sources.withValue(opened.request.words) {
            await AxisOptions.$axes.withValue(axes) {
                await run(words, in: invocation) {
                    if isKnown, let known { known } else { try parse(words) }
                }
            }
        }
    }

    // MARK: Any catalogue

    private static func prepare() {
        KeptMemory.keep()
        // Linking it left more in memory than all of a batch needs.
        if CommandLine.arguments.dropFirst().first == "batch" { CodePages.letGo() }
        StandardStream.prepare()
        if let word = BrokenWords.first {
            Console().error(
                "the argument '\(word)' is not UTF-8: rename the file, or write the argument in UTF-8")
            exit(ExitCode.validationFailure.rawValue)
        }
        CleanStart.ensure()
        WorkingFolder.remember()
        EndingSignals.handle()
    }

    /// Does what the words say; returns the exit code.
    private static func run(
        _ words: [String], in invocation: Invocation, _ parse: () throws -> any ParsableCommand
    ) async -> Int32 {
        let read: any ParsableCommand
        do { read = try parse() } catch { return report(error, words) }
        do {
            var command = read
            if let command = command as? any CatalogCommand {
                if let end = invocation.opened?.end { return end }
                try await command.run(in: invocation)
            } else {
                // Help, and what else the parser brings along.
                try command.run()
            }
            return 0
        } catch let error as ValidationError {
            return report(error, of: type(of: read))
        } catch {
            return report(error, words)
        }
    }

    /// What is wrong with words is said of harmless ones: a message has line breaks of its own, which nobody could
    /// tell from those of a word.
    private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
        if let mistyped = Mistyped(command: arguments) { throw mistyped }
        // The parser looks at each command's options where it is asked for all of them. What is wrong with words, and help,
        // is said by it nevertheless.
        if let command = subcommand(named: arguments.first),
            let parsed = try? command.parseAsRoot(Array(arguments.dropFirst())),
            type(of: parsed) == command
        {
            return parsed
        }
        do {
            return try Root.parseAsRoot(arguments)
        } catch {
            if Root.exitCode(for: error) == .validationFailure, let mistyped = Mistyped(option: arguments) {
                throw mistyped
            }
            let shown = arguments.map(harmless)
            if shown != arguments { _ = try Root.parseAsRoot(shown) }
            throw error
        }
    }

    private static func subcommand(named word: String?) -> (any ParsableCommand.Type)? {
        Root.configuration.subcommands.first { ($0.configuration.commandName ?? $0._commandName) == word }
    }

    /// Says what ended a command, or the help that was asked for; returns the exit code.
    private static func report(_ end: any Error, _ words: [String]) -> Int32 {
        let console = Console()
        if let mistyped = end as? Mistyped {
            console.printErrorLines(mistyped.text)
            return ExitCode.validationFailure.rawValue
        }
        let code = Root.exitCode(for: end).rawValue
        let text = Root.fullMessage(for: end)
        if text.isEmpty { return code }
        guard code == 0 else {
            console.printErrorLines(text)
            return code
        }
        // A script for a shell is to be run, not to be read.
        if isForCompletion(words) {
            console.printBytes(Array((text + "\n").utf8))
        } else {
            console.printLines(text)
        }
        guard let problem = console.outputProblem(isVerdict: false) else { return 0 }
        console.error(problem)
        return 3
    }

    /// A usage error that a command finds when it runs, with the usage of that command. The parser does not know
    /// which command threw it, and would add the usage of the whole program.
    private static func report(_ error: ValidationError, of command: any ParsableCommand.Type) -> Int32 {
        let lines = [
            "Error: \(error.message)", "Usage: \(Root.usageString(for: command))",
            "  See '\(ToolName.current) \(command._commandName) --help' for more information.",
        ]
        Console().printErrorLines(lines.joined(separator: "\n"))
        return ExitCode.validationFailure.rawValue
    }

    /// Whether a shell asks, or is to be given a script.
    private static func isForCompletion(_ words: [String]) -> Bool {
        words.contains { $0.hasPrefix("--generate-completion-script") }
            || words.first?.hasPrefix("---completion") == true
    }

    /// Whether help is asked for, which is that of any catalogue.
    private static func isForHelp(_ words: [String]) -> Bool {
        words.isEmpty || words.first == "help"
            || words.prefix { $0 != "--" }.contains { ["-h", "--help"].contains($0) }
    }

    /// The file of this process's program, also where the search path led to it.
    private static var ownPath: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    }
}

struct Root: ParsableCommand {
    private static var sourceWords: String {
        guard SourceOptions.reading != .none else { return "" }
        return """
            All commands except diff and doctor also take Swift files, folders of them and packages. They then draw \
            the styles in those files instead of this program's own:

              sheet MyStyles.swift -o out
              render MyStyles.swift ID -o x.png

            --together compiles a folder's files as one module. --target NAME chooses a target of a package. A \
            specimen.yaml beside the files adds labels, arguments, axes, widths, fonts and tokens.


            """
    }

    /// Asked for again and again, since the program's name is known only once it runs.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: ToolName.current,
            abstract: "Draws every preset of your styles, in every state and size, and tests the pictures.",
            discussion: sourceWords + """
                Exit codes:

                  0   success
                  1   pictures differ, a golden is missing, or lint finds errors
                  3   an input could not be read, an output could not be written,
                      or a limit was reached
                  4   pictures differ from goldens that another stack made
                  64  wrong usage

                If several apply, the order is 3, 1, 4. If standard output is closed, check and diff still exit with \
                their verdict. All other commands write their pictures and then exit with 3.
                """,
            version: "Specimen 0.1.0",
            subcommands: [
                ListCommand.self, Sheet.self, Render.self, Record.self, Check.self, Merge.self, Approve.self,
                Prune.self, Diff.self, LintCommand.self, Batch.self, Inspect.self, WatchCommand.self,
            ]
                // A program without source files has none to edit.
                + (SourceOptions.reading == .none ? [] : [PlaygroundCommand.self]) + [Doctor.self])
    }
}
