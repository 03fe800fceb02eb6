import SwiftUI

/// A white card with a quiet title.
public struct CardGroupBoxStyle: GroupBoxStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(.secondary)
            configuration.content
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .overlay {
            RoundedRectangle(cornerRadius: 16).strokeBorder(.separator)
        }
    }
}

extension GroupBoxStyle where Self == CardGroupBoxStyle {
    public static var card: CardGroupBoxStyle { CardGroupBoxStyle() }
}

#Preview("Card", traits: .fixedLayout(width: 280, height: 120)) {
    GroupBox("Delivery") {
        Text("Tomorrow, before noon")
    }
    .groupBoxStyle(.card)
    .padding()
}
