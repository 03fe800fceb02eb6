public import ViewCore

/// What a tile is drawn in; each value of an axis may change it.
public struct TileSetting {
    /// What the views inherit.
    public var environment = EnvironmentValues()
    /// What happens to the views, and how they are drawn.
    package var options = TileOptions()

    package init() {}
}
