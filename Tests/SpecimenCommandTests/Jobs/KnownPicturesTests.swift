import Digests
import Rendering
import Testing

@testable import SpecimenCommand

/// What is known of drawn pictures, in few bytes.
struct KnownPicturesTests {
    private static let names = [
        "a.png", "", "a.png", "folder/a.png", "folder/a.png.png", "ä/é.png", "ä/è.png", "folder", "aa.png",
        "aaa.png",
        String(repeating: "long/", count: 800) + "a.png", String(repeating: "long/", count: 20_000),
    ]

    @Test func `All of a picture is known again, whatever its neighbours are called`() {
        var pictures = KnownPictures()
        var expected: [EqualJobs.Drawn] = []
        for index in 0..<5_000 {
            let name = KnownPicturesTests.names[index % KnownPicturesTests.names.count]
            let words = UInt64(index) << 32
            expected.append(
                EqualJobs.Drawn(
                    output: name, width: index, height: index << 20, byteCount: index * index * index,
                    digests: index % 3 > 0
                        ? nil
                        : PictureDigests(
                            list: ContentDigest(high: words | 1, low: ~words),
                            file: ContentDigest(high: 2, low: words))))
            pictures.add(expected[index], for: UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
        }
        #expect(pictures.count == 5_000)
        for (index, drawn) in expected.enumerated() {
            let known = pictures[UInt64(index) &* 0x9E37_79B9_7F4A_7C15]
            #expect(
                known?.output == drawn.output && known?.width == drawn.width && known?.height == drawn.height)
            #expect(known?.byteCount == drawn.byteCount)
            #expect(
                known?.digests?.list == drawn.digests?.list && known?.digests?.file == drawn.digests?.file)
        }
        #expect(pictures[1] == nil)
    }
}
