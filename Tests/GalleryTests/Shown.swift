import Drawing
import Foundation

/// Shapes of a display list, groups opened.
struct Shown {
    private(set) var fills: [(outline: Outline, color: RGBA)] = []
    private(set) var roundedRectangles: [(rect: CGRect, radius: CGFloat)] = []

    init(_ list: DisplayList) {
        list.walk { item in
            add(item)
            return .into
        }
    }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let outline, let paint, _):
            add(outline)
            if case .solid(let color) = paint { fills.append((outline, color)) }
        case .stroke(let outline, _, _): add(outline)
        case .group(let group):
            if let clip = group.clip { add(clip) }
        case .shadow, .glyphs, .image: break
        }
    }

    private mutating func add(_ outline: Outline) {
        if case .roundedRectangle(let rect, let radii, _) = outline, radii.isUniform {
            roundedRectangles.append((rect, radii.topLeft))
        }
    }
}
