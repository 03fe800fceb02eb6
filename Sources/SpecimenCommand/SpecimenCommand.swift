internal import ArgumentParser
public import Catalog
import Foundation
import Synchronization

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
    /// Exit codes: 0 fine, 1 pictures differ or a golden is missing, 3 an input could not be read or an
    /// output not written, 4 another stack made the goldens, 64 usage.
    public static func main(catalog: Catalog) async -> Never {
        Workspace.shared.withLock { $0 = catalog }
        await AxisOptions.$axes.withValue(catalog.optionAxes) { await Root.main() }
        exit(0)
    }
}

/// The catalogue that this process works on, set once before any command runs.
enum Workspace {
    static let shared = Mutex<Catalog?>(nil)

    static var catalog: Catalog {
        guard let catalog = shared.withLock({ $0 }) else {
            fatalError("a command ran before SpecimenCommand.main(catalog:) set the catalogue")
        }
        return catalog
    }
}

struct Root: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "specimen",
        abstract: "Draws every preset of your styles, in every state and size, and tests the pictures.",
        discussion: """
            Exit codes: 0 fine; 1 pictures differ or a golden is missing; 3 an input could not be read, an \
            output not written, or a limit was hit; 4 the goldens were made by another stack; 64 wrong \
            usage.
            """,
        version: "specimen 0.1.0",
        subcommands: [
            List.self, Sheet.self, Render.self, Record.self, Check.self, Approve.self, Prune.self,
            Diff.self, Batch.self, Inspect.self, Doctor.self,
        ])
}
