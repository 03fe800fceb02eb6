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
        let answer: ProgramRun
        do throws(ProgramRunError) {
            answer = try ProgramRun(
                path, arguments, environment: environment, folder: folder, limits: CompilerLimits.own.program)
        } catch {
            throw SourceError("\(path): cannot be started (\(error.reason))")
        }
        if answer.isLate {
            throw SourceError(
                "\(path.lastPart) took longer than \(CompilerLimits.own.seconds) s and was stopped; shorten long "
                    + "expressions or state their types, or allow more time with \(CompilerLimits.secondsVariable)"
            )
        }
        if CompilerLimits.isMemoryShort(answer) {
            throw SourceError(
                "\(path.lastPart) needs more than \(CompilerLimits.own.megabytes) MB of memory and was stopped; make "
                    + "the file smaller, or allow more memory with \(CompilerLimits.memoryVariable)")
        }
        return Answer(
            code: answer.code, output: String(decoding: answer.output, as: UTF8.self),
            errors: String(decoding: answer.errors, as: UTF8.self))
    }
}
