/// What the views here are rows of, which decides how controls look.
package enum RowPlace: UInt8, Sendable {
    /// Of nothing.
    case none
    /// Of a list.
    case list
    /// Of a form that looks like a list.
    case form
    /// Of a form that lines controls up beside their labels.
    case columns
    /// Of the words above or below a section of a list.
    case words
    /// Of a menu that is open.
    case menu
    /// Of the actions beside a row that was swiped.
    case actions
    /// Of the buttons of an alert or a dialog.
    case dialog

    /// Whether each view is a row with insets and separators.
    package var isList: Bool { self == .list || self == .form }
    /// Whether controls look as the place asks, whatever style is written around them.
    package var decidesStyles: Bool { self == .menu || self == .actions || self == .dialog }
    /// Whether sections have a look.
    package var hasSections: Bool { isList || self == .columns }
}

/// What a list asks of the headers and footers of its sections.
package struct SectionWords {
    /// Changes what a header inherits, by the section's prominence.
    package let header: @MainActor (inout EnvironmentValues, Prominence) -> Void
    /// Changes what a footer inherits.
    package let footer: @MainActor (inout EnvironmentValues) -> Void
    /// Whether sections that can be closed are.
    package let collapses: Bool

    package init(
        collapses: Bool, header: @escaping @MainActor (inout EnvironmentValues, Prominence) -> Void,
        footer: @escaping @MainActor (inout EnvironmentValues) -> Void
    ) {
        (self.collapses, self.header, self.footer) = (collapses, header, footer)
    }
}

private struct SectionWordsKey: EnvironmentKey { static var defaultValue: SectionWords? { nil } }

extension EnvironmentValues {
    package var rowPlace: RowPlace {
        get { RowPlace(rawValue: containerPlace) ?? .none }
        set { containerPlace = newValue.rawValue }
    }
    package var sectionWords: SectionWords? {
        get { self[SectionWordsKey.self] }
        set { self[SectionWordsKey.self] = newValue }
    }
}
