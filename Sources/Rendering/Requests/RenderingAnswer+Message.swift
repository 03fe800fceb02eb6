import Catalog
import Digests
import Drawing
import Foundation
import Golden
import Lint
import ViewCore

/// An answer as it goes from a worker process to its run.
extension RenderingAnswer {
    func write(to message: inout MessageWriter) {
        switch self {
        case .picture(let tile):
            message.write(0)
            for number in [tile.width, tile.height, tile.byteCount] { message.write(number) }
            message.write(tile.bytes) { $0.write($1) }
            message.write(tile.warnings)
            message.write(tile.digests) { message, digests in
                message.write(digests.list)
                message.write(digests.file)
            }
        case .sheet(let sheet):
            message.write(1)
            message.write(sheet.pages.count)
            for page in sheet.pages {
                message.write(page.file)
                for length in [page.width, page.height] { message.write(length) }
                message.write(page.problem) { $0.write($1) }
                message.write(page.words)
                message.write(page.list) { $0.write($1.encoded()) }
                message.write(page.marks.count)
                for mark in page.marks {
                    message.write(mark.title)
                    message.write(Double(mark.y))
                }
            }
            message.write(sheet.warnings)
        case .golden(.done(let outcome), let warnings):
            message.write(2)
            message.write(outcome.rawValue)
            message.write(warnings)
        case .golden(.write(let bytes, let outcome), let warnings):
            message.write(3)
            message.write(outcome.rawValue)
            message.write(bytes)
            message.write(warnings)
        case .verdict(let verdict):
            message.write(4)
            verdict.write(to: &message)
        case .failed(let problem):
            message.write(5)
            message.write(problem)
        case .settled: message.write(6)
        case .look(let look):
            message.write(7)
            look.write(to: &message)
        case .inspection(let inspection):
            message.write(8)
            message.write(json: inspection)
        case .linted(let tile, let warnings):
            message.write(9)
            message.write(json: tile)
            message.write(warnings)
        case .spoken(let spoken):
            message.write(10)
            message.write(json: spoken)
        }
    }

    init(_ message: inout MessageReader) throws(BrokenMessage) {
        switch try message.number() {
        case 0:
            self = .picture(
                WrittenTile(
                    width: try message.number(), height: try message.number(),
                    byteCount: try message.number(),
                    bytes: try message.optional { (m) throws(BrokenMessage) in try m.blob() },
                    warnings: try message.texts(),
                    digests: try message.optional { (m) throws(BrokenMessage) in
                        PictureDigests(list: try m.digest(), file: try m.digest())
                    }))
        case 1:
            var pages: [WrittenSheet.Page] = []
            for _ in 0..<(try message.count()) {
                pages.append(try message.page())
            }
            self = .sheet(WrittenSheet(pages: pages, warnings: try message.texts()))
        case 2:
            let outcome = try message.outcome()
            self = .golden(.done(outcome), warnings: try message.texts())
        case 3:
            let outcome = try message.outcome()
            let bytes = try message.blob()
            self = .golden(.write(bytes, outcome), warnings: try message.texts())
        case 4: self = .verdict(try TileVerdict(&message))
        case 5: self = .failed(try message.text())
        case 6: self = .settled
        case 7: self = .look(try DrawnLook(&message))
        case 8:
            guard let inspection: Inspection = try message.json() else { throw BrokenMessage() }
            self = .inspection(inspection)
        case 9:
            guard let tile: LintedTile = try message.json() else { throw BrokenMessage() }
            self = .linted(tile, warnings: try message.texts())
        case 10:
            guard let spoken: SpokenAnswer = try message.json() else { throw BrokenMessage() }
            self = .spoken(spoken)
        default: throw BrokenMessage()
        }
    }
}

extension DrawnLook {
    func write(to message: inout MessageWriter) {
        message.write(digest)
        message.write(inkDigest)
        for number in [Int(claimed.rawValue), Int(unclaimed.rawValue), Int(makers.rawValue)] {
            message.write(number)
        }
        message.write(prefersScheme ? 1 : 0)
    }

    init(_ message: inout MessageReader) throws(BrokenMessage) {
        digest = try message.digest()
        inkDigest = try message.digest()
        claimed = StateRequests(rawValue: UInt16(truncatingIfNeeded: try message.number()))
        unclaimed = StateRequests(rawValue: UInt16(truncatingIfNeeded: try message.number()))
        makers = LookMakers(rawValue: UInt8(truncatingIfNeeded: try message.number()))
        prefersScheme = try message.flag()
    }
}

extension TileVerdict {
    func write(to message: inout MessageWriter) {
        message.write(id)
        message.write(listDigest)
        message.write(status.rawValue)
        message.write(self.message)
        message.write(extent)
        message.write(pixels) { $0.write($1) }
        message.write(box) { message, box in
            message.write(box.count)
            for number in box { message.write(number) }
        }
        message.write(json: exceeded)
        message.write(json: toleration)
        message.write(otherStack)
        message.write(Int(exitCode))
        message.write(json: cause)
        message.write(warnings)
        message.write(json: entry)
    }

    init(_ message: inout MessageReader) throws(BrokenMessage) {
        id = try message.text()
        listDigest = try message.digest()
        guard let status = Status(rawValue: try message.text()) else { throw BrokenMessage() }
        self.status = status
        self.message = try message.text()
        extent = try message.text()
        pixels = try message.optional { (m) throws(BrokenMessage) in try m.number() }
        box = try message.optional { (m) throws(BrokenMessage) in
            var numbers: [Int] = []
            for _ in 0..<min(try m.number(), 4) { numbers.append(try m.number()) }
            return numbers
        }
        exceeded = try message.json()
        toleration = try message.json()
        otherStack = try message.texts()
        exitCode = Int32(truncatingIfNeeded: try message.number())
        cause = try message.json()
        warnings = try message.texts()
        entry = try message.json()
    }
}

extension MessageWriter {
    fileprivate mutating func write(_ digest: ContentDigest) {
        write(Int(truncatingIfNeeded: digest.high))
        write(Int(truncatingIfNeeded: digest.low))
    }
}

extension MessageReader {
    fileprivate mutating func digest() throws(BrokenMessage) -> ContentDigest {
        ContentDigest(
            high: UInt64(truncatingIfNeeded: try number()), low: UInt64(truncatingIfNeeded: try number()))
    }

    fileprivate mutating func outcome() throws(BrokenMessage) -> RecordOutcome {
        guard let outcome = RecordOutcome(rawValue: try text()) else { throw BrokenMessage() }
        return outcome
    }
}

extension MessageReader {
    fileprivate mutating func page() throws(BrokenMessage) -> WrittenSheet.Page {
        var page = WrittenSheet.Page(
            file: try text(), width: try length(), height: try length(),
            problem: try optional { (m) throws(BrokenMessage) in try m.text() })
        page.words = try text()
        if let list = try optional({ (m) throws(BrokenMessage) in try m.blob() }) {
            do { page.list = try DisplayList(decoding: list) } catch { throw BrokenMessage() }
        }
        for _ in 0..<(try count()) {
            page.marks.append(SheetMark(title: try text(), y: CGFloat(try length())))
        }
        return page
    }
}
