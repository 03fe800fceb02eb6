import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

/// Blends that Cairo has and those written by hand keep to every clip around them.
@Suite struct BlendClipTests {
    private let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    private var ground: DisplayItem { Drawings.square(0, 0, 20, RGBA(red: 0.8, green: 0.7, blue: 0.6)) }
    private var left: Outline { .rectangle(CGRect(x: 0, y: 0, width: 10, height: 20)) }

    private func blended(_ mode: BlendMode) -> DisplayItem {
        .group(DisplayGroup(items: [Drawings.square(0, 0, 20, gray)], blend: mode))
    }

    @Test(arguments: BlendMode.allCases)
    func `A blend stays inside of the clip around it`(mode: BlendMode) throws {
        let alone = try Drawings.draw([ground])
        let free = try Drawings.draw([ground, blended(mode)])
        let clipped = try Drawings.draw([ground, .group(DisplayGroup(items: [blended(mode)], clip: left))])
        #expect(Sample(clipped, 15, 10) == Sample(alone, 15, 10))
        #expect(Sample(clipped, 5, 10) == Sample(free, 5, 10))
    }

    @Test(arguments: BlendMode.allCases)
    func `A blend stays inside of all clips around it and its own`(mode: BlendMode) throws {
        let alone = try Drawings.draw([ground])
        let top = Outline.ellipse(CGRect(x: 0, y: 0, width: 20, height: 10))
        var own = DisplayGroup(items: [Drawings.square(0, 0, 20, gray)], blend: mode)
        own.clip = .rectangle(CGRect(x: 2, y: 0, width: 18, height: 20))
        let picture = try Drawings.draw([
            ground,
            .group(DisplayGroup(items: [.group(DisplayGroup(items: [.group(own)], clip: top))], clip: left)),
        ])
        for (x, y) in [(15, 5), (5, 15), (0, 5), (3, 0)] {
            #expect(Sample(picture, x, y) == Sample(alone, x, y), "\(x), \(y)")
        }
        let free = try Drawings.draw([ground, .group(own)])
        #expect(Sample(picture, 5, 5) == Sample(free, 5, 5))
    }

    @Test func `A smoothed clip mixes what plusDarker makes with the ground`() throws {
        let half = Outline.rectangle(CGRect(x: 0, y: 0, width: 9.5, height: 20))
        let free = try Drawings.draw([ground, blended(.plusDarker)])
        let alone = try Drawings.draw([ground])
        let clipped = try Drawings.draw([
            ground, .group(DisplayGroup(items: [blended(.plusDarker)], clip: half)),
        ])
        for channel in 0..<3 {
            let mean =
                (Int(Sample(free, 9, 9).channels[channel]) + Int(Sample(alone, 9, 9).channels[channel])) / 2
            #expect(abs(Int(Sample(clipped, 9, 9).channels[channel]) - mean) <= 1)
        }
    }

    @Test func `A faded plusDarker darkens by its share`() throws {
        let faded = DisplayGroup(
            items: [Drawings.square(0, 0, 20, gray), Drawings.square(0, 0, 20, gray)], opacity: 0.5,
            blend: .plusDarker)
        let picture = try Drawings.draw([Drawings.square(0, 0, 20, .white), .group(faded)])
        // White, less half of what gray lacks.
        #expect(Sample(picture, 5, 5).isNear(Sample(191, 191, 191), within: 1))
    }

    @Test func `A backdrop's blur stays inside of the clip around it`() throws {
        let blur = DisplayGroup(
            items: [], clip: .rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), backdropBlur: 3)
        let items = [Drawings.square(0, 0, 20, .white), Drawings.square(13, 0, 20, .black)]
        let alone = try Drawings.draw(items)
        let clipped = try Drawings.draw(items + [.group(DisplayGroup(items: [.group(blur)], clip: left))])
        #expect(Sample(clipped, 12, 10) == Sample(alone, 12, 10))
        #expect(Sample(clipped, 9, 10) != Sample(alone, 9, 10))
    }
}
