package import Drawing
import Foundation

/// How light a colour is for WCAG 2.2, 0 for black to 1 for white.
///
/// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, with the threshold 0.04045 that the W3C put in place of 0.03928
/// in 2021; of 8-bit channels none lies between the two.
package func relativeLuminance(red: UInt8, green: UInt8, blue: UInt8) -> Double {
    0.2126 * linearChannels[Int(red)] + 0.7152 * linearChannels[Int(green)] + 0.0722
        * linearChannels[Int(blue)]
}

package func relativeLuminance(_ color: RGBA) -> Double {
    let (red, green, blue, _) = color.bytes
    return relativeLuminance(red: red, green: green, blue: blue)
}

/// WCAG's contrast of two luminances, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
package func contrastRatio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

/// WCAG's contrast of two opaque colours.
package func contrastRatio(_ first: RGBA, _ second: RGBA) -> Double {
    contrastRatio(relativeLuminance(first), relativeLuminance(second))
}

extension RGBA {
    /// Red, green and blue as light, 0 to 1.
    var linearLight: [Double] {
        let (red, green, blue, _) = bytes
        return [red, green, blue].map { linearChannels[Int($0)] }
    }
}

/// Linear light by the 8-bit channel: a pixel is looked up, not computed.
private let linearChannels: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}
