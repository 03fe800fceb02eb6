import Digests
public import Drawing
import Pixels

/// What a golden remembers to explain a difference.
public struct GoldenDetails: Sendable {
    public let stack: Stack
    /// `nil` where the list was too long to keep. Images keep a digest in place of their pixels.
    public let list: DisplayList?
    /// `nil` where the trace was too long to keep.
    public let trace: Trace?

    public init(stack: Stack, list: DisplayList?, trace: Trace?) {
        self.stack = stack
        self.list = list?.abbreviated
        self.trace = trace
    }

    /// Inflated size, then zlib of three blocks with their lengths: stack, list, trace.
    func packed() -> [UInt8] {
        func pack(_ list: DisplayList?, _ trace: Trace?) -> [UInt8] {
            var body: [UInt8] = []
            for block in [Array(stack.text.utf8), list?.encoded() ?? [], trace?.encoded() ?? []] {
                body.append(contentsOf: littleEndian(block.count))
                body.append(contentsOf: block)
            }
            return littleEndian(body.count) + Zlib.compress(body)
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
        guard let body = Zlib.decompress(packed.dropFirst(4), count: size) else {
            throw .damaged("its details cannot be decompressed")
        }
        var rest = body[...]
        func block() throws(GoldenError) -> [UInt8] {
            let count = littleEndian(rest.prefix(4))
            guard rest.count >= 4, count <= rest.count - 4 else {
                throw .damaged("its details are cut short")
            }
            defer { rest = rest.dropFirst(4 + count) }
            return Array(rest.dropFirst(4).prefix(count))
        }
        let stackText = try block()
        let listBytes = try block()
        let traceBytes = try block()
        guard rest.isEmpty else { throw .damaged("its details have bytes left over") }
        stack = Stack(text: String(decoding: stackText, as: UTF8.self))
        do throws(CanonicalCodingError) {
            list = listBytes.isEmpty ? nil : try DisplayList(decoding: listBytes)
            trace = traceBytes.isEmpty ? nil : try Trace(decoding: traceBytes)
        } catch {
            throw .damaged("its details cannot be read: \(error)")
        }
    }
}

private func littleEndian(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

private func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
}

// MARK: - Images as digests

extension DisplayList {
    /// The list with a digest in place of every image's pixels: enough to see that one changed.
    var abbreviated: DisplayList {
        map { item in
            guard case .image(var image) = item, image.pixels.count != 16 else { return item }
            image.pixels = ContentDigest(of: image.pixels).bytes
            return .image(image)
        }
    }
}
