package import Catalog
import Digests
import Drawing
import Foundation
import ViewCore

/// What is left of a tile once its own rules have seen it: its findings, and what it is compared by with others of its
/// specimen. Small, and goes from process to process.
package struct LintedTile: Codable, Sendable {
    /// A text with the size that it was asked to have, in the order of the views.
    package struct TextSize: Codable, Hashable, Sendable {
        package var view: String
        package var place: String
        package var string: String
        /// In points.
        package var size: Double
        package var isSystem: Bool
        package var box: [Double]
    }

    /// A text or a symbol that is drawn as its mirror image.
    package struct MirroredInk: Codable, Hashable, Sendable {
        package var view: String
        package var place: String
        /// A symbol's name, or the words.
        package var name: String
        package var isSymbol: Bool
        package var box: [Double]
    }

    package var findings: [Finding]
    /// Of the display list, and of it without the ground of its scheme.
    package var digest: String
    package var inkDigest: String
    /// Of the display list in one colour.
    package var formDigest: String
    /// The list's colours in their order, over the ground, as `#RRGGBB`.
    package var colors: [String]
    package var unclaimed: UInt16
    package var makers: UInt8
    package var prefersScheme: Bool
    package var texts: [TextSize]
    /// Texts and symbols that are drawn as their mirror images.
    package var mirrored: [MirroredInk]
    /// Whether a field takes keys in it: where a caret blinks no picture shows.
    package var hasField: Bool
    /// Whether the tile is its own mirror image, as far as frames tell.
    package var isSymmetric: Bool
    /// Whether nobody has said a colour that is seen.
    package var lacksColors: Bool
    /// Whether a colour or an image is not there.
    package var lacksLooks: Bool
    /// Whether nothing is drawn but the ground.
    package var isBlank: Bool
    /// What stands in it, and where.
    package var site: String
    package var frame: [Double]
}

/// A tile's place among those of its specimen.
package struct SpecimenTile: Sendable {
    package let id: String
    package let point: TilePoint
    package let tile: LintedTile

    package init(id: String, point: TilePoint, tile: LintedTile) {
        (self.id, self.point, self.tile) = (id, point, tile)
    }

    var look: TileLook<String> {
        TileLook(
            point: point, digest: tile.digest, inkDigest: tile.inkDigest,
            unclaimed: StateRequests(rawValue: tile.unclaimed), makers: LookMakers(rawValue: tile.makers),
            prefersScheme: tile.prefersScheme)
    }

    /// The whole view.
    var site: Site {
        let numbers = tile.frame
        return Site(
            view: tile.site,
            frame: numbers.count == 4
                ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero)
    }
}

extension TileFacts {
    /// Each text that people wrote, with the size of its font.
    package var textSizes: [LintedTile.TextSize] {
        views.all.indices.compactMap { index in
            let node = views.all[index].node
            guard node.name == "Text", let string = node.text("string"), !string.isEmpty,
                !standsForSymbol(index), case .font(let font)? = node.value("font")
            else { return nil }
            let site = views.site(of: index)
            let box = site.frame
            return LintedTile.TextSize(
                view: site.view, place: site.place, string: string, size: font.size,
                isSystem: views.hasSystemFont(index), box: [box.minX, box.minY, box.width, box.height])
        }
    }

    /// Texts and symbols that are seen as in a mirror.
    package var mirroredInk: [LintedTile.MirroredInk] {
        ink.filter(\.isMirrored).map { ink in
            let site = site(of: ink)
            let name = ink.view.flatMap { views.all[$0].node.text("systemName") } ?? ink.text
            return LintedTile.MirroredInk(
                view: site.view, place: site.place, name: name, isSymbol: ink.isSymbol,
                box: [ink.box.minX, ink.box.minY, ink.box.width, ink.box.height])
        }
    }

    /// Whether for each view without others inside there is one of its kind in its mirror image's frame.
    package var isSymmetric: Bool {
        struct Leaf: Hashable {
            var name: String
            var left: Int
            var top: Int
            var width: Int
        }
        func leaf(_ name: String, _ left: CGFloat, _ frame: CGRect) -> Leaf {
            Leaf(
                name: name, left: Int((left * 2).rounded()), top: Int((frame.minY * 2).rounded()),
                width: Int((frame.width * 2).rounded()))
        }
        let leaves = views.all.filter {
            $0.childCount == 0 && abs($0.frame.minX) < 1e6 && $0.frame.width < 1e6
        }
        let known = Set(leaves.map { leaf($0.node.name, $0.frame.minX, $0.frame) })
        return leaves.allSatisfy { view in
            let left = frame.minX + frame.maxX - view.frame.maxX
            // A half point is what rounding to pixels may move.
            return [0, -0.5, 0.5, -1, 1].contains {
                known.contains(leaf(view.node.name, left + $0, view.frame))
            }
        }
    }
}

extension DisplayList {
    /// Its digest with every plain colour black: what is left is where things are and of which form.
    package var formDigest: String {
        map { item in
            switch item {
            case .fill(let outline, let paint, let rule): return .fill(outline, paint.colorless, rule)
            case .stroke(let outline, let paint, let pen): return .stroke(outline, paint.colorless, pen)
            case .glyphs(var run):
                run.paint = run.paint.colorless
                return .glyphs(run)
            case .group, .image, .shadow: return item
            }
        }.digest.hex
    }

    /// Whether nothing is drawn but the ground.
    package var isBlank: Bool {
        var count = 0
        walk { item in
            if case .group = item { return .into }
            if case .shadow = item { return .into }
            count += 1
            return count > 1 ? .stop : .into
        }
        return count <= 1
    }

    /// Every plain colour in its order as it is seen over the first, which is the ground.
    package var plainColors: [String] {
        var found: [RGBA] = []
        walk { item in
            switch item {
            case .fill(_, .solid(let color), _), .stroke(_, .solid(let color), _): found.append(color)
            case .glyphs(let run): if case .solid(let color) = run.paint { found.append(color) }
            default: break
            }
            return .into
        }
        let ground = found.first.map { $0.over(.white) } ?? .white
        return found.map { $0.over(ground).description }
    }
}

extension Paint {
    fileprivate var colorless: Paint { isSolid ? .solid(.black) : self }
}
