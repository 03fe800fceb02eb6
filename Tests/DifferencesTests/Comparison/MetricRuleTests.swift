import Drawing
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Differences

/// The metrics of comparisons against their published formulas, worked out here once more.
@Suite struct MetricRuleTests {
    private typealias Channels = (UInt8, UInt8, UInt8, UInt8)

    private let colors: [Channels] = [
        (0, 0, 0, 255), (255, 255, 255, 255), (200, 30, 90, 255), (10, 240, 60, 255), (90, 90, 200, 128),
        (255, 0, 0, 64), (0, 0, 255, 0),
    ]

    private func pixel(_ color: Channels) -> Pixmap {
        Pixmap(width: 1, height: 1, bytes: [color.0, color.1, color.2, color.3])
    }

    private func grid(_ color: Channels) -> PictureGrid { PictureGrid(pixel(color)) }

    /// Kotsarenko and Ramos, 2010: luma, in-phase and quadrature of NTSC, weighed; the sign tells which is darker.
    private func distance(_ d: [Double]) -> Double {
        let y = 0.29889531 * d[0] + 0.58662247 * d[1] + 0.11448223 * d[2]
        let i = 0.59597799 * d[0] - 0.27417610 * d[1] - 0.32180189 * d[2]
        let q = 0.21147017 * d[0] - 0.52261711 * d[1] + 0.31114694 * d[2]
        let sum = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
        return y > 0 ? -sum : sum
    }

    private func over(_ color: Channels, _ ground: [Double]) -> [Double] {
        let part = Double(color.3) / 255
        return zip([color.0, color.1, color.2], ground).map { Double($0) * part + $1 * (1 - part) }
    }

    @Test func `Two pixels are as far apart as their colours over a ground`() {
        for a in colors {
            for b in colors where a != b {
                let grounds: [(PixelmatchMetric.Background, [Double])] = [
                    (.white, [255, 255, 255]), (.checkerboard, [48, 48, 48]),
                ]
                for (background, ground) in grounds {
                    let metric = PixelmatchMetric(background: background)
                    let found = metric.difference(grid(a), grid(b), at: 0)
                    let expected = distance(zip(over(a, ground), over(b, ground)).map { $0 - $1 })
                    #expect(abs(found - expected) < 1e-6, "\(a) and \(b) over \(background)")
                }
            }
        }
    }

    /// The board's green and blue change with the byte's place over the golden ratio and its square.
    @Test func `The board under translucent pixels changes from place to place`() {
        let metric = PixelmatchMetric(background: .checkerboard)
        let (a, b): (Channels, Channels) = ((255, 0, 0, 64), (255, 0, 0, 128))
        let old = Pixmap(width: 40, height: 1, filledWith: a)
        let new = Pixmap(width: 40, height: 1, filledWith: b)
        for place in 0..<40 {
            let offset = Double(place * 4)
            let ground = [1.618033988749895, 2.618033988749895].map {
                Int(offset / $0) % 2 == 0 ? 48.0 : 207
            }
            let board = [48.0] + ground
            let expected = distance(zip(over(a, board), over(b, board)).map { $0 - $1 })
            let found = metric.difference(PictureGrid(old), PictureGrid(new), at: place)
            #expect(abs(found - expected) < 1e-6, "at \(place)")
        }
    }

    @Test func `A threshold is a share of the distance of black and white`() {
        #expect(PixelmatchMetric.limit(threshold: 1) == 35215)
        #expect(abs(PixelmatchMetric.limit(threshold: 0.1) - 352.15) < 1e-9)
    }

    private func picture(_ rows: String...) -> PictureGrid {
        let bytes = rows.flatMap { row in
            row.flatMap { digit -> [UInt8] in
                let gray = UInt8(digit.hexDigitValue.map { $0 * 17 } ?? 0)
                return [gray, gray, gray, 255]
            }
        }
        return PictureGrid(Pixmap(width: rows[0].count, height: rows.count, bytes: bytes))
    }

    @Test func `A pixel between a dark area and a bright one is anti-aliasing`() {
        let metric = PixelmatchMetric(background: .white)
        let edge = picture("00cff", "008ff", "004ff", "008ff", "00cff")
        #expect(metric.isAntialiased(edge, other: edge, x: 2, y: 2))
        #expect(metric.isAntialiased(edge, other: edge, x: 2, y: 1))
        #expect(!metric.isAntialiased(edge, other: edge, x: 0, y: 2), "none is darker")
        #expect(!metric.isAntialiased(edge, other: edge, x: 4, y: 2), "none is brighter")
        let plain = picture("08f08", "f8f80", "08808", "f0f80", "08f0f")
        #expect(!metric.isAntialiased(plain, other: plain, x: 2, y: 2), "no area beside it")
        let column = picture("008ff", "008ff", "008ff", "008ff", "008ff")
        #expect(metric.isAntialiased(column, other: column, x: 2, y: 2), "two are alike")
        let uneven = picture("12345", "6789a", "bcdef", "12345", "6789a")
        #expect(!metric.isAntialiased(edge, other: uneven, x: 2, y: 2), "no area in the other picture")
    }

    @Test func `A pixel has many equal neighbours from three on, the rim being one`() {
        let grid = picture("00000", "0f00f", "00f00", "0f0f0", "00000")
        #expect(grid.hasManyEqualNeighbours(2, 2) && grid.hasManyEqualNeighbours(0, 0))
        let two = picture("12345", "6f7f8", "9afbc", "1d2e3", "45678")
        #expect(!two.hasManyEqualNeighbours(2, 2) && !two.hasManyEqualNeighbours(1, 1))
        let rim = picture("ff123", "45678", "9abcd")
        #expect(!rim.hasManyEqualNeighbours(0, 0), "the rim and one")
        let corner = picture("ff123", "f5678", "9abcd")
        #expect(corner.hasManyEqualNeighbours(0, 0), "the rim and two")
        for (x, y, isRim) in [(0, 1, true), (4, 1, true), (2, 0, true), (2, 2, true), (1, 1, false)] {
            #expect(rim.isRim(x, y) == isRim)
        }
        #expect(rim.neighbourhood(0, 0) == (0...1, 0...1) && rim.neighbourhood(4, 2) == (3...4, 1...2))
        #expect(rim.neighbourhood(2, 1) == (1...3, 0...2))
    }

    /// Wang and others, 2004, over windows of 8 by 8 that lie 4 apart, the last one ending with the side.
    @Test(arguments: [(8, 8), (5, 3), (13, 9), (16, 12), (20, 8)])
    func `Structural similarity is the mean over its windows`(width: Int, height: Int) {
        var generator = SeededGenerator(state: 21)
        func gray(_ bytes: [UInt8]) -> Pixmap {
            Pixmap(width: width, height: height, bytes: bytes.flatMap { [$0, $0, $0, 255] })
        }
        let a = (0..<(width * height)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let b = a.map { UInt8(clamping: Int($0) + Int.random(in: -20...20, using: &generator)) }
        func starts(_ side: Int) -> [Int] {
            guard side > 8 else { return [0] }
            return Array(Set(stride(from: 0, through: side - 8, by: 4)).union([side - 8])).sorted()
        }
        var values: [Double] = []
        for top in starts(height) {
            for left in starts(width) {
                var pairs: [(Double, Double)] = []
                for y in top..<min(top + 8, height) {
                    for x in left..<min(left + 8, width) {
                        pairs.append((Double(a[y * width + x]), Double(b[y * width + x])))
                    }
                }
                let n = Double(pairs.count)
                let meanA = pairs.reduce(0) { $0 + $1.0 } / n
                let meanB = pairs.reduce(0) { $0 + $1.1 } / n
                let varianceA = pairs.reduce(0) { $0 + ($1.0 - meanA) * ($1.0 - meanA) } / n
                let varianceB = pairs.reduce(0) { $0 + ($1.1 - meanB) * ($1.1 - meanB) } / n
                let shared = pairs.reduce(0) { $0 + ($1.0 - meanA) * ($1.1 - meanB) } / n
                let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
                values.append(
                    (2 * meanA * meanB + c1) * (2 * shared + c2)
                        / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2)))
            }
        }
        let expected = values.reduce(0, +) / Double(values.count)
        #expect(
            abs(structuralSimilarity(PictureGrid(gray(a)), PictureGrid(gray(b)), ignoring: nil) - expected)
                < 1e-9
        )
        #expect(structuralSimilarity(PictureGrid(gray(a)), PictureGrid(gray(a)), ignoring: nil) == 1)
    }

    @Test func `The least similar channel counts, and what is ignored is alike`() {
        let white = Pixmap(width: 8, height: 8, filledWith: (255, 255, 255, 255))
        for color: Channels in [(0, 255, 255, 255), (255, 0, 255, 255), (255, 255, 0, 255)] {
            let other = Pixmap(width: 8, height: 8, filledWith: color)
            #expect(structuralSimilarity(PictureGrid(white), PictureGrid(other), ignoring: nil) < 0.01)
            #expect(structuralSimilarity(PictureGrid(white), PictureGrid(other), ignoring: white) == 1)
        }
        // White without alpha is white to the colours, and another alpha.
        let clear = Pixmap(width: 8, height: 8, filledWith: (0, 0, 0, 0))
        #expect(structuralSimilarity(PictureGrid(white), PictureGrid(clear), ignoring: nil) < 0.01)
    }

    /// pixelmatch draws the first picture in grays, a tenth of them over white, cut to whole numbers.
    @Test func `The ground of a difference picture is the first one in pale grays`() {
        var options = ComparisonOptions()
        options.backgroundAlpha = 0.5
        let ground = Pixmap(width: 2, height: 1, bytes: [200, 100, 50, 255, 0, 0, 0, 128])
        let drawn = DifferencePicture(width: 3, height: 2, ground: ground, options: options).pixmap
        let luma = 200 * 0.29889531 + 100 * 0.58662247 + 50 * 0.11448223
        let first = UInt8(255 + (luma - 255) * 0.5)
        let second = UInt8(255 - 255 * 0.5 * 128 / 255)
        #expect(drawn[0, 0] == (first, first, first, 255) && drawn[1, 0] == (second, second, second, 255))
        #expect(drawn[2, 0] == (255, 255, 255, 255) && drawn[0, 1] == (255, 255, 255, 255))
        options.drawsMaskOnly = true
        var mask = DifferencePicture(width: 3, height: 2, ground: ground, options: options)
        mask.mark(1, 1, .init(1, 2, 3))
        #expect(mask.pixmap[0, 0] == (0, 0, 0, 0) && mask.pixmap[1, 1] == (1, 2, 3, 255))
    }

    /// Beside opaque pixels, translucent ones are looked at over white and over black.
    @Test func `A perceived difference is the larger one over white and over black`() {
        func word(_ c: Channels) -> UInt32 {
            UInt32(c.0) | UInt32(c.1) << 8 | UInt32(c.2) << 16 | UInt32(c.3) << 24
        }
        func lab(_ color: Channels, _ ground: Double) -> LabColor {
            let made = over(color, [ground, ground, ground])
            return LabColor(red: made[0], green: made[1], blue: made[2])
        }
        for a in colors {
            for b in colors where a != b {
                let white = ciede2000(lab(a, 255), lab(b, 255))
                let black = ciede2000(lab(a, 0), lab(b, 0))
                #expect(abs(perceivedDifference(word(a), word(b)) - max(white, black)) < 1e-6)
            }
        }
    }

    /// IEC 61966-2-1 and CIE 15: linear sRGB, its matrix to XYZ, the white of D65, and Lab's curve.
    @Test func `A colour is in Lab where the standards have it`() {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func curve(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        for red in [0.0, 3, 90, 255] {
            for green in [0.0, 7, 128, 255] {
                for blue in [0.0, 12, 200, 255] {
                    let (r, g, b) = (linear(red / 255), linear(green / 255), linear(blue / 255))
                    let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
                    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
                    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0890
                    let lab = LabColor(red: red, green: green, blue: blue)
                    #expect(abs(lab.lightness - (116 * curve(y) - 16)) < 1e-9)
                    #expect(abs(lab.a - 500 * (curve(x) - curve(y))) < 1e-9)
                    #expect(abs(lab.b - 200 * (curve(y) - curve(z))) < 1e-9)
                }
            }
        }
    }
}
