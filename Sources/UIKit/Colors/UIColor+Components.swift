public import Foundation
import ViewCore

extension UIColor {
    /// The channels in the current traits; always known.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = color.rgba(in: UITraitCollection.currentEnvironment)
        unsafe red?.pointee = rgba.red
        unsafe green?.pointee = rgba.green
        unsafe blue?.pointee = rgba.blue
        unsafe alpha?.pointee = rgba.alpha
        return true
    }

    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = color.rgba(in: UITraitCollection.currentEnvironment)
        unsafe white?.pointee = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
        unsafe alpha?.pointee = rgba.alpha
        return true
    }

    /// Hue, saturation and brightness as the hexcone has them, each from 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = color.rgba(in: UITraitCollection.currentEnvironment)
        let (high, low) = (max(rgba.red, rgba.green, rgba.blue), min(rgba.red, rgba.green, rgba.blue))
        let span = high - low
        var sixth = 0.0
        if span > 0 {
            sixth =
                high == rgba.red
                ? (rgba.green - rgba.blue) / span
                : high == rgba.green ? 2 + (rgba.blue - rgba.red) / span : 4 + (rgba.red - rgba.green) / span
        }
        unsafe hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        unsafe saturation?.pointee = high > 0 ? span / high : 0
        unsafe brightness?.pointee = high
        unsafe alpha?.pointee = rgba.alpha
        return true
    }
}
