import Drawing
import Foundation
import SwiftUI
import Testing

/// Colours as they are written, against the definitions of their spaces.
@MainActor struct ColorTests {
    private func pixel(_ color: Color, scheme: ColorScheme = .light) throws -> ProbedPixel {
        try PixelProbe(color, 2, 2, scheme: scheme).middle
    }

    private nonisolated static let channels: [Double] = [0, 0.02, 0.1, 0.25, 0.5, 0.7, 0.9, 1]

    /// IEC 61966-2-1.
    private func encoded(_ x: Double) -> Double {
        x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
    private func decoded(_ x: Double) -> Double {
        x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }

    @Test(arguments: channels)
    func `Red, green and blue are sRGB`(value: Double) throws {
        let found = try pixel(Color(red: value, green: 1 - value, blue: value / 2, opacity: 0.8))
        let expected = ProbedPixel(red: value, green: 1 - value, blue: value / 2, alpha: 0.8)
        #expect(found.distance(to: expected) <= 1)
        #expect(try pixel(Color(.sRGB, red: value, green: 1 - value, blue: value / 2, opacity: 0.8)) == found)
    }

    @Test(arguments: channels)
    func `White is one value for all three`(value: Double) throws {
        let gray = ProbedPixel(red: value, green: value, blue: value, alpha: 1)
        #expect(try pixel(Color(white: value)).distance(to: gray) <= 0.5)
        #expect(try pixel(Color(white: value, opacity: 0.4)).distance(to: gray.faded(by: 0.4)) <= 1)
    }

    @Test(arguments: channels)
    func `Linear sRGB is encoded by sRGB's curve`(value: Double) throws {
        let found = try pixel(Color(.sRGBLinear, red: value, green: value * value, blue: 1 - value))
        let expected = ProbedPixel(
            red: encoded(value), green: encoded(value * value), blue: encoded(1 - value))
        #expect(found.distance(to: expected) <= 0.5)
        let gray = encoded(value)
        #expect(
            try pixel(Color(.sRGBLinear, white: value)).distance(
                to: .init(red: gray, green: gray, blue: gray))
                <= 0.5)
    }

    /// Both spaces have sRGB's curve and white; their primaries are where they differ.
    @Test func `Display P3 is converted over XYZ and held in sRGB`() throws {
        let white = (x: 0.3127, y: 0.3290)
        let p3 = RGBSpace(red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: white)
        let srgb = RGBSpace(red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060), white: white)
        for (red, green, blue) in [
            (0.5, 0.5, 0.5), (1, 1, 1), (0.8, 0.6, 0.5), (0.2, 0.4, 0.7), (1, 0, 0), (0, 1, 0),
            (0.1, 0.9, 0.3),
        ] {
            let light = [red, green, blue].map { decoded($0) }
            let held = srgb.inverse(p3.xyz(light)).map { min(max(encoded($0), 0), 1) }
            let found = try pixel(Color(.displayP3, red: red, green: green, blue: blue))
            let expected = ProbedPixel(red: held[0], green: held[1], blue: held[2])
            #expect(found.distance(to: expected) <= 0.75, "\(found) is not \(expected)")
        }
    }

    @Test(arguments: [0, 0.05, 1.0 / 3, 0.4, 0.55, 2.0 / 3, 0.8, 0.95, 1])
    func `Hue, saturation and brightness are those of a hexcone`(hue: Double) throws {
        for (saturation, brightness) in [(1.0, 1.0), (0.3, 0.8), (0, 0.6), (0.7, 0)] {
            func channel(_ n: Double) -> Double {
                let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
                return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
            }
            let found = try pixel(Color(hue: hue, saturation: saturation, brightness: brightness))
            let expected = ProbedPixel(red: channel(5), green: channel(3), blue: channel(1))
            #expect(found.distance(to: expected) <= 0.51, "\(hue), \(saturation), \(brightness): \(found)")
        }
    }

    @Test func `Channels outside of their range are held, and no number is none`() throws {
        #expect(try pixel(Color(red: 1.5, green: -0.5, blue: .nan)) == .init(red: 1, green: 0, blue: 0))
        #expect(try pixel(Color(white: 1, opacity: 7)) == .init(red: 1, green: 1, blue: 1))
        #expect(try pixel(Color(white: 1, opacity: -1)).alpha == 0)
    }

    @Test func `Opacity multiplies alpha`() throws {
        let color = ColorGrid.exact(45, 5, 20, fifths: 4)
        for amount in [0, 0.25, 0.5, 1, 2] {
            let expected = color.faded(by: min(amount, 1.25))
            #expect(try pixel(Color(color).opacity(amount)).distance(to: expected) <= 1, "\(amount)")
        }
        #expect(try pixel(Color(color).opacity(0.5).opacity(0.5)).distance(to: color.faded(by: 0.25)) <= 1)
    }

    /// In sRGB, alpha too; SwiftUI calls that space `.device`.
    @Test func `A mix in the device's space is between both colours, channel by channel`() throws {
        let (a, b) = (ColorGrid.exact(51, 0, 10), ColorGrid.exact(1, 40, 50, fifths: 2))
        for fraction in [-1, 0, 0.2, 0.5, 0.8, 1, 3] {
            let share = min(max(fraction, 0), 1)
            let mixed = zip(a.straight, b.straight).map { $0 + ($1 - $0) * share }
            let expected = ProbedPixel(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
            let found = try pixel(Color(a).mix(with: Color(b), by: fraction, in: .device))
            #expect(found.distance(to: expected) <= 1, "\(fraction)")
        }
    }

    /// OKLab by its definition over XYZ (Björn Ottosson, 2020), of which the program has the form over linear sRGB.
    @Test func `Without a space a mix is between both colours in OKLab`() throws {
        let cones = [
            [0.8189330101, 0.0329845436, 0.0482003018], [0.3618667424, 0.9293118715, 0.2643662691],
            [-0.1288597137, 0.0361456387, 0.6338517070],
        ]
        let axes = [
            [0.2104542553, 1.9779984951, 0.0259040371], [0.7936177850, -2.4285922050, 0.7827717662],
            [-0.0040720468, 0.4505937099, -0.8086757660],
        ]
        let white = (x: 0.3127, y: 0.3290)
        let srgb = RGBSpace(red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060), white: white)
        func lab(_ pixel: ProbedPixel) -> [Double] {
            let light = [pixel.red, pixel.green, pixel.blue].map(decoded)
            return RGBSpace.sum(axes, RGBSpace.sum(cones, srgb.xyz(light)).map(cbrt))
        }
        func pixel(of lab: [Double], alpha: Double) -> ProbedPixel {
            let response = RGBSpace.solved(axes, lab).map { $0 * $0 * $0 }
            let held = srgb.inverse(RGBSpace.solved(cones, response)).map { min(max(encoded($0), 0), 1) }
            return ProbedPixel(red: held[0], green: held[1], blue: held[2], alpha: alpha)
        }
        let grid = ColorGrid.opaque
        for (a, b) in zip(grid, grid.dropFirst()) {
            for fraction in [0, 0.2, 0.5, 0.8, 1] {
                let mixed = zip(lab(a), lab(b)).map { $0 + ($1 - $0) * fraction }
                let expected = pixel(of: mixed, alpha: 1)
                for color in [
                    Color(a).mix(with: Color(b), by: fraction),
                    Color(a).mix(with: Color(b), by: fraction, in: .perceptual),
                ] {
                    #expect(try self.pixel(color).distance(to: expected) <= 1, "\(a), \(b), \(fraction)")
                }
            }
        }
    }

    @Test func `A resolved colour is drawn as it is`() throws {
        let resolved = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
        let expected = ProbedPixel(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(try pixel(Color(resolved)).distance(to: expected) <= 0.5)
        #expect(try PixelProbe(Rectangle().fill(resolved), 2, 2).middle.distance(to: expected) <= 0.5)
    }
}

/// Linear light of a display with stated primaries.
private struct RGBSpace {
    /// Columns are the primaries' XYZ.
    private let columns: [[Double]]

    typealias Place = (x: Double, y: Double)

    init(red: Place, green: Place, blue: Place, white: Place) {
        func xyz(_ place: Place) -> [Double] { [place.x / place.y, 1, (1 - place.x - place.y) / place.y] }
        let primaries = [xyz(red), xyz(green), xyz(blue)]
        let shares = RGBSpace.solved(primaries, xyz(white))
        columns = zip(primaries, shares).map { primary, share in primary.map { $0 * share } }
    }

    func xyz(_ light: [Double]) -> [Double] {
        (0..<3).map { row in (0..<3).map { columns[$0][row] * light[$0] }.reduce(0, +) }
    }

    /// Columns, each as often as a value says.
    static func sum(_ columns: [[Double]], _ values: [Double]) -> [Double] {
        (0..<3).map { row in (0..<3).map { columns[$0][row] * values[$0] }.reduce(0, +) }
    }

    func inverse(_ xyz: [Double]) -> [Double] { RGBSpace.solved(columns, xyz) }

    /// How much of each column adds up to `sum`, by Cramer's rule.
    static func solved(_ columns: [[Double]], _ sum: [Double]) -> [Double] {
        func volume(_ a: [Double], _ b: [Double], _ c: [Double]) -> Double {
            a[0] * (b[1] * c[2] - b[2] * c[1]) - b[0] * (a[1] * c[2] - a[2] * c[1])
                + c[0] * (a[1] * b[2] - a[2] * b[1])
        }
        let all = volume(columns[0], columns[1], columns[2])
        return [
            volume(sum, columns[1], columns[2]) / all, volume(columns[0], sum, columns[2]) / all,
            volume(columns[0], columns[1], sum) / all,
        ]
    }
}
