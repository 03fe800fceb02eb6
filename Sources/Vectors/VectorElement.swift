package import Foundation

/// What stands in an area of the picture, for people and programs that do not see it.
package struct VectorElement: Hashable, Sendable {
    /// In points of the picture.
    package var frame: CGRect
    /// The view as it is written, such as `Button`.
    package var view: String?
    /// A role of WAI-ARIA, such as `button`.
    package var role: String?
    package var label: String?
    /// `.accessibilityIdentifier`.
    package var identifier: String?
    package var isDisabled = false

    package init(
        frame: CGRect, view: String? = nil, role: String? = nil, label: String? = nil,
        identifier: String? = nil,
        isDisabled: Bool = false
    ) {
        (self.frame, self.view, self.role, self.label) = (frame, view, role, label)
        (self.identifier, self.isDisabled) = (identifier, isDisabled)
    }
}
