/// What a specimen's content may read of the tile it is drawn for.
public struct TileContext: Sendable {
    public let point: TilePoint

    public var state: TileState { point.state }

    /// The value of a declared axis; without such an axis, an empty string.
    public subscript(axis: String) -> String {
        point.custom.first { $0.axis == axis }?.value ?? ""
    }

    /// Whether a declared flag is `on`.
    public func isOn(_ flag: String) -> Bool { self[flag] == "on" }
}
