internal import Glibc

/// A part of a picture, in pixels; it has at least one.
struct PixelRectangle: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static func whole(_ width: Int, _ height: Int) -> PixelRectangle {
        PixelRectangle(x: 0, y: 0, width: width, height: height)
    }
}

extension Pixmap {
    /// The smallest rectangle outside of which this equals a picture of the same size; `nil` where all does.
    func changed(since other: Pixmap) -> PixelRectangle? {
        let row = width * 4
        return unsafe bytes.withUnsafeBytes { mine in
            unsafe other.bytes.withUnsafeBytes { others in
                guard let a = mine.baseAddress, let b = others.baseAddress else { return nil }
                func isEqual(_ y: Int) -> Bool { unsafe memcmp(a + y * row, b + y * row, row) == 0 }
                func isEqual(_ x: Int, _ y: Int) -> Bool {
                    let place = y * row + x * 4
                    return unsafe (a + place).loadUnaligned(as: UInt32.self)
                        == (b + place).loadUnaligned(as: UInt32.self)
                }
                guard let top = (0..<height).first(where: { !isEqual($0) }),
                    let bottom = (0..<height).last(where: { !isEqual($0) })
                else { return nil }
                var (left, right) = (width, -1)
                for y in top...bottom where !isEqual(y) {
                    var x = 0
                    while x < left, isEqual(x, y) { x += 1 }
                    left = x
                    x = width - 1
                    while x > right, isEqual(x, y) { x -= 1 }
                    right = x
                }
                return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            }
        }
    }
}

extension PNGEncoder {
    /// A part of a picture as a zlib stream of RGBA rows: unfiltered or less the row above, whichever is smaller.
    func deflated(_ pixmap: Pixmap, _ part: PixelRectangle) -> [UInt8] {
        let span = part.width * 4
        let count = (span + 1) * part.height
        let plain = unsafe raw.reserve(count)
        let lessAbove = unsafe filtered.reserve(count)
        unsafe pixmap.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let pixels = unsafe base.assumingMemoryBound(to: UInt8.self)
            for y in 0..<part.height {
                let row = unsafe pixels + ((part.y + y) * pixmap.width + part.x) * 4
                let target = unsafe plain + y * (span + 1)
                let other = unsafe lessAbove + y * (span + 1)
                unsafe target[0] = 0
                unsafe (target + 1).update(from: row, count: span)
                unsafe other[0] = 2
                guard y > 0 else {
                    unsafe (other + 1).update(from: row, count: span)
                    continue
                }
                _ = unsafe subtract(row - pixmap.width * 4, from: row, into: other + 1, count: span)
            }
        }
        let room = deflateBound(count, level: frameLevel)
        let best = unsafe UnsafeMutableRawBufferPointer(start: output.reserve(room), count: room)
        func size(_ rows: UnsafeMutablePointer<UInt8>) -> Int {
            let rows = unsafe UnsafeRawBufferPointer(start: rows, count: count)
            guard let size = unsafe deflate(rows, level: frameLevel, into: best) else {
                fatalError("libdeflate needs more than its own bound")
            }
            return size
        }
        let plainSize = unsafe size(plain)
        var smallest = unsafe size(lessAbove)
        // What was tried last lies there now.
        if plainSize < smallest { smallest = unsafe size(plain) }
        return unsafe [UInt8](best[..<smallest])
    }
}

/// Of libdeflate: levels above take many times as long, as for goldens.
private let frameLevel: Int32 = 7
