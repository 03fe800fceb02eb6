/// What a preview is made of.
public struct Preview {
    /// How a view is to be shown in a canvas.
    public struct ViewTraits: Sendable {}
}

/// How a preview is to be shown in a canvas; of a tile it decides the room.
public struct PreviewTrait<T>: Sendable {
    package let width: Double?
    package let height: Double?

    nonisolated init(width: Double? = nil, height: Double? = nil) {
        (self.width, self.height) = (width, height)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    nonisolated public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static func fixedLayout(width: Double, height: Double) -> PreviewTrait<T> {
        PreviewTrait(width: width, height: height)
    }
    nonisolated public static var portrait: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static var landscapeLeft: PreviewTrait<T> { .landscape }
    nonisolated public static var landscapeRight: PreviewTrait<T> { .landscape }

    /// As source mode has it.
    nonisolated private static var landscape: PreviewTrait<T> { PreviewTrait(width: 852, height: 393) }
}

/// A sample for a canvas. At the top of a file it is a specimen of the program that it is linked into.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

/// Lets a preview have a property with a wrapper.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "Previewable")

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "Entry")
