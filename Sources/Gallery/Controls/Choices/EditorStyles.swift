import SwiftUI

/// An editor on ruled paper. The style holds the text, since its configuration says nothing of it.
struct PaperTextEditorStyle: TextEditorStyle {
    @Binding var text: String

    func makeBody(configuration: Configuration) -> some View {
        TextEditor(text: $text)
            .scrollContentBackground(.hidden)
            .padding(8)
            .background(Color.yellow.opacity(0.25))
            .overlay(alignment: .leading) {
                Color.red.opacity(0.4).frame(width: 1).padding(.leading, 6)
            }
    }
}

/// An editor in a frame of the tint with the number of its characters below.
struct CountingTextEditorStyle: TextEditorStyle {
    @Binding var text: String
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .trailing, spacing: 4) {
            TextEditor(text: $text)
                .clipShape(.rect(cornerRadius: 12))
                .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.tint, lineWidth: 1) }
            Text("\(text.count) characters")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .opacity(isEnabled ? 1 : 0.5)
    }
}
