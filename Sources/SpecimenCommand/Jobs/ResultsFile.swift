import Foundation
internal import Pixels

/// A table of results for other programs (RFC 4180): a row for each job, in their order.
struct ResultsFile {
    private let path: String
    private let file: Int32

    /// - Parameter path: a name that ends in `.csv`, of a file that is replaced.
    init(_ path: String) throws {
        self.path = path
        file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw ResultsFile.failure(path) }
        try write(JobResult.header)
    }

    func write(_ rows: String) throws {
        let bytes = Array(rows.utf8)
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                unsafe Foundation.write(file, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ResultsFile.failure(path) }
            done += count
        }
    }

    func close() { _ = Foundation.close(file) }

    private static func failure(_ path: String) -> Failure {
        .input("\(path): cannot be written: \(FileError.explanation(of: errno))")
    }
}
