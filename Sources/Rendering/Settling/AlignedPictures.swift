import Drawing
import Foundation
import ViewCore

extension [[LaidOut?]] {
    /// The pictures by row and column, each with the room that the largest of its row has above and below the
    /// view, and the largest of its column before it: so a view stands where it stood, pressed or not, whatever
    /// is drawn around it.
    func aligned() -> [[DisplayList?]] {
        let columns = map(\.count).max() ?? 0
        let before = (0..<columns).map { column in
            compactMap { $0[column]?.frame.minX }.max() ?? 0
        }
        return map { row in
            let pieces = row.compactMap(\.self)
            let above = pieces.map(\.frame.minY).max() ?? 0
            let below = pieces.map { $0.list.size.height - $0.frame.maxY }.max() ?? 0
            return zip(row, before).map { piece, before in
                piece.map { piece in
                    piece.list.widened(
                        left: before - piece.frame.minX, top: above - piece.frame.minY,
                        bottom: below - (piece.list.size.height - piece.frame.maxY))
                }
            }
        }
    }
}

extension DisplayList {
    /// What fills the whole picture behind everything else.
    private var ground: (paint: Paint, rule: FillRule)? {
        guard case .fill(.rectangle(CGRect(origin: .zero, size: size)), let paint, let rule) = items.first
        else { return nil }
        return (paint, rule)
    }

    /// The picture without what fills it behind everything else.
    var withoutGround: DisplayList {
        guard ground != nil else { return self }
        var list = self
        list.items.removeFirst()
        return list
    }

    /// The picture with more room, its ground, if it has one, spread over that.
    func widened(left: CGFloat, top: CGFloat, right: CGFloat = 0, bottom: CGFloat) -> DisplayList {
        guard left > 0 || top > 0 || right > 0 || bottom > 0 else { return self }
        var list = self
        list.size = CGSize(width: size.width + left + right, height: size.height + top + bottom)
        var ground: [DisplayItem] = []
        if let (paint, rule) = self.ground {
            ground = [.fill(.rectangle(CGRect(origin: .zero, size: list.size)), paint, rule)]
        }
        list.items = ground + [embedded(CGAffineTransform(translationX: left, y: top))]
        return list
    }
}
