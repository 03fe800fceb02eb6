import Drawing
import Foundation
import Golden
import Pixels
import Raster
import Testing

@testable import Rendering

/// A square of one colour, and an image whose pixels are missing, which drawing leaves out with a warning.
private func list(_ color: RGBA, broken: Bool = false) -> DisplayList {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    var items = [DisplayItem.fill(.rectangle(frame), .solid(color), .nonZero)]
    if broken {
        items.append(
            .image(DisplayImage(pixels: [1, 2, 3], size: PixelSize(width: 4, height: 4), frame: frame)))
    }
    return DisplayList(size: frame.size, scale: 1, items: items)
}

/// Where an array keeps its elements: equal for one that was handed on, another for one that was made again.
private func storage(_ bytes: [UInt8]) -> UnsafeRawPointer? {
    unsafe bytes.withUnsafeBytes { $0.baseAddress }
}

struct DrawnListsTests {
    private let drawn = DrawnLists(library: FontLibrary())

    @Test func `An equal list gets the very file that was made`() throws {
        try drawn.withRenderer { renderer in
            let first = try drawn.file(of: list(.white), as: .png(.fast), by: renderer)
            let again = try drawn.file(of: list(.white), as: .png(.fast), by: renderer)
            let other = try drawn.file(of: list(.black), as: .png(.fast), by: renderer)
            #expect(unsafe storage(first.bytes) == storage(again.bytes))
            #expect(other.bytes != first.bytes)
        }
    }

    @Test func `Warnings of drawing are repeated with the file`() throws {
        try drawn.withRenderer { renderer in
            let first = try drawn.file(of: list(.white, broken: true), as: .png(.fast), by: renderer)
            _ = try drawn.file(of: list(.black), as: .png(.fast), by: renderer)
            let again = try drawn.file(of: list(.white, broken: true), as: .png(.fast), by: renderer)
            #expect(!first.warnings.isEmpty && again.warnings == first.warnings)
        }
    }

    @Test func `A golden's picture is made once, with its warnings`() throws {
        let list = list(.white, broken: true)
        let first = try drawn.goldenFile(of: list, list.digest)
        let again = try drawn.goldenFile(of: list, list.digest)
        #expect(unsafe storage(first.bytes) == storage(again.bytes))
        #expect(!first.warnings.isEmpty && drawn.warnings(of: list.digest) == first.warnings)
    }

    @Test func `Pixels are known by the digest that a golden has of them`() throws {
        let list = list(.white)
        #expect(
            try drawn.knownPixels(of: list, list.digest).digest
                == drawn.pixmap(of: list, list.digest).contentDigest)
    }
}
