internal import Digests
internal import JSON
internal import Rendering
import Synchronization

/// Results of jobs in the order of the jobs, whichever is done first.
final class JobResults: Sendable {
    /// What a result is written as: a line of JSON, and a row of a table where one is wanted.
    struct Line: Sendable {
        var json: String
        var row: String?
    }

    private struct State {
        var ready: [Int: Line] = [:]
        var next = 0
        var failed = 0
        /// Pictures that have some.
        var withWarnings = 0
        var warnings = 0
    }
    private let state = Mutex(State())
    private let hasRows: Bool

    /// - Parameter hasRows: whether rows of a table are wanted.
    init(hasRows: Bool = false) { self.hasRows = hasRows }

    func succeed(_ index: Int, _ result: JobResult) {
        let line = Line(json: result.json, row: hasRows ? result.row : nil)
        let count = result.warnings.count
        state.withLock {
            $0.ready[index] = line
            if count > 0 {
                $0.withWarnings += 1
                $0.warnings += count
            }
        }
    }

    func fail(_ index: Int, job: Int, _ message: String) {
        let line = Line(
            json: "{\"error\":\(jsonString(message)),\"job\":\(job)}",
            row: hasRows ? csvRow(["\(job)", "", "", "", "", "", message]) : nil)
        state.withLock {
            $0.ready[index] = line
            $0.failed += 1
        }
    }

    /// Of a job of which nothing is to be said.
    func pass(_ index: Int) { state.withLock { $0.ready[index] = Line(json: "") } }

    /// The lines that are due, with a line break between any two, and the rows with one behind each.
    func take() -> (text: String, rows: String) {
        state.withLock { state in
            var (text, rows) = ("", "")
            while let line = state.ready.removeValue(forKey: state.next) {
                if !text.isEmpty, !line.json.isEmpty { text += "\n" }
                text += line.json
                if let row = line.row { rows += row }
                state.next += 1
            }
            return (text, rows)
        }
    }

    /// How many jobs are done, failed or not.
    var done: Int { state.withLock { $0.next + $0.ready.count } }

    /// How many were taken, to be printed.
    var printed: Int { state.withLock(\.next) }

    var failed: Int { state.withLock(\.failed) }

    /// How many pictures have warnings, and how many these are.
    var warned: (pictures: Int, warnings: Int) { state.withLock { ($0.withWarnings, $0.warnings) } }
}

/// What became of a job that was drawn.
struct JobResult: Sendable {
    var job: Int
    var id: String
    var output: String
    var width: Int
    var height: Int
    var warnings: [String]
    /// Of the file.
    var byteCount: Int
    var digests: PictureDigests?

    init(job: Int, id: String, output: String, written: WrittenTile) {
        (self.job, self.id, self.output) = (job, id, output)
        (width, height, warnings) = (written.width, written.height, written.warnings)
        (byteCount, digests) = (written.byteCount, written.digests)
    }

    init(job: Int, id: String, output: String, copying other: EqualJobs.Drawn) {
        (self.job, self.id, self.output) = (job, id, output)
        (width, height, warnings) = (other.width, other.height, other.warnings)
        (byteCount, digests) = (other.byteCount, other.digests)
    }

    /// One that was printed before; `nil` where it is not as `json` has it.
    init?(_ value: JSONValue?, number: Int, output: String) {
        guard case .object(let members)? = value,
            case .string(let id)? = members.first(where: { $0.key == "id" })?.value,
            case .array(let size)? = members.first(where: { $0.key == "size" })?.value,
            case .array(let warnings)? = members.first(where: { $0.key == "warnings" })?.value,
            size.count == 2, case .number(let width) = size[0], case .number(let height) = size[1],
            let width = Int(exactly: width), let height = Int(exactly: height)
        else { return nil }
        (job, self.id, self.output) = (number, id, output)
        (self.width, self.height, byteCount) = (width, height, 0)
        self.warnings = warnings.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    var json: String {
        // An interpolation takes 1.6 times the instructions, and a batch has one of these for each picture.
        var text = ""
        text.reserveCapacity(id.utf8.count + output.utf8.count + 80)
        text += "{\"id\":"
        text.append(json: id)
        text += ",\"job\":"
        text += String(job)
        text += ",\"output\":"
        text.append(json: output)
        text += ",\"size\":["
        text += String(width)
        text += ","
        text += String(height)
        text += "],\"warnings\":["
        if !warnings.isEmpty { text += warnings.map(jsonString).joined(separator: ",") }
        text += "]}"
        return text
    }

    /// As `header` has it.
    var row: String {
        csvRow(
            ["\(job)", id, output, "\(width)", "\(height)", warnings.joined(separator: "\n"), ""])
    }

    static var header: String { csvRow(["job", "id", "output", "width", "height", "warnings", "error"]) }
}

/// A row of comma-separated values (RFC 4180).
///
/// A cell that a program for tables would take for a formula has an apostrophe before it.
func csvRow(_ cells: [String]) -> String {
    cells.map { cell in
        // Those of full width are taken for the narrow ones where such are usual.
        let isFormula =
            cell.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
        let text = isFormula ? "'" + cell : cell
        guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) || isFormula else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\r\n"
}
