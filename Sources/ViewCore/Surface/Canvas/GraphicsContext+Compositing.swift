import Drawing
import Foundation

// Operators such as `sourceIn` change what is below where the source has no colour. How far they reach is no public rule
// of SwiftUI's. Core Graphics, whose operators these are by name and formula, changes what the drawn shape covers and
// leaves all else (WebKit works around that in its CanvasRenderingContext2D), and so does this.

extension GraphicsContext {
    /// What a command covers, in the coordinates that it is drawn in.
    struct Area {
        /// Draws what is covered, in an opaque colour.
        var stencil: (inout DisplayBuilder) -> Void
        /// Draws what the stencil lets through.
        var ground: (inout DisplayBuilder) -> Void
    }

    /// How far an operator reaches.
    enum DrawnArea {
        case shape(Area)
        /// Where the command leaves colour, by as much as its alpha: letters.
        case ink
        /// All that clips leave: a layer is a picture as large as the canvas.
        case everything

        func transformed(_ change: ProjectiveTransform) -> DrawnArea {
            guard case .shape(let area) = self else { return self }
            return .shape(
                Area(
                    stencil: { $0.transformed(change, area.stencil) },
                    ground: { $0.transformed(change, area.ground) }))
        }
    }

    /// Draws by an operator inside of an area and of every clip; opacity fades what is drawn, not how far it reaches.
    func composite(
        _ operation: Compositing, in area: DrawnArea, _ draw: (inout DisplayBuilder) -> Void
    ) {
        var (stencil, items): ([DisplayItem]?, [DisplayItem])
        func collected(_ steps: [Step], _ draw: (inout DisplayBuilder) -> Void) -> [DisplayItem] {
            layer.builder.collected { apply(steps[...], to: &$0, draw) }
        }
        switch area {
        case .everything:
            items = collected(steps, draw)
            let canvas = CGRect(origin: .zero, size: size)
            stencil = clips.isEmpty ? nil : collected(clips) { $0.fill(.rectangle(canvas), .solid(.black)) }
        case .shape(let area) where clips.count == steps.count:
            stencil = collected(clips, area.stencil)
            items = layer.builder.collected(area.ground)
        case .shape, .ink:
            var ink = layer.builder.layer()
            ink.append(collected(steps, draw))
            guard ink.hasRoomForCopy else {
                return warn(DisplayBuilder.noRoomForCopy("GraphicsContext.BlendMode.\(operation.rawValue)"))
            }
            stencil = ink.items
            items = layer.builder.collected { builder in
                builder.grouped({ $0.filter = ColorFilter(values: FilterMatrix.opaque) }) {
                    $0.append(ink.items)
                }
            }
        }
        // Nothing is covered, so nothing changes.
        if let stencil, stencil.isEmpty { return }
        layer.builder.add(composited: items, operation, stencil: stencil, opacity: opacity)
    }

    private var clips: [Step] {
        steps.filter { step in
            switch step {
            case .clip, .mask: true
            case .filter: false
            }
        }
    }
}

extension DisplayBuilder {
    fileprivate mutating func add(
        composited items: [DisplayItem], _ operation: Compositing, stencil: [DisplayItem]?, opacity: Double
    ) {
        grouped({
            $0.compositing = operation
            $0.mask = stencil
            $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        }) { $0.append(items) }
    }
}
