import Foundation
public import ViewCore

extension EnvironmentValues {
    /// The column of a label's icon in a row, and what lies between that and the title.
    ///
    /// Documentation/Rules/metrics.json, `label.inList_ios26_measured` at 17 points; that both grow with the font is
    /// chosen as for other labels. Until iOS 18 and on macOS guesses.
    var rowLabelColumn: (width: CGFloat, spacing: CGFloat) {
        let size = (font ?? .body).size(in: self)
        return switch (platform, generation) {
        case (.ios, .ios26): (22.33 / 17 * size, 16.5 / 17 * size)
        case (.ios, .ios18): (24.0 / 17 * size, 16.0 / 17 * size)
        case (.macos, _): (20.0 / 13 * size, 6.0 / 13 * size)
        }
    }
}

/// The colour of what decorates a row.
public struct ListItemTint: Sendable {
    fileprivate enum Kind { case fixed(Color), preferred(Color), monochrome }
    fileprivate let kind: Kind

    /// In this colour, whatever the system prefers.
    public static func fixed(_ tint: Color) -> ListItemTint { .init(kind: .fixed(tint)) }
    /// In this colour, unless the system prefers another; none is preferred here.
    public static func preferred(_ tint: Color) -> ListItemTint { .init(kind: .preferred(tint)) }
    /// In no colour: that of the row's words.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    fileprivate var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }

    /// The colour of a label's icon in a row; `nil` where it has that of its title.
    var rowIconColor: Color? {
        switch listItemTint?.kind {
        case .fixed(let color), .preferred(let color): color
        case .monochrome: nil
        case nil: foreground.levels.isEmpty ? .tint : nil
        }
    }
}

extension View {
    nonisolated public func listItemTint(
        _ tint: ListItemTint?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform(noted: .init("listItemTint", tint as Any)) { $0.listItemTint = tint })
    }

    nonisolated public func listItemTint(_ tint: Color?) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(
            EnvironmentTransform(noted: .init("listItemTint", tint as Any)) {
                $0.listItemTint = tint.map { .fixed($0) }
            })
    }
}
