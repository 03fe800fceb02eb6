import Foundation
import ViewCore

/// A view tree as data: what worked examples are parsed into and random trees are made of.
///
/// Printed as the examples write it: `HStack(0){Rect a; Fixed b 40x20 .padding(8)}`.
indirect enum Tree {
    case color(String)
    case fixed(String, CGFloat, CGFloat)
    case text(String, String)
    case spacer(CGFloat?)
    case divider(String)
    case stack(Axis, across: Guide, spacing: CGFloat?, [Tree])
    case layers(x: Guide, y: Guide, [Tree])
    case modified(Tree, Change)
    /// A container that neither the generator nor the reference knows, by its parts.
    case container(String, name: String?, [Argument], [Tree])

    /// Where views line up, on either axis.
    enum Guide: String, CaseIterable {
        case start, center, end, firstTextBaseline, lastTextBaseline
    }

    /// What a modifier does.
    enum Change {
        case frame(width: CGFloat?, height: CGFloat?, x: Guide, y: Guide)
        case limits(width: Limits, height: Limits, x: Guide, y: Guide)
        case padding(EdgeInsets)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case aspectRatio(CGFloat, fills: Bool)
        case layer(Tree, x: Guide, y: Guide, isBackground: Bool)
        case priority(Double)
        case offset(CGFloat, CGFloat)
        case position(CGFloat, CGFloat)
        case guide(Axis, Guide, CGFloat)
        case lineLimit(Int)
    }

    struct Limits {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?
        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
    }

    /// A word, a number, or a word with a number, between parentheses.
    struct Argument {
        var key: String
        var value: CGFloat?
    }
}

extension Tree {
    /// Names of the leaves, in order.
    var names: [String] {
        switch self {
        case .color(let name), .fixed(let name, _, _), .text(_, let name), .divider(let name):
            [name]
        case .spacer: []
        case .stack(_, _, _, let children), .layers(_, _, let children): children.flatMap(\.names)
        case .modified(let tree, .layer(let other, _, _, _)): tree.names + other.names
        case .modified(let tree, _): tree.names
        case .container(_, let name, _, let children):
            (name.map { [$0] } ?? []) + children.flatMap(\.names)
        }
    }
}

extension Tree: CustomStringConvertible {
    var description: String {
        func list(_ trees: [Tree]) -> String {
            "{" + trees.map(\.description).joined(separator: "; ") + "}"
        }
        return switch self {
        case .color(let name): "Rect \(name)"
        case .fixed(let name, let w, let h): "Fixed \(name) \(shortNumber(w))x\(shortNumber(h))"
        case .text(let string, let name): "Text(\"\(string)\") \(name)"
        case .spacer(let length): length.map { "Spacer(\(shortNumber($0)))" } ?? "Spacer"
        case .divider(let name): "Divider \(name)"
        case .stack(let axis, let guide, let spacing, let children):
            (axis == .horizontal ? "HStack(" : "VStack(") + guide.name(axis.other)
                + (spacing.map { ", \(shortNumber($0))" } ?? "") + ")" + list(children)
        case .layers(let x, let y, let children):
            "ZStack(\(Guide.name(x, y)))" + list(children)
        case .modified(let tree, let change): "\(tree) \(change)"
        case .container(let kind, let name, _, let children):
            kind + (name.map { " \($0)" } ?? "") + list(children)
        }
    }
}

extension Tree.Guide {
    func name(_ axis: Axis) -> String {
        switch self {
        case .start: axis == .horizontal ? "leading" : "top"
        case .end: axis == .horizontal ? "trailing" : "bottom"
        default: rawValue
        }
    }

    /// `topLeading`, `top`, `center`, …
    static func name(_ x: Tree.Guide, _ y: Tree.Guide) -> String {
        switch (x, y) {
        case (.center, _): y.name(.vertical)
        case (_, .center): x.name(.horizontal)
        default: y.name(.vertical) + x.name(.horizontal).capitalized
        }
    }
}

extension Tree.Change: CustomStringConvertible {
    var description: String {
        func pairs(_ list: [(String, CGFloat?)]) -> [String] {
            list.compactMap { name, value in value.map { "\(name) \(shortNumber($0))" } }
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
            return ".aspectRatio(\(shortNumber(r)), \(fills ? "fill" : "fit"))"
        case .layer(let tree, let x, let y, let isBackground):
            return (isBackground ? ".background(" : ".overlay(") + Tree.Guide.name(x, y) + "){\(tree)}"
        case .priority(let value): return ".prio \(shortNumber(value))"
        case .offset(let x, let y): return ".offset(\(shortNumber(x)), \(shortNumber(y)))"
        case .position(let x, let y): return ".position(\(shortNumber(x)), \(shortNumber(y)))"
        case .guide(let axis, let guide, let value):
            return ".alignmentGuide(\(guide.name(axis))){\(shortNumber(value))}"
        case .lineLimit(let count): return ".lineLimit(\(count))"
        }
    }
}
