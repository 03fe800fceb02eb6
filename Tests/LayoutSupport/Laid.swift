package import Drawing
package import Foundation
package import ViewCore

/// The nodes of a view in an offer, placed and not yet on whole pixels.
///
/// Texts are those of the fixed engine unless another one is given: 10 a character, 20 a line, baseline at 15.
@MainActor package struct Laid {
    package let root: LayoutNode
    package let graph: ViewGraph

    package init(
        _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
        fillsOffer: Bool = false, in environment: EnvironmentValues = EnvironmentValues(),
        engine: any TextEngine = FixedTextEngine()
    ) {
        graph = ViewGraph(engine: engine)
        root = graph.placed(
            view, in: environment, options: options(width, height) { $0.fillsOffer = fillsOffer })
    }

    package var warnings: [String] { graph.journal.warnings }

    /// Identified nodes in tree order; a name given twice is the outermost node's.
    package var named: [(name: String, node: LayoutNode)] {
        var found: [(name: String, node: LayoutNode)] = []
        var seen: Set<String> = []
        func walk(_ node: LayoutNode) {
            if let name = node.identifier, seen.insert(name).inserted { found.append((name, node)) }
            for child in node.children { walk(child) }
        }
        walk(root)
        return found
    }

    package func frame(_ name: String) -> CGRect? { named.first { $0.name == name }?.node.frame }

    /// `120x40 a(0, 0, 40, 40) b(40, 0, 80, 40)`: the root's size, then the named frames.
    package var text: String {
        let size = root.frame.size
        let frames = named.map { " \($0.name)\(numbers($0.node.frame))" }
        return "\(shortNumber(size.width))x\(shortNumber(size.height))" + frames.joined()
    }
}

extension CGRect {
    package var numbers: [CGFloat] { [minX, minY, width, height] }
}

package func numbers(_ rect: CGRect) -> String {
    let list = rect.numbers.map {
        shortNumber(abs($0) < 0.0005 ? 0 : $0)
    }
    return "(" + list.joined(separator: ", ") + ")"
}

/// The frames of `view` in an offer, its own corner at (0, 0).
@MainActor package func frames(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    in environment: EnvironmentValues = EnvironmentValues()
) -> String {
    Laid(view, width, height, in: environment).text
}

// MARK: - Leaves with names

/// A leaf as large as it is offered.
@MainActor package func rect(_ name: String) -> some View {
    Color.red.accessibilityIdentifier(name)
}

/// A leaf that keeps its size.
@MainActor package func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// Words under a name.
@MainActor package func words(_ name: String, _ string: String) -> some View {
    Text(verbatim: string).accessibilityIdentifier(name)
}
