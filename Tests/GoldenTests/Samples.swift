import Digests
import Drawing
import Foundation
import Pixels
import TestSupport

@testable import Golden

let sampleStack = Stack([
    Stack.Component("revision", "1"), Stack.Component("architecture", "x86_64"),
    Stack.Component("cairo", "1.16.0"), Stack.Component("font Inter", "aa11"),
])

let sampleFrame = CGRect(x: 8, y: 8, width: 116, height: 24)
let sampleOwner = GoldenOwner.command("sample")

/// Stripes in place of what `Raster` would draw: each list has its own picture.
func samplePixmap(shade: UInt8 = 0x7A, padding: CGFloat = 16) -> Pixmap {
    let width = Int(100 + 2 * padding)
    var bytes: [UInt8] = []
    for y in 0..<40 {
        for x in 0..<width {
            let inside = (4..<36).contains(y) && (4..<width - 4).contains(x)
            let letter = inside && (14..<26).contains(y) && x > 20 && x % 7 < 3
            bytes += inside && !letter ? [0, shade, 255, 255] : [255, 255, 255, 255]
        }
    }
    return Pixmap(width: width, height: 40, bytes: bytes)
}

func sampleGolden(
    shade: UInt8 = 0x7A, padding: CGFloat = 16, stack: Stack = sampleStack
) -> [UInt8] {
    makeGolden(
        pixmap: samplePixmap(shade: shade, padding: padding),
        list: sampleList(shade: shade, padding: padding),
        trace: sampleTrace(shade: shade, padding: padding), stack: stack, frame: sampleFrame,
        owner: sampleOwner)
}

func sampleTile(
    _ id: String = "Gallery/Button/hero/normal-regular@1x", shade: UInt8 = 0x7A,
    padding: CGFloat = 16, stack: Stack = sampleStack
) -> TileEvidence {
    TileEvidence(
        id: id, listDigest: sampleList(shade: shade, padding: padding).digest, stack: stack,
        frame: sampleFrame, owner: sampleOwner,
        list: { sampleList(shade: shade, padding: padding) },
        trace: { sampleTrace(shade: shade, padding: padding) },
        pixmap: { samplePixmap(shade: shade, padding: padding) })
}

/// A new folder, deleted when the test is over.
@discardableResult
func withFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let path = NSTemporaryDirectory() + "golden-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try await body(path)
}
