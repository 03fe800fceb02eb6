import Foundation
import ViewCore

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

/// Makes trees that the reference knows.
struct RandomTrees {
    private var random: Seeded
    private var count = 0

    init(seed: Int) { random = Seeded(seed) }

    static func tree(seed: Int, depth: Int = 4) -> Tree {
        var trees = RandomTrees(seed: seed)
        return trees.tree(depth: depth)
    }

    /// Offers that find different branches: none, nothing, tight, roomy.
    static let offers: [(CGFloat?, CGFloat?)] = [
        (nil, nil), (0, 0), (57, 41), (200, nil), (nil, 131), (320.5, 240), (1000, 700),
    ]

    private mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < share
    }

    private mutating func length(_ range: ClosedRange<Int> = 0...120) -> CGFloat {
        // Quarters are exact, so sums in another order stay equal.
        CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &random)) / 4
    }

    private mutating func guide() -> Tree.Guide {
        [.start, .center, .end].randomElement(using: &random) ?? .center
    }

    private mutating func name() -> String {
        count += 1
        return "n\(count)"
    }

    mutating func tree(depth: Int) -> Tree {
        var tree = depth > 0 && chance(0.65) ? container(depth: depth) : leaf()
        while chance(0.35) { tree = .modified(tree, change(depth: depth)) }
        return tree
    }

    private mutating func leaf() -> Tree {
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1: return .color(name())
        case 2: return .fixed(name(), length(), length())
        default:
            return .text(
                String(repeating: "m", count: Int.random(in: 1...12, using: &random)), name())
        }
    }

    private mutating func container(depth: Int) -> Tree {
        let size = Int.random(in: 0...4, using: &random)
        var children: [Tree] = []
        var hasText = false
        let isStack = chance(0.8)
        for _ in 0..<size {
            if isStack, chance(0.15) {
                children.append(.spacer(chance(0.5) ? nil : length(0...20)))
            } else {
                let child = tree(depth: depth - 1)
                hasText = hasText || child.description.contains("Text")
                children.append(child)
            }
        }
        guard isStack else { return .layers(x: guide(), y: guide(), children) }
        // The distance between words and other views is the fonts' business.
        let holdsNoWords = !hasText && !children.isEmpty && children.allSatisfy { $0.isPlain }
        let spacing = holdsNoWords && chance(0.5) ? nil : length(0...16)
        return .stack(
            chance(0.5) ? .horizontal : .vertical, across: guide(), spacing: spacing, children)
    }

    private mutating func limits() -> Tree.Limits {
        Tree.Limits(
            minimum: chance(0.4) ? length() : nil, ideal: chance(0.3) ? length() : nil,
            maximum: chance(0.4) ? (chance(0.4) ? .infinity : length(0...200)) : nil)
    }

    private mutating func change(depth: Int) -> Tree.Change {
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1:
            return .frame(
                width: chance(0.6) ? length() : nil, height: chance(0.6) ? length() : nil,
                x: guide(), y: guide())
        case 2, 3: return .limits(width: limits(), height: limits(), x: guide(), y: guide())
        case 4, 5:
            return .padding(
                EdgeInsets(
                    top: length(-4...12), leading: length(-4...12), bottom: length(-4...12),
                    trailing: length(-4...12)))
        case 6: return .fixedSize(horizontal: chance(0.5), vertical: chance(0.5))
        case 7: return .aspectRatio([0.5, 1, 2, 1.5].randomElement(using: &random) ?? 1, fills: chance(0.4))
        case 8: return .priority(Double(Int.random(in: -1...2, using: &random)))
        case 9: return .offset(length(-20...20), length(-20...20))
        default:
            return .layer(
                tree(depth: min(depth, 1)), x: guide(), y: guide(), isBackground: chance(0.5))
        }
    }
}

extension Tree {
    /// Whether default spacing next to it is the plain 8: no stack, whose edges are its children's.
    fileprivate var isPlain: Bool {
        switch self {
        case .color, .fixed, .spacer: true
        case .modified(let tree, _): tree.isPlain
        default: false
        }
    }
}
