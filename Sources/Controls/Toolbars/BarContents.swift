public import ViewCore

/// What the views inside of a container say of the bars around them.
final class BarContents {
    var title: Text?
    var subtitle: Text?
    var titleMode: NavigationBarItem.TitleDisplayMode = .automatic
    var items: [BarItem] = []
    var isBackHidden = false
    var hasTitleMenu = false
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    var schemes: [ToolbarPlacement: ColorScheme] = [:]
    /// The title of what is gone back to; `nil` where nothing is.
    var back: Text??
    /// Views for values that are pushed.
    var destinations: [(any Hashable) -> AnyView?] = []
    /// Views that say of themselves that they are pushed.
    var pushed: [CapturedView] = []

    /// Whether the bars were made already: what is said after that comes too late.
    var isDrawn = false

    func isHidden(_ placement: ToolbarPlacement) -> Bool {
        value(visibility, of: placement) == .hidden
    }

    /// What was said of a bar, or of the bars around in general, of which a tab bar is none.
    private func value<Value>(_ values: [ToolbarPlacement: Value], of bar: ToolbarPlacement) -> Value? {
        values[bar] ?? (bar == .tabBar ? nil : values[.automatic])
    }

    func scheme(_ placement: ToolbarPlacement) -> ColorScheme? { value(schemes, of: placement) }

    /// What was said of a bar, where its background is not said to be hidden.
    func background(_ placement: ToolbarPlacement) -> AnyShapeStyle? {
        let visibility = value(backgroundVisibility, of: placement)
        if visibility == .hidden { return nil }
        if let style = value(backgrounds, of: placement) { return style }
        return visibility == .visible ? AnyShapeStyle(.bar) : nil
    }

    /// What stands in a place of the bars.
    func items(_ places: ToolbarItemPlacement...) -> [BarItem] {
        items.filter { places.contains($0.placement) && !$0.isHidden }
    }

    /// What only bars further out know: bars of a tab view's tab are the tab view's, too.
    var around: BarContents?

    /// Says it of the bars of this container and of those around.
    func all(_ change: (BarContents) -> Void) {
        var next: BarContents? = self
        while let bars = next {
            change(bars)
            next = bars.around
        }
    }
}

/// A view in a bar, or room between two.
struct BarItem {
    enum Kind {
        case view
        case spacer(SpacerSizing)
    }
    var kind = Kind.view
    var placement: ToolbarItemPlacement
    var content: CapturedView?
    var isHidden = false
    /// Whether it stands on the ground of its neighbours, in iOS 26.
    var sharesGround = true
    var hasGround = true
}

extension EnvironmentValues {
    /// The bars of the container around.
    var bars: BarContents? {
        get { barsAround as? BarContents }
        set { barsAround = newValue }
    }
}

/// Tells the bars around something.
public struct BarModifier {
    /// Called while the view is unfolded; not said to be on the main actor, so that it can hold anything.
    let tell: (BarContents?, inout Unfolding) -> Void
}

extension BarModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        // What is inside is asked first; what is said further out is said of it, too, and wins.
        content.unfold(into: &unfolding)
        let bars = unfolding.environment.bars
        if let bars, bars.isDrawn {
            unfolding.warn(
                "a title or toolbar inside of a GeometryReader comes too late for the bars around; put it outside"
            )
        }
        tell(bars, &unfolding)
    }
}
