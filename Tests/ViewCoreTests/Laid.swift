import Drawing
import Foundation
import ViewCore

/// A view laid out at its offer with the fixed text engine: 10 a character, 20 a line, baseline at 15.
@MainActor struct Laid {
    let root: LayoutNode
    let graph: ViewGraph

    init(
        _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
        fillsOffer: Bool = false, in environment: EnvironmentValues = EnvironmentValues(),
        engine: any TextEngine = FixedTextEngine()
    ) {
        graph = ViewGraph(engine: engine)
        var options = TileOptions()
        options.width = width
        options.height = height
        options.fillsOffer = fillsOffer
        root = graph.placed(view, in: environment, options: options)
    }

    var warnings: [String] { graph.journal.warnings }

    /// Identified nodes in tree order; a name given twice is the outermost node's.
    var named: [(name: String, node: LayoutNode)] {
        var found: [(name: String, node: LayoutNode)] = []
        var seen: Set<String> = []
        func walk(_ node: LayoutNode) {
            if let name = node.identifier, seen.insert(name).inserted { found.append((name, node)) }
            for child in node.children { walk(child) }
        }
        walk(root)
        return found
    }

    func frame(_ name: String) -> CGRect? { named.first { $0.name == name }?.node.frame }

    /// `120x40 a(0, 0, 40, 40) b(40, 0, 80, 40)`: the root's size, then the named frames.
    var text: String {
        let size = root.frame.size
        let frames = named.map { " \($0.name)\(numbers($0.node.frame))" }
        return "\(shortNumber(size.width))x\(shortNumber(size.height))" + frames.joined()
    }
}

extension CGRect {
    var numbers: [CGFloat] { [minX, minY, width, height] }
}

func numbers(_ rect: CGRect) -> String {
    let list = rect.numbers.map {
        shortNumber(abs($0) < 0.0005 ? 0 : $0)
    }
    return "(" + list.joined(separator: ", ") + ")"
}

/// The frames of `view` in an offer, its own corner at (0, 0).
@MainActor func frames(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    in environment: EnvironmentValues = EnvironmentValues()
) -> String {
    Laid(view, width, height, in: environment).text
}

/// The finished picture of `view`.
@MainActor func picture(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    in environment: EnvironmentValues = EnvironmentValues()
) -> LaidOut {
    var options = TileOptions()
    options.width = width
    options.height = height
    return ViewGraph(engine: FixedTextEngine()).layOut(view, in: environment, options: options)
}

/// A leaf as large as it is offered.
@MainActor func rect(_ name: String) -> some View {
    Color.red.accessibilityIdentifier(name)
}

/// A leaf that keeps its size.
@MainActor func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// Words under a name.
@MainActor func words(_ name: String, _ string: String) -> some View {
    Text(verbatim: string).accessibilityIdentifier(name)
}

extension EnvironmentValues {
    static var rightToLeft: EnvironmentValues {
        var values = EnvironmentValues()
        values.layoutDirection = .rightToLeft
        return values
    }

    init(scale: CGFloat) {
        self.init()
        displayScale = scale
    }
}
