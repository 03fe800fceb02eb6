package import Drawing
package import Foundation
package import ViewCore

/// A view settled and laid out with the fixed text engine: 10 a character, 20 a line.
@MainActor package struct Drawn {
    package let laidOut: LaidOut

    package init(
        _ view: some View, _ width: CGFloat? = nil, isPressed: Bool = false,
        asking requests: StateRequests = [], of target: String? = nil,
        in environment: EnvironmentValues = EnvironmentValues()
    ) {
        laidOut = layOut(view, width, asking: isPressed ? .press : requests, in: environment) {
            $0.target = target
        }
    }

    package var size: CGSize { laidOut.list.size }
    package var events: [String] { laidOut.events }
    package var warnings: [String] { laidOut.warnings }
    /// The printed display list.
    package var list: String { laidOut.list.description }

    /// Words in drawing order.
    package var words: [String] { runs.map(\.text) }

    /// The colour of the words, or what is wrong.
    package func ink(of text: String) -> String {
        runs.first { $0.text == text }.map { $0.paint.description } ?? "no '\(text)' is drawn"
    }

    /// Fills in drawing order: `rect(0 0 10 20) #FF0000`.
    package var fills: [String] {
        items.compactMap { item in
            guard case .fill(let outline, let paint, _) = item else { return nil }
            return "\(outline) \(paint)"
        }
    }

    package var runs: [GlyphRun] {
        items.compactMap { item in
            guard case .glyphs(let run) = item else { return nil }
            return run
        }
    }

    /// Every item, groups opened.
    private var items: [DisplayItem] {
        var items: [DisplayItem] = []
        laidOut.list.walk { item in
            switch item {
            case .group, .shadow: break
            case .fill, .stroke, .glyphs, .image: items.append(item)
            }
            return .into
        }
        return items
    }

    /// The frame of the view with this identifier.
    package func frame(_ identifier: String) -> CGRect? {
        func find(_ nodes: [TraceNode]) -> CGRect? {
            for node in nodes {
                if node.identifier == identifier { return node.frame }
                if let found = find(node.children) { return found }
            }
            return nil
        }
        return find(laidOut.trace.roots)
    }
}

/// The environment in a colour scheme and a generation of looks.
@MainActor package func environment(
    _ scheme: ColorScheme, _ generation: Generation = .standard
) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.generation = generation
    return values
}

/// Whether lengths are the same but for what arithmetic leaves.
@discardableResult package func isNear(_ a: CGFloat?, _ b: CGFloat) -> Bool {
    a.map { abs($0 - b) < 0.001 } ?? false
}
