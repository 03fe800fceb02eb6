package import Drawing
import Foundation

/// APCA's lightness contrast Lc of text on a background: about 106 for black on white, negative for light text on dark.
///
/// APCA-W3 0.1.9 with the constants 0.0.98G-4g, https://github.com/Myndex/apca-w3: 75 is what it wants of body text, 60
/// of other content text, 45 of large text, 30 of any text, 15 where nothing is seen below.
package func lightnessContrast(text: RGBA, background: RGBA) -> Double {
    let (textLight, groundLight) = (softened(screenLuminance(text)), softened(screenLuminance(background)))
    guard abs(groundLight - textLight) >= 0.0005 else { return 0 }
    let isDarkText = groundLight > textLight
    let contrast =
        isDarkText
        ? (pow(groundLight, 0.56) - pow(textLight, 0.57)) * 1.14
        : (pow(groundLight, 0.65) - pow(textLight, 0.62)) * 1.14
    guard abs(contrast) >= 0.1 else { return 0 }
    return (isDarkText ? contrast - 0.027 : contrast + 0.027) * 100
}

private func screenLuminance(_ color: RGBA) -> Double {
    let (red, green, blue, _) = color.bytes
    func light(_ byte: UInt8) -> Double { pow(Double(byte) / 255, 2.4) }
    return 0.2126729 * light(red) + 0.7151522 * light(green) + 0.0721750 * light(blue)
}

/// Near black, screens show less difference than their numbers say.
private func softened(_ luminance: Double) -> Double {
    luminance > 0.022 ? luminance : luminance + pow(0.022 - luminance, 1.414)
}
