import SwiftUI

/// Text above a line in the tint, thicker while the field has the focus.
struct UnderlinedTextFieldStyle: TextFieldStyle {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration
                .textFieldStyle(.plain)
            Rectangle()
                .fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                .frame(height: isFocused ? 2 : 1)
        }
    }
}

extension TextFieldStyle where Self == UnderlinedTextFieldStyle {
    static var underlined: UnderlinedTextFieldStyle { UnderlinedTextFieldStyle() }
}

/// A search field with its glass before the text.
struct SearchTextFieldStyle: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<_Label>) -> some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(.secondary)
            configuration
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.quaternary, in: .capsule)
        .opacity(isEnabled ? 1 : 0.5)
    }
}

extension TextFieldStyle where Self == SearchTextFieldStyle {
    static var search: SearchTextFieldStyle { SearchTextFieldStyle() }
}
