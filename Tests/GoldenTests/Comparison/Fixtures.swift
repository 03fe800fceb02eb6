import Foundation
import Pixels

/// Pictures and verdicts that others published; they lie beside the repository and are not copied.
enum Fixtures {
    static let root: String = {
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(4)
        return parts.joined(separator: "/") + "/../shared/fixtures"
    }()

    static func bytes(_ path: String) throws -> [UInt8] {
        try readFile("\(root)/\(path)", limit: 64 << 20)
    }

    static func has(_ folder: String) -> Bool {
        (try? bytes("\(folder)/MANIFEST.tsv")) != nil
    }

    /// The rows of a folder's manifest by column name; none when the folder is absent.
    static func rows(_ folder: String) -> [[String: String]] {
        guard let bytes = try? bytes("\(folder)/MANIFEST.tsv") else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let names = lines.first else { return [] }
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
    }
}

/// The same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

extension Pixmap {
    /// A picture of up to `colourCount` random colours in random rectangles, or noise.
    static func random(
        using generator: inout SeededGenerator, maxSide: Int = 70
    ) -> Pixmap {
        let width = Int.random(in: 1...maxSide, using: &generator)
        let height = Int.random(in: 1...maxSide, using: &generator)
        return random(width: width, height: height, using: &generator)
    }

    static func random(
        width: Int, height: Int, using generator: inout SeededGenerator
    ) -> Pixmap {
        let isOpaque = Bool.random(using: &generator)
        let colourCount = [1, 2, 3, 5, 16, 200].randomElement(using: &generator)!
        let colours: [[UInt8]] = (0..<colourCount).map { _ in
            let word = UInt32.random(in: 0...(.max), using: &generator)
            return [
                UInt8(word >> 24), UInt8(word >> 16 & 255), UInt8(word >> 8 & 255),
                isOpaque ? 255 : UInt8(word & 255),
            ]
        }
        var picture = (0..<(width * height)).map { _ in colours[0] }
        if Bool.random(using: &generator) {
            for index in picture.indices {
                picture[index] = colours.randomElement(using: &generator)!
            }
        } else {
            for colour in colours.prefix(40) {
                let left = Int.random(in: 0..<width, using: &generator)
                let top = Int.random(in: 0..<height, using: &generator)
                let right = Int.random(in: left..<width, using: &generator)
                let bottom = Int.random(in: top..<height, using: &generator)
                for y in top...bottom {
                    for x in left...right { picture[y * width + x] = colour }
                }
            }
        }
        return Pixmap(width: width, height: height, bytes: picture.flatMap { $0 })
    }
}

extension Pixmap {
    /// This picture with some pixels in another colour.
    func painted(_ places: [(Int, Int)], _ colour: (UInt8, UInt8, UInt8, UInt8)) -> Pixmap {
        var bytes = bytes
        for (x, y) in places {
            let start = (y * width + x) * 4
            bytes.replaceSubrange(
                start..<(start + 4), with: [colour.0, colour.1, colour.2, colour.3])
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}

/// JSON with its keys in alphabetical order.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
