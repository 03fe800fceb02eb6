import Foundation

/// sRGB's transfer function (IEC 61966-2-1), each channel by itself, held in 0…1.
enum TransferFunction {
    /// Linear light of an sRGB colour.
    static func decode(_ color: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(decode(color.x), decode(color.y), decode(color.z))
    }

    /// The sRGB colour of linear light.
    static func encode(_ color: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(encode(color.x), encode(color.y), encode(color.z))
    }

    private static func decode(_ channel: Float) -> Float {
        let x = Double(min(max(channel, 0), 1))
        return Float(x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4))
    }

    private static func encode(_ channel: Float) -> Float {
        let x = Double(min(max(channel, 0), 1))
        return Float(x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055)
    }
}

/// A pixel as numbers: premultiplied, 0…1, as it is written or as linear light.
struct WidePixel {
    var color: SIMD3<Float>
    var alpha: Float

    init(_ color: SIMD3<Float>, _ alpha: Float) {
        self.color = color
        self.alpha = alpha
    }

    /// Of Cairo's word; `factor` fades it.
    init(_ word: UInt32, inLight: Bool, times factor: Float = 1) {
        func part(_ shift: UInt32) -> Float { Float(word >> shift & 0xFF) / 255 }
        let own = part(24)
        let stored = SIMD3(part(16), part(8), part(0))
        alpha = own * factor
        guard inLight, own > 0 else {
            color = stored * factor
            return
        }
        color = TransferFunction.decode(stored / own) * alpha
    }

    /// Cairo's word, rounded once.
    func word(inLight: Bool) -> UInt32 {
        let stored = inLight && alpha > 0 ? TransferFunction.encode(color / alpha) * alpha : color
        let opacity = (min(max(alpha, 0), 1) * 255).rounded()
        let held = (stored * 255).rounded(.toNearestOrAwayFromZero)
            .clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: opacity))
        return UInt32(opacity) << 24 | UInt32(held.x) << 16 | UInt32(held.y) << 8 | UInt32(held.z)
    }
}
