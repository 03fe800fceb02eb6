/// How a trace tells what assistive technology is told of a view, where a tile is asked for that.
///
/// Such a trace has nodes more than others: what a view says of itself (``control``) and what modifiers say of it
/// (``modifier``) stand around the view, and views that only assistive technology meets (``part``) beside it. Where a view
/// takes fingers in other places than its frame, a ``region`` stands around it.
package enum SpokenNote {
    /// Around a view that says something of itself: a text, a picture, a control.
    package static let control = ".accessibilityControl"
    /// Around a view of which a modifier says something.
    package static let modifier = ".accessibilityModifier"
    /// Behind the view in one of the two: views that stand for a part of what is said, such as a control's label.
    package static let part = ".accessibilityPart"
    /// Around a view with a content shape.
    package static let region = ".contentShape"

    /// What becomes of what the views inside say.
    package enum Inside: String, Hashable, Sendable, CaseIterable {
        /// Nothing of it is heard.
        case ignored
        /// One element is made of all, as a button is of its label.
        case merged
        /// The elements are in a group.
        case contained
        /// The elements stay, and each has the traits that are said.
        case passed
        /// The elements stay; the first has the value and the traits that are said.
        case headed
        /// The element of the content, named by the label.
        case labeled
        /// One element of the label; a picture where nothing but a picture is drawn.
        case titled
        /// The elements stay, in the order in which they stand from the left, or from the right.
        case fromLeft, fromRight
    }

    /// Names of the properties of a ``control`` and of a ``part``.
    package enum Property {
        package static let inside = "inside"
        package static let label = "label"
        package static let value = "value"
        package static let traits = "traits"
        package static let actions = "actions"
        package static let isEnabled = "isEnabled"
        package static let part = "part"
        /// Whether the label is what a picture is called, since nobody has given it another.
        package static let isFileName = "isFileName"
        /// Of a ``SpokenNote/region``, from the corner of its frame: left, top, width, height.
        package static let region = "region"
    }
}
