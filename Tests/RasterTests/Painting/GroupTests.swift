import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

@Suite struct GroupTests {
    private let white = Drawings.square(0, 0, 20, .white)

    @Test func `A faded group shows no seam where its items overlap`() throws {
        let items = [Drawings.square(2, 2, 10, .black), Drawings.square(6, 6, 10, .black)]
        let picture = try Drawings.draw([white, .group(DisplayGroup(items: items, opacity: 0.5))])
        #expect(Sample(picture, 4, 4).isNear(Sample(127, 127, 127), within: 1))
        #expect(Sample(picture, 8, 8) == Sample(picture, 4, 4))
    }

    @Test func `A clip cuts at its outline`() throws {
        let group = DisplayGroup(
            items: [Drawings.square(0, 0, 20, .red)],
            clip: .rectangle(CGRect(x: 5, y: 5, width: 5, height: 5)))
        let picture = try Drawings.draw([white, .group(group)])
        #expect(Sample(picture, 5, 5) == .red)
        #expect(Sample(picture, 10, 5) == .white)
    }

    @Test func `A transform moves items but not the clip`() throws {
        let group = DisplayGroup(
            items: [Drawings.square(0, 0, 10, .red)],
            transform: ProjectiveTransform(CGAffineTransform(translationX: 8, y: 0)),
            clip: .rectangle(CGRect(x: 0, y: 0, width: 10, height: 20)))
        let picture = try Drawings.draw([white, .group(group)])
        #expect(Sample(picture, 7, 5) == .white)
        #expect(Sample(picture, 9, 5) == .red)
        #expect(Sample(picture, 11, 5) == .white)
    }

    @Test func `A mask lets through what is under its alpha`() throws {
        let group = DisplayGroup(
            items: [Drawings.square(0, 0, 20, .red)], mask: [Drawings.square(0, 0, 10, .black)])
        let picture = try Drawings.draw([white, .group(group)])
        #expect(Sample(picture, 5, 5) == .red)
        #expect(Sample(picture, 15, 5) == .white)
    }

    @Test func `A colour matrix works on straight colour`() throws {
        let invert = ColorFilter(values: [
            -1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0,
        ])
        let color = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        let picture = try Drawings.draw([
            .group(DisplayGroup(items: [Drawings.square(0, 0, 20, color)], filter: invert))
        ])
        #expect(Sample(picture, 5, 5).isNear(Sample(0, 255, 255, 128), within: 1))
    }

    @Test func `Blur keeps the amount of colour and spreads it evenly`() throws {
        for sigma in [1.0, 4, 9, 20] {
            let side: CGFloat = 200
            let picture = try Drawings.draw(
                [.group(DisplayGroup(items: [Drawings.square(80, 80, 40, .red)], blur: sigma))],
                width: side, height: side)
            let alphas = stride(from: 3, to: picture.bytes.count, by: 4).map {
                Int(picture.bytes[$0])
            }
            let total = alphas.reduce(0, +)
            #expect(abs(total - 40 * 40 * 255) < 40 * 40 * 255 / 50, "sigma \(sigma)")
            #expect(
                Sample(picture, 70, 100).isNear(Sample(picture, 129, 100), within: 1),
                "sigma \(sigma)")
        }
    }

    @Test func `A blurred edge is half covered where the edge was`() throws {
        for sigma in [2.0, 5, 12, 30] {
            let picture = try Drawings.draw(
                [
                    .group(
                        DisplayGroup(
                            items: [
                                .fill(
                                    .rectangle(CGRect(x: 200, y: 0, width: 200, height: 400)),
                                    .solid(.red), .nonZero)
                            ], blur: sigma))
                ], width: 400, height: 400)
            let before = Int(Sample(picture, 199, 200).alpha)
            let after = Int(Sample(picture, 200, 200).alpha)
            #expect(abs(before + after - 255) <= 3, "sigma \(sigma): \(before), \(after)")
        }
    }

    @Test func `Multiplying darkens and adding lightens`() throws {
        func blended(_ mode: BlendMode) throws -> Sample {
            let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
            return Sample(
                try Drawings.draw([
                    Drawings.square(0, 0, 20, gray),
                    .group(DisplayGroup(items: [Drawings.square(0, 0, 20, gray)], blend: mode)),
                ]), 5, 5)
        }
        #expect(try blended(.multiply).isNear(Sample(64, 64, 64)))
        #expect(try blended(.plusLighter) == .white)
        #expect(try blended(.plusDarker).isNear(Sample(1, 1, 1), within: 1))
        #expect(try blended(.difference) == .black)
    }

    @Test func `Every blend mode leaves what it does not touch`() throws {
        for mode in BlendMode.allCases {
            let group = DisplayGroup(items: [Drawings.square(0, 0, 5, .red)], blend: mode)
            let picture = try Drawings.draw([white, .group(group)])
            #expect(Sample(picture, 15, 15) == .white, "\(mode)")
        }
    }

    @Test func `A shadow without radius is a moved copy in its colour`() throws {
        let shadow = DisplayShadow(
            color: .black, radius: 0, x: 5, y: 5, items: [Drawings.square(2, 2, 8, .red)])
        let picture = try Drawings.draw([white, .shadow(shadow)])
        #expect(Sample(picture, 9, 9) == .red)
        #expect(Sample(picture, 13, 13) == .black)
        #expect(Sample(picture, 16, 16) == .white)
    }

    @Test func `A shadow's alpha scales with what casts it`() throws {
        let caster = Drawings.square(2, 2, 8, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        let shadow = DisplayShadow(color: .black, radius: 0, x: 8, y: 8, items: [caster])
        let picture = try Drawings.draw([white, .shadow(shadow)])
        #expect(Sample(picture, 16, 16).isNear(Sample(127, 127, 127), within: 1))
    }

    @Test func `Shadows inside shadows end`() throws {
        var item = Drawings.square(8, 8, 4, .red)
        for _ in 0..<64 {
            item = .shadow(DisplayShadow(color: .black, radius: 1, x: 0, y: 0, items: [item]))
        }
        let picture = try Drawings.draw([item])
        #expect(Sample(picture, 10, 10) == .red)
    }

    @Test func `A backdrop is blurred under the clip and nowhere else`() throws {
        let group = DisplayGroup(
            items: [], clip: .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), backdropBlur: 2)
        let picture = try Drawings.draw([white, Drawings.square(10, 0, 20, .black), .group(group)])
        #expect(Sample(picture, 9, 5).isNear(Sample(153, 153, 153), within: 8))
        #expect(Sample(picture, 9, 15) == .white)
        #expect(Sample(picture, 0, 5).isNear(.white, within: 1))
    }

    @Test func `A projective transform with no perspective is an affine one`() throws {
        let items = [Drawings.square(2, 2, 6, .red)]
        var matrix = ProjectiveTransform(CGAffineTransform(translationX: 5, y: 5))
        let flat = try Drawings.draw([.group(DisplayGroup(items: items, transform: matrix))])
        matrix.m13 = 1e-12
        let projected = try Drawings.draw([.group(DisplayGroup(items: items, transform: matrix))])
        #expect(Sample(projected, 10, 10) == Sample(flat, 10, 10))
        #expect(Sample(projected, 5, 5) == Sample(flat, 5, 5))
    }
}
