import Foundation
import ViewCore

/// A kind of view that says what else is set on it and is not in the picture.
@MainActor protocol WarningKind {
    func warnOfIgnoredKind()
    /// Whether it follows `semanticContentAttribute`.
    var drawsSemanticContent: Bool { get }
}

extension WarningKind {
    var drawsSemanticContent: Bool { false }
}

extension UIView {
    /// Keeps what a method was asked for and does not draw, and says it where the view is drawn.
    final func undrawn(_ what: String, if isSet: Bool = true) {
        if isSet, !undrawnCalls.contains(what) { undrawnCalls.append(what) }
    }

    /// Says what was set on the view and its layer and is not in the picture.
    ///
    /// What a box with a name stands for says nothing here: the box has its own warning.
    package final func warnOfIgnored() {
        for what in undrawnCalls { ignored(what) }
        warnOfIgnoredView()
        layer.warnOfIgnored()
        (self as? any WarningKind)?.warnOfIgnoredKind()
        (self as? UIScrollView)?.warnOfIgnoredScroll()
    }

    private func warnOfIgnoredView() {
        ignored("UIView.anchorPoint", if: anchorPoint != CGPoint(x: 0.5, y: 0.5) && !transform.isIdentity)
        ignored("UIView.tintAdjustmentMode", if: tintAdjustmentMode == .dimmed)
        ignored("UIView.minimumContentSizeCategory", if: minimumContentSizeCategory != nil)
        ignored("UIView.maximumContentSizeCategory", if: maximumContentSizeCategory != nil)
        let isTurned = semanticContentAttribute == .forceRightToLeft
        let follows = (self as? any WarningKind)?.drawsSemanticContent ?? false
        ignored("UIView.semanticContentAttribute", if: isTurned && !follows)
        // Views with a tint of their own draw it; others have it for what stands on them.
        let hands = !subviews.isEmpty && !(self is UIControl) && !(self is UIImageView)
        ignored("UIView.tintColor", if: tintColor != nil && hands)
    }
}

extension UIScrollView {
    fileprivate func warnOfIgnoredScroll() {
        ignored("UIScrollView.contentOffset", if: contentOffset != .zero)
        ignored("UIScrollView.contentInset", if: contentInset != .zero)
        ignored("UIScrollView.zoomScale", if: zoomScale != 1)
        ignored("UIScrollView.refreshControl", if: refreshControl?.isRefreshing == true)
    }
}
