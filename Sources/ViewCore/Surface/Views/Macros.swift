/// What a preview is made of; a tile shows none.
public struct Preview {
    /// How a view is to be shown in a canvas.
    public struct ViewTraits: Sendable {}
}

/// How a preview is to be shown in a canvas.
public struct PreviewTrait<T>: Sendable {
    nonisolated init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    nonisolated public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static func fixedLayout(width: Double, height: Double) -> PreviewTrait<T> {
        PreviewTrait()
    }
    nonisolated public static var portrait: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
    nonisolated public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
}

/// A sample for a canvas: compiled, and left out.
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
