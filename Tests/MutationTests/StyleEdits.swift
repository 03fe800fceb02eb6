import SwiftUI
import Testing

/// An edit as people make them to a style, and how a failed comparison has to begin.
struct StyleEdit: Sendable, CustomTestStringConvertible {
    var old: EditedStyle.Kind
    var new: EditedStyle.Kind
    var line: String
    var isPressed = false

    init(
        _ old: EditedStyle.Kind, _ new: EditedStyle.Kind, pressed isPressed: Bool = false,
        _ line: String
    ) {
        self.old = old
        self.new = new
        self.isPressed = isPressed
        self.line = line
    }

    var testDescription: String { "\(old) → \(new)" }
}

let styleEdits: [StyleEdit] = [
    StyleEdit(.plain, .subheadline, "Text in EditedStyle font Inter 17 semibold → Inter 15 regular"),
    StyleEdit(.plain, .tracked, "Text in EditedStyle .kerning 0 → 2"),
    StyleEdit(
        .plain, .paddingLast, "EditedStyle › order of modifiers: .padding .background → .background .padding"),
    StyleEdit(.spacer4, .spacer12, "EditedStyle › Spacer minLength 4 → 12"),
    StyleEdit(.gradientBlue, .gradientTeal, "EditedStyle › .background gradient color 1 #007AFF → #30B0C7"),
    StyleEdit(.gradientBlue, .gradientMoved, "EditedStyle › .background gradient startPoint top → leading"),
    StyleEdit(.cardSmall, .cardLarge, "EditedStyle › Card inset 8 → 14"),
    StyleEdit(.metricsSmall, .metricsLarge, "EditedStyle › .padding(.horizontal) 6 → 10"),
    StyleEdit(
        .pressedBlue, .pressedRed, pressed: true, "EditedStyle › .background color #007AFF → #FF3B30"),
    StyleEdit(.shadow, .plain, "EditedStyle › .shadow color #00000054, radius 4 removed"),
    StyleEdit(.shadow, .offsetShadow, "EditedStyle › .shadow y 0 → 3"),
    StyleEdit(
        .cornerRadius, .clipShape,
        "EditedStyle › .clipShape shape RoundedRectangle(cornerRadius: 6) → RoundedRectangle(cornerRadius: 10)"
    ),
    StyleEdit(.symbolStar, .symbolHeart, "EditedStyle › Image systemName star → heart"),
    StyleEdit(.plain, .overlay, "EditedStyle › .overlay (Capsule stroke #FF3B30 lineWidth 1) added"),
    StyleEdit(.overlay, .plain, "EditedStyle › .overlay (Capsule stroke #FF3B30 lineWidth 1) removed"),
    StyleEdit(.plain, .material, "EditedStyle › .background color #007AFF → #FF3B3080"),
    StyleEdit(.plain, .insetBy, "EditedStyle › .padding trailing 12 → 20"),
    StyleEdit(.plain, .secondText, "EditedStyle › Text string New added in VStack"),
    StyleEdit(
        .capsule, .rounded, "EditedStyle › .background shape Capsule → RoundedRectangle(cornerRadius: 8)"),
    StyleEdit(.plain, .conditional, "EditedStyle › .opacity 0.5 added"),
]

/// What an edited style does with the label; one value of the enum is the style before the edit.
struct EditedStyle: ButtonStyle, Sendable {
    enum Kind: Sendable {
        case plain, subheadline, paddingLast, spacer4, spacer12, gradientBlue, gradientTeal
        case gradientMoved, cardSmall, cardLarge, metricsSmall, metricsLarge, pressedBlue, pressedRed
        case shadow, cornerRadius, clipShape, symbolStar, symbolHeart, overlay, tracked
        case material, insetBy, offsetShadow, secondText, capsule, rounded, conditional
    }
    /// In a closure, as what a body does is in its code: what is stored would be told by itself.
    private let makeKind: @Sendable () -> Kind
    private var kind: Kind { makeKind() }

    init(_ kind: Kind) { makeKind = { kind } }

    func makeBody(configuration: Configuration) -> some View {
        let label = configuration.label
        switch kind {
        case .plain:
            label.font(.headline).padding(12).background(.blue)
        case .subheadline:
            label.font(.subheadline).padding(12).background(.blue)
        case .paddingLast:
            label.font(.headline).background(.blue).padding(12)
        case .spacer4:
            HStack(spacing: 0) {
                label; Spacer(minLength: 4); Text("›")
            }.fixedSize()
        case .spacer12:
            HStack(spacing: 0) {
                label; Spacer(minLength: 12); Text("›")
            }.fixedSize()
        case .gradientBlue:
            label.padding(12).background(
                LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        case .gradientTeal:
            label.padding(12).background(
                LinearGradient(colors: [.teal, .purple], startPoint: .top, endPoint: .bottom))
        case .gradientMoved:
            label.padding(12).background(
                LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .bottom))
        case .cardSmall: label.modifier(Card(inset: 8))
        case .cardLarge: label.modifier(Card(inset: 14))
        case .metricsSmall: metrics(Metrics(gap: 6), label)
        case .metricsLarge: metrics(Metrics(gap: 10), label)
        case .pressedBlue:
            label.padding(12).background(configuration.isPressed ? Color.blue : Color.gray)
        case .pressedRed:
            label.padding(12).background(configuration.isPressed ? Color.red : Color.gray)
        case .shadow:
            label.font(.headline).padding(12).background(.blue).shadow(radius: 4)
        case .cornerRadius:
            label.font(.headline).padding(12).background(.blue).cornerRadius(6)
        case .clipShape:
            label.font(.headline).padding(12).background(.blue).clipShape(.rect(cornerRadius: 10))
        case .symbolStar:
            Label {
                label
            } icon: {
                Image(systemName: "star")
            }
        case .symbolHeart:
            Label {
                label
            } icon: {
                Image(systemName: "heart")
            }
        case .overlay:
            label.font(.headline).padding(12).background(.blue).overlay { Capsule().stroke(.red) }
        case .tracked:
            label.font(.headline).kerning(2).padding(12).background(.blue)
        case .material:
            label.font(.headline).padding(12).background(.red.opacity(0.5))
        case .insetBy:
            label.font(.headline).padding(EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 20))
                .background(.blue)
        case .offsetShadow:
            label.font(.headline).padding(12).background(.blue).shadow(radius: 4, y: 3)
        case .secondText:
            VStack {
                label.font(.headline); Text("New").font(.caption)
            }.padding(12).background(.blue)
        case .capsule: label.padding(12).background(.blue, in: Capsule())
        case .rounded: label.padding(12).background(.blue, in: .rect(cornerRadius: 8))
        case .conditional:
            if configuration.isPressed {
                label.padding(12)
            } else {
                label.font(.headline).padding(12).background(.blue).opacity(0.5)
            }
        }
    }

    struct Metrics { var gap: CGFloat }

    private func metrics(_ metrics: Metrics, _ label: some View) -> some View {
        HStack(spacing: metrics.gap) {
            Image(systemName: "star")
            label
        }
        .padding(.horizontal, metrics.gap)
        .background(.blue)
    }
}

/// A modifier of the user's own.
struct Card: ViewModifier {
    var inset: CGFloat
    func body(content: Content) -> some View { content.padding(inset).background(.yellow) }
}
