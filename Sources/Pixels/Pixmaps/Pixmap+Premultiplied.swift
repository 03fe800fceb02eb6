extension Pixmap {
    /// A picture of cairo's pixels: BGRA in memory, premultiplied, rows `stride` bytes apart.
    ///
    /// With `isOpaque` the alpha bytes are not looked at (cairo's RGB24 leaves them undefined).
    package init(
        premultipliedBGRA bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int,
        isOpaque: Bool
    ) {
        unsafe self.init(width: width, height: height) { target in
            guard isOpaque else {
                unsafe unpremultiply(
                    bgra: bytes, width: width, height: height, stride: stride, into: target)
                return
            }
            let source = unsafe PixelSource(
                opaqueBGRA: bytes, width: width, height: height, stride: stride)
            let start = unsafe target.assumingMemoryBound(to: UInt8.self).baseAddress
            for y in 0..<(width > 0 ? height : 0) {
                unsafe source.copySamples(ofRow: y, to: start! + y * width * 4, withAlpha: true)
            }
        }
    }
}

/// Writes cairo's pixels as straight RGBA, without gaps, into `target`.
///
/// A colour is `c · 255 / a`, rounded to the nearest; a pixel without alpha becomes all zeros, and
/// a colour above its alpha, which no premultiplied picture has, becomes 255.
func unpremultiply(
    bgra: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int,
    into target: UnsafeMutableRawBufferPointer
) {
    precondition(
        width >= 0 && height >= 0 && stride >= width * 4
            && (height == 0 || bgra.count >= (height - 1) * stride + width * 4),
        "\(bgra.count) bytes do not hold \(width) × \(height) pixels at stride \(stride)")
    precondition(target.count == width * height * 4, "the target has the wrong size")
    guard width > 0, height > 0, let base = bgra.baseAddress, let start = target.baseAddress
    else { return }
    for y in 0..<height {
        let row = unsafe base + y * stride
        let to = unsafe start + y * width * 4
        for x in 0..<width {
            let word = unsafe UInt32(
                littleEndian: (row + x * 4).loadUnaligned(as: UInt32.self))
            let alpha = word >> 24
            let straight: UInt32
            switch alpha {
            case 255:
                straight = word >> 16 & 255 | word & 0xFF00_FF00 | (word & 255) << 16
            case 0:
                straight = 0
            default:
                let red = min(((word >> 16 & 255) * 255 + alpha / 2) / alpha, 255)
                let green = min(((word >> 8 & 255) * 255 + alpha / 2) / alpha, 255)
                let blue = min(((word & 255) * 255 + alpha / 2) / alpha, 255)
                straight = red | green << 8 | blue << 16 | alpha << 24
            }
            unsafe (to + x * 4).storeBytes(of: straight.littleEndian, as: UInt32.self)
        }
    }
}
