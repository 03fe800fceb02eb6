internal import JSON

/// Jobs that are the items of a list in YAML. The text is held, and one item at a time is read: what is wrong in one is
/// its own error.
struct YAMLJobs: JobDocument {
    let bytes: [UInt8]
    private let name: String
    /// Where the next line begins.
    private(set) var index = 0
    private var number = 0
    private var ahead: YAMLText.Line?
    private var indent: Int?
    private var members: [YAMLText.Member] = []
    /// Where the last job begins.
    private var start = 0
    private var places: TextPlaces
    private var isFirst = true
    /// What ends the list, to be told behind the jobs before it.
    private var problem: Failure?

    init(_ bytes: [UInt8], name: String) throws {
        self.bytes = bytes
        self.name = name
        index = TextEncoding.withoutMark(bytes[...]).startIndex
        places = TextPlaces(bytes[...])
    }

    mutating func next() throws -> (number: Int, job: JobSource.Job)? {
        if ahead == nil, number == 0 { ahead = try line() }
        guard let first = ahead else {
            if let problem { throw problem }
            return nil
        }
        guard bytes[first.start] == UInt8(ascii: "-"), indent == nil || first.indent == indent else {
            throw failure(
                YAMLText.Fault(
                    words: number == 0
                        ? "jobs in YAML are a list; begin each with '- ', such as - id: Group/Button/preset"
                        : "the line belongs to no job; each begins with '- ' as far from the left as the first",
                    index: first.start))
        }
        indent = first.indent
        start = first.start
        number += 1
        var lines = [first]
        ahead = try line()
        while let line = ahead, line.indent > first.indent {
            lines.append(line)
            ahead = try self.line()
        }
        if let end = lines.last?.end, end - first.start > LineReader.limit {
            let place = places.place(first.start)
            return (number, .bad("\(name): \(place.words): the job is longer than \(LineReader.limit) bytes"))
        }
        var text = YAMLText(bytes, lines: lines)
        do throws(YAMLText.Fault) {
            let value = try text.read()
            members = text.members
            // The list has this one item.
            guard case .array(let items) = value, items.count == 1 else {
                throw YAMLText.Fault(words: "the item is not read as a job", index: start)
            }
            start = first.start + 1
            while start < first.end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
            return (number, .value(items[0]))
        } catch {
            return (number, .bad(words(of: error)))
        }
    }

    mutating func place(of error: JobError) -> TextPlace {
        let member = members.last { $0.path == error.path }
        return places.place(member.map { error.isName ? $0.name : $0.value } ?? start)
    }

    private mutating func words(of fault: YAMLText.Fault) -> String {
        "\(name): \(places.place(fault.index).words): \(fault.words)"
    }

    private mutating func failure(_ fault: YAMLText.Fault) -> Failure { .input(words(of: fault)) }

    /// The next line that is neither blank nor a comment.
    private mutating func line() throws -> YAMLText.Line? {
        while index < bytes.count {
            let begin = index
            var end = bytes[begin...].firstIndex(of: 0x0A) ?? bytes.count
            index = min(end + 1, bytes.count)
            if end > begin, bytes[end - 1] == 0x0D { end -= 1 }
            if let control = bytes[begin..<end].firstIndex(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
                let words =
                    bytes[control] == 0
                    ? "a NUL byte; \(TextEncoding.remedy("UTF-16"))" : "a control character"
                throw failure(YAMLText.Fault(words: words, index: control))
            }
            var start = begin
            while start < end, bytes[start] == 0x20 { start += 1 }
            while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
            guard start < end, bytes[start] != UInt8(ascii: "#") else { continue }
            if bytes[start] == 0x09 {
                throw failure(
                    YAMLText.Fault(words: "a tab indents nothing in YAML; use spaces", index: start))
            }
            let found = YAMLText.Line(indent: start - begin, start: start, end: end)
            if found.indent == 0 {
                let text = bytes[start..<end]
                if isFirst, text.elementsEqual("---".utf8) {
                    isFirst = false
                    continue
                }
                if text.starts(with: "---".utf8) || text.elementsEqual("...".utf8)
                    || text.first == UInt8(ascii: "%")
                {
                    problem = failure(
                        YAMLText.Fault(words: "only one document without directives is read", index: start))
                    return nil
                }
            }
            isFirst = false
            return found
        }
        return nil
    }
}
