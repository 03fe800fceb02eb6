import Foundation
import LayoutSupport
import ViewCore

extension Tree: CustomStringConvertible {
    var description: String {
        switch self {
        case .color(let name): "Rect \(name)"
        case .fixed(let name, let w, let h): "Fixed \(name) \(written(w))x\(written(h))"
        case .text(let string, let name):
            "Text(\"\(string.replacingOccurrences(of: "\n", with: "\\n"))\") \(name)"
        case .image(let name, let w, let h, let isResizable):
            (isResizable ? "Resizable " : "Image ") + "\(name) \(written(w))x\(written(h))"
        case .spacer(let length): length.map { "Spacer(\(written($0)))" } ?? "Spacer"
        case .divider(let name): "Divider \(name)"
        case .stack(let axis, let guide, let spacing, let children):
            (axis == .horizontal ? "HStack(" : "VStack(") + guide.name(axis.other)
                + (spacing.map { ", \(written($0))" } ?? "") + ")" + Tree.list(children)
        case .layers(let x, let y, let children):
            "ZStack(\(Guide.name(x, y)))" + Tree.list(children)
        case .modified(let tree, let change): "\(tree) \(change)"
        case .container(let kind, let name, let arguments, let children):
            kind.rawValue
                + (arguments.isEmpty
                    ? "" : "(" + arguments.map(\.description).joined(separator: ", ") + ")")
                + (name.map { " \($0)" } ?? "") + Tree.list(children)
        }
    }

    fileprivate static func list(_ trees: [Tree]) -> String {
        "{" + trees.map(\.description).joined(separator: "; ") + "}"
    }
}

/// A number as the parser reads it.
private func written(_ value: CGFloat) -> String {
    value == .infinity ? "inf" : shortNumber(value)
}

extension Tree.Argument: CustomStringConvertible {
    var description: String {
        [key, value.map(written) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Tree.Guide {
    func name(_ axis: Axis) -> String {
        switch self {
        case .start: axis == .horizontal ? "leading" : "top"
        case .end: axis == .horizontal ? "trailing" : "bottom"
        case .custom: axis == .horizontal ? "HCustom" : "VCustom"
        default: rawValue
        }
    }

    /// `HCenter` too, where the word alone does not tell the axis.
    func fullName(_ axis: Axis) -> String {
        self == .center ? (axis == .horizontal ? "HCenter" : "VCenter") : name(axis)
    }

    /// `topLeading`, `top`, `center`, …
    static func name(_ x: Tree.Guide, _ y: Tree.Guide) -> String {
        switch (x, y) {
        case (.center, _): y.name(.vertical)
        case (_, .center): x.name(.horizontal)
        case (.start, .start), (.start, .end), (.end, .start), (.end, .end):
            y.name(.vertical) + x.name(.horizontal).capitalized
        default: x.name(.horizontal) + ", " + y.name(.vertical)
        }
    }
}

extension Tree.Change: CustomStringConvertible {
    var description: String {
        func pairs(_ list: [(String, CGFloat?)]) -> [String] {
            list.compactMap { name, value in value.map { "\(name) \(written($0))" } }
        }
        func call(_ name: String, _ parts: [String]) -> String {
            ".\(name)(" + parts.joined(separator: ", ") + ")"
        }
        switch self {
        case .frame(let w, let h, let x, let y):
            return call("frame", pairs([("width", w), ("height", h)]) + [Tree.Guide.name(x, y)])
        case .limits(let w, let h, let x, let y):
            return call(
                "frame",
                pairs([
                    ("minW", w.minimum), ("idealW", w.ideal), ("maxW", w.maximum),
                    ("minH", h.minimum), ("idealH", h.ideal), ("maxH", h.maximum),
                ]) + [Tree.Guide.name(x, y)])
        case .padding(let i):
            return call(
                "padding",
                pairs([
                    ("top", i.top), ("leading", i.leading), ("bottom", i.bottom),
                    ("trailing", i.trailing),
                ]))
        case .fixedSize(let h, let v): return ".fixedSize(h \(h), v \(v))"
        case .aspectRatio(let r, let fills):
            return call("aspectRatio", (r.map { [written($0)] } ?? []) + [fills ? "fill" : "fit"])
        case .layer(let kind, let trees, let x, let y):
            return ".\(kind.rawValue)(" + Tree.Guide.name(x, y) + ")" + Tree.list(trees)
        case .priority(let value): return ".prio \(written(value))"
        case .offset(let x, let y): return ".offset(\(written(x)), \(written(y)))"
        case .position(let x, let y): return ".position(\(written(x)), \(written(y)))"
        case .guide(let axis, let guide, let value):
            let share = value.share == 0 ? "" : ", share \(written(value.share))"
            return ".alignmentGuide(\(guide.fullName(axis))){\(written(value.constant))\(share)}"
        case .lineLimit(let count, let reserves):
            return ".lineLimit(\(count)\(reserves ? ", reserved" : ""))"
        case .direction(let isMirrored):
            return ".layoutDirection(\(isMirrored ? "rightToLeft" : "leftToRight"))"
        case .containerFrame(let h, let v, let x, let y):
            return ".containerRelativeFrame(h \(h), v \(v), \(Tree.Guide.name(x, y)))"
        case .gridCellColumns(let count): return ".gridCellColumns(\(count))"
        case .gridCellUnsizedAxes(let h, let v): return ".gridCellUnsizedAxes(h \(h), v \(v))"
        case .gridColumnAlignment(let guide):
            return ".gridColumnAlignment(\(guide.fullName(.horizontal)))"
        case .gridCellAnchor(let x, let y): return ".gridCellAnchor(\(written(x)), \(written(y)))"
        case .effect(let effect): return ".\(effect.rawValue)"
        }
    }
}
