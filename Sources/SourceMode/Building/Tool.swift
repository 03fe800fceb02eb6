import Installation

/// Runs a program of the toolchain and collects what it says.
enum Tool {
    struct Answer {
        var code: Int32
        var output: String
        var errors: String
    }

    static func run(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil, folder: String? = nil
    ) throws(SourceError) -> Answer {
        do {
            let answer = try ProgramRun(path, arguments, environment: environment, folder: folder)
            return Answer(
                code: answer.code, output: String(decoding: answer.output, as: UTF8.self),
                errors: String(decoding: answer.errors, as: UTF8.self))
        } catch {
            throw SourceError("\(path): cannot be started (\(error.reason))")
        }
    }
}
