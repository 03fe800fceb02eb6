public import Foundation
import ViewCore

/// Where a device would tap, this records that it would have: `impact.medium`.
@MainActor @preconcurrency public class UIFeedbackGenerator {
    public init() {}
    public func prepare() {}
}

/// Records `impact.<style>`.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .medium) }

    public func impactOccurred() { ViewGraph.record("impact.\(style)") }
    public func impactOccurred(intensity: Double) { impactOccurred() }
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
    public func impactOccurred(intensity: Double, at location: CGPoint) { impactOccurred() }
    public init(style: FeedbackStyle, view: AnyObject) {
        self.style = style
        super.init()
    }
}

/// Records `notification.<type>`.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }
    public func notificationOccurred(_ type: FeedbackType) {
        ViewGraph.record("notification.\(type)")
    }
}

/// Records `selection`.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { ViewGraph.record("selection") }
    public func selectionChanged(at location: CGPoint) { selectionChanged() }
}
