import Foundation
import ViewCore

extension Tile {
    /// The tile some milliseconds after its change; `nil` where there is no such moment.
    package func after(milliseconds: Double) -> Tile? {
        let axis = "moment"
        guard point.values.contains(where: { $0.axis == axis }),
            let point = point.changing(axis, to: shortNumber(milliseconds))
        else { return nil }
        return Tile(shared, at: point, label: label)
    }
}
