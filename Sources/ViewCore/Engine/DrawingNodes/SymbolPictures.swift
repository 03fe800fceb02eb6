import Drawing
import Synchronization

/// Pictures of symbols that were asked for, so that thousands of tiles make each of them once.
enum SymbolPictures {
    private struct Key: Hashable {
        let name: String
        let weight: SymbolWeight
    }

    private struct Kept {
        /// The engine that knew the glyphs; with another one all is made anew.
        weak var engine: (any TextEngine)?
        var pictures: [Key: SymbolPicture?] = [:]
    }

    private static let kept = Mutex(Kept())
    /// Names come from anywhere: with more than these all is forgotten.
    private static let limit = 1000

    /// `nil` where a font has no glyph for it.
    static func picture(
        of symbol: Symbol, weight: SymbolWeight, engine: any TextEngine
    ) -> SymbolPicture? {
        let key = Key(name: symbol.name, weight: weight)
        return kept.withLock { kept in
            if kept.engine !== engine {
                kept = Kept(engine: engine)
            }
            if let known = kept.pictures[key] { return known }
            let made = SymbolPicture(symbol.drawing, weight: weight, engine: engine)
            if kept.pictures.count >= limit { kept.pictures = [:] }
            kept.pictures[key] = .some(made)
            return made
        }
    }
}
