package import Foundation

/// What moves a tile's views from the state before a change to the one after it, as far as a graph knows of that.
///
/// Only a tile that is drawn at a moment has one. Used on one thread at a time, that of its graph; not sendable.
package class MotionRecorder {
    /// Seconds since the change.
    package final var time: TimeInterval = 0
    /// Whether what happens now lies before the change, so that nothing of it moves.
    package final var isSettling = true
    /// Whether the pass only lets time go on: nothing has changed.
    package final var isAdvancing = false
    /// How the changes of this pass are carried out where nobody says another way; `nil` is at once.
    package final var change: MotionChange?

    /// What actions have changed since the last pass.
    package final let changes = StateChanges()

    /// By which animations something has moved since the change, each once, in their order.
    package final var animations: [Animation] = []

    package init() {}

    /// Another pass begins.
    package func beginPass() {}
    /// The pass has placed all of its nodes; answers whether it has left changes for another one.
    package func endPass() -> Bool { false }
    /// Gives the nodes of the last pass the frames in which they are shown.
    package func showFrames() {}

    /// When something happens by itself; `nil` if nothing does.
    package var nextTime: TimeInterval? { nil }
    /// Lets happen what is due by now.
    package func runDue() {}
}

/// How the changes in a part of a tree are carried out.
package class MotionChange {
    package init() {}
}
