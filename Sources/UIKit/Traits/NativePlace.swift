import Foundation
import ViewCore

/// Where a view of UIKit stands while its own code runs: what `UITraitCollection.current` tells.
@MainActor final class NativePlace {
    let environment: EnvironmentValues
    // The graph holds what draws later, and that holds the place.
    private weak var graph = ViewGraph.current
    init(_ environment: EnvironmentValues) { self.environment = environment }

    /// Of the view whose code runs now.
    @TaskLocal static var current: NativePlace?

    /// What a canvas draws is drawn after the passes: it belongs to the graph of the place, too.
    static func within<T>(_ place: NativePlace?, _ action: () -> T) -> T {
        guard let graph = place?.graph, !ViewGraph.isWorkingHere else {
            return $current.withValue(place, operation: action)
        }
        _ = ViewGraph.enter(graph)
        defer { ViewGraph.leave(nil) }
        return $current.withValue(place, operation: action)
    }

    /// Does what belongs to a view that asks for a style of its own.
    static func within(_ style: UIUserInterfaceStyle, _ action: () -> AnyView?) -> AnyView? {
        guard style != .unspecified else { return action() }
        var environment = UITraitCollection.currentEnvironment
        environment.colorScheme = style == .dark ? .dark : .light
        let scheme = environment.colorScheme
        return within(NativePlace(environment), action).map { AnyView($0.environment(\.colorScheme, scheme)) }
    }
}

extension UITraitCollection {
    /// Those that code has made the current ones.
    @TaskLocal private static var performing: UITraitCollection?

    /// Those of the view whose code runs, or of the tile that is made. Where neither is known, those of a phone in the
    /// light.
    public static var current: UITraitCollection {
        performing ?? UITraitCollection(knownEnvironment ?? EnvironmentValues())
    }

    /// Does what is to be done with these as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        UITraitCollection.$performing.withValue(self, operation: actions)
    }

    /// What colours are resolved in.
    static var currentEnvironment: EnvironmentValues {
        performing?.environment ?? knownEnvironment ?? EnvironmentValues()
    }

    /// The same place in the scheme of these traits.
    var environment: EnvironmentValues {
        var values = UITraitCollection.knownEnvironment ?? EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        return values
    }

    // Views belong to the main actor: elsewhere nothing tells where they stand.
    private static var knownEnvironment: EnvironmentValues? {
        guard ViewGraph.isWorkingHere else { return nil }
        return onMain(()) { NativePlace.current?.environment ?? ViewGraph.current?.setting }
    }

    private convenience init(_ environment: EnvironmentValues) {
        self.init(
            environment.colorScheme == .dark ? .dark : .light,
            environment.horizontalSizeClass.size ?? .compact, environment.verticalSizeClass.size ?? .regular)
    }
}

extension UserInterfaceSizeClass? {
    fileprivate var size: UIUserInterfaceSizeClass? {
        switch self {
        case .compact: .compact
        case .regular: .regular
        default: nil
        }
    }
}
