internal import Digests

/// Turns inflated rows of any PNG layout into straight RGBA.
struct PNGExpansion {
    private let content: PNGContent
    private var header: PNGHeader { content.header }

    init(_ content: PNGContent) {
        self.content = content
    }

    /// Fills the picture's memory; `inflated` is used up on the way: rows lose their filters in place. It may lie in
    /// the same memory, as a `PNGRoom` has it.
    ///
    /// Of 16 bits a sample, returns what tells these samples from others of the same kind, low bytes included.
    func expand(
        _ inflated: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt8>
    ) throws(PNGFault) -> UInt64? {
        if header.colorType == .rgba, header.bitDepth == 8, !header.isInterlaced {
            try unsafe unfilterInto(pixels, inflated)
            return nil
        }
        return try unsafe expandPasses(inflated, into: pixels)
    }

    /// 8-bit RGBA needs no more than its filters taken off.
    private func unfilterInto(
        _ pixels: UnsafeMutablePointer<UInt8>, _ inflated: UnsafeMutablePointer<UInt8>
    ) throws(PNGFault) {
        let rowBytes = header.width * 4
        for y in 0..<header.height {
            let source = unsafe inflated + y * (rowBytes + 1)
            let target = unsafe pixels + y * rowBytes
            let isKnown = unsafe unfilter(
                source[0], source + 1, above: y > 0 ? UnsafePointer(target - rowBytes) : nil,
                into: target, count: rowBytes, distance: 4)
            guard isKnown else { throw PNGFault(.filter(unsafe source[0], row: y)) }
        }
    }

    private func expandPasses(
        _ inflated: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt8>
    ) throws(PNGFault) -> UInt64? {
        var seen: UInt64? = header.bitDepth == 16 ? UInt64(header.colorType.channels) : nil
        let distance = max(header.pixelBits / 8, 1)
        var next = unsafe inflated
        for pass in PNGPass.passes(of: header) {
            let rowBytes = header.rowBytes(pass.width)
            var above: UnsafePointer<UInt8>?
            for row in 0..<pass.height {
                let samples = unsafe next + 1
                let isKnown = unsafe unfilter(
                    next[0], samples, above: above, into: samples, count: rowBytes,
                    distance: distance)
                let y = pass.y + row * pass.stepY
                guard isKnown else { throw PNGFault(.filter(unsafe next[0], row: y)) }
                try unsafe expand(
                    samples, count: pass.width,
                    into: UnsafeMutableRawPointer(
                        pixels + (y * header.width + pass.x) * 4), step: pass.stepX * 4)
                if let before = seen {
                    let row = unsafe ContentDigest(
                        of: UnsafeRawBufferPointer(start: samples, count: rowBytes))
                    let mixed = (before ^ row.low) &* 0xD6E8_FEB8_6659_FD93
                    seen = mixed ^ mixed >> 32
                }
                unsafe above = UnsafePointer(samples)
                unsafe next += rowBytes + 1
            }
        }
        return seen
    }

    /// Writes `count` pixels, `step` bytes from one to the next.
    private func expand(
        _ samples: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutableRawPointer,
        step: Int
    ) throws(PNGFault) {
        switch (header.colorType, header.bitDepth) {
        case (.palette, _):
            try unsafe expandIndices(samples, count: count, into: target, step: step)
        case (.gray, _): unsafe expandGray(samples, count: count, into: target, step: step)
        case (.rgb, _) where content.clearSamples != nil:
            unsafe expandKeyed(samples, count: count, into: target, step: step)
        default: unsafe copyHighBytes(samples, count: count, into: target, step: step)
        }
    }

    private func expandIndices(
        _ samples: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutableRawPointer,
        step: Int
    ) throws(PNGFault) {
        let colors = content.palette.count
        if header.bitDepth == 8 {
            var most: UInt8 = 0
            for x in 0..<count { most = max(most, unsafe samples[x]) }
            // The slow way below names the index.
            if Int(most) < colors {
                unsafe content.palette.withUnsafeBufferPointer { palette in
                    for x in 0..<count {
                        unsafe (target + x &* step).storeBytes(
                            of: palette[Int(samples[x])].rawValue, as: UInt32.self)
                    }
                }
                return
            }
        }
        let unknown: Int? = unsafe content.palette.withUnsafeBufferPointer { palette in
            for x in 0..<count {
                let index = unsafe sample(samples, x)
                guard index < colors else { return index }
                unsafe (target + x &* step).storeBytes(
                    of: palette[index].rawValue, as: UInt32.self)
            }
            return nil
        }
        if let unknown { throw PNGFault(.paletteIndex(unknown, count: colors)) }
    }

    private func expandGray(
        _ samples: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutableRawPointer,
        step: Int
    ) {
        let clear = content.clearSamples?.first ?? -1
        // 1, 3, 15 or 255 becomes 255; of 16 bits the high byte is kept.
        let scale = header.bitDepth == 16 ? 1 : 255 / ((1 << header.bitDepth) - 1)
        for x in 0..<count {
            let value = unsafe sample(samples, x)
            let gray = UInt32(
                truncatingIfNeeded: header.bitDepth == 16 ? value >> 8 : value * scale)
            let alpha: UInt32 = value == clear ? 0 : 0xFF00_0000
            unsafe (target + x &* step).storeBytes(
                of: (gray &* 0x01_0101 | alpha).littleEndian, as: UInt32.self)
        }
    }

    /// RGB with one colour that has no alpha.
    private func expandKeyed(
        _ samples: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutableRawPointer,
        step: Int
    ) {
        let clear = content.clearSamples ?? []
        unsafe copyHighBytes(samples, count: count, into: target, step: step)
        for x in 0..<count {
            let isClear = (0..<3).allSatisfy { unsafe sample(samples, x * 3 + $0) == clear[$0] }
            if isClear {
                unsafe (target + x * step).storeBytes(of: 0, toByteOffset: 3, as: UInt8.self)
            }
        }
    }

    /// RGB, RGBA or gray with alpha, of 8 bits or the high bytes of 16.
    private func copyHighBytes(
        _ samples: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutableRawPointer,
        step: Int
    ) {
        let bytes = header.bitDepth / 8
        var from = unsafe samples
        switch header.colorType {
        case .rgb where bytes == 1:
            var start = 0
            if step == 4 {
                // Two pixels in six bytes of eight, while a third one follows.
                while start &+ 3 <= count {
                    let pair = unsafe UInt64(
                        littleEndian: UnsafeRawPointer(samples + start &* 3)
                            .loadUnaligned(as: UInt64.self))
                    let spread = pair & 0xFF_FFFF | pair &<< 8 & 0xFF_FFFF_0000_0000
                    unsafe (target + start &* 4).storeBytes(
                        of: (spread | 0xFF00_0000_FF00_0000).littleEndian, as: UInt64.self)
                    start &+= 2
                }
            }
            for x in start..<count {
                // The word's last byte, of the next pixel or after the rows, gives way to alpha.
                let word = unsafe UInt32(
                    littleEndian: UnsafeRawPointer(samples + x &* 3)
                        .loadUnaligned(as: UInt32.self))
                unsafe (target + x &* step).storeBytes(
                    of: (word | 0xFF00_0000).littleEndian, as: UInt32.self)
            }
        case .grayAlpha, .gray:
            for x in 0..<count {
                let (gray, alpha) = unsafe (UInt32(from[0]), UInt32(from[bytes]))
                unsafe (target + x * step).storeBytes(
                    of: (gray &* 0x01_0101 | alpha << 24).littleEndian, as: UInt32.self)
                unsafe from += bytes * 2
            }
        case .rgb, .rgba, .palette:
            let hasAlpha = header.colorType == .rgba
            for x in 0..<count {
                let (red, green, blue) = unsafe (
                    UInt32(from[0]), UInt32(from[bytes]), UInt32(from[bytes * 2])
                )
                let alpha = hasAlpha ? unsafe UInt32(from[bytes * 3]) : 255
                unsafe (target + x * step).storeBytes(
                    of: (red | green << 8 | blue << 16 | alpha << 24).littleEndian,
                    as: UInt32.self)
                unsafe from += bytes * (hasAlpha ? 4 : 3)
            }
        }
    }

    /// Sample number `index` of a row at full depth.
    @inline(__always)
    private func sample(_ row: UnsafePointer<UInt8>, _ index: Int) -> Int {
        switch header.bitDepth {
        case 8: return Int(unsafe row[index])
        case 16: return unsafe Int(row[index * 2]) << 8 | Int(row[index * 2 + 1])
        default:
            // Leftmost pixels are in the high bits.
            let bit = index &* header.bitDepth
            let shift = 8 &- header.bitDepth &- bit & 7
            return Int(unsafe row[bit &>> 3]) &>> shift & ((1 &<< header.bitDepth) &- 1)
        }
    }
}
