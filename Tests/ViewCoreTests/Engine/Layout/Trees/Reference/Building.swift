import Foundation
import ViewCore

extension Reference {
    /// Several views where one is expected lie over each other, centred; one stands for itself.
    static func layered(_ parts: [any Part], _ surroundings: Surroundings) -> any Part {
        parts.count == 1
            ? parts[0]
            : Layers(x: .x(.center), y: .y(.center), children: parts, surroundings: surroundings)
    }

    static func parts(of trees: [Tree], in surroundings: Surroundings) -> [any Part] {
        trees.flatMap { parts(of: $0, in: surroundings) }
    }

    /// The part of one view; groups are several (section 3, rule 8).
    static func parts(of tree: Tree, in here: Surroundings) -> [any Part] {
        switch tree {
        case .color(let name): [Filling(name: name)]
        case .fixed(let name, let width, let height),
            .image(let name, let width, let height, isResizable: false):
            [Rigid(name: name, own: CGSize(width: width, height: height))]
        case .image(let name, let width, let height, isResizable: true):
            [Stretched(name: name, own: CGSize(width: width, height: height))]
        case .text(let string, let name): [Words(string, name: name, here)]
        case .spacer(let least): [Room(least: max(least ?? 8, 0), axis: here.axis)]
        case .divider(let name): [Line(name: name, surroundings: here)]
        case .stack(let axis, let guide, let spacing, let children):
            [stack(axis, guide, spacing, children, here)]
        case .layers(let x, let y, let children):
            [
                Layers(
                    x: .x(x), y: .y(y), children: parts(of: children, in: here.inside(nil)),
                    surroundings: here)
            ]
        case .modified(let tree, .layer(_, let others, let x, let y)):
            parts(of: tree, in: here).map { content in
                Layered(
                    content: content, layer: layered(parts(of: others, in: here.inside(nil)), here),
                    x: .x(x), y: .y(y), surroundings: here)
            }
        case .modified(let tree, .lineLimit(let count, let reserves)):
            parts(of: tree, in: here.limited(count, reserves))
        case .modified(let tree, .direction(let isMirrored)):
            parts(of: tree, in: here.mirrored(isMirrored))
        case .modified(let tree, let change):
            parts(of: tree, in: here).map { modified($0, change, here) }
        case .container(let kind, _, let arguments, let children):
            container(kind, arguments, children, here)
        }
    }

    static func stack(
        _ axis: Axis, _ guide: Tree.Guide, _ spacing: CGFloat?, _ children: [Tree],
        _ here: Surroundings
    ) -> Stack {
        Stack(
            axis, GuideKey(axis: axis.other, guide: guide), spacing: spacing,
            parts(of: children, in: here.inside(axis)), here)
    }

    private static func modified(
        _ part: any Part, _ change: Tree.Change, _ here: Surroundings
    ) -> any Part {
        switch change {
        case .frame(let width, let height, let x, let y):
            FixedFrame(
                content: part, width: width, height: height, x: .x(x), y: .y(y), surroundings: here)
        case .limits(let width, let height, let x, let y):
            FlexibleFrame(part, width, height, x: .x(x), y: .y(y), here)
        case .padding(let insets): Padded(content: part, insets: insets, surroundings: here)
        case .fixedSize(let horizontal, let vertical):
            FixedSize(
                content: part, horizontal: horizontal, vertical: vertical, surroundings: here)
        case .aspectRatio(let ratio, let fills):
            Proportioned(content: part, ratio: ratio, fills: fills, surroundings: here)
        case .priority(let value): Prioritized(content: part, priority: value, surroundings: here)
        case .offset(let x, let y): Shifted(content: part, x: x, y: y, surroundings: here)
        case .position(let x, let y): Positioned(content: part, x: x, y: y, surroundings: here)
        case .guide(let axis, let guide, let value):
            Guided(
                content: part, key: GuideKey(axis: axis, guide: guide), value: value,
                surroundings: here)
        case .containerFrame(let horizontal, let vertical, let x, let y):
            ContainerFrame(
                content: part, horizontal: horizontal, vertical: vertical, x: .x(x), y: .y(y),
                surroundings: here)
        case .gridCellColumns, .gridCellUnsizedAxes, .gridColumnAlignment, .gridCellAnchor:
            Marked(content: part, traits: part.traits.with(change), surroundings: here)
        case .effect: part
        case .layer, .lineLimit, .direction: preconditionFailure("\(change) is no change of one part")
        }
    }
}

extension Surroundings {
    func limited(_ count: Int, _ reserves: Bool) -> Surroundings {
        var result = self
        result.mostLines = count
        result.leastLines = reserves ? count : nil
        return result
    }

    func mirrored(_ isMirrored: Bool) -> Surroundings {
        var result = self
        result.isMirrored = isMirrored
        return result
    }
}
