import SwiftUI
import UIKit

// The document defines `composableStyle` and calls `composableButtonStyle`: here are both.
extension Button {
    func composableButtonStyle<B: View>(_ buttonStyleClosure: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, B>) -> some View {
        composableStyle(buttonStyleClosure)
    }
}

/// What the document could not write: a function that makes a closure returning `some View`.
///
/// Swift has opaque types inside of a function's result since 5.7. A closure expression still cannot have one
/// as its own result, a local function can.
func foregroundColorButtonStyle<A: View>(colors: ButtonStateColors) -> (ButtonStyleConfiguration, A) -> some View {
    func style(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
        view.foregroundColor(configuration.isPressed ? colors.pressed : colors.notPressed)
    }
    return style
}

/// The document's own spelling, without the label.
func foregroundColorButtonStyle<A: View>(_ colors: ButtonStateColors) -> (ButtonStyleConfiguration, A) -> some View {
    foregroundColorButtonStyle(colors: colors)
}

/// A background in the state's colour, made the same way.
func backgroundColorButtonStyle<A: View>(colors: ButtonStateColors) -> (ButtonStyleConfiguration, A) -> some View {
    func style(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
        view.background(configuration.isPressed ? colors.pressed : colors.notPressed)
    }
    return style
}

/// The four examples in the document's order.
struct CallToActionButton: View {
    let title: String

    var body: some View {
        Button(title) {}
            .composableButtonStyle(defaultPaddingButtonStyle >>> coloredButtonStyle >>> roundedButtonStyle >>> scaledButtonStyle)
    }
}

/// The colour before the padding: only the words have a background.
struct ColorFirstButton: View {
    let title: String

    var body: some View {
        Button(title) {}
            .composableButtonStyle(coloredButtonStyle >>> roundedButtonStyle >>> defaultPaddingButtonStyle >>> scaledButtonStyle)
    }
}

/// Higher-order closures in a row with the others.
struct HigherOrderButton: View {
    let title: String

    var body: some View {
        Button(title) {}
            .composableButtonStyle(
                defaultPaddingButtonStyle
                    >>> backgroundColorButtonStyle(colors: ButtonStateColors(pressed: .orange.opacity(0.35), notPressed: .orange.opacity(0.18)))
                    >>> foregroundColorButtonStyle(colors: ButtonStateColors(pressed: .red, notPressed: .orange))
                    >>> roundedButtonStyle)
    }
}
