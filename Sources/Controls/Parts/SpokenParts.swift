import Foundation
package import ViewCore

// What assistive technology is told of controls, and where that is known from: Documentation/Rules/accessibility.md, section Controls.
extension Unfolding {
    /// The views of a part of a control, by its name, for assistive technology; none where the control lacks it.
    @MainActor package func spokenPart<V: View>(
        _ name: String, _ view: V?
    ) -> [(name: String, nodes: [LayoutNode])] {
        guard let view else { return [] }
        return [(name, aside(view, slot: name == "label" ? 0 : 1))]
    }
}

/// How far along its bounds a value is, 0 to 1, as it is spoken: in whole percent.
package func spokenPercent(_ place: Double) -> String { "\(Int((place * 100).rounded()))%" }

/// Segments and tabs say which one is chosen.
package func spokenOption(isSelected: Bool) -> Spoken {
    Spoken(.merged, traits: isSelected ? ["button", "selected"] : ["button"])
}

/// Says what a view is to assistive technology, where that is told.
package struct SayingModifier: ViewModifier {
    let spoken: Spoken

    package typealias Body = Never

    package func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        content.unfold(into: &unfolding)
        guard unfolding.tellsSpoken else { return }
        for node in unfolding.nodes[start...] { unfolding.say(spoken, of: node) }
    }
}

extension View {
    nonisolated package func saying(
        _ spoken: Spoken
    ) -> ModifiedContent<Self, SayingModifier> { modifier(SayingModifier(spoken: spoken)) }
}
