import SwiftUI

/// A control on a ground: sliders and steppers have no styles to write, so views around them dress them.
struct BoxedControl: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content
            .font(.callout.weight(.medium))
            .tint(.mint)
            .padding(12)
            .background(.fill.quaternary, in: .rect(cornerRadius: 12))
            .saturation(isEnabled ? 1 : 0)
    }
}
