import SwiftUI

/// A capsule in the tint colour.
public struct FilledButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorScheme) private var colorScheme

    public func makeBody(configuration: Configuration) -> some View {
        let palette = ButtonPalette(colorScheme)
        configuration.label
            .buttonLabel(
                ButtonMetrics(controlSize), isEnabled ? palette.onTint : palette.disabledText
            )
            .background(isEnabled ? palette.tint : palette.disabledFill, in: Capsule())
            .pressed(configuration.isPressed)
    }
}

/// A line in the tint colour; filled only where it is disabled.
public struct OutlinedButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorScheme) private var colorScheme

    public func makeBody(configuration: Configuration) -> some View {
        let palette = ButtonPalette(colorScheme)
        let metrics = ButtonMetrics(controlSize)
        let shape = RoundedRectangle(
            cornerRadius: min(12, metrics.lineHeight / 2 + metrics.top), style: .circular)
        configuration.label
            .buttonLabel(metrics, isEnabled ? palette.tint : palette.disabledText)
            .background {
                if !isEnabled { shape.fill(palette.disabledFill) }
            }
            .overlay {
                shape.strokeBorder(isEnabled ? palette.tint : palette.disabledStroke, lineWidth: 1.5)
            }
            .pressed(configuration.isPressed)
    }
}

/// Words alone.
public struct GhostButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorScheme) private var colorScheme

    public func makeBody(configuration: Configuration) -> some View {
        let palette = ButtonPalette(colorScheme)
        configuration.label
            .buttonLabel(
                ButtonMetrics(controlSize), isEnabled ? palette.tint : palette.disabledText
            )
            .pressed(configuration.isPressed)
    }
}

extension ButtonStyle where Self == FilledButtonStyle {
    public static var filled: FilledButtonStyle { FilledButtonStyle() }
}

extension ButtonStyle where Self == OutlinedButtonStyle {
    public static var outlined: OutlinedButtonStyle { OutlinedButtonStyle() }
}

extension ButtonStyle where Self == GhostButtonStyle {
    public static var ghost: GhostButtonStyle { GhostButtonStyle() }
}
