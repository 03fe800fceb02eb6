import SwiftUI

/// The built-in menu in a frame.
struct OutlinedMenuStyle: MenuStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .overlay {
                Capsule().strokeBorder(.tint, lineWidth: 1.5)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }
}

extension MenuStyle where Self == OutlinedMenuStyle {
    static var outlined: OutlinedMenuStyle { OutlinedMenuStyle() }
}

/// A menu as a button of a style of its own.
struct LoudMenuStyle: MenuStyle {
    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .bold()
                .foregroundStyle(.white)
                .padding(.horizontal, 18)
                .padding(.vertical, 10)
                .background(.pink.gradient, in: .capsule)
                .scaleEffect(configuration.isPressed ? 0.92 : 1)
        }
    }

    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration)
            .menuStyle(.button)
            .buttonStyle(Loud())
    }
}

extension MenuStyle where Self == LoudMenuStyle {
    static var loud: LoudMenuStyle { LoudMenuStyle() }
}

/// The label above the controls, one below the other.
struct ColumnControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            configuration.label
                .font(.caption)
                .foregroundStyle(.secondary)
            configuration.content
        }
    }
}

extension ControlGroupStyle where Self == ColumnControlGroupStyle {
    static var column: ColumnControlGroupStyle { ColumnControlGroupStyle() }
}

/// The built-in bar of symbols in a capsule.
struct PillControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration)
            .controlGroupStyle(.palette)
            .padding(.horizontal, 18)
            .padding(.vertical, 10)
            .background(.regularMaterial, in: .capsule)
            .overlay { Capsule().strokeBorder(.quaternary) }
    }
}

extension ControlGroupStyle where Self == PillControlGroupStyle {
    static var pill: PillControlGroupStyle { PillControlGroupStyle() }
}
