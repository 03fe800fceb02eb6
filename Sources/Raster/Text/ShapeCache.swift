import Digests
import Drawing

/// Shaped texts by all that decides them; old ones go in halves, so memory stays bounded.
///
/// Texts are told apart by the digest of their bytes, not by `String` equality: canonically equal strings
/// have different cluster offsets.
struct ShapeCache {
    private struct Key: Hashable {
        var text: ContentDigest
        var font: Int
        var rightToLeft: Bool

        func hash(into hasher: inout Hasher) {
            hasher.combine(
                text.low ^ UInt64(truncatingIfNeeded: font &* 2 &+ (rightToLeft ? 1 : 0)))
        }
    }

    private var fonts: [ResolvedFont] = []
    private var recentFont = 0
    private var texts: RecentCache<Key, ShapedText>

    /// - Parameter limit: texts of one half of the cache.
    init(limit: Int = 512) { texts = RecentCache(limit: limit) }

    /// The text as shaped before, or what `shape` makes of it.
    mutating func shaped(
        _ text: String, font: ResolvedFont, rightToLeft: Bool, shape: () -> ShapedText
    ) -> ShapedText {
        let key = Key(text: Self.digest(of: text), font: number(of: font), rightToLeft: rightToLeft)
        if let hit = texts.value(for: key) { return hit }
        let result = shape()
        texts.insert(result, for: key)
        return result
    }

    /// A small number for a font: comparing the last one is cheaper than hashing its parts.
    private mutating func number(of font: ResolvedFont) -> Int {
        if recentFont < fonts.count, fonts[recentFont] == font { return recentFont }
        if let known = fonts.firstIndex(of: font) {
            recentFont = known
            return known
        }
        if fonts.count >= 256 {
            fonts = []
            texts.removeAll()
        }
        fonts.append(font)
        recentFont = fonts.count - 1
        return recentFont
    }

    static func digest(of text: String) -> ContentDigest {
        var text = text
        return text.withUTF8 { unsafe ContentDigest(of: UnsafeRawBufferPointer($0)) }
    }
}
