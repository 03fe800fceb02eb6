import Foundation
import Testing
import ViewCore

@testable import UIKit

/// How pixels are turned before they are looked at (Apple's documentation of `UIImage.Orientation` says of each case which
/// turn and which mirroring "from the orientation of its original pixel data" it is).
@MainActor struct ImageOrientationTests {
    /// Three pixels across and two down, each with its number: 0 1 2 over 3 4 5.
    private static let numbers: [UInt8] = (0..<6).flatMap { [$0, 0, 0, 255] }

    /// Rows of numbers as they are looked at.
    @Test(
        arguments: [
            (.up, [[0, 1, 2], [3, 4, 5]]),
            (.upMirrored, [[2, 1, 0], [5, 4, 3]]),
            (.down, [[5, 4, 3], [2, 1, 0]]),
            (.downMirrored, [[3, 4, 5], [0, 1, 2]]),
            // A quarter against the clock: what was on the right is on top.
            (.left, [[2, 5], [1, 4], [0, 3]]),
            // With the clock: what was on the left is on top.
            (.right, [[3, 0], [4, 1], [5, 2]]),
            // With the clock, and then mirrored.
            (.leftMirrored, [[0, 3], [1, 4], [2, 5]]),
            // Against it, and then mirrored.
            (.rightMirrored, [[5, 2], [4, 1], [3, 0]]),
        ] as [(Image.Orientation, [[UInt8]])])
    func `A picture is turned and mirrored as its orientation says`(
        orientation: Image.Orientation, expected: [[UInt8]]
    ) throws {
        let picture = Image(.pixels(Self.numbers, width: 3, height: 2, scale: 1))
        let cgImage = try #require(UIImage(picture, size: CGSize(width: 3, height: 2)).cgImage)
        let turned = Image(decorative: cgImage, scale: 2, orientation: orientation)
        guard case .pixels(let bytes, let width, let height, let scale) = turned.source else {
            Issue.record("there are no pixels")
            return
        }
        let rows = (0..<height).map { row in (0..<width).map { bytes[(row * width + $0) * 4] } }
        #expect(rows == expected)
        #expect(height == expected.count && scale == 2)
    }

    @Test func `A picture has the words of its label, and a decorative one none`() throws {
        let picture = Image(.pixels(Self.numbers, width: 3, height: 2, scale: 1))
        let cgImage = try #require(UIImage(picture, size: CGSize(width: 3, height: 2)).cgImage)
        #expect(Image(cgImage, scale: 1, label: Text("A")).spokenLabel == "A")
        #expect(Image(decorative: cgImage, scale: 1).spokenLabel == "")
    }
}
