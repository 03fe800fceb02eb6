import SwiftUI

/// A card with its title in small capitals of the tint.
struct CardGroupBoxStyle: GroupBoxStyle {
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            configuration.label
                .font(.caption.bold())
                .textCase(.uppercase)
                .foregroundStyle(.tint)
            configuration.content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
        .background(scheme == .dark ? Color(white: 0.14) : .white, in: .rect(cornerRadius: 16))
        .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
    }
}

extension GroupBoxStyle where Self == CardGroupBoxStyle {
    static var card: CardGroupBoxStyle { CardGroupBoxStyle() }
}

/// The built-in box inside of an outline in a color of its own.
struct OutlinedGroupBoxStyle: GroupBoxStyle {
    var color: Color = .orange

    func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration)
            .overlay {
                RoundedRectangle(cornerRadius: 8).strokeBorder(color, lineWidth: 2)
            }
    }
}

extension GroupBoxStyle where Self == OutlinedGroupBoxStyle {
    static var outlined: OutlinedGroupBoxStyle { OutlinedGroupBoxStyle() }
}
