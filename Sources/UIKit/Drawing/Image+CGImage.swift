public import Foundation
public import ViewCore

extension Image {
    /// How a picture has to be turned to be looked at.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }

    /// - Parameter scale: pixels a point; one that is no number above 0 counts as 1.
    nonisolated public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        spokenLabel = label.plain
    }

    /// - Parameter scale: pixels a point; one that is no number above 0 counts as 1.
    nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: cgImage.image)
        spokenLabel = ""
        guard case .pixels(let bytes, let width, let height, _) = source else { return }
        let turned = orientation.turned(bytes, width: width, height: height)
        source = .pixels(
            turned.bytes, width: turned.width, height: turned.height,
            scale: scale > 0 && scale.isFinite ? scale : 1)
    }
}

extension Image.Orientation {
    /// Pixels as they are looked at: each case is a turn or a mirroring "from the orientation of its original pixel data"
    /// (Apple's documentation of `Image.Orientation`).
    func turned(_ bytes: [UInt8], width: Int, height: Int) -> (bytes: [UInt8], width: Int, height: Int) {
        guard self != .up, width > 0, height > 0 else { return (bytes, width, height) }
        let isOnSide = [.left, .leftMirrored, .right, .rightMirrored].contains(self)
        let (across, down) = isOnSide ? (height, width) : (width, height)
        var turned: [UInt8] = []
        turned.reserveCapacity(bytes.count)
        for y in 0..<down {
            for x in 0..<across {
                let (column, row) =
                    switch self {
                    case .up: (x, y)
                    case .upMirrored: (width - 1 - x, y)
                    case .down: (width - 1 - x, height - 1 - y)
                    case .downMirrored: (x, height - 1 - y)
                    case .left: (width - 1 - y, x)
                    case .right: (y, height - 1 - x)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (width - 1 - y, height - 1 - x)
                    }
                let start = (row * width + column) * 4
                turned += bytes[start..<start + 4]
            }
        }
        return (turned, across, down)
    }
}
