import Foundation
public import ViewCore

/// How wide a button with a look of the system is.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonSizing(name: "automatic")
    /// As wide as the label.
    public static let fitted = ButtonSizing(name: "fitted")
    /// As wide as there is room.
    public static let flexible = ButtonSizing(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonSizing(
        _ sizing: ButtonSizing
    ) -> ModifiedContent<Self, EnvironmentTransform> { transforming { $0.buttonSizing = sizing } }
}

extension PrimitiveButtonStyleConfiguration {
    /// The label, as wide as there is room where that is asked for.
    var sizedLabel: SizedLabel { SizedLabel(label: label) }
}

struct SizedLabel: LookView {
    nonisolated static var publicName: String { "Button" }

    let label: PrimitiveButtonStyleConfiguration.Label

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        if environment.buttonSizing == .flexible {
            label.frame(maxWidth: .infinity).unfold(into: &unfolding)
        } else {
            label.unfold(into: &unfolding)
        }
    }
}
