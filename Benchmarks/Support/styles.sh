# Sources that are measured; sourced by scripts of this folder.

# A style of a usual kind, with its preset.
style() { # number
    cat <<SWIFT
public struct Card${1}Style: ButtonStyle {
    var cornerRadius: CGFloat = $(($1 + 6))
    var tint: Color = .blue
    @Environment(\.isEnabled) private var isEnabled
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, $(($1 * 2 + 8)))
            .padding(.vertical, 12)
            .background(
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .fill(tint.opacity(configuration.isPressed ? 0.6 : 1))
            )
            .foregroundStyle(isEnabled ? Color.white : Color.gray)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == Card${1}Style {
    public static var card${1}: Self { .init() }
}

SWIFT
}

# A file of so many.
styles() { # count
    local number
    printf 'import SwiftUI\n\n'
    for ((number = 1; number <= $1; number++)); do style "$number"; done
}
