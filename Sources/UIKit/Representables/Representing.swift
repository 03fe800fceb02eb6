import Foundation
import ViewCore

/// What a view of another framework keeps from pass to pass.
@MainActor @preconcurrency final class Represented<Native: AnyObject, Coordinator> {
    let native: Native
    let coordinator: Coordinator
    init(native: Native, coordinator: Coordinator) {
        self.native = native
        self.coordinator = coordinator
    }
}

/// Where a view of another framework stands, of which only its own code knows how it looks: a box with its name.
struct UnknownNativeView: View {
    let name: String

    var body: some View {
        Text(verbatim: name)
            .font(.caption2)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay {
                Rectangle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
            }
    }
}

extension Unfolding {
    /// Draws what a native view looks like, or a box with a warning.
    @MainActor mutating func unfoldNative(_ drawn: AnyView?, representable: Any.Type, native: Any.Type) {
        if let drawn { return drawn.unfold(into: &self) }
        warn(
            "\(typeName(representable)) shows a \(typeName(native)), which its own code draws; a box is drawn instead"
        )
        UnknownNativeView(name: typeName(native)).unfold(into: &self)
    }
}
