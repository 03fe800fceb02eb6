import Foundation
package import ViewCore

/// A view of a built-in style, made from the environment where it stands.
///
/// As a view with `@Environment` properties, for less work: the environment is read once and nothing has to be
/// connected.
@MainActor package protocol LookView: View, PubliclyNamed where Body == Never {
    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding)
}

extension LookView {
    package func unfold(into unfolding: inout Unfolding) {
        unfolding.descend(into: Self.self) { unfold(in: $0.environment, into: &$0) }
    }
}

extension EnvironmentValues {
    /// What controls of this size say their words in, unless a font is set.
    ///
    /// Documentation/Rules/metrics.json, `controlSize.bordered` and `controlSize.macos.textSize`: on macOS 9, 11 and
    /// 13 points.
    package var controlFont: Font {
        switch (platform, controlSize) {
        case (.macos, .mini): .system(size: 9)
        case (_, .mini), (_, .small): .subheadline
        default: .body
        }
    }
}

extension View {
    /// A font for what is inside, unless one is set further out.
    nonisolated package func defaultFont(
        _ font: Font
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { if $0.font == nil { $0.font = font } })
    }

    /// The foreground of a control: over the inherited one when `always`, or where none was set but by a container.
    nonisolated package func defaultForeground(
        _ color: Color, always: Bool, unless: Bool = false
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(
            EnvironmentTransform { values in
                guard !unless, always || values.foreground.yieldsToControls else { return }
                values.setForeground([AnyShapeStyle(color)])
            })
    }
}
