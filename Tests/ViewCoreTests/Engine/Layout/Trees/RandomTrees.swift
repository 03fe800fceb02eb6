import Foundation
import LayoutSupport
import ViewCore

/// Makes trees of every container and modifier that the rules speak of.
struct RandomTrees {
    private var random: Seeded
    private var count = 0
    /// How many scroll views are around: these, not the window, are the container then.
    private var scrolls = 0
    var isInWindow: Bool { scrolls == 0 }

    init(seed: Int) { random = Seeded(seed) }

    static func tree(seed: Int, depth: Int = 4) -> Tree {
        var trees = RandomTrees(seed: seed)
        return trees.tree(depth: depth)
    }

    /// Offers that find different branches: none, nothing, tight, roomy.
    static let offers: [(CGFloat?, CGFloat?)] = [
        (nil, nil), (0, 0), (57, 41), (200, nil), (nil, 131), (320.5, 240), (1000, 700),
    ]

    // MARK: Choices

    mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < share
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func length(_ range: ClosedRange<Int> = 0...120) -> CGFloat {
        // Quarters are exact, so sums in another order stay equal.
        CGFloat(number(range.lowerBound * 4...range.upperBound * 4)) / 4
    }

    mutating func one<T>(of list: [T]) -> T { list[number(0...list.count - 1)] }

    mutating func guide() -> Tree.Guide { one(of: [.start, .center, .end]) }

    mutating func anyGuide(_ axis: Axis) -> Tree.Guide {
        one(
            of: axis == .horizontal
                ? [.start, .center, .end, .custom]
                : [.start, .center, .end, .custom, .firstTextBaseline, .lastTextBaseline])
    }

    mutating func name() -> String {
        count += 1
        return "n\(count)"
    }

    // MARK: Trees

    mutating func tree(depth: Int) -> Tree {
        var tree = depth > 0 && chance(0.65) ? container(depth: depth) : leaf()
        while chance(0.35) { tree = .modified(tree, change(depth: depth)) }
        return tree
    }

    mutating func leaf() -> Tree {
        switch number(0...9) {
        case 0, 1, 2: return .color(name())
        case 3, 4: return .fixed(name(), length(), length())
        case 5, 6, 7: return .text(words(), name())
        case 8:
            return .image(
                name(), CGFloat(number(1...40)), CGFloat(number(1...40)), isResizable: chance(0.5))
        default: return .divider(name())
        }
    }

    private mutating func words() -> String {
        (0..<number(1...4)).map { _ in String(repeating: "m", count: number(1...9)) }
            .joined(separator: chance(0.1) ? "\n" : " ")
    }

    /// Up to four views; in a stack some of them spacers.
    mutating func children(depth: Int, spacers: Bool) -> [Tree] {
        (0..<number(0...4)).map { _ in
            if spacers, chance(0.15) {
                let spacer = Tree.spacer(chance(0.5) ? nil : length(0...20))
                return chance(0.2) ? .modified(spacer, change(depth: 0)) : spacer
            }
            if chance(0.04) {
                return .container(
                    .group, name: nil, [], (0..<number(0...2)).map { _ in tree(depth: depth - 1) })
            }
            return tree(depth: depth - 1)
        }
    }

    private mutating func container(depth: Int) -> Tree {
        let spacing = chance(0.5) ? nil : length(0...16)
        switch number(0...19) {
        case 0...4:
            return .stack(
                .horizontal, across: anyGuide(.vertical), spacing: spacing,
                children(depth: depth, spacers: true))
        case 5...9:
            return .stack(
                .vertical, across: anyGuide(.horizontal), spacing: spacing,
                children(depth: depth, spacers: true))
        case 10...12:
            return .layers(
                x: guide(), y: guide(), children(depth: depth, spacers: chance(0.1)))
        case 13:
            let kind = one(of: [
                Tree.Kind.rowLayout, .columnLayout, .layersLayout, .anyRow, .anyColumn, .anyLayers,
            ])
            let axis: Axis = kind == .rowLayout || kind == .anyRow ? .horizontal : .vertical
            let isLayered = kind == .layersLayout || kind == .anyLayers
            return .container(
                kind, name: nil, arguments(isLayered ? nil : axis, isLayered ? nil : spacing),
                children(depth: depth, spacers: !isLayered))
        case 14, 15:
            let axis = one(of: [Axis.horizontal, .vertical])
            return .container(
                axis == .horizontal ? .lazyRow : .lazyColumn, name: nil, arguments(axis, spacing),
                children(depth: depth, spacers: true))
        case 16:
            scrolls += 1
            defer { scrolls -= 1 }
            return .container(
                .scroll, name: nil,
                one(of: [
                    [], [.init(key: "horizontal")], [.init(key: "horizontal"), .init(key: "vertical")],
                ]), (0..<number(1...3)).map { _ in tree(depth: depth - 1) })
        case 17: return .container(.reader, name: nil, [], [tree(depth: depth - 1)])
        case 18:
            return .container(
                .firstThatFits, name: nil,
                one(of: [[], [.init(key: "horizontal")], [.init(key: "vertical")]]),
                (0..<number(1...3)).map { _ in tree(depth: depth - 1) })
        default: return grid(depth: depth)
        }
    }

    /// A stack's alignment and spacing as a container says them.
    private mutating func arguments(_ axis: Axis?, _ spacing: CGFloat?) -> [Tree.Argument] {
        let word = axis.map { guide().fullName($0.other) } ?? Tree.Guide.name(guide(), guide())
        return [.init(key: word)] + (spacing.map { [.init(key: "", value: $0)] } ?? [])
    }
}

/// SplitMix64: the same numbers on every machine.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) {
        // Not a multiple of the step below: neighbouring seeds would give one sequence, shifted.
        state = (UInt64(bitPattern: Int64(seed)) &+ 1) &* 0xD134_2543_DE82_EF95
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
