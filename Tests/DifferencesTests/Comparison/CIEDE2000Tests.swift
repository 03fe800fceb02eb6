import Differences
import Testing
import TestSupport

@Suite struct CIEDE2000Tests {
    private static func numbers(_ file: String) -> [[Double]] {
        guard let bytes = try? Fixtures.bytes("ciede2000/\(file)") else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t").compactMap { Double($0) }
        }
    }

    private func difference(_ row: ArraySlice<Double>) -> (Double, Double) {
        let values = Array(row)
        let first = LabColor(lightness: values[0], a: values[1], b: values[2])
        let second = LabColor(lightness: values[3], a: values[4], b: values[5])
        return (ciede2000(first, second), ciede2000(second, first))
    }

    @Test(.enabled(if: Fixtures.has("ciede2000"), "third-party fixtures are not here"))
    func `Sharma's 34 pairs come out to four digits, both ways round`() throws {
        let rows = Self.numbers("sharma34.tsv")
        #expect(rows.count == 34)
        for row in rows {
            let (there, back) = difference(row[1...6])
            #expect(abs(there - row[7]) <= 5e-5, "pair \(Int(row[0])): \(there)")
            #expect(there == back, "pair \(Int(row[0]))")
        }
    }

    @Test(.enabled(if: Fixtures.has("ciede2000"), "third-party fixtures are not here"))
    func `Colours outside of every gamut agree with colour-science`() throws {
        for row in Self.numbers("ciede2000-colour.tsv") where row[6] == 0 {
            let (there, back) = difference(row[0...5])
            #expect(abs(there - row[7]) <= 1e-7)
            #expect(there == back)
        }
        for row in Self.numbers("extra.tsv") {
            #expect(abs(difference(row[0...5]).0 - row[6]) <= 5e-5)
        }
    }

    /// Equation (21) turns by the mean hue's distance from 275° within 0° to 360°, not by the shorter way round.
    @Test func `A mean hue just past red is not turned as blue is`() {
        let (first, second) = (
            LabColor(lightness: 100, a: 21.5721, b: 272.2282), LabColor(lightness: 100, a: 8.3228, b: -73.583)
        )
        // The formula written out, with the hues as angles.
        #expect(abs(ciede2000(first, second) - 68.2311) < 5e-5)
    }

    @Test func `Black and white are a hundred apart, and grays are neutral`() {
        let black = LabColor(red: 0, green: 0, blue: 0)
        let white = LabColor(red: 255, green: 255, blue: 255)
        #expect(abs(ciede2000(black, white) - 100) < 1e-6)
        for gray in stride(from: 0.0, through: 255, by: 5) {
            let color = LabColor(red: gray, green: gray, blue: gray)
            #expect(abs(color.a) < 1e-9 && abs(color.b) < 1e-9)
        }
    }
}
