/// Whether every premultiplied word has alpha 255; stops at the first row's worth that has not.
@unsafe func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    let words = unsafe pixels.bindMemory(to: UInt32.self)
    var start = 0
    while start < words.count {
        let end = min(start + 1024, words.count)
        var all: UInt32 = 0xFF00_0000
        for index in start..<end { unsafe all &= words[index] }
        if all != 0xFF00_0000 { return false }
        start = end
    }
    return true
}

/// Cairo's premultiplied words as straight red, green, blue and alpha bytes.
@unsafe func straightBytes(of pixels: UnsafeRawBufferPointer, isOpaque: Bool) -> [UInt8] {
    let source = unsafe pixels.bindMemory(to: UInt32.self)
    return unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { bytes, count in
        let target = unsafe UnsafeMutableRawBufferPointer(bytes).bindMemory(to: UInt32.self)
        if isOpaque {
            for index in 0..<source.count { unsafe target[index] = swapped(source[index]) }
        } else {
            for index in 0..<source.count { unsafe target[index] = straight(source[index]) }
        }
        count = pixels.count
    }
}

/// A word of alpha, red, green, blue as bytes red, green, blue, alpha in memory.
@inline(__always)
private func swapped(_ pixel: UInt32) -> UInt32 {
    ((pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16).littleEndian
}

@inline(__always)
private func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return swapped(pixel) }
    if alpha == 0 { return 0 }
    return swapped(unpremultiplied(pixel))
}

/// The same word with colour divided by alpha, rounded to nearest; alpha must not be 0.
func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func divided(_ channel: UInt32) -> UInt32 { min((channel * 255 + alpha / 2) / alpha, 255) }
    return alpha << 24 | divided(pixel >> 16 & 0xFF) << 16 | divided(pixel >> 8 & 0xFF) << 8
        | divided(pixel & 0xFF)
}

/// The same word with colour multiplied by alpha, rounded to nearest.
func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func multiplied(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
    return alpha << 24 | multiplied(pixel >> 16 & 0xFF) << 16 | multiplied(pixel >> 8 & 0xFF) << 8
        | multiplied(pixel & 0xFF)
}
