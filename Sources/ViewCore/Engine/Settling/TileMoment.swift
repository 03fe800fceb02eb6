package import Foundation

/// What happens to a tile before a moment of it is drawn.
public enum TileMotion: String, CaseIterable, Hashable, Sendable {
    /// It changes from normal to its state; where that is a press, a pointer or the focus, the rest of the state is there
    /// before.
    case change
    /// It changes from its state to normal, as when a finger is lifted.
    case release
    /// It appears in its state.
    case appear
}

/// A moment of a tile, and where the tile comes from.
package struct TileMoment: Sendable {
    /// Seconds after the change, not less than 0.
    package let time: TimeInterval
    let makeRecorder: @Sendable () -> MotionRecorder

    init(time: TimeInterval, makeRecorder: @escaping @Sendable () -> MotionRecorder) {
        self.time = time.isFinite ? min(max(time, 0), 1e6) : 0
        self.makeRecorder = makeRecorder
    }
}

/// A view in a state: what a tile is before its change, or after it.
package struct MotionStage<V: View> {
    package var view: V
    package var environment: EnvironmentValues
    package var options: TileOptions

    package init(_ view: V, in environment: EnvironmentValues, options: TileOptions) {
        self.view = view
        self.environment = environment
        self.options = options
    }
}
