import Foundation
import ViewCore

extension Tree {
    /// Trees a step simpler than this one, the simplest first.
    var smaller: [Tree] {
        switch self {
        case .color, .divider: []
        case .fixed(let name, let w, let h):
            w == 10 && h == 20 ? [] : [.fixed(name, 10, 20)] + rounded(w, h).map { .fixed(name, $0, $1) }
        case .image(let name, _, _, _): [.color(name)]
        case .text(let string, let name):
            [.color(name)]
                + (string.contains(" ") ? [.text(String(string.prefix { $0 != " " }), name)] : [])
                + (string.count > 1 && string.dropLast().last != " "
                    ? [.text(String(string.dropLast()), name)] : [])
        case .spacer(let length): length == nil ? [] : [.spacer(nil)]
        case .stack(let axis, let guide, let spacing, let children):
            children
                + fewer(children) { .stack(axis, across: guide, spacing: spacing, $0) }
                + (spacing == 0 ? [] : [.stack(axis, across: guide, spacing: 0, children)])
                + (guide == .center ? [] : [.stack(axis, across: .center, spacing: spacing, children)])
        case .layers(let x, let y, let children):
            children + fewer(children) { .layers(x: x, y: y, $0) }
                + (x == .center && y == .center ? [] : [.layers(x: .center, y: .center, children)])
        case .container(let kind, let name, let arguments, let children):
            children
                + arguments.indices.map { index in
                    var rest = arguments
                    rest.remove(at: index)
                    // A lazy grid needs a column, and without children it makes its own.
                    return isLazyGrid && Tree.tracks(in: rest).isEmpty
                        ? children[0] : .container(kind, name: name, rest, children)
                }
                + fewer(children) {
                    isLazyGrid && $0.isEmpty
                        ? children[0] : .container(kind, name: name, arguments, $0)
                }
        case .modified(let tree, let change):
            change.parts + [tree] + change.smaller.map { .modified(tree, $0) }
                + tree.smaller.map { .modified($0, change) }
        }
    }

    private var isLazyGrid: Bool {
        if case .container(.lazyColumns, _, _, _) = self { return true }
        if case .container(.lazyRows, _, _, _) = self { return true }
        return false
    }

    /// Without one of the children, or with a simpler one.
    private func fewer(_ children: [Tree], _ make: ([Tree]) -> Tree) -> [Tree] {
        children.indices.map { index in
            var rest = children
            rest.remove(at: index)
            return make(rest)
        }
            + children.indices.flatMap { index in
                children[index].smaller.map { child in
                    var rest = children
                    rest[index] = child
                    return make(rest)
                }
            }
    }
}

/// Both without their fractions, where they have any.
private func rounded(_ a: CGFloat, _ b: CGFloat) -> [(CGFloat, CGFloat)] {
    a == a.rounded() && b == b.rounded() ? [] : [(a.rounded(), b.rounded())]
}

extension Tree.Change {
    /// Trees inside of it.
    fileprivate var parts: [Tree] {
        if case .layer(_, let trees, _, _) = self { return trees }
        return []
    }

    fileprivate var smaller: [Tree.Change] {
        switch self {
        case .frame(let w, let h, let x, let y):
            (w != nil && h != nil
                ? [
                    .frame(width: w, height: nil, x: x, y: y),
                    .frame(width: nil, height: h, x: x, y: y),
                ] : [])
                + (x == .center && y == .center
                    ? [] : [.frame(width: w, height: h, x: .center, y: .center)])
                + rounded(w ?? 0, h ?? 0).map {
                    .frame(width: w == nil ? nil : $0, height: h == nil ? nil : $1, x: x, y: y)
                }
        case .limits(let w, let h, let x, let y):
            w.smaller.filter { !$0.isEmpty || !h.isEmpty }
                .map { .limits(width: $0, height: h, x: x, y: y) }
                + h.smaller.filter { !$0.isEmpty || !w.isEmpty }
                .map { .limits(width: w, height: $0, x: x, y: y) }
                + (x == .center && y == .center
                    ? [] : [.limits(width: w, height: h, x: .center, y: .center)])
        case .padding(let insets):
            [\EdgeInsets.top, \.leading, \.bottom, \.trailing].flatMap { edge -> [Tree.Change] in
                guard insets[keyPath: edge] != 0 else { return [] }
                var (none, whole) = (insets, insets)
                none[keyPath: edge] = 0
                whole[keyPath: edge] = insets[keyPath: edge].rounded()
                return [.padding(none)]
                    + (whole[keyPath: edge] == insets[keyPath: edge] ? [] : [.padding(whole)])
            }
        case .layer(let kind, let trees, let x, let y):
            trees.indices.map { index in
                var rest = trees
                rest.remove(at: index)
                return .layer(kind, rest, x: x, y: y)
            }
                + trees.indices.flatMap { index in
                    trees[index].smaller.map { tree in
                        var rest = trees
                        rest[index] = tree
                        return .layer(kind, rest, x: x, y: y)
                    }
                }
                + (x == .center && y == .center
                    ? [] : [.layer(kind, trees, x: .center, y: .center)])
        case .guide(let axis, let guide, let value):
            value.share == 0
                ? [] : [.guide(axis, guide, Tree.GuideValue(constant: value.constant))]
        case .offset(let x, let y): rounded(x, y).map { .offset($0, $1) }
        case .position(let x, let y): rounded(x, y).map { .position($0, $1) }
        default: []
        }
    }
}

extension Tree.Limits {
    fileprivate var smaller: [Tree.Limits] {
        [\Tree.Limits.minimum, \.ideal, \.maximum].flatMap { limit -> [Tree.Limits] in
            guard let value = self[keyPath: limit] else { return [] }
            var (without, whole) = (self, self)
            without[keyPath: limit] = nil
            whole[keyPath: limit] = value.rounded()
            return [without] + (value.rounded() == value ? [] : [whole])
        }
    }
}
