internal import ArgumentParser
public import Catalog
import Foundation
internal import Golden

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
        CleanStart.ensure()
        let invocation = Invocation(
            catalog: catalog, owner: .command(String(fileID.prefix { $0 != "/" })), program: ownPath,
            arguments: Array(CommandLine.arguments.dropFirst()))
        await AxisOptions.$axes.withValue(catalog.optionAxes) { await run(invocation) }
        exit(0)
    }

    private static func run(_ invocation: Invocation) async {
        do {
            var command = try Root.parseAsRoot(invocation.arguments)
            if let command = command as? any CatalogCommand {
                try await command.run(in: invocation)
            } else {
                // Help, and what else the parser brings along.
                try command.run()
            }
        } catch {
            Root.exit(withError: error)
        }
    }

    /// The file of this process's program, also where the search path led to it.
    private static var ownPath: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    }
}

struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "specimen",
        abstract: "Draws every preset of your styles, in every state and size, and tests the pictures.",
        discussion: """
            Exit codes: 0 fine; 1 pictures differ or a golden is missing; 3 an input could not be read, an \
            output not written, or a limit was hit; 4 pictures differ from goldens that another stack made; 64 \
            wrong usage. Of several the first of 3, 1, 4.
            """,
        version: "specimen 0.1.0",
        subcommands: [
            List.self, Sheet.self, Render.self, Record.self, Check.self, Approve.self, Prune.self,
            Diff.self, Batch.self, Inspect.self, Doctor.self,
        ])
}
