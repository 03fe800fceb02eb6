/// What a specimen's content may read of the tile it is drawn for.
public struct TileContext: Sendable {
    public let point: TilePoint

    public var state: TileState { self[.state] }

    /// The value of an axis; without such an axis, the axis' default.
    public subscript<Value>(axis: Axis<Value>) -> Value { point[axis] }
}
