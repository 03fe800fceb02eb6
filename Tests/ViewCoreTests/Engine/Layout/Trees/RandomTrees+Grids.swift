import Foundation
import ViewCore

extension RandomTrees {
    mutating func grid(depth: Int) -> Tree {
        switch number(0...3) {
        case 0: return lazyGrid(depth: depth, one(of: [.lazyColumns, .lazyRows]))
        default:
            var arguments: [Tree.Argument] = [.init(key: Tree.Guide.name(guide(), guide()))]
            if chance(0.6) { arguments.append(.init(key: "hSpacing", value: length(0...16))) }
            if chance(0.6) { arguments.append(.init(key: "vSpacing", value: length(0...16))) }
            return .container(
                .grid, name: nil, arguments,
                (0..<number(1...3)).map { index in
                    chance(0.2)
                        ? cell(depth: depth - 1) : row(depth: depth - 1, isFirst: index == 0)
                })
        }
    }

    private mutating func row(depth: Int, isFirst: Bool) -> Tree {
        .container(
            .gridRow, name: nil, chance(0.3) ? [.init(key: guide().fullName(.vertical))] : [],
            (0..<number(1...3)).map { _ in
                // Two cells of a column that align it differently are undefined, Apple says.
                isFirst && chance(0.3)
                    ? .modified(cell(depth: depth), .gridColumnAlignment(guide()))
                    : cell(depth: depth)
            })
    }

    private mutating func cell(depth: Int) -> Tree {
        var cell =
            chance(0.3) && depth > 0
            ? tree(depth: depth)
            : chance(0.5) ? .fixed(name(), length(0...60), length(0...60)) : .color(name())
        if chance(0.1) { cell = .modified(cell, .gridCellColumns(number(1...3))) }
        if chance(0.1) {
            cell = .modified(
                cell, .gridCellUnsizedAxes(horizontal: chance(0.5), vertical: chance(0.5)))
        }
        if chance(0.1) {
            cell = .modified(cell, .gridCellAnchor(one(of: [0, 0.5, 1]), one(of: [0, 0.25, 1])))
        }
        return cell
    }

    private mutating func lazyGrid(depth: Int, _ kind: Tree.Kind) -> Tree {
        let across: Axis = kind == .lazyColumns ? .horizontal : .vertical
        var arguments: [Tree.Argument] = [.init(key: guide().fullName(across))]
        if chance(0.6) { arguments.append(.init(key: "along", value: length(0...16))) }
        if chance(0.6) { arguments.append(.init(key: "spacing", value: length(0...16))) }
        for _ in 0..<number(1...3) {
            switch number(0...2) {
            case 0: arguments.append(.init(key: "fixed", value: length(0...60)))
            case 1: arguments.append(.init(key: "flexible"))
            default: arguments.append(.init(key: "adaptive"))
            }
            if arguments.last?.key != "fixed" {
                arguments.append(.init(key: "min", value: length(10...60)))
                if chance(0.4) { arguments.append(.init(key: "max", value: length(60...120))) }
            }
        }
        let grid: Tree = .container(
            kind, name: nil, arguments,
            (0..<number(1...5)).map { _ in chance(0.7) ? leaf() : tree(depth: depth - 1) })
        guard chance(0.5) else { return grid }
        let room = length(0...200)
        return .modified(
            grid,
            .frame(
                width: across == .horizontal ? room : nil,
                height: across == .vertical ? room : nil, x: guide(), y: guide()))
    }
}
