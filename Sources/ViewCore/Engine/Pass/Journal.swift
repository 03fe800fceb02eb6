package import Foundation
import Observation
import Synchronization

/// What a tile notes while it is laid out: warnings, events, and whether state has changed.
///
/// Used on one thread at a time, that of its graph; not sendable.
package final class Journal {
    package private(set) var warnings: [String] = []
    package var events: [String] = []
    private var hasChanged = false
    /// Notes changes of `@Observable` objects that the pass has read.
    package let observed = ObservedChanges()
    /// Whether something that a body may have read has changed since the pass began.
    package var isDirty: Bool {
        get { hasChanged || observed.any }
        set {
            hasChanged = newValue
            if !newValue { observed.reset() }
        }
    }

    /// What actions change; kept only where changes are shown one after another, by what moves the tile: each change
    /// holds its state, which holds this.
    package weak var changes: StateChanges?

    /// Notes that an object says it will change.
    package func noteObject() {
        isDirty = true
        changes?.noteObject()
    }

    /// What views learn from the views around them during placement.
    package let placement = Placement()
    /// What is worked out once for all views of the tile, one of a type.
    private var shared: [AnyObject] = []
    /// Whether a view of this pass waits for preference values.
    package var observesPreferences = false

    /// Which control's words the tile's label takes the place of, by its identity: the first of the pass that has a label.
    package var labelled: UInt64?
    /// What it changed of what was drawn: words that are not drawn, as those of an alert's button, count for nothing.
    var drawnLabel: DrawnLabel?

    /// Views of the pass so far, and places of views.
    package var viewCount = 0
    package var layoutLimit = LayoutLimit()
    /// Whether the pass was past a limit before everything in it was measured.
    package var isLayoutCut = false
    private var reportedLimit = false
    private var reportedLastLimit = false

    package init() {}

    /// Counts a view; how many there are then.
    func countView() -> Int {
        // One access where two would be checked at run time: every view comes by here.
        func increment(_ count: inout Int) -> Int {
            count += 1
            return count
        }
        return increment(&viewCount)
    }

    /// Tells once in a tile, whatever else was warned of, that a pass is past its first limit.
    package func warnOfLayoutLimit(_ answers: Int) {
        guard !reportedLimit else { return }
        reportedLimit = true
        warnings.append(
            "layout measures sparingly after \(answers) measurements for \(viewCount) views: what was asked for "
                + "\(layoutLimit.perView) sizes answers others like the nearest of them; look for a Layout that asks "
                + "its subviews for many sizes or a deep nest, or give the views in it a fixed frame")
    }

    /// Tells once in a tile that a pass is past its last limit.
    package func warnOfLastLimit(_ answers: Int) {
        guard !reportedLastLimit else { return }
        reportedLastLimit = true
        warnings.append(
            "layout ends after \(answers) measurements for \(viewCount) views; what is not measured by then "
                + "is as large as it is offered")
    }

    /// The tile's own object of a type, made when it is first asked for.
    package func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
        for object in shared { if let found = object as? Object { return found } }
        let made = make()
        shared.append(made)
        return made
    }

    package func warn(_ message: String) {
        // A hostile tree can warn without end.
        guard warnings.count < 100, !warnings.contains(message) else { return }
        warnings.append(message)
    }

    /// `value`, or `replacement` with a warning that names the call.
    package func usable(
        _ value: CGFloat, _ call: @autoclosure () -> String, else replacement: CGFloat = 0
    ) -> CGFloat {
        if value.isUsable { return value }
        warn(unusableNumber(value, call(), replacement))
        return replacement
    }
}

/// Whether a tile's label is other words than it took the place of.
enum DrawnLabel: Int, Comparable, Sendable {
    case same, replaced

    static func < (one: DrawnLabel, other: DrawnLabel) -> Bool { one.rawValue < other.rawValue }
}

extension Journal {
    /// Why a tile's label changes nothing of what was drawn, if so.
    var labelWarning: String? {
        switch drawnLabel {
        case nil: "the label changes nothing: no words of a control's own label are drawn here"
        case .same: "the label changes nothing: the control's own label has the same words"
        case .replaced: nil
        }
    }
}

/// Whether an `@Observable` object that a pass has read has changed since.
///
/// One tracking per pass, not per view: any change means another pass over the whole tile.
package final class ObservedChanges: Sendable {
    private let flag = Atomic(false)

    package init() {}

    package var any: Bool { flag.load(ordering: .relaxed) }

    package func reset() { flag.store(false, ordering: .relaxed) }

    package func tracking<T>(_ pass: () -> T) -> T {
        withObservationTracking(pass) { [self] in flag.store(true, ordering: .relaxed) }
    }
}
