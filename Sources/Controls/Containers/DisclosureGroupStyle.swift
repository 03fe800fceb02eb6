import Foundation
public import ViewCore

/// The parts of a group and whether it is open, for a style to draw.
public struct DisclosureGroupStyleConfiguration {
    /// Names the label among hidden parts.
    public enum LabelPart {}
    /// Names the content among hidden parts.
    public enum ContentPart {}
    /// What is always shown, of hidden type.
    public typealias Label = HiddenLabel<LabelPart>
    /// What is shown while the group is open, of hidden type.
    public typealias Content = HiddenLabel<ContentPart>

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
    let claim: ControlClaim

    init(label: Label, content: Content, isExpanded: Binding<Bool>, claim: ControlClaim) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
        self.claim = claim
    }
}

/// Draws groups that open and close.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A button with a chevron above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroupBody(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<DisclosureGroupStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<DisclosureGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}

/// Documentation/Rules/style-protocols.md, section 7: label, Spacer, a chevron in the tint that turns by 90
/// degrees; the content is not indented.
///
/// The chevron is the one of list rows (Documentation/Rules/metrics.json, `list.accessories`: its font, and
/// the box that UIKit gives it, whatever the type size). Guesses: the content 8 below and leading; on macOS a
/// chevron in secondary before the label, which keeps its colour, and content that begins below the label.
private struct DisclosureGroupBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "DisclosureGroup" }

    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.platform) private var platform
    @Environment(\.layoutDirection) private var direction
    @Environment(\.rowPlace) private var rowPlace
    @Environment(\.generation) private var generation
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if rowPlace.isList { rows } else { column }
    }

    /// In a list the label and each view of the content are rows of their own, these indented.
    @ViewBuilder private var rows: some View {
        if platform == .macos { triangleHeader } else { rowHeader }
        if configuration.isExpanded {
            configuration.content.padding(.leading, indentation)
        }
    }

    /// A guess.
    private var indentation: CGFloat {
        if platform == .macos { return 16 }
        return generation.choose(ios18: 20, ios26: 16)
    }

    private var rowHeader: some View {
        Button(action: toggle) {
            HStack {
                configuration.label
                Spacer()
                // Disabled, in the button's own colour, as the label.
                chevron.foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground))
            }
        }
        .buttonStyle(.plain)
    }

    private var column: some View {
        VStack(alignment: .leading, spacing: 8) {
            if platform == .macos { triangleHeader } else { chevronHeader }
            if configuration.isExpanded {
                VStack(alignment: .leading) { configuration.content }
                    .padding(.leading, platform == .macos ? 16 : 0)
            }
        }
    }

    private var chevronHeader: some View {
        Button(action: toggle) {
            HStack {
                configuration.label
                Spacer()
                chevron
            }
        }
        .buttonStyle(.borderless)
    }

    private var triangleHeader: some View {
        Button(action: toggle) {
            HStack(spacing: 4) {
                chevron.foregroundStyle(.secondary).frame(width: 12)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }

    private var chevron: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: 14, weight: .semibold))
            .frame(width: 10.5, height: 14)
            .rotationEffect(.degrees(configuration.isExpanded ? turn : 0))
    }

    /// Down, from whichever side is forward.
    private var turn: Double { direction == .leftToRight ? 90 : -90 }

    private func toggle() { configuration.isExpanded.toggle() }
}
