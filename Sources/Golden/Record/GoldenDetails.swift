import Digests
public import Drawing
public import Foundation
import Pixels

/// What a golden remembers of its picture: whose it is, where the view stands, and what explains a difference.
public struct GoldenDetails: Sendable {
    /// Who recorded it; `nil` where that is not known.
    public let owner: GoldenOwner?
    /// Where the view's layout frame stands in the picture, in points on whole pixels.
    public let frame: CGRect
    public let stack: Stack
    /// `nil` where the list was too long to keep. Images keep a digest in place of their pixels.
    public let list: DisplayList?
    /// `nil` where the trace was too long to keep, or where an earlier version wrote it.
    public let trace: Trace?
    /// Whether an earlier version wrote the trace, so that less is explained until the golden is recorded anew.
    package let hasEarlierTrace: Bool

    public init(
        owner: GoldenOwner?, frame: CGRect, stack: Stack, list: DisplayList?, trace: Trace?
    ) {
        self.owner = owner
        self.frame = frame
        self.stack = stack
        self.list = list?.abbreviated
        self.trace = trace
        hasEarlierTrace = false
    }

    /// Inflated size, then zlib, after `DetailWords`, of five blocks with their lengths: owner, frame, stack, list, trace.
    func packed() -> [UInt8] {
        func pack(_ list: DisplayList?, _ trace: Trace?) -> [UInt8] {
            var body: [UInt8] = []
            for block in [
                Array((owner?.text ?? "").utf8), frame.encoded, Array(stack.text.utf8),
                list?.encoded() ?? [], trace?.encoded() ?? [],
            ] {
                body.append(contentsOf: littleEndian(block.count))
                body.append(contentsOf: block)
            }
            return littleEndian(body.count) + Zlib.compress(body, after: DetailWords.bytes)
        }
        let limit = GoldenChunk.detailLimit
        let full = pack(list, trace)
        if full.count <= limit { return full }
        let withoutTrace = pack(list, nil)
        return withoutTrace.count <= limit ? withoutTrace : pack(nil, nil)
    }

    init(packed: ArraySlice<UInt8>) throws(GoldenError) {
        let size = littleEndian(packed.prefix(4))
        guard packed.count > 4, size <= GoldenChunk.inflatedLimit else {
            throw .damaged("its details are too long")
        }
        guard let body = Zlib.decompress(packed.dropFirst(4), count: size, after: DetailWords.bytes) else {
            throw .damaged("its details cannot be decompressed")
        }
        var rest = body[...]
        func block() throws(GoldenError) -> [UInt8] {
            let count = littleEndian(rest.prefix(4))
            guard rest.count >= 4, count <= rest.count - 4 else {
                throw .damaged("its details are truncated")
            }
            defer { rest = rest.dropFirst(4 + count) }
            return Array(rest.dropFirst(4).prefix(count))
        }
        let ownerText = try block()
        let frameBytes = try block()
        let stackText = try block()
        let listBytes = try block()
        let traceBytes = try block()
        guard rest.isEmpty else { throw .damaged("its details have bytes left over") }
        guard let frame = CGRect(encoded: frameBytes) else {
            throw .damaged("its frame is not a rectangle")
        }
        self.frame = frame
        owner = GoldenOwner(text: String(decoding: ownerText, as: UTF8.self))
        stack = Stack(text: String(decoding: stackText, as: UTF8.self))
        do throws(CanonicalCodingError) {
            list = listBytes.isEmpty ? nil : try DisplayList(decoding: listBytes)
            hasEarlierTrace = Trace.isEarlier(traceBytes)
            trace = traceBytes.isEmpty || hasEarlierTrace ? nil : try Trace(decoding: traceBytes)
        } catch {
            throw .damaged("its details cannot be read: \(error)")
        }
    }
}

private func littleEndian(_ value: Int, bytes: Int = 4) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

private func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
}

extension CGRect {
    /// The bits of x, y, width and height, the lowest byte first; what is no number counts as 0.
    fileprivate var encoded: [UInt8] {
        [origin.x, origin.y, size.width, size.height].flatMap { number in
            let bits = number.isFinite ? Double(number).bitPattern : 0
            return littleEndian(Int(truncatingIfNeeded: bits), bytes: 8)
        }
    }

    /// `nil` for bytes that are not four finite numbers.
    fileprivate init?(encoded bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        let numbers = stride(from: 0, to: 32, by: 8).map { start in
            Double(
                bitPattern: UInt64(truncatingIfNeeded: littleEndian(bytes[start..<start + 8])))
        }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
