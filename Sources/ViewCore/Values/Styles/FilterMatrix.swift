import Drawing
import Foundation

/// The colour filters of views and of canvases, each as a matrix over straight colours.
enum FilterMatrix {
    /// Towards white or black: adds `amount` to each channel.
    static func brightness(_ b: Double) -> [Double] {
        [1, 0, 0, 0, b, 0, 1, 0, 0, b, 0, 0, 1, 0, b, 0, 0, 0, 1, 0]
    }

    /// Each colour at full alpha; black where there is none.
    static let opaque: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]

    /// Away from or towards middle gray.
    static func contrast(_ c: Double) -> [Double] {
        let o = (1 - c) / 2
        return [c, 0, 0, 0, o, 0, c, 0, 0, o, 0, 0, c, 0, o, 0, 0, 0, 1, 0]
    }

    /// The matrix of `saturate` in the W3C's Filter Effects Module.
    static func saturation(_ s: Double) -> [Double] {
        [
            0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
            0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
            0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// The matrix of `grayscale` there, whose weights have one digit more than those of `saturate`.
    static func grayscale(_ amount: Double) -> [Double] {
        let s = 1 - min(max(amount, 0), 1)
        return [
            0.2126 + 0.7874 * s, 0.7152 - 0.7152 * s, 0.0722 - 0.0722 * s, 0, 0,
            0.2126 - 0.2126 * s, 0.7152 + 0.2848 * s, 0.0722 - 0.0722 * s, 0, 0,
            0.2126 - 0.2126 * s, 0.7152 - 0.7152 * s, 0.0722 + 0.9278 * s, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    static func hueRotation(degrees: Double) -> [Double] {
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
            0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
            0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
            0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// Colours turned around as far as `amount` says: at 1/2 all are middle gray.
    static func inversion(_ amount: Double) -> [Double] {
        let k = 1 - 2 * amount
        return [k, 0, 0, 0, amount, 0, k, 0, 0, amount, 0, 0, k, 0, amount, 0, 0, 0, 1, 0]
    }

    static func multiplication(_ c: RGBA) -> [Double] {
        [c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0]
    }

    static let luminanceToAlpha: [Double] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
    ]
}
