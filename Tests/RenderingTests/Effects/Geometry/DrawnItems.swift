import Drawing
import Foundation
import LayoutSupport
import Raster
import Rendering
import ViewCore

/// What a view draws, as a list: for effects whose numbers are in the list.
@MainActor enum DrawnItems {
    static let library = FontLibrary()
    static let engine = HarfBuzzTextEngine(library: library)

    static func of<V: View>(
        _ view: V, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1,
        with engine: any TextEngine = FixedTextEngine(),
        in environment: EnvironmentValues = EnvironmentValues()
    ) -> [DisplayItem] {
        layOut(view, width, height, scale: scale, in: environment, engine: engine) {
            $0.fillsOffer = true
            $0.needsTrace = false
        }.list.items
    }

    /// The glyph runs of a view, groups looked into.
    static func runs<V: View>(
        _ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: CGFloat = 1,
        with engine: any TextEngine = DrawnItems.engine,
        in environment: EnvironmentValues = EnvironmentValues()
    ) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        let made = layOut(view, width, height, scale: scale, in: environment, engine: engine) {
            $0.fillsOffer = width != nil && height != nil
            $0.needsTrace = false
        }
        made.list.walk { item in
            if case .glyphs(let run) = item { runs.append(run) }
            return .into
        }
        return runs
    }
}

extension [DisplayItem] {
    /// The outlines of fills and strokes.
    var outlines: [Outline] {
        compactMap { item in
            switch item {
            case .fill(let outline, _, _), .stroke(let outline, _, _): outline
            default: nil
            }
        }
    }
}
