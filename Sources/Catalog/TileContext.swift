package import ViewCore

/// What a specimen's content may read of the tile it is drawn for.
public struct TileContext: Sendable {
    package let point: TilePoint
    /// What the content has asked of the state: it sees to that itself, and no control need to.
    package let reads = StateReads()

    package init(point: TilePoint) { self.point = point }

    /// What is asked of it counts as taken: `contains(.loading)` takes `loading`, and whoever reads all
    /// parts takes them all.
    public var state: TileState { self[.state] }

    /// The value of an axis; without such an axis, the axis' default.
    public subscript<Value>(axis: Axis<Value>) -> Value {
        let value = point[axis]
        guard let state = value as? TileState else { return value }
        return state.noting(in: reads) as? Value ?? value
    }
}
