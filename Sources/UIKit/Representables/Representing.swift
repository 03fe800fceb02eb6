import Foundation
import ViewCore

/// What a view of another framework keeps from pass to pass.
@MainActor private final class Represented<Native: AnyObject, Coordinator> {
    let native: Native
    let coordinator: Coordinator
    init(native: Native, coordinator: Coordinator) {
        self.native = native
        self.coordinator = coordinator
    }
}

/// Where a view of another framework stands, of which only its own code knows how it looks: a box with its name.
struct UnknownNativeView: View, PubliclyNamed {
    nonisolated static var publicName: String { "native view" }

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
    /// Makes once what a representable view stands for, tells it of each pass, and draws it.
    @MainActor mutating func represent<Representable: View, Native: AnyObject, Coordinator, Context>(
        _ view: Representable, coordinator: (Representable) -> Coordinator,
        context: (Coordinator, EnvironmentValues) -> Context,
        make: (Representable, Context) -> Native, update: (Representable, Native, Context) -> Void,
        drawn: (Native) -> AnyView?
    ) {
        descend(into: Representable.self) { unfolding in
            let representable = unfolding.installed(view)
            let environment = unfolding.environment
            let place = NativePlace(environment)
            let kept = unfolding.graph.location(unfolding.identity.child(-10)) {
                let coordinator = coordinator(representable)
                return Represented(
                    native: NativePlace.within(place) {
                        make(representable, context(coordinator, environment))
                    }, coordinator: coordinator)
            }
            let picture = NativePlace.within(place) {
                update(representable, kept.native, context(kept.coordinator, environment))
                return drawn(kept.native)
            }
            unfolding.unfoldNative(
                picture, representable: Representable.self, native: type(of: kept.native))
        }
    }

    /// Draws what a native view looks like, or a box with a warning.
    @MainActor private mutating func unfoldNative(
        _ drawn: AnyView?, representable: Any.Type, native: Any.Type
    ) {
        if let drawn { return drawn.unfold(into: &self) }
        warn(
            "\(typeName(representable)) shows a \(typeName(native)), which its own code draws; a box is drawn instead"
        )
        UnknownNativeView(name: typeName(native)).unfold(into: &self)
    }
}
