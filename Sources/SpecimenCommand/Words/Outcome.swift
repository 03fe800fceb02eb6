import ArgumentParser

/// Why a command could not do its work, with the exit code that says so.
enum Failure: Error, CustomStringConvertible {
    /// An input could not be read, an output not written, or a limit was hit.
    case input(String)

    var description: String {
        switch self {
        case .input(let message): message
        }
    }
}

/// The process's answer: of several codes the first of 3, 1, 4, 0 wins.
///
/// After 3 not everything is known; 1 is a change wherever it is seen; 4 is none where the goldens were made.
struct Outcome {
    private(set) var code: Int32 = 0

    mutating func add(_ other: Int32) { code = [3, 1, 4].first { $0 == code || $0 == other } ?? 0 }

    /// Ends the command with the code, if it is not 0.
    func finish() throws {
        if code != 0 { throw ExitCode(code) }
    }
}
