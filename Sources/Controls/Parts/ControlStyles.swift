public import ViewCore

/// The styles of one kind of control in force, innermost first; the kind is its configuration's type.
///
/// No generic type, since the runtime looks a generic one up anew at each use: only the link's class knows
/// the kind, under which the environment keeps the chain.
package struct StyleChain: Sendable {
    fileprivate class Link {
        let outer: Link?
        init(outer: Link?) { self.outer = outer }
    }
    fileprivate final class StyleLink<Configuration>: Link {
        let box: StyleBox<Configuration>
        init(_ box: StyleBox<Configuration>, outer: Link?) {
            self.box = box
            super.init(outer: outer)
        }
    }
    /// Never changed once it is made, and read on the main actor only.
    nonisolated(unsafe) fileprivate var first: Link?

    package var isEmpty: Bool { unsafe first == nil }
}

/// A style of hidden type for a kind of control.
public struct StyleBox<Configuration> {
    fileprivate let style: Any.Type
    fileprivate let unfold: @MainActor (Configuration, inout Unfolding) -> Void

    /// `makeBody` is the style protocol's own requirement; the style's dynamic properties are connected
    /// before it is called.
    nonisolated package init<S, Body: View>(
        _ style: S, makeBody: @escaping @MainActor (S, Configuration) -> Body
    ) {
        // Made wherever a modifier is written, used on the main actor only.
        nonisolated(unsafe) let written = style
        self.style = S.self
        unfold = { configuration, unfolding in
            unfolding.descend(into: S.self) { unfolding in
                let start = unfolding.nodes.count
                let style = unsafe unfolding.installed(written)
                makeBody(style, configuration).unfold(into: &unfolding)
                unfolding.addPropertyNotes(of: style, from: start)
            }
        }
    }
}

extension EnvironmentValues {
    /// The styles in force for the controls of this configuration.
    package subscript(styles control: Any.Type) -> StyleChain {
        get {
            // Under the type of a configuration nobody keeps anything else.
            StyleChain(
                first: self[object: control].map { unsafe unsafeDowncast($0, to: StyleChain.Link.self) })
        }
        set { self[object: control] = unsafe newValue.first }
    }
}

/// Styles that a place asks of its controls, whatever is written inside: the items of a menu look as the menu does.
package struct PlaceStyles {
    private var boxes: [ObjectIdentifier: Any] = [:]

    package subscript<Configuration>(control: Configuration.Type) -> StyleBox<Configuration>? {
        get { boxes[ObjectIdentifier(control)] as? StyleBox<Configuration> }
        set { boxes[ObjectIdentifier(control)] = newValue }
    }
}

private struct PlaceStylesKey: EnvironmentKey { static var defaultValue: PlaceStyles { PlaceStyles() } }

extension EnvironmentValues {
    /// In force where `rowPlace` decides styles.
    package var placeStyles: PlaceStyles {
        get { self[PlaceStylesKey.self] }
        set { self[PlaceStylesKey.self] = newValue }
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
            let outer = unsafe values[styles: Configuration.self].first
            values[styles: Configuration.self] = StyleChain(
                first: StyleChain.StyleLink(box, outer: outer))
        }
    }
}

extension Unfolding {
    /// Draws a control in the innermost style; in its body the next one out is in force, so that the
    /// control made again from its configuration is drawn in that one, and at last in `fallback`, the
    /// built-in one (Documentation/Rules/style-protocols.md, section 3). Where the place decides, in its style.
    ///
    /// - Parameters:
    ///   - note: what the trace tells of the control.
    ///   - writer: who wrote it, unless that is who owns what is unfolded here.
    ///   - isBareByItself: whether the built-in style draws nothing around what it is given.
    @MainActor package mutating func unfoldControl<Configuration>(
        _ configuration: Configuration, stating note: @autoclosure () -> ControlNote? = nil,
        by writer: Owner? = nil, isBareByItself: Bool = false,
        fallback: @autoclosure () -> StyleBox<Configuration>
    ) {
        let (outer, start) = (environment, nodes.count)
        let box: StyleBox<Configuration>
        var isBare = false
        if outer.rowPlace.decidesStyles, let style = outer.placeStyles[Configuration.self] {
            box = style
        } else if let link = unsafe environment[styles: Configuration.self].first {
            environment[styles: Configuration.self] = StyleChain(first: link.outer)
            // The chain of a configuration holds links of that configuration.
            box = unsafe unsafeDowncast(link, to: StyleChain.StyleLink<Configuration>.self).box
        } else {
            box = fallback()
            isBare = isBareByItself
        }
        graph.noteLook(box.style, of: isBare ? nil : Configuration.self, in: outer) {
            box.unfold(configuration, &self)
        }
        environment = outer
        addNote(note(), in: box.style, from: start, by: writer ?? owner)
    }
}
