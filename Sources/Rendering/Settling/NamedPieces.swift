import Digests
import Drawing
import Foundation
import Vectors
import ViewCore

/// The tiles of a sheet by what is drawn of them, so that they are found on its pages with the names of their parts.
@MainActor struct NamedPieces {
    private var known: [ContentDigest: (size: CGSize, elements: [VectorElement])] = [:]

    init(_ pieces: [LaidOut]) {
        for piece in pieces {
            let elements = VectorElement.all(in: piece)
            let key = Self.key(of: piece.list.items)
            // Of tiles that look alike, what only some say is said of none.
            let common = known[key].map { $0.elements.filter(elements.contains) } ?? elements
            known[key] = (piece.list.size, common)
        }
    }

    /// What stands where on a page.
    func words(on page: DisplayList) -> VectorWords {
        var words = VectorWords()
        find(in: page.items, under: .identity, depth: 0, &words)
        return words
    }

    private func find(
        in items: [DisplayItem], under transform: CGAffineTransform, depth: Int, _ words: inout VectorWords
    ) {
        // A page, its panels, a tile with more room, the tile.
        guard depth < 8 else { return }
        for case .group(let group) in items {
            guard let own = group.transform.map(\.affine) ?? .identity else { continue }
            let inner = own.concatenating(transform)
            if group.clip != nil, let piece = known[Self.key(of: group.items)] {
                words.parts.append(CGRect(origin: .zero, size: piece.size).applying(inner))
                words.elements += piece.elements.map { element in
                    var moved = element
                    moved.frame = element.frame.applying(inner)
                    return moved
                }
            } else {
                find(in: group.items, under: inner, depth: depth + 1, &words)
            }
        }
    }

    private static func key(of items: [DisplayItem]) -> ContentDigest {
        DisplayList(size: .zero, scale: 1, items: items).digest
    }
}
