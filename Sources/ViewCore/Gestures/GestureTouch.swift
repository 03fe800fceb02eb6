package import Foundation

/// The finger of a tile that is pressed: it went down in the middle of a view, and the picture is taken while
/// it rests there.
@MainActor @preconcurrency
public struct GestureTouch {
    /// How long the finger is down when the picture is taken, in seconds: not long enough for the usual long press.
    package nonisolated static let duration = 0.49
    /// When the picture is taken, as everywhere that no clock may reach: 9:41 UTC on 9 January 2007.
    package nonisolated static let time = StillMoment.date

    private let frame: CGRect
    private let context: PropertyContext
    /// What gestures ask for, in order.
    package let calls: GestureCalls

    init(in frame: CGRect, _ context: PropertyContext, _ calls: GestureCalls) {
        self.frame = frame
        self.context = context
        self.calls = calls
    }

    /// Where the finger is; in a space with a name as in the picture.
    func location(in space: CoordinateSpace) -> CGPoint {
        space.isLocal
            ? CGPoint(x: frame.width / 2, y: frame.height / 2) : CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A gesture that users write, its dynamic properties connected.
    func installed<T>(_ value: T) -> T {
        let table = FieldTable.table(for: T.self)
        if table.isEmpty { return value }
        var copy = value
        table.install(on: &copy, in: context)
        return copy
    }
}

/// What gestures have to do when they are touched, and when the touch is gone.
@MainActor package final class GestureCalls {
    var actions: [() -> Void] = []
    var resets: [() -> Void] = []
    /// Whether the touch was told of.
    var isTouched = false

    func run() {
        let due = actions
        actions = []
        for action in due { action() }
    }

    /// The finger is gone: what a gesture set while it was down is set back.
    func release() {
        let due = resets
        (actions, resets, isTouched) = ([], [], false)
        for reset in due { reset() }
    }
}
