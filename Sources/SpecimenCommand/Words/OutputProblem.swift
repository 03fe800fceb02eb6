internal import Pixels
internal import Streams

/// What became of standard output.
enum OutputProblem {
    /// Why what was printed is lost; a closed output is nobody's fault to those who end with a verdict.
    static func text(isVerdict: Bool) -> String? {
        switch StandardStream.output.fault {
        case nil: nil
        case .closed?:
            isVerdict
                ? nil : "standard output is closed: nothing could be printed; the rest of the command is done"
        case .failed(let code)?:
            "standard output: \(FileError.explanation(of: code)) What was printed is not complete."
        }
    }
}
