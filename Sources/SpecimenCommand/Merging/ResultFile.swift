internal import JSON
internal import Pixels

/// The results of one batch, line by line: those of a part of the jobs, or of all.
struct ResultFile {
    let path: String
    private var lines: LineReader
    private var line = 0
    /// The last job that was read.
    private var last = 0
    /// What the last line says of a part, once it was read.
    private(set) var end: (jobs: Int, shard: String)?
    /// The next result, if there is one.
    private(set) var head: Result?

    /// One line: what became of one job.
    struct Result {
        let job: Int
        let text: String
        let isFailure: Bool
    }

    init(_ path: String) throws {
        self.path = path
        lines = try LineReader(path)
        try advance()
    }

    /// Goes on to the next result. A line that its writer was killed in is not one, if nothing follows it.
    mutating func advance() throws {
        head = nil
        while let text = try lines.next() {
            line += 1
            guard case .text(let bytes) = text else { throw fault("the line is too long for a result") }
            guard bytes.contains(where: { !LineReader.isBlank($0) }) else { continue }
            guard let value = try? JSONValue.parse(bytes[...]) else {
                if try lines.next() == nil { return }
                throw fault("this is not a result of 'batch', nor a folder with a report or with sheets")
            }
            if let found = ResultFile.end(value) {
                end = found
                continue
            }
            guard end == nil, let job = ResultFile.number("job", of: value), job > 0 else {
                throw fault("this is not a result of 'batch'")
            }
            guard job > last else {
                throw fault(
                    "the result of job \(job) stands behind that of job \(last); keep the order of 'batch'")
            }
            last = job
            head = Result(
                job: job, text: String(decoding: bytes, as: UTF8.self).trimmingBlanks,
                isFailure: ResultFile.member("error", of: value) != nil)
            return
        }
    }

    private func fault(_ reason: String) -> Failure { .input("\(path): line \(line): \(reason)") }

    private static func end(_ value: JSONValue) -> (jobs: Int, shard: String)? {
        guard let jobs = number("jobs", of: value), jobs >= 0,
            case .string(let shard)? = member("shard", of: value)
        else { return nil }
        return (jobs, shard)
    }

    private static func number(_ name: String, of value: JSONValue) -> Int? {
        guard case .number(let number)? = member(name, of: value) else { return nil }
        return Int(exactly: number)
    }

    private static func member(_ name: String, of value: JSONValue) -> JSONValue? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.key == name }?.value
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        let bytes = utf8
        guard let first = bytes.firstIndex(where: { !LineReader.isBlank($0) }),
            let last = bytes.lastIndex(where: { !LineReader.isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}
