import Foundation

/// Reads the canonical encoding from bytes that may be anything.
///
/// No count is believed before the bytes it needs are known to be there, so memory stays in
/// proportion to the input; nesting is bounded, so the stack is too.
struct CanonicalReader {
    /// How many levels of groups, shadows, masks or trace nodes are read.
    static let maximumDepth = 512

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func fault(_ reason: String) -> CanonicalCodingError {
        CanonicalCodingError(reason: reason, offset: position)
    }

    var isAtEnd: Bool { position == bytes.count }

    func finish() throws(CanonicalCodingError) {
        guard position == bytes.count else { throw fault("bytes left over") }
    }

    mutating func version() throws(CanonicalCodingError) {
        let version = try byte()
        guard version == canonicalVersion else { throw fault("unknown version \(version)") }
    }

    mutating func descend() throws(CanonicalCodingError) {
        guard depth < CanonicalReader.maximumDepth else {
            throw fault("nested deeper than \(CanonicalReader.maximumDepth)")
        }
        depth += 1
    }

    mutating func ascend() { depth -= 1 }

    mutating func byte() throws(CanonicalCodingError) -> UInt8 {
        guard position < bytes.count else { throw fault("the end came too early") }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func word() throws(CanonicalCodingError) -> UInt32 {
        UInt32(truncatingIfNeeded: try bits(of: 4))
    }

    mutating func number() throws(CanonicalCodingError) -> Double {
        Double(bitPattern: try bits(of: 8))
    }

    private mutating func bits(of width: Int) throws(CanonicalCodingError) -> UInt64 {
        guard bytes.count - position >= width else { throw fault("the end came too early") }
        var bits: UInt64 = 0
        for index in 0..<width { bits |= UInt64(bytes[position + index]) << (8 * UInt64(index)) }
        position += width
        return bits
    }

    /// Any integer, in its shortest spelling only.
    mutating func integer() throws(CanonicalCodingError) -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let part = try byte()
            // Nine bytes have 63 bits: the tenth is the last.
            if shift == 63, part > 1 { throw fault("an integer is too long") }
            value |= UInt64(part & 0x7F) << shift
            if part < 0x80 {
                guard part != 0 || shift == 0 else { throw fault("an integer is padded") }
                return Int(truncatingIfNeeded: value)
            }
            shift += 7
        }
    }

    /// A number of things that take at least `size` bytes each, all of which must still follow.
    mutating func count(ofAtLeast size: Int) throws(CanonicalCodingError) -> Int {
        let count = try integer()
        guard count >= 0, count <= (bytes.count - position) / size else {
            throw fault("a count of \(count) exceeds the bytes that follow")
        }
        return count
    }

    mutating func block() throws(CanonicalCodingError) -> [UInt8] {
        let count = try count(ofAtLeast: 1)
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    mutating func string() throws(CanonicalCodingError) -> String {
        let bytes = try block()
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw fault("a text is not UTF-8")
        }
        return text
    }

    mutating func choice<Value>(_ values: [Value]) throws(CanonicalCodingError) -> Value {
        let index = Int(try byte())
        guard index < values.count else { throw fault("unknown choice \(index)") }
        return values[index]
    }
}

extension CanonicalReader {
    mutating func displayList() throws(CanonicalCodingError) -> DisplayList {
        try version()
        let size = CGSize(width: try number(), height: try number())
        return DisplayList(size: size, scale: try number(), items: try items())
    }

    mutating func missingImages() throws(CanonicalCodingError) -> [String] {
        let count = try count(ofAtLeast: 1)
        guard count > 0 else { throw fault("a list of names has none") }
        var names: [String] = []
        for _ in 0..<count { names.append(try string()) }
        return names
    }

    private mutating func items() throws(CanonicalCodingError) -> [DisplayItem] {
        // The smallest item is an empty group: kind, flags, opacity, blur, no blend name, no items.
        let count = try count(ofAtLeast: 20)
        if count == 0 { return [] }
        try descend()
        defer { ascend() }
        var items: [DisplayItem] = []
        items.reserveCapacity(count)
        for _ in 0..<count { items.append(try item()) }
        return items
    }

    private mutating func item() throws(CanonicalCodingError) -> DisplayItem {
        let kind = try byte()
        switch kind {
        case 0: return .group(try group())
        case 8: return .group(try groupWithExtras())
        case 1, 2: return .fill(try outline(), try paint(), kind == 1 ? .nonZero : .evenOdd)
        case 3: return .stroke(try outline(), try paint(), try pen())
        case 4: return .glyphs(try glyphRun(width: 100))
        case 7:
            let width = try number()
            guard width != 100 else { throw fault("a width that is the usual one") }
            return .glyphs(try glyphRun(width: width))
        case 5:
            let width = try integer()
            let height = try integer()
            let frame = try rect()
            let interpolation = try choice([
                DisplayImage.Interpolation.none, .low, .medium, .high,
            ])
            let opacity = try number()
            return .image(
                DisplayImage(
                    pixels: try block(), size: PixelSize(width: width, height: height), frame: frame,
                    interpolation: interpolation, opacity: opacity))
        case 6, 9:
            let color = try color()
            // Until the radius became the deviation itself, it was twice that.
            let radius = try number() / (kind == 6 ? 2 : 1)
            return .shadow(
                DisplayShadow(
                    color: color, radius: radius, x: try number(), y: try number(), items: try items()))
        default: throw fault("unknown item \(kind)")
        }
    }

    private mutating func groupWithExtras() throws(CanonicalCodingError) -> DisplayGroup {
        let present = try byte()
        guard (1...7).contains(present) else { throw fault("unknown extras \(present) of a group") }
        var (compositing, linear, lens): (Compositing?, LinearLight?, BackdropLens?)
        if present & 1 != 0 {
            compositing = Compositing(rawValue: try string())
            if compositing == nil { throw fault("unknown compositing operator") }
        }
        if present & 2 != 0 {
            linear = LinearLight(rawValue: try string())
            if linear == nil { throw fault("unknown use of linear light") }
        }
        if present & 4 != 0 { lens = BackdropLens(width: try number(), reach: try number()) }
        var group = try group()
        (group.compositing, group.linear, group.lens) = (compositing, linear, lens)
        return group
    }

    private mutating func group() throws(CanonicalCodingError) -> DisplayGroup {
        let present = try byte()
        var group = DisplayGroup(items: [], opacity: try number())
        group.blur = try number()
        let blend = try string()
        if !blend.isEmpty {
            guard let mode = BlendMode(rawValue: blend), mode != .normal else {
                throw fault("unknown blend mode")
            }
            group.blend = mode
        }
        group.flattens = present & 32 != 0
        group.clipAntialiased = present & 64 != 0
        group.clipRule = present & 128 != 0 ? .evenOdd : .nonZero
        if present & 1 != 0 {
            group.transform = ProjectiveTransform(
                m11: try number(), m12: try number(), m13: try number(), m21: try number(),
                m22: try number(), m23: try number(), m31: try number(), m32: try number(),
                m33: try number())
        }
        if present & 2 != 0 { group.clip = try outline() }
        if present & 4 != 0 { group.mask = try items() }
        if present & 8 != 0 {
            var values: [Double] = []
            for _ in 0..<20 { values.append(try number()) }
            group.filter = ColorFilter(values: values)
        }
        if present & 16 != 0 { group.backdropBlur = try number() }
        group.items = try items()
        return group
    }

    private mutating func glyphRun(width: Double) throws(CanonicalCodingError) -> GlyphRun {
        let face = FontFace(
            name: try string(), weight: try number(), opticalSize: try number(), width: width)
        let size = try number()
        let count = try count(ofAtLeast: 20)
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(count)
        for _ in 0..<count {
            glyphs.append(GlyphRun.Glyph(id: try word(), x: try number(), y: try number()))
        }
        return GlyphRun(
            face: face, size: size, glyphs: glyphs, paint: try paint(), text: try string())
    }
}
