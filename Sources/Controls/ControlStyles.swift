public import ViewCore

/// The styles of one kind of control in force, innermost first; the kind is its configuration's type.
package struct StyleChain<Configuration>: Sendable {
    fileprivate final class Link: Sendable {
        nonisolated(unsafe) let box: StyleBox<Configuration>
        let outer: Link?
        init(_ box: StyleBox<Configuration>, outer: Link?) {
            unsafe self.box = box
            self.outer = outer
        }
    }
    fileprivate var first: Link?

    package var isEmpty: Bool { first == nil }
}

/// A style of hidden type for a kind of control.
public struct StyleBox<Configuration> {
    fileprivate let unfold: @MainActor (Configuration, inout Unfolding) -> Void

    /// `makeBody` is the style protocol's own requirement; the style's dynamic properties are connected
    /// before it is called.
    nonisolated package init<S, Body: View>(
        _ style: S, makeBody: @escaping @MainActor (S, Configuration) -> Body
    ) {
        // Made wherever a modifier is written, used on the main actor only.
        nonisolated(unsafe) let written = style
        unfold = { configuration, unfolding in
            unfolding.descend(into: S.self) { unfolding in
                let style = unsafe unfolding.installed(written)
                makeBody(style, configuration).unfold(into: &unfolding)
            }
        }
    }
}

private struct StyleChainKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleChain<Configuration> { StyleChain() }
}

extension EnvironmentValues {
    /// The styles in force for the controls of this configuration.
    package subscript<Configuration>(styles control: Configuration.Type) -> StyleChain<Configuration> {
        get { self[StyleChainKey<Configuration>.self] }
        set { self[StyleChainKey<Configuration>.self] = newValue }
    }
}

/// Puts a style around the controls of the content; a style set further in wins.
public struct ControlStyleModifier<Configuration> {
    let box: StyleBox<Configuration>
    nonisolated package init(_ box: StyleBox<Configuration>) { self.box = box }
}

extension ControlStyleModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.unfold(content) { values in
            let outer = values[styles: Configuration.self].first
            values[styles: Configuration.self].first = .init(box, outer: outer)
        }
    }
}

extension Unfolding {
    /// Draws a control in the innermost style; in its body the next one out is in force, so that the
    /// control made again from its configuration is drawn in that one, and at last in `fallback`, the
    /// built-in one (Documentation/Rules/style-protocols.md, section 3).
    @MainActor package mutating func unfoldControl<Configuration>(
        _ configuration: Configuration, fallback: @autoclosure () -> StyleBox<Configuration>
    ) {
        let outer = environment
        if let link = environment[styles: Configuration.self].first {
            environment[styles: Configuration.self].first = link.outer
            let box = unsafe link.box
            box.unfold(configuration, &self)
        } else {
            fallback().unfold(configuration, &self)
        }
        environment = outer
    }
}
