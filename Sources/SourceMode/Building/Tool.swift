import Foundation

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
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let environment { process.environment = environment }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw SourceError("\(path): cannot be started (\(error.localizedDescription))")
        }
        // Both are read at once, since a full pipe would keep the program waiting.
        let collected = Collected()
        let thread = Thread { collected.finish(with: errors.fileHandleForReading.readDataToEndOfFile()) }
        thread.start()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let said = collected.wait()
        process.waitUntilExit()
        let isExit = process.terminationReason == .exit
        return Answer(
            code: isExit ? process.terminationStatus : 128 + process.terminationStatus,
            output: String(decoding: data, as: UTF8.self), errors: String(decoding: said, as: UTF8.self))
    }

    private final class Collected: @unchecked Sendable {
        // Only touched with the condition's lock held.
        private let condition = NSCondition()
        private var data: Data?

        func finish(with data: Data) {
            condition.withLock {
                self.data = data
                condition.signal()
            }
        }

        func wait() -> Data {
            condition.lock()
            defer { condition.unlock() }
            while data == nil { condition.wait() }
            return data ?? Data()
        }
    }
}
