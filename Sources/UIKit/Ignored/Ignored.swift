import Foundation
import ViewCore

/// Says by its name in Swift what was set and is not in the picture; once a tile.
@MainActor func ignored(_ what: String) { Journal.current?.warn("\(what) is ignored") }

/// The same where it is other than the system's default.
@MainActor func ignored(_ what: String, if isSet: Bool) { if isSet { ignored(what) } }

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
        switch self {
        case let control as UIControl: control.warnOfIgnoredControl()
        case let label as UILabel: label.warnOfIgnoredLabel()
        case let image as UIImageView: image.warnOfIgnoredImage()
        case let stack as UIStackView: stack.warnOfIgnoredStack()
        case let text as UITextView: text.warnOfIgnoredText()
        case let bar as UISearchBar: bar.warnOfIgnoredSearch()
        case let bar as UIProgressView: bar.warnOfIgnoredProgress()
        case let cell as UITableViewCell: cell.warnOfIgnoredCell()
        case let cell as UICollectionViewCell: cell.warnOfIgnoredItem()
        case let view as UIVisualEffectView: view.warnOfIgnoredEffect()
        default: break
        }
        (self as? UIScrollView)?.warnOfIgnoredScroll()
    }

    private func warnOfIgnoredView() {
        ignored("UIView.anchorPoint", if: anchorPoint != CGPoint(x: 0.5, y: 0.5) && !transform.isIdentity)
        ignored("UIView.tintAdjustmentMode", if: tintAdjustmentMode == .dimmed)
        ignored("UIView.minimumContentSizeCategory", if: minimumContentSizeCategory != nil)
        ignored("UIView.maximumContentSizeCategory", if: maximumContentSizeCategory != nil)
        let isTurned = semanticContentAttribute == .forceRightToLeft
        ignored("UIView.semanticContentAttribute", if: isTurned && !(self is UIButton))
        // Views with a tint of their own draw it; others have it for what stands on them.
        let hands = !subviews.isEmpty && !(self is UIControl) && !(self is UIImageView)
        ignored("UIView.tintColor", if: tintColor != nil && hands)
    }
}

extension UIStackView {
    fileprivate func warnOfIgnoredStack() {
        ignored(
            "UIStackView.distribution",
            if: [.equalSpacing, .equalCentering, .fillProportionally].contains(distribution))
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

extension UITableViewCell {
    fileprivate func warnOfIgnoredCell() {
        ignored("UITableViewCell.backgroundView", if: backgroundView != nil)
        ignored("UITableViewCell.selectedBackgroundView", if: selectedBackgroundView != nil)
        ignored("UITableViewCell.backgroundConfiguration", if: backgroundConfiguration != nil)
        ignored("UITableViewCell.contentConfiguration", if: contentConfiguration != nil)
        ignored("UITableViewCell.imageView", if: imageView?.image != nil)
        ignored("UITableViewCell.indentationLevel", if: indentationLevel != 0)
        ignored("UITableViewCell.isSelected", if: isSelected)
        ignored("UITableViewCell.isHighlighted", if: isHighlighted)
        ignored("UITableViewCell.isEditing", if: isEditing)
        ignored("UITableViewCell.accessoryView", if: accessoryView.map { $0.picture() == nil } ?? false)
    }
}

extension UICollectionViewCell {
    fileprivate func warnOfIgnoredItem() {
        ignored("UICollectionViewCell.backgroundView", if: backgroundView != nil)
        ignored(
            "UICollectionViewCell.selectedBackgroundView", if: selectedBackgroundView != nil && isSelected)
        ignored("UICollectionViewCell.backgroundConfiguration", if: backgroundConfiguration != nil)
        ignored("UICollectionViewCell.contentConfiguration", if: contentConfiguration != nil)
    }
}

extension UIVisualEffectView {
    fileprivate func warnOfIgnoredEffect() {
        ignored("UIVibrancyEffect", if: effect is UIVibrancyEffect)
        ignored("UIGlassEffect.tintColor", if: (effect as? UIGlassEffect)?.tintColor != nil)
    }
}

extension UIProgressView {
    fileprivate func warnOfIgnoredProgress() {
        ignored("UIProgressView.trackTintColor", if: trackTintColor != nil)
        ignored("UIProgressView.progressViewStyle", if: progressViewStyle == .bar)
        ignored("UIProgressView.progressImage", if: progressImage != nil)
        ignored("UIProgressView.trackImage", if: trackImage != nil)
    }
}

/// How much of what a source counts is shown: not less than nothing, and not without end.
@MainActor struct SourceCount {
    let shown: Int

    /// - Parameters:
    ///   - limit: how many are shown at most; a picture has no room for more.
    ///   - view: the view that asks, for the warning.
    ///   - what: what is counted.
    init(_ count: Int, limit: Int, _ view: String, _ what: String) {
        shown = min(max(count, 0), limit)
        guard shown != count else { return }
        Journal.current?.warn(
            "\(view) shows \(shown) of \(count) \(what); return a count from 0 to \(limit)")
    }
}
