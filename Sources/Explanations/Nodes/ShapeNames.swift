import Drawing
import Foundation

/// Which shapes of the trace the paths of a list were drawn for: a path is told by the name of its shape.
struct ShapeNames {
    private struct Shape {
        let name: String
        let owner: [TraceNode.Author]
        let paint: String
        let frame: CGRect
    }

    private let shapes: [Shape]

    init(_ trace: Trace) {
        var shapes: [Shape] = []
        func collect(_ node: TraceNode) {
            if node.role != .environment, let paint = node.drawnPaint {
                // A layer in a shape is drawn by the modifier.
                let name = node.layerShape ?? node.name
                shapes.append(
                    Shape(name: name, owner: node.owner, paint: paint.description, frame: node.frame))
            }
            for child in node.children { collect(child) }
        }
        for root in trace.written { collect(root) }
        self.shapes = shapes
    }

    /// `node` under the name of the shape whose paint and place it has.
    func named(_ node: TraceNode) -> TraceNode {
        var named = node
        named.children = node.children.map(self.named)
        guard node.isPath, let shape = shape(of: node) else { return named }
        named.name = shape.name
        named.owner = shape.owner
        return named
    }

    private func shape(of node: TraceNode) -> Shape? {
        // As both are printed: a list has its colours in the steps of pictures.
        let paint = node.properties.first { $0.name == "paint" }?.value.description
        let painted = shapes.filter { $0.paint == paint }
        let matching = painted.filter { $0.frame.insetBy(dx: -1, dy: -1).intersects(node.frame) }
        // A shape may draw beside its frame, which nothing says but that no other has its paint.
        if matching.isEmpty { return painted.count == 1 ? painted[0] : nil }
        return matching.min { distance($0.frame, node.frame) < distance($1.frame, node.frame) }
    }

    private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        abs(a.midX - b.midX) + abs(a.midY - b.midY) + abs(a.width - b.width) + abs(a.height - b.height)
    }
}

extension TraceNode {
    fileprivate var isPath: Bool {
        properties.contains { property in
            guard property.name == "shape", case .record(let record) = property.value else { return false }
            return record.kind == TraceValue.Record.path
        }
    }

    fileprivate var drawnPaint: TraceValue? {
        let name = layerShape == nil ? ["fill", "stroke"] : ["color"]
        return properties.first { name.contains($0.name) }?.value
    }

    /// The shape of a `.background(_:in:)` or `.overlay(_:in:)`.
    fileprivate var layerShape: String? {
        guard isModifier else { return nil }
        for property in properties where property.name == "shape" {
            if case .shape(let record) = property.value { return record.kind }
        }
        return nil
    }
}
