import Drawing
import Differences
import Pixels
import Testing
import TestSupport

/// Cases that mapbox/pixelmatch asserts of itself: counts, and pictures byte for byte.
@Suite struct PixelmatchFixtureTests {
    static let cases = Fixtures.rows("pixelmatch").filter {
        $0["case"]?.hasPrefix("yiq") == true && $0["fileA"]?.hasSuffix(".png") == true
    }

    @Test(
        .enabled(if: Fixtures.has("pixelmatch"), "third-party fixtures are not here"),
        arguments: cases)
    func `Counts and pictures equal pixelmatch's own`(row: [String: String]) throws {
        func picture(_ path: String) throws -> Pixmap {
            try decodePNG(Fixtures.bytes("pixelmatch/\(path)"), name: path)
        }
        let old = try picture(#require(row["fileA"]))
        let new = try picture(#require(row["fileB"]))
        let name = try #require(row["case"])
        var options = ComparisonOptions(
            mode: name.hasPrefix("yiq-white") ? .pixelmatch6 : .pixelmatch7)
        try read(#require(row["options"]), into: &options)
        options.drawsDifference = true

        let expected = try #require(row["expected"]).split(separator: ";")
        let result = try compare(old, new, options: options)
        #expect("mismatch=\(result.pixels)" == expected[0], "\(name)")
        let path = try #require(expected[1].split(separator: "=").last?.split(separator: " ").first)
        #expect(try result.difference == picture(String(path)), "\(name): the picture differs")

        let reverse = try compare(new, old, options: options)
        #expect(
            (reverse.pixels, reverse.antialiased, reverse.maxDelta, reverse.box)
                == (result.pixels, result.antialiased, result.maxDelta, result.box))
    }

    @Test func `Translucent black is half gray over white, and not so over the checkerboard`()
        throws
    {
        let translucent = Pixmap(width: 1, height: 1, bytes: [0, 0, 0, 128])
        let gray = Pixmap(width: 1, height: 1, bytes: [127, 127, 127, 255])
        #expect(
            try compare(translucent, gray, options: ComparisonOptions(mode: .pixelmatch6)).pixels
                == 0)
        #expect(
            try compare(translucent, gray, options: ComparisonOptions(mode: .pixelmatch7)).pixels
                == 1)
    }

    /// Reads the part of a JavaScript object that the cases use.
    private func read(_ text: String, into options: inout ComparisonOptions) {
        func value(_ key: String) -> String? {
            guard let start = text.firstRange(of: "\(key):")?.upperBound else { return nil }
            let rest = text[start...].drop { $0 == " " }
            return rest.first == "["
                ? String(rest.dropFirst().prefix { $0 != "]" })
                : String(rest.prefix { $0 != "," && $0 != "}" && $0 != " " })
        }
        func color(_ key: String) -> ComparisonOptions.Color? {
            let parts = (value(key) ?? "").split(separator: ",").compactMap {
                UInt8($0.filter(\.isNumber))
            }
            return parts.count == 3 ? .init(parts[0], parts[1], parts[2]) : nil
        }
        options.threshold = value("threshold").flatMap(Double.init)
        options.includesAntialiased = value("includeAA") == "true"
        options.drawsMaskOnly = value("diffMask") == "true"
        options.backgroundAlpha = value("alpha").flatMap(Double.init) ?? 0.1
        options.differenceColor = color("diffColor") ?? options.differenceColor
        options.antialiasedColor = color("aaColor") ?? options.antialiasedColor
        options.darkerColor = color("diffColorAlt")
    }
}
