import Foundation
import SwiftUI

/// Makes views out of all containers and modifiers with numbers that no one means.
@MainActor struct HostileTrees {
    var random: HostileNumbers
    /// What the tree is made of, in the order it was made.
    private(set) var words: [String] = []
    /// Views that may still be made, so that a tree has hundreds and not millions.
    private var left: Int
    /// Whether a layout around already asks for many sizes: one in another would need the product by its nature.
    var isAsked = false

    typealias Change = (name: String, make: @MainActor (inout HostileTrees, AnyView) -> AnyView)

    init(seed: Int) {
        random = HostileNumbers(seed: seed)
        left = 0
    }

    /// One of four kinds: bushy, a chain of one to three changes, a wide container, or text under narrowing.
    mutating func tree() -> AnyView {
        left = random.int(20...300)
        switch random.int(0...9) {
        case 0...4: return view(depth: random.int(2...7))
        case 5...7: return chain()
        case 8: return wide()
        default: return texts()
        }
    }

    mutating func view(depth: Int) -> AnyView {
        left -= 1
        var result = depth > 0 && left > 0 && random.chance(0.7) ? container(depth: depth) : leaf()
        while random.chance(0.5) { result = changed(result) }
        return result
    }

    mutating func views(depth: Int, _ most: Int = 4) -> [AnyView] {
        (0..<random.int(0...most)).map { _ in view(depth: depth - 1) }
    }

    /// `view` in a change that is picked at random.
    mutating func changed(_ view: AnyView) -> AnyView {
        let change = random.pick(HostileTrees.changes)
        return made(change, view)
    }

    mutating func made(_ change: Change, _ view: AnyView) -> AnyView {
        words.append(change.name)
        return change.make(&self, view)
    }

    mutating func note(_ word: String) { words.append(word) }

    /// The same few changes again and again around each other.
    private mutating func chain() -> AnyView {
        let links = (0..<random.int(1...3)).map { _ in random.pick(HostileTrees.links) }
        var result = leaf()
        let others = random.chance(0.5)
        for level in 0..<random.int(10...80) {
            result = made(links[level % links.count], result)
            if others, random.chance(0.1) { result = changed(result) }
        }
        return result
    }

    private mutating func wide() -> AnyView {
        let count = random.int(50...400)
        left = count
        let few = (0..<random.int(1...4)).map { _ in view(depth: 1) }
        let content = ForEach(0..<count) { few[$0 % few.count] }
        return layout(AnyView(content))
    }

    private mutating func texts() -> AnyView {
        note("texts")
        var result = AnyView(Text(random.text()))
        for _ in 0..<random.int(1...30) {
            let text = Text(random.text())
            let (scale, limit, width) = (random.length(), random.count(), random.lengthOrNone())
            result = AnyView(
                layout(
                    AnyView(
                        Group {
                            result
                            text.minimumScaleFactor(scale).lineLimit(limit)
                        })
                ).frame(maxWidth: width).minimumScaleFactor(scale))
        }
        return result
    }

    /// Everything that takes a view and makes one of it.
    static let changes: [Change] = lengthChanges + layoutChanges + effectChanges + surroundingChanges
    /// What chains are made of: containers, and the changes that answer or offer other sizes than they are asked for.
    static let links: [Change] = containerLinks + lengthChanges + layoutChanges + surroundingChanges
}
