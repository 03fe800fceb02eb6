import SwiftUI

/// A card around a plain button, which has the press, with a second button beside it.
struct UndoableButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            Button(action: configuration.trigger) {
                configuration.label.frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(SunkenButtonStyle())
            Button("Undo", systemImage: "arrow.uturn.backward") {}
                .labelStyle(.iconOnly)
                .buttonStyle(SunkenButtonStyle())
        }
        .frame(width: 240)
        .background(.background.secondary, in: .rect(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
    }
}

extension PrimitiveButtonStyle where Self == UndoableButtonStyle {
    static var undoable: UndoableButtonStyle { UndoableButtonStyle() }
}

/// Part of the card: its ground shows the press.
private struct SunkenButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(12)
            .foregroundStyle(.tint)
            .background(configuration.isPressed ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.clear))
            .clipShape(.rect(cornerRadius: 12))
    }
}

/// A button's own press, and a long press at the same time that opens a hint.
struct HintButtonStyle: ButtonStyle {
    @GestureState private var isHeld = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(.blue.opacity(configuration.isPressed ? 0.35 : 0.15), in: .capsule)
            .overlay(alignment: .top) {
                if isHeld {
                    Text("Hold for more")
                        .font(.caption2)
                        .padding(4)
                        .background(.black.opacity(0.8), in: .rect(cornerRadius: 6))
                        .foregroundStyle(.white)
                        .fixedSize()
                        .offset(y: -24)
                }
            }
            .simultaneousGesture(
                LongPressGesture(minimumDuration: 0.8).updating($isHeld) { value, state, _ in state = value }
            )
            .help("Saves the document")
    }
}

extension ButtonStyle where Self == HintButtonStyle {
    static var hint: HintButtonStyle { HintButtonStyle() }
}

/// The same in every state: its sheet says that this is the style's doing.
struct StoicButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .foregroundStyle(.white)
            .background(.gray, in: .rect(cornerRadius: 8))
    }
}

extension ButtonStyle where Self == StoicButtonStyle {
    static var stoic: StoicButtonStyle { StoicButtonStyle() }
}
