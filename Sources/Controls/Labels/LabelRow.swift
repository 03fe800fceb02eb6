public import Foundation
public import ViewCore

/// An icon and a title on the first baseline.
///
/// Until iOS 18 they are 8 points apart (Documentation/Rules/metrics.json, `label.default`). From iOS 26 the icon
/// stands in the middle of a column, as wide as 15.33 points at a font of 12, and the title 5.5 behind that (
/// `label.ios26_measured`); that both grow with the font is `emRule`.
struct LabelRow: View, PubliclyNamed {
    nonisolated static var publicName: String { "Label" }

    let icon: LabelStyleConfiguration.Icon
    let title: LabelStyleConfiguration.Title

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        if environment.rowPlace.isList { return unfoldRow(into: &unfolding) }
        var (width, spacing) = (environment.labelReservedIconWidth, environment.labelIconToTitleSpacing)
        let growsWithFont = environment.generation.choose(ios18: false, ios26: true)
        if growsWithFont, width == nil || spacing == nil {
            let em = (environment.font ?? .body).size(in: environment)
            width = width ?? em * (15.33 / 12)
            spacing = spacing ?? em * (5.5 / 12)
        }
        if let width {
            HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
                icon.reservedWidth(width)
                title.titled()
            }.unfold(into: &unfolding)
        } else {
            HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
                icon
                title.titled()
            }.unfold(into: &unfolding)
        }
    }

    /// In a list's row the icon stands in a column in the tint, and the line below begins at the title.
    private func unfoldRow(into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        let column = environment.rowLabelColumn
        HStack(alignment: .firstTextBaseline, spacing: environment.labelIconToTitleSpacing ?? column.spacing)
        {
            icon.reservedWidth(environment.labelReservedIconWidth ?? column.width)
                .transformEnvironment(\.self) { values in
                    if let color = values.rowIconColor { values.setForeground([AnyShapeStyle(color)]) }
                }
            title.titled().alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }.unfold(into: &unfolding)
    }
}

private struct IconSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct IconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// Between a label's icon and title; `nil` for that of the generation.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[IconSpacingKey.self] }
        set { self[IconSpacingKey.self] = newValue.flatMap { $0.isUsable ? $0 : nil } }
    }
    /// The least width of a label's icon; `nil` for that of the generation.
    public var labelReservedIconWidth: CGFloat? {
        get { self[IconWidthKey.self] }
        set { self[IconWidthKey.self] = newValue.flatMap { $0.isUsable ? max($0, 0) : nil } }
    }
}

extension View {
    nonisolated public func labelIconToTitleSpacing(
        _ value: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(warning: value.isUsable ? nil : ignoredNumber(value, ".labelIconToTitleSpacing(")) {
            $0.labelIconToTitleSpacing = value
        }
    }

    nonisolated public func labelReservedIconWidth(
        _ value: CGFloat
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(warning: value.isUsable ? nil : ignoredNumber(value, ".labelReservedIconWidth(")) {
            $0.labelReservedIconWidth = value
        }
    }
}
