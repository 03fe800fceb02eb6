import Foundation

extension DisplayList {
    /// The picture's size in device pixels: at least 1 each way; a size that is no number counts as 0.
    public var pixelSize: PixelSize {
        PixelSize(
            width: PixelGrid.count(size.width, scale), height: PixelGrid.count(size.height, scale))
    }

    /// What is not on whole pixels and should be: the picture's size, and the origins of glyphs.
    ///
    /// Not asked for inside of a transformed group, where whole pixels mean nothing. Frames are rounded
    /// before outlines are made in them, so an outline may have any coordinates.
    package var offPixels: String? {
        let grid = PixelGrid(scale: scale)
        guard grid.isOnPixel(size.width), grid.isOnPixel(size.height) else {
            return "the picture's size, \(printed(size.width))×\(printed(size.height))"
        }
        var found: String?
        walk { item in
            switch item {
            case .group(let group): return group.transform == nil ? .into : .past
            case .glyphs(let run):
                let isOn = run.glyphs.allSatisfy { grid.isOnPixel($0.x) && grid.isOnPixel($0.y) }
                if !isOn { found = "glyphs of \(run)" }
                return isOn ? .into : .stop
            case .fill, .stroke, .image, .shadow: return .into
            }
        }
        return found
    }
}
