public import Digests
import Foundation

/// The canonical encoding: equal values give equal bytes, in every process and on every machine.
///
/// Little-endian doubles with one zero and one NaN, strings in normal form C, counts as
/// variable-length integers. It carries a version, and its reader takes nothing on trust.
extension DisplayList {
    /// The digest of the canonical encoding: the key for caches and unchanged goldens.
    public var digest: ContentDigest {
        var writer = CanonicalWriter(capacity: 2048)
        writer.write(self)
        return writer.digest
    }

    public func encoded() -> [UInt8] {
        var writer = CanonicalWriter(capacity: 2048)
        writer.write(self)
        return writer.bytes
    }

    /// Reads what `encoded()` wrote; anything else is an error, never a trap.
    public init(decoding bytes: [UInt8]) throws(CanonicalCodingError) {
        var reader = CanonicalReader(bytes)
        self = try reader.displayList()
        if !reader.isAtEnd { missingImages = try reader.missingImages() }
        try reader.finish()
    }
}

extension Trace {
    /// The canonical encoding; branches below `CanonicalReader.maximumDepth` levels are left out.
    public func encoded() -> [UInt8] {
        var writer = CanonicalWriter(capacity: 8192)
        writer.write(self)
        return writer.bytes
    }

    /// Reads what `encoded()` wrote; anything else is an error, never a trap.
    public init(decoding bytes: [UInt8]) throws(CanonicalCodingError) {
        var reader = CanonicalReader(bytes)
        self = try reader.trace()
        try reader.finish()
    }
}

/// Why bytes are no canonical encoding, and where that showed.
public struct CanonicalCodingError: Error, Hashable, Sendable, CustomStringConvertible {
    public let reason: String
    public let offset: Int

    public var description: String { "\(reason) at byte \(offset)" }
}

/// Raised when the encoding changes, so that old bytes are refused, not misread.
let canonicalVersion: UInt8 = 1

extension CanonicalWriter {
    mutating func write(_ list: DisplayList) {
        byte(canonicalVersion)
        number(list.size.width)
        number(list.size.height)
        number(list.scale)
        write(list.items)
        // Most lists have none, and are written as they were before there were any.
        guard !list.missingImages.isEmpty else { return }
        count(list.missingImages.count)
        for name in list.missingImages { string(name) }
    }

    private mutating func write(_ items: [DisplayItem]) {
        count(items.count)
        for item in items { write(item) }
    }

    private mutating func write(_ item: DisplayItem) {
        switch item {
        case .group(let group):
            // Most groups have no extras, and are written as they were before there were any.
            if group.hasExtras {
                byte(8)
                writeExtras(of: group)
            } else {
                byte(0)
            }
            write(group)
        case .fill(let outline, let paint, let rule):
            byte(rule == .nonZero ? 1 : 2)
            write(outline)
            write(paint)
        case .stroke(let outline, let paint, let pen):
            byte(3)
            write(outline)
            write(paint)
            write(pen)
        case .glyphs(let run):
            // Most faces have their usual width, and are written as they were before there was another.
            if run.face.width == 100 {
                byte(4)
            } else {
                byte(7)
                number(run.face.width)
            }
            write(run)
        case .image(let image):
            byte(5)
            count(image.size.width)
            count(image.size.height)
            write(image.frame)
            switch image.interpolation {
            case .none: byte(0)
            case .low: byte(1)
            case .medium: byte(2)
            case .high: byte(3)
            }
            number(image.opacity)
            block(image.pixels)
        case .shadow(let shadow):
            // The radius of 6 was twice the deviation.
            byte(9)
            write(shadow.color)
            number(shadow.radius)
            number(shadow.x)
            number(shadow.y)
            write(shadow.items)
        }
    }

    private mutating func write(_ group: DisplayGroup) {
        var present: UInt8 = 0
        if group.transform != nil { present |= 1 }
        if group.clip != nil { present |= 2 }
        if group.mask != nil { present |= 4 }
        if group.filter != nil { present |= 8 }
        if group.backdropBlur != nil { present |= 16 }
        if group.flattens { present |= 32 }
        if group.clipAntialiased { present |= 64 }
        if group.clipRule == .evenOdd { present |= 128 }
        byte(present)
        number(group.opacity)
        number(group.blur)
        // By name: the order of the cases may change, the bytes may not.
        string(group.blend == .normal ? "" : group.blend.rawValue)
        if let m = group.transform {
            number(m.m11)
            number(m.m12)
            number(m.m13)
            number(m.m21)
            number(m.m22)
            number(m.m23)
            number(m.m31)
            number(m.m32)
            number(m.m33)
        }
        if let clip = group.clip { write(clip) }
        if let mask = group.mask { write(mask) }
        if let filter = group.filter { for value in filter.values { number(value) } }
        if let blur = group.backdropBlur { number(blur) }
        write(group.items)
    }

    private mutating func writeExtras(of group: DisplayGroup) {
        var present: UInt8 = 0
        if group.compositing != nil { present |= 1 }
        if group.linear != nil { present |= 2 }
        if group.lens != nil { present |= 4 }
        byte(present)
        if let compositing = group.compositing { string(compositing.rawValue) }
        if let linear = group.linear { string(linear.rawValue) }
        if let lens = group.lens {
            number(lens.width)
            number(lens.reach)
        }
    }

    private mutating func write(_ run: GlyphRun) {
        string(run.face.name)
        number(run.face.weight)
        number(run.face.opticalSize)
        number(run.size)
        count(run.glyphs.count)
        for glyph in run.glyphs {
            word(glyph.id)
            number(glyph.x)
            number(glyph.y)
        }
        write(run.paint)
        string(run.text)
    }
}

extension DisplayGroup {
    /// Whether it has what few groups have.
    fileprivate var hasExtras: Bool { compositing != nil || linear != nil || lens != nil }
}
