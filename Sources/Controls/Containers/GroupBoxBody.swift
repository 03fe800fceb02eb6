import Foundation
import ViewCore

/// Paddings and ground: Documentation/Rules/metrics.json, `groupBox`.
///
/// The radius of 24 in iOS 26 is a guess inside of the range that is given, and so are the macOS look (a
/// label
/// in the footnote font above a thin frame) and that a box without room for more hugs its content.
///
/// A background style that is set takes the ground's place ("overrides the default system background style when set",
/// Apple's documentation of `EnvironmentValues.backgroundStyle`); on macOS that is a guess.
struct GroupBoxBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "GroupBox" }

    let configuration: GroupBoxStyleConfiguration
    @Environment(\.generation) private var generation
    @Environment(\.platform) private var platform
    @Environment(\.groupBoxDepth) private var depth
    @Environment(\.backgroundStyle) private var background

    var body: some View {
        if platform == .macos { framed } else { filled }
    }

    private var filled: some View {
        VStack(alignment: .leading, spacing: 8) {
            if configuration.hasLabel { configuration.label.font(.headline) }
            content
        }
        .padding(16)
        .background(
            ground(depth == 0 ? .secondarySystemBackground : .tertiarySystemBackground),
            in: outline(generation.choose(ios18: 8, ios26: 24)))
    }

    private var framed: some View {
        VStack(alignment: .leading, spacing: 4) {
            if configuration.hasLabel { configuration.label.font(.footnote) }
            content
                .padding(8)
                .background(ground(.quaternarySystemFill), in: outline(6))
                .overlay { outline(6).strokeBorder(Color(.system(.separator)), lineWidth: 1) }
        }
    }

    private var content: some View {
        VStack { configuration.content }
            .transformEnvironment(\.groupBoxDepth) { $0 += 1 }
    }

    private func outline(_ radius: CGFloat) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: radius, style: .continuous)
    }

    private func ground(_ color: SystemColor) -> AnyShapeStyle {
        background == nil ? AnyShapeStyle(Color(.system(color))) : AnyShapeStyle(.background)
    }
}

private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// How many boxes are around.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
