import Foundation
import ViewCore

/// What an alert or a dialog of choices says, and its buttons.
struct DialogParts {
    var title: Text?
    var message: CapturedView?
    var actions: CapturedView
}

/// Under what a button of a dialog notes what it is for.
private enum DialogRole {
    static var key: ObjectIdentifier { ObjectIdentifier(DialogRole.self) }
}

/// A button as wide as its dialog.
private struct DialogButtonStyle: PrimitiveButtonStyle, PubliclyNamed {
    nonisolated static var publicName: String { ".alert" }

    let isChoice: Bool
    func makeBody(configuration: Configuration) -> some View {
        DialogButtonBody(configuration: configuration, isChoice: isChoice)
    }
}

/// Until iOS 18 words in the tint, red to destroy, bold to cancel; from iOS 26 on a capsule.
private struct DialogButtonBody: LookView {
    nonisolated static var publicName: String { ".alert" }

    let configuration: PrimitiveButtonStyleConfiguration
    let isChoice: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let generation = environment.generation
        let role = configuration.role
        let color: Color =
            !environment.isEnabled
            ? Color(.system(.tertiaryLabel))
            : role == .destructive ? .red : generation.choose(ios18: .tint, ios26: .primary)
        let isBold = generation.choose(
            ios18: role == .cancel, ios26: role == nil || role == .confirm)
        let font: Font = generation.choose(ios18: isChoice ? .system(size: 20) : .body, ios26: .body)
        let body = configuration.label
            .font(font.weight(isBold ? .semibold : .regular))
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .foregroundStyle(color)
            // Larger words than those that the heights are for make a button higher.
            .padding(.vertical, environment.dynamicTypeSize.isAccessibilitySize ? 10 : 0)
            .frame(maxWidth: .infinity, minHeight: generation.choose(ios18: isChoice ? 57 : 44, ios26: 48))
            .background {
                switch generation {
                case .ios26:
                    Capsule().fill(
                        Color(.system(configuration.isPressed ? .systemFill : .tertiarySystemFill)))
                case .ios18:
                    if configuration.isPressed {
                        Rectangle().fill(Color(.system(.tertiarySystemFill)))
                    }
                }
            }
        unfolding.wrapNodes(of: body) {
            $0.noting(role ?? ButtonRole.none, DialogRole.key, ".role")
        }
    }
}

extension ButtonRole {
    /// Of a button without one.
    fileprivate static let none = ButtonRole(name: "none")
}

/// A box in the middle of the screen, or a list of choices from the bottom.
///
/// Until iOS 18 an alert is 270 wide with corners of 14, its title 17 semibold and its message 13, both in the middle,
/// and lines between buttons 44 high, two of them beside each other, but in an accessibility size; choices are 57 high in 20 points with corners of
/// 14. UIKit's well known measures; none is among the rules' metrics. From iOS 26 a box on glass, 300 wide with corners
/// of 34 and words at the start: a guess by eye.
struct DialogLook: LookView {
    nonisolated static var publicName: String { ".alert" }

    let parts: DialogParts
    let isChoice: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let outer = unfolding.environment
        unfolding.environment.presentationSearch = nil
        unfolding.environment.barsAround = nil
        unfolding.environment.isPresentedHere = true
        // Whatever styles are written inside; of labels a dialog shows the words.
        let styled = parts.actions.transformInside { [isChoice] values in
            values.rowPlace = .dialog
            values.placeStyles[PrimitiveButtonStyleConfiguration.self] = StyleBox(
                DialogButtonStyle(isChoice: isChoice)
            ) { $0.makeBody(configuration: $1) }
            values.placeStyles[LabelStyleConfiguration.self] = StyleBox(TitleOnlyLabelStyle()) {
                $0.makeBody(configuration: $1)
            }
        }
        var all = unfolding.nodesToChoose(of: styled, slot: 1)
        func role(_ node: LayoutNode) -> ButtonRole? { node.layoutValue(DialogRole.key) as? ButtonRole }
        if !all.contains(where: { role($0) != nil && (!isChoice || role($0) == .cancel) }) {
            // Every dialog can be left.
            let leave = Button(role: .cancel) {
            } label: {
                Text(verbatim: isChoice ? "Cancel" : "OK")
            }
            all += unfolding.nodes(of: leave.buttonStyle(DialogButtonStyle(isChoice: isChoice)), slot: 2)
        }
        let buttons = all.filter { role($0) != nil }
        // What is to be left with comes last, or first of two beside each other.
        let cancel = buttons.filter { role($0) == .cancel }
        let others = buttons.filter { role($0) != .cancel }
        let fields = all.filter { role($0) == nil }
        let inRow =
            !isChoice && buttons.count == 2 && !environment.dynamicTypeSize.isAccessibilitySize
        switch environment.generation {
        case .ios26: floating(fields, others, cancel, inRow: inRow).unfold(into: &unfolding)
        case .ios18 where isChoice: choices(others, cancel).unfold(into: &unfolding)
        case .ios18: box(fields, others, cancel, inRow: inRow).unfold(into: &unfolding)
        }
        unfolding.environment = outer
    }

    @ViewBuilder private func words(
        _ alignment: HorizontalAlignment, title: Font, message: Font
    ) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            if let text = parts.title { text.font(title) }
            if let text = parts.message { text.font(message) }
        }
        .multilineTextAlignment(alignment == .leading ? .leading : .center)
    }

    // MARK: Until iOS 18

    private func box(
        _ fields: [LayoutNode], _ others: [LayoutNode], _ cancel: [LayoutNode], inRow: Bool
    ) -> some View {
        let buttons = inRow ? cancel + others : others + cancel
        return VStack(spacing: 0) {
            VStack(spacing: 12) {
                words(.center, title: .headline, message: .footnote)
                if !fields.isEmpty { VStack(spacing: 8) { MadeNodes(nodes: fields) } }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 19)
            if inRow {
                Divider()
                HStack(spacing: 0) {
                    MadeNodes(nodes: [buttons[0]])
                    Divider().frame(height: 44)
                    MadeNodes(nodes: [buttons[1]])
                }
            } else {
                column(buttons)
            }
        }
        .frame(width: 270)
        .background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }

    private func column(_ buttons: [LayoutNode]) -> some View {
        ForEach(buttons.indices, id: \.self) { index in
            Divider()
            MadeNodes(nodes: [buttons[index]])
        }
    }

    private func choices(_ others: [LayoutNode], _ cancel: [LayoutNode]) -> some View {
        VStack(spacing: 8) {
            VStack(spacing: 0) {
                if parts.title != nil || parts.message != nil {
                    words(.center, title: .footnote.weight(.semibold), message: .footnote)
                        .foregroundStyle(.secondary)
                        .padding(.horizontal, 16)
                        .padding(.vertical, 14)
                }
                column(others)
            }
            .background(.regularMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 14))
            VStack(spacing: 0) { MadeNodes(nodes: cancel) }
                .background(Color(.system(.secondarySystemGroupedBackground)))
                .clipShape(RoundedRectangle(cornerRadius: 14))
        }
        .padding(.horizontal, 8)
    }

    // MARK: From iOS 26

    private func floating(
        _ fields: [LayoutNode], _ others: [LayoutNode], _ cancel: [LayoutNode], inRow: Bool
    ) -> some View {
        VStack(alignment: .leading, spacing: 16) {
            words(.leading, title: .headline, message: isChoice ? .footnote : .subheadline)
                .padding(.horizontal, 8)
            if !fields.isEmpty { VStack(spacing: 8) { MadeNodes(nodes: fields) } }
            if inRow {
                HStack(spacing: 8) { MadeNodes(nodes: cancel + others) }
            } else {
                VStack(spacing: 8) { MadeNodes(nodes: others + cancel) }
            }
        }
        .padding(16)
        .frame(width: 300)
        .background { GlassGround(outline: RoundedRectangle(cornerRadius: 34)) }
    }
}
