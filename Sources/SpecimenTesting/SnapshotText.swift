import Drawing
import Foundation
import Golden
import ScreenReader

extension SnapshotFormat {
    /// The views with their frames, from the corner of the first.
    func frames(of trace: Trace) -> String {
        // What only hands a value on has no frame of its own.
        let roots = trace.roots.flatMap(\.withoutEnvironment)
        let corner = roots.first?.frame.origin ?? .zero
        switch self {
        case .text:
            return roots.flatMap { $0.lines(from: corner, indent: "") }.joined(separator: "\n")
        case .json: return "[" + roots.jsonLines(from: corner, indent: "  ") + "]"
        }
    }

    func spoken(_ tree: SpokenTree) -> String {
        switch self {
        case .text: tree.description
        case .json: String(decoding: tree.file.dropLast(), as: UTF8.self)
        }
    }

    func list(_ list: DisplayList) -> String {
        let text = list.description
        guard self == .json else { return text }
        let lines = text.split(separator: "\n").dropFirst().map {
            "    " + Golden.json(String($0.dropFirst(2)), pretty: false)
        }
        let size = "[\(printed(list.size.width)), \(printed(list.size.height))]"
        return "{\n  \"size\": \(size),\n  \"scale\": \(printed(list.scale)),\n  \"items\": ["
            + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ") + "]\n}"
    }
}

extension TraceNode {
    fileprivate func numbers(from corner: CGPoint) -> [String] {
        [frame.minX - corner.x, frame.minY - corner.y, frame.width, frame.height].map { printed($0) }
    }

    fileprivate func lines(from corner: CGPoint, indent: String) -> [String] {
        let id = identifier.map { " #\($0)" } ?? ""
        return [indent + name + id + " (" + numbers(from: corner).joined(separator: " ") + ")"]
            + children.flatMap { $0.lines(from: corner, indent: indent + "  ") }
    }
}

extension [TraceNode] {
    /// What stands between the brackets of a list: a line for each view.
    fileprivate func jsonLines(from corner: CGPoint, indent: String) -> String {
        if isEmpty { return "" }
        let lines = map { node in
            let id = node.identifier.map { "\"id\": \(Golden.json($0, pretty: false)), " } ?? ""
            let frame = "\"frame\": [" + node.numbers(from: corner).joined(separator: ", ") + "]"
            let inside = node.children.jsonLines(from: corner, indent: indent + "  ")
            return indent + "{\"view\": \(Golden.json(node.name, pretty: false)), \(id)\(frame)"
                + (inside.isEmpty ? "" : ", \"children\": [\(inside)\(indent)]") + "}"
        }
        return "\n" + lines.joined(separator: ",\n") + "\n"
    }
}
