package import Drawing
import Foundation

// Two pictures tell how every letter stands out: one without glyphs, and one with a box in place of each run, which has
// the colour of its letters after everything that is done to them. No smoothed edge lies between.
extension DisplayList {
    /// The picture behind the glyphs.
    package var withoutGlyphs: DisplayList {
        map { item in if case .glyphs = item { .nothing } else { item } }
    }

    /// The picture with the box around each run filled in its paint, a pixel larger than its ink.
    ///
    /// - Parameter mark: in place of the paint, for what lies over the boxes.
    package func withGlyphBoxes(in mark: Paint? = nil, _ glyphBox: @escaping GlyphBox) -> DisplayList {
        let spare = 1 / max(scale, 0.01)
        return withoutShadowsOfGlyphs.map { item in
            switch item {
            case .glyphs(let run):
                guard let box = run.inkBox({ glyphBox($0, run.face, run.size) }) else { return .nothing }
                let rect = box.insetBy(dx: -spare, dy: -spare)
                return .fill(.rectangle(rect), mark ?? run.paint, .nonZero)
            case .group(let group) where group.blend == .destinationOut:
                // What is cut out of a symbol would take the whole box with it.
                return .nothing
            default: return item
            }
        }
    }
}

extension Paint {
    /// A colour that few things have which lie over letters.
    package static let mark = Paint.solid(RGBA(red: 1, green: 0, blue: 1))
}

extension DisplayList {
    /// A box would cast another shadow than its letters, and shine through where they can be seen through.
    private var withoutShadowsOfGlyphs: DisplayList {
        map { item in
            guard case .shadow(let shadow) = item else { return item }
            let isOfGlyphs = shadow.items.walk { inner, _ in
                switch inner {
                case .glyphs, .group, .shadow: .into
                case .fill, .stroke, .image: .stop
                }
            }
            return isOfGlyphs ? .group(DisplayGroup(items: shadow.items)) : item
        }
    }
}

extension DisplayItem {
    fileprivate static var nothing: DisplayItem { .group(DisplayGroup(items: [])) }
}
