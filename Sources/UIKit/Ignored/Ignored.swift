import Foundation
import ViewCore

extension UIStackView: WarningKind {
    func warnOfIgnoredKind() {
        ignored(
            "UIStackView.distribution",
            if: [.equalSpacing, .equalCentering, .fillProportionally].contains(distribution))
    }
}

extension UITableViewCell: WarningKind {
    func warnOfIgnoredKind() {
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

extension UICollectionViewCell: WarningKind {
    func warnOfIgnoredKind() {
        ignored("UICollectionViewCell.backgroundView", if: backgroundView != nil)
        ignored(
            "UICollectionViewCell.selectedBackgroundView", if: selectedBackgroundView != nil && isSelected)
        ignored("UICollectionViewCell.backgroundConfiguration", if: backgroundConfiguration != nil)
        ignored("UICollectionViewCell.contentConfiguration", if: contentConfiguration != nil)
    }
}

extension UIVisualEffectView: WarningKind {
    func warnOfIgnoredKind() {
        ignored("UIVibrancyEffect", if: effect is UIVibrancyEffect)
        ignored("UIGlassEffect.tintColor", if: (effect as? UIGlassEffect)?.tintColor != nil)
    }
}

extension UIProgressView: WarningKind {
    func warnOfIgnoredKind() {
        ignored("UIProgressView.trackTintColor", if: trackTintColor != nil)
        ignored("UIProgressView.progressViewStyle", if: progressViewStyle == .bar)
        ignored("UIProgressView.progressImage", if: progressImage != nil)
        ignored("UIProgressView.trackImage", if: trackImage != nil)
    }
}
