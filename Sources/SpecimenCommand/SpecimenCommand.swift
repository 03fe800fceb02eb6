internal import ArgumentParser
public import Catalog
import Foundation
internal import Golden
internal import Rendering
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
    /// output not written, 4 pictures differ from goldens that another stack made, 64 usage. Of several the
    /// first of 3, 1, 4.
    ///
    /// Where the environment has variables that change pictures the process begins anew without them.
    public static func main(catalog: Catalog, fileID: String = #fileID) async -> Never {
        await main(catalog: catalog, takesSources: false, fileID: fileID)
    }

    /// The same for a program that looks for source files among its words before. Pictures are compared, and the version is
    /// said, without a catalogue: that of the Gallery takes longer to make than most pictures to compare.
    package static func main(
        catalog made: @autoclosure @Sendable () -> Catalog, takesSources: Bool, fileID: String = #fileID
    ) async -> Never {
        prepare()
        let words = CommandLine.arguments
        let needsCatalog = words.dropFirst().first != Diff.word && Array(words.dropFirst()) != ["--version"]
        let catalog = needsCatalog ? made() : Catalog("") {}
        let invocation = Invocation(
            catalog: catalog, owner: .command(String(fileID.prefix { $0 != "/" })), program: ownPath,
            arguments: Array(words.dropFirst()))
        let called = words.first ?? ""
        // Completions go by the name alone.
        let tool =
            isForCompletion(invocation)
            ? String(called.split(separator: "/").last ?? "specimen")
            : ToolName.found(called: called, program: ownPath)
        let code = await ToolName.$current.withValue(tool) {
            await AxisOptions.$axes.withValue(catalog.optionAxes) {
                await SourceOptions.$areOffered.withValue(takesSources) { await run(invocation) }
            }
        }
        exit(code)
    }

    /// The same over specimens of source files, for a program that another one has made and started.
    ///
    /// - Parameters:
    ///   - tool: what messages call the program by.
    ///   - ended: is told the exit code when all is done.
    package static func main(
        catalog: Catalog, of run: SourceRun, tool: String, ended: @Sendable (Int32) -> Void
    ) async -> Never {
        prepare()
        let invocation = Invocation(
            catalog: catalog, owner: run.place.map(GoldenOwner.source) ?? .command(tool), program: ownPath,
            arguments: Array(CommandLine.arguments.dropFirst()))
        let code = await SourceRun.$current.withValue(run) {
            await ToolName.$current.withValue(tool) {
                await AxisOptions.$axes.withValue(catalog.optionAxes) { await Self.run(invocation) }
            }
        }
        ended(code)
        exit(code)
    }

    /// What a process does before anything else.
    package static func prepareProcess() { prepare() }

    /// Remembers where relative paths lead to.
    package static func rememberFolder() { WorkingFolder.remember() }

    private static func prepare() {
        StandardStream.prepare()
        if let word = BrokenWords.first {
            Console().error("the word '\(word)' is not UTF-8: rename the file, or write it in UTF-8")
            exit(ExitCode.validationFailure.rawValue)
        }
        CleanStart.ensure()
        WorkingFolder.remember()
        EndingSignals.handle()
    }

    /// Does what the words say; returns the exit code.
    private static func run(_ invocation: Invocation) async -> Int32 {
        do {
            var command = try parse(invocation.arguments)
            if let command = command as? any CatalogCommand {
                try await command.run(in: invocation)
            } else {
                // Help, and what else the parser brings along.
                try command.run()
            }
            return 0
        } catch {
            return tell(error, invocation)
        }
    }

    /// What is wrong with words is said of harmless ones: a message has line breaks of its own, which nobody could
    /// tell from those of a word.
    private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
        if let mistyped = Mistyped(command: arguments) { throw mistyped }
        // The parser looks at each command's options where it is asked for all of them. What is wrong with words, and help,
        // is said by it nevertheless.
        if let command = named(arguments.first),
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

    private static func named(_ word: String?) -> (any ParsableCommand.Type)? {
        Root.configuration.subcommands.first { ($0.configuration.commandName ?? $0._commandName) == word }
    }

    /// Says what ended a command, or the help that was asked for; returns the exit code.
    private static func tell(_ end: any Error, _ invocation: Invocation) -> Int32 {
        let console = Console(isSilent: invocation.isWorker)
        if let mistyped = end as? Mistyped {
            console.notes(mistyped.text)
            return ExitCode.validationFailure.rawValue
        }
        let code = Root.exitCode(for: end).rawValue
        let text = Root.fullMessage(for: end)
        if text.isEmpty { return code }
        guard code == 0 else {
            console.notes(text)
            return code
        }
        // A script for a shell is to be run, not to be read.
        if isForCompletion(invocation) {
            console.printBytes(Array((text + "\n").utf8))
        } else {
            console.printLines(text)
        }
        guard let problem = console.outputProblem(isVerdict: false) else { return 0 }
        console.error(problem)
        return 3
    }

    /// Whether a shell asks, or is to be given a script.
    private static func isForCompletion(_ invocation: Invocation) -> Bool {
        invocation.arguments.contains { $0.hasPrefix("--generate-completion-script") }
            || invocation.arguments.first?.hasPrefix("---completion") == true
    }

    /// The file of this process's program, also where the search path led to it.
    private static var ownPath: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    }
}

struct Root: ParsableCommand {
    private static var sourceWords: String {
        guard SourceOptions.areOffered else { return "" }
        return """
            All commands but diff and doctor also take Swift files, folders of them and packages, whose styles are then \
            drawn instead of this program's own: sheet MyStyles.swift -o out, render MyStyles.swift ID -o x.png. With \
            --together a folder's files are one module, --target NAME chooses a package's target, and a specimen.yaml \
            beside them adds labels, arguments, axes, widths, fonts and tokens.


            """
    }

    /// Asked for again and again, since the program's name is known only once it runs.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: ToolName.current,
            abstract: "Draws every preset of your styles, in every state and size, and tests the pictures.",
            discussion: sourceWords + """
                Exit codes: 0 fine; 1 pictures differ or a golden is missing; 3 an input could not be read, an \
                output not written, or a limit was hit; 4 pictures differ from goldens that another stack made; 64 \
                wrong usage. Of several the first of 3, 1, 4. Where nobody reads standard output, check and diff end with their verdict, and all \
                others with 3, once their pictures are written.
                """,
            version: "Specimen 0.1.0",
            subcommands: [
                List.self, Sheet.self, Render.self, Record.self, Check.self, Approve.self, Prune.self,
                Diff.self, Batch.self, Inspect.self, Doctor.self,
            ])
    }
}
